"""SP-60: one card, one question, in three forms."""

from collections.abc import Callable

import msgspec
import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.engine.facts import Facts
from artgames.engine.match import Match
from artgames.games.flash_cards import ELEMENTS, GAME
from artgames.games.flash_cards.assessment import answers
from artgames.games.flash_cards.rules import RULES
from artgames.games.flash_cards.rules.records import (
    AnswerTold,
    Choose,
    GiveUp,
    KnewIt,
    NextCard,
    NotYet,
    Turn,
    Write,
)
from tests.games.flash_cards.conftest import CARDS, LABELS, Desk

Make = Callable[..., Desk]


def refusal(**options: bool | int | str) -> str:
    with pytest.raises(Refused) as problem:
        RULES.start(Setup(1, options, "x", CARDS, facts=LABELS))
    return problem.value.sentence.render(())


# What is asked


def test_sp_60_title_artist_and_date_are_asked_by_default_with_four_answers(make_desk: Make) -> None:
    desk, asked = make_desk(), []
    while desk.match.outcome() is None:
        asked.append(desk.view.asked.element)
        assert len(desk.view.asked.answers) >= 3
        desk.answer()
    assert set(asked) == {"title", "artist", "date"} and len(asked) == len(CARDS)


@pytest.mark.parametrize("element", ["title", "artist", "date"])
def test_only_what_was_wanted_is_asked(make_desk: Make, element: str) -> None:
    desk = make_desk(**{one: one == element for one in ELEMENTS})
    everything = [desk.state.flash, *desk.state.coming]
    assert {flash.element for flash in everything} == {element}


def test_what_a_label_does_not_say_is_not_asked(make_desk: Make) -> None:
    labels = (Facts(title="Snow"), Facts(artist="Anna Ancher"), Facts())
    desk = make_desk(labels=labels, form="turn")
    asked = {(flash.card, flash.element) for flash in (desk.state.flash, *desk.state.coming)}
    assert asked == {(1, "title"), (2, "artist")}


def test_no_more_cards_are_asked_than_wanted_and_none_twice(make_desk: Make) -> None:
    desk = make_desk(cards=5)
    cards = [flash.card for flash in (desk.state.flash, *desk.state.coming)]
    assert len(set(cards)) == len(cards) == 5 == desk.view.count


def test_a_deck_can_be_gone_through_in_its_order(make_desk: Make) -> None:
    desk = make_desk(in_order=True, form="turn")
    assert [flash.card for flash in (desk.state.flash, *desk.state.coming)] == list(CARDS)
    shuffled = make_desk(form="turn")
    assert [flash.card for flash in (shuffled.state.flash, *shuffled.state.coming)] != list(CARDS)


def test_of_thousands_of_paintings_no_more_are_compared_than_anybody_sees(make_desk: Make) -> None:
    labels = [msgspec.structs.replace(LABELS[number % 8], title=f"Number {number}") for number in range(5000)]
    desk = make_desk(labels=labels, cards=5)
    assert desk.view.count == 5


def test_a_lesson_asks_what_it_says_in_its_order(make_desk: Make) -> None:
    desk = make_desk(lesson=((4, "date"), (2, "artist"), (99, "title")), cards=1)
    asked = [(flash.card, flash.element) for flash in (desk.state.flash, *desk.state.coming)]
    assert asked == [(4, "date"), (2, "artist")]


def test_what_a_lesson_cannot_offer_a_choice_of_is_turned(make_desk: Make) -> None:
    """No other card says its school, so there are no wrong answers."""
    labels = (msgspec.structs.replace(LABELS[0], school="Vienna Secession"), *LABELS[1:])
    desk = make_desk(labels=labels, lesson=((1, "school"), (1, "date")))
    assert [flash.form for flash in (desk.state.flash, *desk.state.coming)] == ["turn", "choice"]


def test_the_reasons_for_which_nothing_can_be_asked_are_told() -> None:
    assert refusal(title=False, artist=False, date=False) == "Choose at least one thing to ask about."
    nothing = {"title": False, "artist": False, "date": False, "school": True}
    assert refusal(**nothing).startswith("The labels of these paintings say too little")
    with pytest.raises(Refused, match="have no labels to ask about"):
        RULES.start(Setup(1, {}, "x", CARDS))
    with pytest.raises(Refused, match="twice"):
        RULES.start(Setup(1, {}, "x", (1, 1), facts=LABELS[:2]))


# How it is answered


def test_sp_60_one_of_four_is_right_and_the_label_is_told_afterwards(make_desk: Make) -> None:
    desk = make_desk()
    assert (desk.view.true, desk.view.right, desk.view.worth) == ("", 0, None)
    right = desk.state.flash.right
    (told,) = desk.do(Choose(right))
    assert isinstance(told, AnswerTold) and told.result.worth == "right"
    assert desk.view.true == desk.view.asked.answers[right - 1]
    assert desk.match.to_act() == (HOUSE,)
    desk.house(NextCard())
    assert desk.view.number == 2 and desk.view.phase == "asked"


def test_not_to_know_is_an_honest_answer(make_desk: Make) -> None:
    desk = make_desk()
    desk.do(GiveUp())
    assert (desk.view.worth, desk.view.said) == ("wrong", "")


@pytest.mark.parametrize(("typed", "worth"), [("van gogh", "right"), ("van Goch", "nearly"), ("Manet", "wrong")])
def test_sp_60_typed_answers_are_forgiving_and_not_too_much(make_desk: Make, typed: str, worth: str) -> None:
    desk = make_desk(form="typed", lesson=((4, "artist"),))
    desk.do(Write(f"  {typed}\u200b "))
    assert (desk.view.worth, desk.view.said, desk.view.true) == (worth, typed, "Vincent van Gogh")


@pytest.mark.parametrize(("tolerance", "worth"), [(0, "wrong"), (5, "wrong"), (10, "nearly"), (25, "nearly")])
def test_sp_60_dates_count_within_the_tolerance_of_the_house_rules(make_desk: Make, tolerance: int, worth: str) -> None:
    desk = make_desk(form="typed", tolerance=tolerance, lesson=((4, "date"),))
    desk.do(Write("1880"))
    assert desk.view.worth == worth


def test_the_tolerance_means_nothing_where_nothing_is_written() -> None:
    assert "cannot be combined with" in refusal(form="turn", tolerance=25)
    assert GAME.complete({})["tolerance"] == 10


def test_a_card_is_turned_and_the_learner_says_whether_it_was_known(make_desk: Make) -> None:
    desk = make_desk(form="turn", cards=3)
    assert desk.match.to_act() == (HOUSE,) and desk.view.true == ""
    desk.house(Turn())
    assert desk.view.true == desk.state.flash.true and desk.match.to_act() == (0,)
    desk.do(KnewIt())
    assert desk.view.totals == (1,) and desk.view.number == 2
    desk.house(Turn())
    desk.do(NotYet())
    assert desk.view.totals == (1,) and desk.view.number == 3


# What comes once more


def test_missed_cards_come_once_more_at_the_end_and_no_more(make_desk: Make) -> None:
    desk = make_desk(cards=3)
    missed = [desk.state.flash.card]
    desk.answer(rightly=False)
    desk.answer()
    missed.append(desk.state.flash.card)
    desk.answer(rightly=False)
    assert (desk.view.is_again, desk.view.number, desk.view.count) == (True, 1, 2)
    assert [desk.state.flash.card, desk.state.missed[0].card] == missed
    desk.answer(rightly=False)
    assert (desk.view.number, desk.view.count) == (2, 2)
    desk.answer()
    outcome = desk.match.outcome()
    assert outcome is not None and outcome.points == (1,) and not outcome.counted


def test_by_house_rule_nothing_comes_once_more(make_desk: Make) -> None:
    desk = make_desk(cards=1, again=False)
    desk.answer(rightly=False)
    assert desk.match.outcome() is not None


def test_every_answer_is_told_also_when_a_card_came_once_more(make_desk: Make) -> None:
    desk = make_desk(cards=1)
    card, element = desk.state.flash.card, desk.state.flash.element
    desk.answer(rightly=False)
    desk.answer()
    told = [(one.seat, one.card, one.element, one.right) for one in answers(desk.match)]
    assert told == [(0, card, element, False), (0, card, element, True)]


def test_a_saved_match_asks_the_same_when_the_catalogue_was_corrected(make_desk: Make) -> None:
    desk = make_desk(form="typed")
    desk.do(Write("Klimt"))
    again = Match.load(RULES, desk.match.save())
    assert again.state == desk.state


@pytest.mark.parametrize("form", ["choice", "typed", "turn"])
def test_nothing_about_the_answer_can_be_seen_before_it_is_given(make_desk: Make, form: str) -> None:
    desk = make_desk(form=form, lesson=((3, "artist"),))
    seen = msgspec.json.encode(desk.view).decode()
    if form == "choice":
        assert desk.view.asked.answers.count("Diego Velázquez") == 1
    else:
        assert "Velázquez" not in seen
    assert "Meninas" not in seen and "1656" not in seen
