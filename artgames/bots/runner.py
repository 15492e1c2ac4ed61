"""Matches that bots play among themselves."""

from collections.abc import Sequence
from typing import Any

from artgames.bots.random_bot import RandomBot
from artgames.engine.api import HOUSE, Bot, Decision, Outcome, Seat
from artgames.engine.match import Match
from artgames.engine.rng import Rng

MAX_STEPS = 100_000


def bot_stream(rng: Rng, match: Match[Any], seat: Seat) -> Rng:
    """The generator for one decision: the same match, turn and seat get the same one, whoever else has drawn."""
    return rng.fork(f"bot/{match.turn}/{seat}")


def decide(match: Match[Any], seat: Seat, bot: Bot, rng: Rng) -> Decision:
    """What the bot in this seat wants to do; nothing has happened yet."""
    return bot.choose(match.seen(seat), bot_stream(rng, match, seat))


def play_match(match: Match[Any], bots: Sequence[Bot], rng: Rng) -> Outcome:
    """Play to the end, one bot a seat. The house goes on only when nobody else is asked: no clock runs here."""
    house = RandomBot()
    while (outcome := match.outcome()) is None:
        if match.turn >= MAX_STEPS:
            raise RuntimeError(f"{match.slug} has not ended after {MAX_STEPS} steps")
        asked = match.to_act()
        seat = next((seat for seat in asked if seat != HOUSE), HOUSE)
        bot = house if seat == HOUSE else bots[seat]
        match.submit(seat, decide(match, seat, bot, rng).action)
    return outcome
