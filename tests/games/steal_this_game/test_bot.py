"""The bots: what each level does wrong on purpose, so that a person can find it out."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from artgames.bots import decide, play_match
from artgames.engine.api import HOUSE, Setup
from artgames.engine.info import LEVELS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.bot import make_bot
from artgames.games.steal_this_game.rules import RULES, actions
from artgames.games.steal_this_game.rules.events import BoxesSwapped, Claimed, Doubted
from artgames.games.steal_this_game.rules.records import State, TableView
from artgames.games.steal_this_game.rules.track import STEAL, holds
from scripts.benchmarks.contests import Contest, play, standing

EXHIBITOR, THIEF = 0, 1


def matches(exhibitor: str, thief: str, count: int) -> Iterator[Match[State]]:
    for number in range(count):
        match: Match[State] = Match(
            "steal_this_game", RULES, Setup(2, {"thief_seat": "second", "games": 1}, f"{number}")
        )
        play_match(match, [make_bot(exhibitor), make_bot(thief)], Rng.from_seed(f"{number}"))
        yield match


def claims_on_one_roll(match: Match[State]) -> Iterator[list[tuple[bool, bool]]]:
    """Of each roll, claim by claim: whether it was true, and whether something true could be claimed."""
    roll: list[tuple[bool, bool]] = []
    opening = [match.history[0].step.state, *(played.step.state for played in match.history)]
    for before, played in zip(opening, match.history, strict=False):
        for event in played.step.events:
            if isinstance(event, Claimed) and event.stop != STEAL:
                truths = [stop for stop in range(before.token + 1, STEAL) if holds(stop, before.dice)]
                roll.append((holds(event.stop, before.dice), bool(truths)))
            elif isinstance(event, Doubted):
                yield roll
                roll = []
    yield roll


def test_normal_never_lies_twice_on_the_same_roll_while_there_is_a_truth() -> None:
    rolls = [roll for match in matches("normal", "normal", 150) for roll in claims_on_one_roll(match)]
    pairs = [pair for roll in rolls for pair in pairwise(roll)]
    assert any(not first[0] and second[0] for first, second in pairs), "it does lie, and then tells the truth"
    assert not any(not first[0] and not second[0] and second[1] for first, second in pairs)


def positions(level: str, count: int) -> Iterator[tuple[State, State]]:
    """Before and after every step of matches between two bots of this level."""
    for match in matches(level, level, count):
        states = [match.state_before(turn) for turn in range(match.turn + 1)]
        yield from pairwise(states)


def test_easy_never_puts_the_cashier_in_front_of_the_money() -> None:
    """But where the thief pushes it there, and it has nowhere else to go."""
    placed = [after for before, after in positions("easy", 60) if before.phase in ("hide", "place")]
    assert len(placed) > 60 and not any(state.cashier == state.money for state in placed)
    assert any(after.cashier == after.money for before, after in positions("normal", 60) if before.phase == "place")


def test_normal_leaves_the_cashier_where_it_stands() -> None:
    replies = [(before, after) for before, after in positions("normal", 60) if before.phase == "reply"]
    assert len(replies) > 20 and all(before.cashier == after.cashier for before, after in replies)


def test_easy_looks_again_into_boxes_that_it_has_seen_and_normal_does_not() -> None:
    def again(level: str) -> int:
        found = 0
        for match in matches("hard", level, 60):
            for turn in range(match.turn):
                action = match.history[turn].entry.action
                if action["type"] == "look":
                    view = RULES.view(match.state_before(turn), THIEF)
                    assert isinstance(view, TableView)
                    found += view.seen[action["position"]] is not None
        return found

    assert again("easy") > 5 and again("normal") == 0


def test_easy_claims_three_times_on_a_roll_at_most() -> None:
    def longest(level: str) -> int:
        return max(len(roll) for match in matches("normal", level, 300) for roll in claims_on_one_roll(match))

    assert longest("easy") == 3 < longest("normal")


@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_has_a_reason(level: str) -> None:
    """But for a swap: the end of a shell game says why for all of them."""
    reasons, rng = set(), Rng.from_seed("why")
    for number in range(20):
        match: Match[State] = Match("steal_this_game", RULES, Setup(2, {"games": 1}, f"{number}"))
        while match.outcome() is None:
            seat = next(seat for seat in match.to_act() if seat != HOUSE)
            decision = decide(match, seat, make_bot(level), rng)
            assert decision.why is not None or isinstance(decision.action, actions.Swap), decision.action
            if decision.why is not None:
                reasons.add(decision.why.text)
                assert "{" not in decision.why.render(("Ada", "Ben"))
            match.submit(seat, decision.action)
    assert len(reasons) > 4, "different ones for different moves"


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "normal"), ("normal", "hard")])
def test_neighbouring_levels_differ(weaker: str, stronger: str) -> None:
    """About three matches in ten, each deal from both seats."""
    contest = Contest("steal_this_game", weaker, stronger, 2, 1)
    now = standing(contest, (play(contest, number) for number in range(240)))
    assert 0.2 < now.share < 0.4 and now.high < 0.5, str(now)


@pytest.mark.parametrize(("level", "pace"), list(zip(LEVELS, range(3), strict=True)))
def test_st07_the_better_a_bot_the_faster_it_moves_the_boxes(level: str, pace: int) -> None:
    events = [e for match in matches(level, "easy", 40) for played in match.history for e in played.step.events]
    assert {event.pace for event in events if isinstance(event, BoxesSwapped)} == {pace}
