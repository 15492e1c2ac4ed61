"""Art Trivia: seven categories, a wheel or a choice, and a label after each answer (SP-64)."""

from collections import Counter

import pytest

from artgames.decks.questions import told
from artgames.engine.api import Refused
from artgames.engine.rng import Rng
from artgames.games.group_quiz.bot import make_bot
from artgames.games.group_quiz.rules.records import CategoryChosen, Choose, WheelTurned
from artgames.games.trivia.rules import CATEGORIES
from tests.games.group_quiz.conftest import QuizTable
from tests.games.group_quiz.test_bot import painting_of


@pytest.fixture
def wheel() -> QuizTable:
    return QuizTable(3, game="trivia")


@pytest.fixture
def choice() -> QuizTable:
    return QuizTable(3, game="trivia", category="choice")


def test_sp64_the_seven_categories_of_the_rulebook() -> None:
    assert CATEGORIES == ("title", "date", "artist", "lived", "sitter", "country", "school")


def test_sp64_a_category_without_data_for_a_card_is_skipped(wheel: QuizTable) -> None:
    for questions in (wheel.state.open, *wheel.state.coming):
        facts = wheel.setup.facts[wheel.setup.deck.index(questions[0].card)]
        for question in questions:
            assert question.right_answer == told(facts, question.element) != ""
        known = {one for one in CATEGORIES if told(facts, one)}
        assert {question.element for question in questions} <= known


def test_sp64_the_wheel_stops_at_something_that_is_known(wheel: QuizTable) -> None:
    stops = []
    while wheel.match.outcome() is None:
        turned = [event for event in wheel.match.events(None) if isinstance(event, WheelTurned)][-1]
        assert turned.category in turned.open and wheel.question.element == turned.category
        stops.append(turned.category)
        wheel.answer(right=True)
        assert wheel.view().is_label_open  # after each answer
        if wheel.match.outcome() is None:
            wheel.go_on()
    assert len(stops) == 21 and len(set(stops)) > 4


def test_sp64_nobody_has_a_category_again_before_the_others(choice: QuizTable) -> None:
    had: Counter[tuple[int | None, str]] = Counter()
    while choice.match.outcome() is None:
        player, view = choice.state.player, choice.view()
        known = {question.element for question in choice.state.open}
        fewest = min(had[player, element] for element in known)
        assert set(view.open_categories) == {element for element in known if had[player, element] == fewest}
        chosen = view.open_categories[-1]
        had[player, chosen] += 1
        choose(choice, chosen)
        assert choice.question.element == chosen
        choice.answer(right=True)
        if choice.match.outcome() is None:
            choice.go_on()


def choose(table: QuizTable, category: str) -> None:
    player = table.state.player
    assert player is not None
    step = table.match.submit(player, Choose((table.view().categories.index(category) + 1,)))
    assert step.events[0] == CategoryChosen(player, category)  # type: ignore[arg-type]


def test_while_a_category_is_chosen_nothing_is_asked(choice: QuizTable) -> None:
    view = choice.view()
    assert view.phase == "choose" and view.asked is None and view.right_answer == ""
    had = view.open_categories[0]
    for _ in range(3):
        choose(choice, choice.view().open_categories[0])
        choice.answer(right=True)
        choice.go_on()
    assert had not in choice.view().open_categories
    with pytest.raises(Refused):
        choice.match.submit(0, Choose((CATEGORIES.index(had) + 1,)))


def test_a_bot_chooses_what_it_knows(choice: QuizTable) -> None:
    bot = make_bot("hard", facts=lambda card: painting_of(choice, card))
    action = bot.choose(choice.match.seen(0), Rng.from_seed("bot")).action
    assert isinstance(action, Choose)
    choice.match.submit(0, action)
    answer = bot.choose(choice.match.seen(0), Rng.from_seed("bot")).action
    choice.match.submit(0, answer)
    assert choice.state.given[-1].right
