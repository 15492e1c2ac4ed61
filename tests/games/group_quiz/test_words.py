"""What is said at the table."""

from artgames.engine.api import Outcome
from artgames.engine.facts import ELEMENTS
from artgames.games.group_quiz.rules.records import Answered
from artgames.games.group_quiz.words import CATEGORIES, QUESTIONS, describe_event, result, status, told_answer
from tests.games.group_quiz.conftest import QuizTable

NAMES = ("Ada", "Ben", "Cleo", "Dario")


def said(table: QuizTable) -> str:
    return status(table.view()).render(NAMES)


def test_every_element_has_a_question_a_category_and_an_answer() -> None:
    for element in ELEMENTS:
        assert QUESTIONS[element].endswith("?") and CATEGORIES[element]
        assert "Monet" in told_answer(element, "Monet", homage=False).render(NAMES)


def test_the_line_above_the_board_says_who_must_do_what(table: QuizTable) -> None:
    assert said(table) == "Ada, your answer?"
    table.answer(right=True)
    assert said(table) == "Ada knew it: one point."
    table.go_on()
    table.answer(right=False)
    assert said(table) == "Not this time, Ada."


def test_the_log_says_who_was_right() -> None:
    told = [describe_event(Answered(seat, 1, right)) for seat, right in ((0, True), (1, False))]
    assert [one.render(NAMES) for one in told if one is not None] == ["Ada is right.", "Ben is wrong."]


def test_with_the_buzzer(buzzers: QuizTable) -> None:
    assert said(buzzers) == "Who knows it? Press your key."
    (buzzed,) = buzzers.buzz(3)
    sentence = describe_event(buzzed)
    assert sentence is not None and sentence.render(NAMES) == "Dario buzzed first."
    assert said(buzzers) == "Dario, your answer?"
    buzzers.answer(right=False)
    buzzers.show()
    assert said(buzzers) == "Not this time, Dario."


def test_nobody_knew_it(buzzers: QuizTable) -> None:
    buzzers.show()
    assert said(buzzers) == "Nobody knew it. Now everyone does."


def test_results() -> None:
    assert result(Outcome((0,), (3, 1), "most_points")).render(NAMES) == "Ada wins with 3 points."
    assert result(Outcome((0,), (1, 0), "most_points")).render(NAMES) == "Ada wins with one point."
    assert "Ada and Ben share" in result(Outcome((0, 1), (2, 2), "shared")).render(NAMES)
    assert "3 players share" in result(Outcome((0, 1, 2), (2, 2, 2), "shared")).render(NAMES)
    assert result(Outcome((0,), (5,), "alone")).render(NAMES) == "Ada knew 5."
