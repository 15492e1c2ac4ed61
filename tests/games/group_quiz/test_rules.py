"""The course of the quiz: turns, buzzers, what is said aloud, and points (SP-61)."""

import pytest

from artgames.engine.api import HOUSE, Refused
from artgames.games.group_quiz.rules.records import Answer, Answered, AnswerShown, Buzz, CardShown, TimeUp
from tests.games.group_quiz.conftest import QuizTable


def test_sp61_it_takes_two_to_eight() -> None:
    for seats in (1, 9):
        with pytest.raises(Refused):
            QuizTable(seats)
    for seats in (2, 8):
        assert QuizTable(seats).state.phase == "ask"


def test_sp61_in_turns_everybody_has_the_own_cards_and_answers_all_about_them(table: QuizTable) -> None:
    asked = []
    while table.match.outcome() is None:
        asked.append((table.state.number, table.state.player, table.question.element))
        table.answer(right=True)
        if table.match.outcome() is None:
            table.go_on()
    assert [player for number, player, _ in asked] == [(number - 1) % 3 for number, _, _ in asked]
    assert {number for number, _, _ in asked} == set(range(1, 10))
    for number in range(1, 10):
        elements = [element for one, _, element in asked if one == number]
        assert elements == [one for one in ("artist", "date", "title") if one in elements]


def test_sp61_one_point_for_each_element_right(table: QuizTable) -> None:
    table.answer(right=True)
    assert table.state.totals == (1, 0, 0) and table.view().right == table.question.right
    table.go_on()
    table.answer(right=False)
    assert table.state.totals == (1, 0, 0)


def test_sp61_most_points_win_and_a_tie_is_shared() -> None:
    table = QuizTable(2, cards=1, elements="title")
    table.answer(right=True)
    table.go_on()
    events = table.answer(right=False)
    outcome = table.match.outcome()
    assert outcome is not None and (outcome.winners, outcome.points, outcome.reason) == ((0,), (1, 0), "most_points")
    assert [type(event).__name__ for event in events] == ["Answered", "AnswerShown", "MatchEnded"]
    shared = QuizTable(2, cards=1, elements="title")
    for _ in range(2):
        shared.answer(right=True)
        if shared.match.outcome() is None:
            shared.go_on()
    outcome = shared.match.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == ((0, 1), "shared")


def test_nobody_is_told_what_is_right_before_it_is_answered(table: QuizTable) -> None:
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert view.right is None and view.right_answer == "" and not view.is_label_open
    events = table.answer(right=False)
    shown = next(event for event in events if isinstance(event, AnswerShown))
    assert shown.answer == table.question.right_answer == table.view().right_answer


def test_the_label_is_open_after_the_last_question_about_a_card_only(table: QuizTable) -> None:
    while table.view().left:
        table.answer(right=True)
        assert not table.view().is_label_open
        table.go_on()
    table.answer(right=True)
    assert table.view().is_label_open


def test_sp61_with_the_buzzer_the_first_press_counts(buzzers: QuizTable) -> None:
    assert set(buzzers.match.to_act()) == {HOUSE, 0, 1, 2, 3}
    buzzers.buzz(2)
    assert buzzers.state.player == 2 and buzzers.match.to_act() == (2,)
    with pytest.raises(Refused):
        buzzers.buzz(1)


def test_sp61_a_wrong_buzz_is_out_for_that_card_and_the_others_go_on(buzzers: QuizTable) -> None:
    buzzers.buzz(2)
    events = buzzers.answer(right=False)
    assert [type(event) for event in events] == [Answered]
    assert buzzers.state.phase == "buzz" and buzzers.view().locked_out == (2,) and len(buzzers.view().gone) == 1
    with pytest.raises(Refused):
        buzzers.buzz(2)
    buzzers.buzz(0)
    with pytest.raises(Refused):
        buzzers.match.submit(0, Answer(buzzers.view().gone))
    buzzers.answer(right=True)
    assert buzzers.state.totals == (1, 0, 0, 0) and buzzers.view().left
    buzzers.go_on()
    assert buzzers.view().locked_out == (2,) and 2 not in buzzers.match.to_act()  # still the same card
    buzzers.buzz(1)
    buzzers.answer(right=True)
    while buzzers.view().left:
        buzzers.go_on()
        buzzers.buzz(1)
        buzzers.answer(right=True)
    buzzers.go_on()
    assert buzzers.view().locked_out == () and 2 in buzzers.match.to_act()


def test_sp61_when_all_are_out_the_answer_is_told_and_the_next_card_comes(buzzers: QuizTable) -> None:
    for seat in range(3):
        buzzers.buzz(seat)
        buzzers.answer(right=False)
    assert buzzers.state.phase == "told"  # only the right answer is left
    two = QuizTable(2, play="buzzer")
    for seat in range(2):
        two.buzz(seat)
        two.answer(right=False)
    assert two.state.phase == "told" and two.view().left == 0 and two.view().is_label_open
    before = two.state.number
    two.go_on()
    assert two.state.number == before + 1


def test_sp61_whoever_says_that_they_do_not_know_waits_for_the_next_question(buzzers: QuizTable) -> None:
    for seat in range(4):
        assert buzzers.state.phase == "buzz"
        buzzers.buzz(seat, knows=0)
    assert buzzers.state.phase == "told" and buzzers.view().locked_out == ()
    buzzers.go_on()
    assert set(buzzers.match.to_act()) == {HOUSE, 0, 1, 2, 3}


def test_sp61_nobody_knows_and_the_house_shows_it(buzzers: QuizTable) -> None:
    buzzers.show()
    assert buzzers.state.phase == "told" and sum(buzzers.state.totals) == 0


def test_said_aloud_nothing_is_to_be_read_and_the_house_judges() -> None:
    table = QuizTable(form="aloud")
    asked = table.view().asked
    assert asked is not None and asked.answers == ()
    table.show()
    assert table.state.phase == "judge" and table.view().right_answer == table.question.right_answer
    table.judge(right=True)
    assert table.state.totals == (1, 0, 0)
    table.go_on()
    table.say("  I   think it is Monet ")
    assert table.view().said == "I think it is Monet"
    table.judge(right=False)
    assert table.state.totals == (1, 0, 0)


def test_said_aloud_with_the_buzzer_a_wrong_answer_ends_the_question() -> None:
    table = QuizTable(play="buzzer", form="aloud")
    table.buzz(1)
    table.show()
    table.judge(right=False)
    assert table.state.phase == "told" and table.view().locked_out == (1,)


def test_time_is_only_measured_if_the_host_wants_it_and_is_worth_nothing() -> None:
    assert QuizTable().match.timed() is None
    table = QuizTable(seconds=15)
    assert table.match.timed() == 15
    table.match.submit(HOUSE, TimeUp())
    assert table.state.phase == "told" and table.state.totals == (0, 0, 0) and table.match.timed() is None
    buzzing = QuizTable(seconds=30, play="buzzer")
    buzzing.match.submit(HOUSE, TimeUp())
    assert buzzing.state.phase == "told" and buzzing.state.given == ()


@pytest.mark.parametrize("element", ["title", "artist", "date", "century", "school", "country", "museum"])
def test_one_thing_only_may_be_asked(element: str) -> None:
    table = QuizTable(elements=element)
    while table.match.outcome() is None:
        assert table.question.element == element and table.view().left == 0
        table.answer(right=True)
        if table.match.outcome() is None:
            table.go_on()


def test_anything_on_the_label_is_three_things_of_it() -> None:
    table = QuizTable(8, elements="mixed", cards=3)
    elements = {question.element for questions in table.state.coming for question in questions}
    assert len(elements) > 4 and max(len(questions) for questions in table.state.coming) == 3


def test_every_card_comes_once_and_in_another_order_with_another_seed() -> None:
    def cards(seed: str) -> list[int]:
        table = QuizTable(seed=seed)
        return [table.question.card, *(questions[0].card for questions in table.state.coming)]

    assert cards("a") == cards("a") != cards("b") and len(set(cards("a"))) == 9


def test_a_deck_that_tells_too_little_is_refused_with_a_sentence() -> None:
    from artgames.engine.api import Setup
    from artgames.engine.facts import Facts
    from artgames.games.group_quiz.rules import RULES

    cards = tuple(range(1, 40))
    with pytest.raises(Refused) as refusal:
        RULES.start(Setup(2, {"elements": "artist"}, "x", cards, facts=(Facts(title="Only this"),) * len(cards)))
    assert "6 paintings" in refusal.value.sentence.render(())
    with pytest.raises(Refused):
        RULES.start(Setup(2, {}, "x", cards))


def test_the_first_event_shows_the_card_and_whose_it_is(table: QuizTable) -> None:
    first = table.match.events(None)[0]
    assert first == CardShown(1, table.question.card, 0)
    assert Buzz(1) != Buzz(0)


def test_the_score_pad_has_a_round_for_a_card_of_everybody(table: QuizTable) -> None:
    while table.match.outcome() is None:
        table.answer(right=table.state.player != 1)
        if table.match.outcome() is None:
            table.go_on()
    pad = table.view().pad
    assert [one.round for one in pad] == [1, 2, 3]
    assert tuple(sum(one.rows[seat].points for one in pad) for seat in range(3)) == table.state.totals
    assert all(one.rows[1].hits == 0 < one.rows[1].wrong for one in pad)


def test_with_the_buzzer_every_card_is_a_round_of_the_pad(buzzers: QuizTable) -> None:
    buzzers.buzz(1)
    buzzers.answer(right=True)
    (first,) = buzzers.view().pad
    assert [row.points for row in first.rows] == [0, 1, 0, 0]
