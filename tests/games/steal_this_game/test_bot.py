"""The bots: what each level does wrong on purpose, so that a person can find it out."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from artgames.bots import play_match
from artgames.engine.api import Setup
from artgames.engine.info import LEVELS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.bot import make_bot
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.events import BoxesSwapped, Claimed, Doubted
from artgames.games.steal_this_game.rules.records import State
from artgames.games.steal_this_game.rules.track import STEAL, holds

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


def test_easy_hardly_ever_lies_if_it_has_a_truth_to_tell() -> None:
    said = [claim for match in matches("normal", "easy", 150) for roll in claims_on_one_roll(match) for claim in roll]
    needless = [claim for claim in said if claim == (False, True)]
    assert 0 < len(needless) < 0.2 * len(said)


def test_easy_doubts_nearly_everything_and_hard_does_not() -> None:
    def doubted(level: str) -> float:
        events = [e for match in matches(level, "easy", 100) for played in match.history for e in played.step.events]
        claims = sum(isinstance(event, Claimed) and event.stop != STEAL for event in events)
        return sum(isinstance(event, Doubted) for event in events) / claims

    assert doubted("easy") > 0.8 > doubted("hard")


@pytest.mark.parametrize(("level", "pace"), list(zip(LEVELS, range(3), strict=True)))
def test_st07_the_better_a_bot_the_faster_it_moves_the_boxes(level: str, pace: int) -> None:
    events = [e for match in matches(level, "easy", 40) for played in match.history for e in played.step.events]
    assert {event.pace for event in events if isinstance(event, BoxesSwapped)} == {pace}
