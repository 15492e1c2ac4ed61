"""Bots that play among themselves."""

import pytest

from artgames.bots import RandomBot, bot_stream, decide, play_match, runner
from artgames.decks import Likeness
from artgames.engine.api import HOUSE, Decision, SeatKnowledge, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.testing.plain_setups import CARDS
from scripts.game_template import GAME
from scripts.game_template.bot import make_bot
from scripts.game_template.rules import State
from tests.support.highest_card import HighestCard

SETUP = Setup(3, GAME.complete({}), "runner", CARDS)


@pytest.fixture
def match() -> Match[State]:
    return Match("highest_card", HighestCard(), SETUP)


def test_a_match_is_played_to_its_end(match: Match[State]) -> None:
    outcome = play_match(match, [RandomBot()] * 3, Rng.from_seed("a"))
    assert outcome == match.outcome()
    assert sum(outcome.points) == 3


def test_the_same_seed_gives_the_same_match(match: Match[State]) -> None:
    other = Match("highest_card", HighestCard(), SETUP)
    play_match(match, [RandomBot()] * 3, Rng.from_seed("a"))
    play_match(other, [RandomBot()] * 3, Rng.from_seed("a"))
    assert match.save() == other.save()


def test_another_seed_gives_another_match(match: Match[State]) -> None:
    other = Match("highest_card", HighestCard(), SETUP)
    play_match(match, [RandomBot()] * 3, Rng.from_seed("a"))
    play_match(other, [RandomBot()] * 3, Rng.from_seed("b"))
    assert match.save().entries != other.save().entries


def test_the_house_waits_until_nobody_else_is_asked(match: Match[State]) -> None:
    play_match(match, [RandomBot()] * 3, Rng.from_seed("a"))
    seats = [played.entry.seat for played in match.history]
    assert seats == [0, 1, 2, HOUSE, 0, 1, 2, HOUSE, 0, 1, 2]


def test_each_seat_is_played_by_its_own_bot(match: Match[State]) -> None:
    asked = []

    class Noting:
        def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
            asked.append(seen.seat)
            return RandomBot().choose(seen, rng)

    play_match(match, [RandomBot(), Noting(), RandomBot()], Rng.from_seed("a"))
    assert asked == [1, 1, 1]


def test_a_bot_decides_without_anything_happening(match: Match[State]) -> None:
    decision = decide(match, 0, make_bot("hard", Likeness()), Rng.from_seed("a"))
    assert decision.action.cards == (max(match.state.hands[0]),)  # type: ignore[attr-defined]
    assert match.turn == 0


def test_seats_and_turns_have_streams_of_their_own(match: Match[State]) -> None:
    rng = Rng.from_seed("a")
    first = bot_stream(rng, match, 0)
    assert first != bot_stream(rng, match, 1)
    match.submit(0, decide(match, 0, RandomBot(), rng).action)
    assert first != bot_stream(rng, match, 0)


def test_the_random_bot_reaches_every_choice(match: Match[State]) -> None:
    seen = match.seen(0)
    actions = {RandomBot().choose(seen, Rng.from_seed(f"{number}")).action for number in range(50)}
    assert len(actions) == 3


def test_an_endless_match_is_given_up(match: Match[State], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "MAX_STEPS", 5)
    with pytest.raises(RuntimeError, match="highest_card has not ended after 5 steps"):
        play_match(match, [RandomBot()] * 3, Rng.from_seed("a"))
