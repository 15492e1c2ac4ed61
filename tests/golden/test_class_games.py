"""Golden pictures of the games for a class: the pages that look most different."""

from artgames.games.group_quiz.rules.records import Answer, Buzz, Choose
from artgames.games.schools.rules.records import Hang
from tests.app.table.conftest import Sit, people
from tests.golden.test_golden import SIZE, Look, look, theme

__all__ = ["look", "theme"]


def test_every_kind_of_picture_of_the_quiz(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(6), seed="golden", size=SIZE, game="group_quiz", play="buzzer", elements="artist")
    session, right = table.flow.session, table.match.state.open[0].right
    session.submit(3, Buzz(1))
    session.submit(3, Answer((right % 4 + 1,)))
    table.settle()
    look(table, f"group_quiz-buzz-{theme}")
    session.submit(1, Buzz(1))
    table.settle()
    table.flow.board.number_key(right)
    look(table, f"group_quiz-ask-{theme}")
    table.press_button()
    table.settle()
    look(table, f"group_quiz-label-{theme}")


def test_what_was_said_aloud_is_judged(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(2), seed="golden", size=SIZE, game="sitters", form="aloud")
    table.press_button()
    table.settle()
    look(table, f"sitters-judge-{theme}")


def test_a_category_is_chosen(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(3), seed="golden", size=SIZE, game="trivia", category="choice")
    look(table, f"trivia-choose-{theme}")
    number = table.view.categories.index(table.view.open_categories[0]) + 1
    table.flow.session.submit(0, Choose((number,)))
    table.settle()
    look(table, f"trivia-ask-{theme}")


def test_walls_are_hung(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(2), seed="golden", size=SIZE, game="schools", points=True)
    belongs = {one.card: one.wall for one in table.match.state.sorted}
    for number, card in enumerate(table.view.cards):
        if number == 5:
            table.settle()
            look(table, f"schools-sort-{theme}")
        wall = belongs[card] if number % 4 else 1
        table.flow.session.submit(table.view.player, Hang((card,), (wall,)))
    table.settle()
    table.press_button()
    table.settle()
    look(table, f"schools-ended-{theme}")
