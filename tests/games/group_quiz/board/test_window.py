"""The quiz through the real widgets: by mouse, by keyboard, with bots, and what nobody may see too early."""

import pytest
from PySide6.QtCore import Qt

from artgames.engine.match import Match
from artgames.games import load
from artgames.games.group_quiz.board.wheel import Wheel
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.answer_bar import AnswerBar
from artgames.scene.picture_board.buzzer_row import BuzzMark, spread_keys
from artgames.scene.picture_board.painting_label import LabelCard
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_secrets import everything_readable

KEYS = {"1": Qt.Key.Key_1, "2": Qt.Key.Key_2, "3": Qt.Key.Key_3, "4": Qt.Key.Key_4, "0": Qt.Key.Key_0}


def bars(table: Sitting) -> list[AnswerBar]:
    return [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, AnswerBar)]


def bar(table: Sitting, number: int) -> AnswerBar:
    return next(item for item in bars(table) if item.bar.number == number)


def right(table: Sitting) -> int:
    return int(table.match.state.open[0].right)


def wrong(table: Sitting) -> int:
    return next(item.bar.number for item in bars(table) if item.bar.number != right(table))


def labels(table: Sitting) -> list[LabelCard]:
    return [item for item in table.flow.board.scene.items() if isinstance(item, LabelCard)]


def answer(table: Sitting, number: int) -> None:
    table.click(bar(table, number))
    table.press_button()
    table.settle()


def test_sp61_a_whole_match_in_turns_by_mouse(sit: Sit) -> None:
    table = sit(people(2), game="group_quiz", cards=1)
    while table.view.phase != "ended":
        assert table.view.player == (table.view.number - 1) % 2
        answer(table, right(table) if table.view.player == 0 else wrong(table))
        assert bool(labels(table)) == table.view.is_label_open
        if table.view.phase != "ended":
            table.press_button()
            table.settle()
    assert table.view.totals[0] > 1 and table.view.totals[1] == 0
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(load("group_quiz").rules, table.match.save()).state == table.match.state


def test_sp61_with_the_buzzer_by_keyboard_alone(sit: Sit) -> None:
    table = sit(people(2), game="group_quiz", play="buzzer", cards=1, elements="artist")
    assert spread_keys(2) == ("Q", "J")
    for key in (*KEYS.values(), Qt.Key.Key_A):  # an answer is no buzzer, nor is any other key
        table.key(key)
    assert table.view.phase == "buzz"
    table.key(Qt.Key.Key_J)
    table.settle()
    assert table.view.player == 1
    table.key(KEYS[str(wrong(table))])
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.phase == "buzz" and table.view.locked_out == (1,)
    table.key(Qt.Key.Key_J)  # who is out cannot press
    assert table.view.phase == "buzz"
    table.key(Qt.Key.Key_Q)
    table.settle()
    table.key(KEYS[str(right(table))])
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.phase == "ended" and table.view.totals == (1, 0)


def test_sp61_a_mark_can_be_pressed_instead_of_its_key(sit: Sit) -> None:
    table = sit(people(4), game="group_quiz", play="buzzer")
    marks = [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, BuzzMark)]
    assert [item.name for item in marks] == ["Ada, key Q", "Ben, key X", "Cleo, key T", "Dario, key J"]
    table.click(marks[2])
    table.settle()
    assert table.view.player == 2
    assert not table.page.ui.primaryButton.isEnabled()  # nothing is chosen yet


def test_nobody_knows_and_the_label_tells(sit: Sit) -> None:
    table = sit(people(3), game="group_quiz", play="buzzer", elements="title")
    assert table.page.ui.primaryButton.text() == "Nobody knows"
    table.press_button()
    table.settle()
    assert labels(table) and table.view.totals == (0, 0, 0)


def test_a_choice_may_be_changed_until_it_is_locked_in(sit: Sit) -> None:
    table = sit(people(2), game="group_quiz")
    assert not table.page.ui.primaryButton.isEnabled()
    table.click(bar(table, 1))
    table.click(bar(table, 3))
    assert table.page.ui.primaryButton.text() == "Lock in 3" and bar(table, 3).is_marked and not bar(table, 1).is_marked
    table.click(bar(table, 3))
    assert not table.page.ui.primaryButton.isEnabled() and table.view.phase == "ask"


def test_said_aloud_and_judged_by_the_host(sit: Sit) -> None:
    table = sit(people(2), game="group_quiz", form="aloud", elements="artist", cards=1)
    assert not bars(table)
    table.press_button()
    table.settle()
    assert table.view.phase == "judge" and [item.bar.number for item in bars(table)] == [1, 2]
    table.click(bar(table, 2))
    table.settle()
    assert table.view.totals == (0, 0) and labels(table)
    table.press_button()
    table.settle()
    table.press_button()
    table.settle()
    table.key(Qt.Key.Key_1)
    table.settle()
    assert table.view.phase == "ended" and table.view.totals == (0, 1)


@pytest.mark.parametrize("game", ["group_quiz", "sitters", "trivia"])
def test_enter_does_not_judge_what_was_said_aloud(sit: Sit, game: str) -> None:
    """It was booked as right, and could not be taken back."""
    table = sit(people(2), game=game, form="aloud")
    while table.view.phase != "judge":
        table.press_button()
        table.settle()
    turn = table.match.turn
    table.page.ui.boardView.setFocus()
    table.key(Qt.Key.Key_Return)
    assert table.match.turn == turn and table.page.covers.told() == "Nothing chosen yet."
    assert not table.page.ui.primaryButton.isVisible()
    table.key(Qt.Key.Key_Down)
    bar(table, 2).setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.match.turn == turn + 1 and not any(table.view.totals)


@pytest.mark.parametrize("game", ["group_quiz", "sitters", "trivia"])
def test_nothing_on_the_screen_answers_the_question_and_a_closer_look_has_no_label(sit: Sit, game: str) -> None:
    table = sit(people(2), game=game, form="aloud")
    painting = table.page.deck.painting(table.view.card)
    assert painting.artist not in everything_readable(table) and painting.title not in everything_readable(table)
    item = next(item for item in table.paintings() if isinstance(item, PaintingItem))
    table.page.ui.boardView.zoom_wanted.emit(item)
    assert table.page.covers._zoom.label_text() == ""
    table.page.covers.step_back()


def test_bots_play_a_whole_match_by_themselves(sit: Sit) -> None:
    players = tuple(Player(name, seat, "bot") for seat, name in enumerate(("Amber", "Ochre")))
    table = sit(players, game="group_quiz", play="buzzer", cards=1)
    for _ in range(30):
        if table.view.phase == "ended":
            break
        turn = table.match.turn
        if table.view.phase == "told":
            table.press_button()
        table.bot.waitUntil(lambda turn=turn: table.match.turn > turn)  # type: ignore[misc]
        table.settle()
    assert table.view.phase == "ended"


def test_the_clock_runs_only_if_the_host_wants_it(sit: Sit) -> None:
    assert sit(people(2), game="group_quiz").flow.session.clock.total == 0
    table = sit(people(2), game="group_quiz", seconds=30)
    assert table.flow.session.clock.total == 30
    table.flow.session.clock.finish()
    table.settle()
    assert table.view.phase == "told" and table.view.totals == (0, 0)


def test_what_is_chosen_when_the_time_is_over_counts(sit: Sit) -> None:
    table = sit(people(2), game="group_quiz", seconds=30)
    table.click(bar(table, right(table)))
    table.flow.session.clock.finish()
    table.settle()
    assert table.view.phase == "told" and table.view.totals == (1, 0)


def test_sp64_the_wheel_runs_along_the_categories_and_a_whole_match_of_trivia(sit: Sit) -> None:
    table = sit(people(2), game="trivia", cards=3)
    while table.view.phase != "ended":
        table.settle()
        assert table.view.asked.element in table.view.categories
        answer(table, right(table))
        assert labels(table)
        if table.view.phase != "ended":
            table.press_button()
            table.settle()
    assert table.view.totals == (3, 3)


def test_sp64_a_category_is_chosen_by_its_number(sit: Sit) -> None:
    table = sit(people(2), game="trivia", category="choice")
    numbers = [item.bar.number for item in bars(table)]
    assert [table.view.categories[number - 1] for number in numbers] == list(table.view.open_categories)
    table.flow.board.number_key(numbers[-1])
    assert table.page.ui.primaryButton.text() == "Ask me that"
    table.press_button()
    table.settle()
    assert table.view.asked.element == table.view.categories[numbers[-1] - 1]


def test_sp62_a_whole_match_of_who_is_it_alone(sit: Sit) -> None:
    table = sit(people(1), game="sitters", cards=3)
    while table.view.phase != "ended":
        answer(table, right(table))
        if table.view.phase != "ended":
            table.press_button()
            table.settle()
    assert table.view.totals == (3,)


def test_sp64_the_wheel_stops_where_the_rules_say(sit: Sit) -> None:
    table = sit(people(2), game="trivia")
    answer(table, right(table))
    table.press_button()
    wheel = next(item for item in table.flow.board.scene.items() if isinstance(item, Wheel))
    number = table.view.categories.index(table.view.asked.element) + 1
    assert wheel.disc.lit == number and table.flow.is_moving  # with reduced motion it stands there at once
    assert not any(item.isVisible() for item in table.paintings())
    table.settle()
    assert [item.isVisible() for item in table.paintings()] == [True]
