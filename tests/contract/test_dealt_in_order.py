"""A set whose order counts: which paintings come first is not left to chance, in any game that deals them."""

import msgspec
import pytest

from artgames.decks.match_box import fill_box
from artgames.engine.api import Setup
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.testing.plain_setups import CARDS, PlainCards

BACKWARDS = tuple(reversed(CARDS))


class Ordered(PlainCards):
    in_order = True


def setup_for(game: Game, seed: str) -> Setup:
    info = game.info
    options = info.complete({})
    box = fill_box(BACKWARDS, info, options, seed, Ordered(info))
    assert box.cards == BACKWARDS and box.in_order
    return box.setup(info.min_seats, options, seed)


def seen(game: Game, setup: Setup) -> set[int]:
    """All paintings that anybody sees after the first step: nothing else in a view is as large as their numbers."""
    state = game.rules.start(setup).state
    for seat in game.rules.to_act(state)[:1]:
        action, _ = game.rules.choices(state, seat)[0].sample(Rng.from_seed("any"))
        state = game.rules.apply(state, seat, action).state
    views = [game.rules.view(state, seat) for seat in (None, *range(setup.seats))]
    return {number for view in views for number in numbers(view)} & set(CARDS)


def numbers(value: object) -> list[int]:
    if isinstance(value, msgspec.Struct):
        return numbers(msgspec.structs.astuple(value))
    if isinstance(value, (tuple, list)):
        return [one for part in value for one in numbers(part)]
    return [value] if isinstance(value, int) else []


def test_the_first_paintings_are_those_of_the_order(game: Game) -> None:
    if "pictures" not in game.info.needs:
        pytest.skip("deals no paintings")
    by_order = [seen(game, setup_for(game, seed)) for seed in ("one", "two", "three")]
    assert by_order[0] == by_order[1] == by_order[2]
    by_chance = [seen(game, msgspec.structs.replace(setup_for(game, seed), in_order=False)) for seed in ("one", "two")]
    assert by_chance[0] != by_chance[1]
