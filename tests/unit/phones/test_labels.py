"""Whatever a phone is asked or told, the game has words for it: names of the rules are for programmers."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from artgames import games
from artgames.engine.choices import Choice
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.phones.texts import private_fields
from artgames.testing.contract import random_walk
from tests.unit.phones.test_leaks import setups_of
from tests.unit.phones.worlds import World, match_at

STEPS = 120


def moments(game: Game) -> Iterator[tuple[Any, Any]]:
    for number, setup in enumerate(setups_of(game)):
        state = game.rules.start(setup).state
        yield setup, state
        walk = random_walk(game.rules, state, Rng.from_seed(f"labels {number}"))
        yield from ((setup, moment.step.state) for moment in islice(walk, STEPS))


def names_of(choice: Choice, *, among_others: bool) -> set[str]:
    """What the page calls by name: an action among others, and its fields where it is not the field alone."""
    fields = {field.name for field in choice.fields}
    alone = len(choice.fields) == 1 and not among_others
    return {name for name, _ in choice.given} | (set() if alone else fields | {choice.action})


@pytest.mark.parametrize("slug", games.names())
def test_every_name_that_stands_on_a_phone_is_a_word_of_the_game(slug: str) -> None:
    game = games.load(slug)
    known = set(game.phone.labels)
    for number, (setup, state) in enumerate(moments(game)):
        seat = number % setup.seats
        world = World.of(game, match_at(game.rules, slug, setup, state), seat)
        shown = world.room.pages.states[seat]
        asked = {name for one in shown.choices for name in names_of(one, among_others=len(shown.choices) > 1)}
        told = {fact["label"] for fact in world.sheet["facts"]} | {hand["label"] for hand in world.sheet["hands"]}
        names = {name for name in private_fields(shown) if name not in known}
        assert asked <= known, f"{slug}: {sorted(asked - known)}"
        assert not {name.replace("_", " ").capitalize() for name in names} & told, f"{slug}: {sorted(names)}"
