"""*Show me*: how likely claims were, what is said of them afterwards, and where a solution would have its say."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from artgames.engine.api import HOUSE, Event, SeatKnowledge, Setup
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.engine.review import Moment
from artgames.games.steal_this_game.review import review
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.actions import (
    Answer,
    Claim,
    EndShuffle,
    Hide,
    Look,
    MoveCashier,
    NextGame,
    Open,
    PlaceCashier,
    RemoveBox,
    Reroll,
    Stay,
    Swap,
)
from artgames.games.steal_this_game.rules.events import BoxesShuffledHidden, BoxesSwapped, BoxRemoved, Looked
from artgames.games.steal_this_game.rules.records import State
from artgames.games.steal_this_game.words.chances import can_all_be_true, chance_of_truth, whereabouts
from artgames.games.steal_this_game.words.turning import turning_points

ANI, BERND = 0, 1
NAMES = ("Ani", "Bernd")
OBSERVE_6, OBSERVE_8, HIT, STEAL = 6, 7, 9, 10


def _loaded(deed: Callable[[State, int, Any], Any], dice: tuple[int, int]) -> Callable[[State, int, Any], Any]:
    def do(state: State, seat: int, action: Action) -> Any:
        step = deed(state, seat, action)
        return msgspec.structs.replace(step, state=_with_dice(step.state, dice))

    return do


def _with_dice(state: State, dice: tuple[int, int]) -> State:
    return msgspec.structs.replace(state, dice=dice)


LOADED = replace(
    RULES, do={**RULES.do, Hide: _loaded(RULES.do[Hide], (3, 4)), Reroll: _loaded(RULES.do[Reroll], (4, 4))}
)
"""The rules with dice that always fall the same way."""


def played(*moves: tuple[int, Action], games: int = 1) -> Match[State]:
    """Ani exhibits, Bernd steals; the money is in the second box, and the cashier in front of the third."""
    setup = Setup(2, {"thief_seat": "second", "games": games}, "review")
    match: Match[State] = Match("steal_this_game", LOADED, setup)
    go_on(match, (ANI, Hide(1, 2)), *moves)
    return match


def go_on(match: Match[State], *moves: tuple[int, Action]) -> None:
    for seat, action in moves:
        match.submit(seat, action)


def said(moment: Moment) -> str:
    sentences = (moment.title, *moment.says, *(gauge.says for gauge in moment.gauges))
    return " ".join(sentence.render(NAMES) for sentence in sentences)


STOLEN = ((BERND, Claim(STEAL)), (BERND, Open(1)))
CAUGHT = ((BERND, Claim(5)), (ANI, Answer(0)), (BERND, Open(0)))


@pytest.mark.parametrize(("stop", "ways"), [*((stop, 11) for stop in range(6)), (6, 26), (7, 15), (8, 6), (9, 6)])
def test_st02_how_likely_each_claim_is_for_who_sees_no_dice(stop: int, ways: int) -> None:
    assert chance_of_truth(stop, ()) == (ways, 36)


def test_st03_of_dice_that_were_shown_one_was_rolled_again() -> None:
    assert chance_of_truth(2, (3, 5)) == (7, 12)
    assert chance_of_truth(0, (3, 5)) == (2, 12)
    assert chance_of_truth(HIT, (3, 5)) == (2, 12)
    assert chance_of_truth(HIT, (3, 3)) == (2, 12)


def test_claims_on_one_roll_may_contradict_each_other() -> None:
    assert can_all_be_true((0, 2), ())
    assert not can_all_be_true((0, 2, 3), ())
    assert not can_all_be_true((0, HIT), (3, 5))


def test_where_the_money_may_be_for_who_loses_sight_of_no_box() -> None:
    empty, full = Looked(3, False, BERND), Looked(1, True, BERND)
    removed, swapped, mixed = BoxRemoved(0, ANI), BoxesSwapped(0, 2, 1), BoxesShuffledHidden(ANI)

    def known(*events: Event) -> set[int]:
        return set(whereabouts(events))

    assert known() == {0, 1, 2, 3}
    assert known(empty) == {0, 1, 2}
    assert known(empty, removed) == {0, 1}
    assert known(empty, removed, swapped) == {1, 2}
    assert known(full) == {1} and known(full, removed) == {0}
    assert known(full, removed, mixed) == {0, 1, 2}


def test_a_truth_that_is_believed_and_what_it_led_to() -> None:
    look = ((BERND, Claim(2)), (ANI, Answer(1)), (BERND, Look(1)), (ANI, MoveCashier(1)))
    moment, *_ = turning_points(played(*look, *CAUGHT))
    assert (moment.turn, moment.mark, moment.decided) == (2, True, False)
    assert said(moment) == (
        "Bernd: “Prepare 3: one of my dice shows a 3.” The dice showed 3 and 4: it was true, and Ani believed it. "
        "Bernd looks into box 2 and sees the money. Ani moves the cashier to box 2. "
        "Chance it was true, dice unseen: 11 in 36."
    )


def test_a_lie_that_is_seen_through_and_the_box_that_is_opened_then() -> None:
    claim, opening = turning_points(played(*CAUGHT))
    assert "it was a lie, and Ani saw through it." in said(claim) and claim.mark is False and claim.decided
    assert said(opening) == (
        "Bernd opens box 1: it is empty. The money was in box 2. If you tracked every box: 1 chance in 4."
    )
    assert opening.gauges[0].share == 0.25 and opening.mark is False


def test_a_lie_that_is_believed_and_claims_that_contradict_each_other() -> None:
    lies = [((BERND, Claim(stop)), (ANI, Answer(1)), (BERND, Look(0)), (ANI, Stay())) for stop in (0, 1, 2)]
    moments = review(played(*(move for lie in lies for move in lie), *STOLEN))
    assert "it was a lie, but Ani believed it." in said(moments[0])
    assert ["could not all be true" in said(moment) for moment in moments] == [False, False, True, False]


def wrong_accusation(stop: int, *, last: bool = False) -> tuple[tuple[int, Action], ...]:
    doubt: tuple[tuple[int, Action], ...] = ((BERND, Claim(stop)), (ANI, Answer(0)), (ANI, RemoveBox(0)))
    on = ((ANI, Swap(0, 1)), (ANI, EndShuffle()), (ANI, PlaceCashier(0)), (BERND, Reroll(0)))
    return doubt if last else (*doubt, *on)


def test_a_truth_that_is_doubted_and_what_is_known_after_a_roll() -> None:
    first, second, opening = review(
        played(*wrong_accusation(2), (BERND, Claim(OBSERVE_8)), (ANI, Answer(0)), (ANI, RemoveBox(0)), *on_to_steal())
    )
    assert "it was true, but Ani doubted it. Ani removes box 1: it was empty." in said(first) and first.decided
    assert "Chance it was true, dice unseen: 5 in 12" in said(second)
    assert opening.mark is True and "1 chance in 2" in said(opening)


def on_to_steal() -> tuple[tuple[int, Action], ...]:
    """The money is in the first of two boxes."""
    return (
        (ANI, EndShuffle()),
        (ANI, PlaceCashier(1)),
        (BERND, Reroll(0)),
        (BERND, Claim(STEAL)),
        (BERND, Open(0)),
    )


def an_empty_box(match: Match[State]) -> int:
    return 0 if match.state.money else 1


def test_st06_the_last_box_is_told_as_well() -> None:
    match = played(*wrong_accusation(2))
    go_on(match, (BERND, Claim(3)), (ANI, Answer(0)), (ANI, RemoveBox(an_empty_box(match))))
    go_on(match, (ANI, EndShuffle()), (ANI, PlaceCashier(0)), (BERND, Reroll(0)))
    go_on(match, (BERND, Claim(HIT)), (ANI, Answer(0)), (ANI, RemoveBox(an_empty_box(match))))
    assert match.outcome() is not None
    assert said(review(match)[-1]) == "Only one box is left: Bernd takes the money."


def test_each_game_has_its_heading_and_the_second_begins_anew() -> None:
    match = played(*STOLEN, games=2)
    first = review(match)
    assert len(first) == 1
    for seat, action in ((HOUSE, NextGame()), (BERND, Hide(0, 0)), (ANI, Claim(2)), (BERND, Answer(1)), (ANI, Look(1))):
        match.submit(seat, action)
        assert review(match) == first, "nothing of a game that is being played"
    go_on(match, (BERND, Stay()), (ANI, Claim(STEAL)), (ANI, Open(1)))
    parts = [moment.part.render(NAMES) for moment in review(match)]
    assert parts == [
        "Game 1. Bernd is the thief and Ani guards the money.",
        *["Game 2. Ani is the thief and Bernd guards the money."] * 2,
    ]
    assert "knew it was empty" in said(review(match)[-1])
    assert "The cashier stood in front of the money." in said(review(match)[-1])


# What a solution would have done


def test_a_solution_has_its_say_with_what_each_side_knew() -> None:
    asked: list[SeatKnowledge] = []

    def advise(seen: SeatKnowledge) -> Mapping[Action, float]:
        asked.append(seen)
        wanted: dict[str, Mapping[Action, float]] = {
            "claim": {Claim(5): 0.2, Claim(OBSERVE_6): 0.8},
            "answer": {Answer(0): 0.35, Answer(1): 0.65},
            "open": {Open(1): 1.0},
        }
        return wanted[seen.view.phase]

    claim, opening = turning_points(played(*CAUGHT), advise)
    assert [gauge.says.render(NAMES) for gauge in claim.gauges[1:]] == [
        "With these dice, perfect play does this 20 times in 100.",
        "Most often it claims Observe 6: 80 times in 100.",
        "Perfect play doubts this 35 times in 100.",
    ]
    assert [gauge.share for gauge in claim.gauges[1:]] == [0.2, 0.8, 0.35]
    assert opening.gauges[-1].says.render(NAMES) == "Perfect play never opens this box."
    thief, exhibitor, _ = asked
    assert (thief.seat, thief.view.dice, thief.view.money) == (BERND, (3, 4), None)
    assert (exhibitor.seat, exhibitor.view.dice, exhibitor.view.money) == (ANI, (), 1)
    assert type(exhibitor.events[-1]).__name__ == "Claimed" and exhibitor.choices


def test_nothing_is_said_of_a_solution_that_has_no_opinion() -> None:
    assert all(len(moment.gauges) == 1 for moment in turning_points(played(*CAUGHT)))


def test_what_ships_tells_what_the_solution_would_have_done() -> None:
    claim, opening = review(played(*CAUGHT))
    assert "With these dice, perfect play" in said(claim) and "Perfect play doubts this" in said(claim)
    assert "Perfect play opens it" in said(opening)
