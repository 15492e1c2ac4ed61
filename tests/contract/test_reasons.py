"""Bots of all games say why: a sentence for whatever they decide, and not always the same one."""

from typing import Any

import pytest

from artgames import games
from artgames.bots import RandomBot, decide
from artgames.cli.tables import Box, make_setup
from artgames.engine.api import HOUSE
from artgames.engine.info import LEVELS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.search import Budget

WITH_BOTS = [game.slug for game in games.every() if game.info.has_bots]
SILENT = {"steal_this_game": "swap"}
"""A shell game is one decision of many movements: its end says why."""

STEPS = 120


@pytest.mark.parametrize("slug", WITH_BOTS)
def test_whatever_a_bot_decides_it_says_why(slug: str) -> None:
    require_reasons(slug)


def require_reasons(slug: str) -> None:
    """One match of bots of all levels."""
    game = games.load(slug)
    box = Box.open(None, None, game.info)
    match: Match[Any] = Match(slug, game.rules, make_setup(game, game.info.min_seats, {}, "why", box))
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(match.setup.seats)]
    bots = [game.make_bot(level, box.likeness, facts=box.facts, budget=Budget(20)) for level in levels]
    names = tuple(f"Seat {seat}" for seat in range(match.setup.seats))
    rng = Rng.from_seed("why")
    while match.outcome() is None and match.turn < STEPS:
        seat = next((seat for seat in match.to_act() if seat != HOUSE), HOUSE)
        decision = decide(match, seat, RandomBot() if seat == HOUSE else bots[seat], rng)
        choices = match.choices(seat)
        is_asked = seat != HOUSE and (len(choices) > 1 or bool(choices[0].fields))
        if is_asked and choices[0].action != SILENT.get(slug):
            assert decision.why is not None, decision.action
            said = decision.why.render(names)
            assert said.endswith((".", "!")) and "{" not in said and len(said) < 120, said
        match.submit(seat, decision.action)
