"""Kinds of tiles and cards, and moves, as numbers."""

from collections.abc import Iterable

from artgames.engine.choices import Action
from artgames.games.art_robbery.data import BOSS, BOSS_KEEPERS, FACES, GREEDY, RAIDS
from artgames.games.art_robbery.rules.actions import Defend, PlayCard

KEEP_DOG, GIVE_DOG = 72, 73
HOLE = -1
"""The place in a hand that is empty while a victim thinks."""

TILE_KINDS = tuple(BOSS if face.boss else face.value for face in FACES.prints)
TILES = tuple(len(FACES.wanted[0][tile]) for tile in range(BOSS + 1))
"""How many of each kind of tile there are in a raid."""

CARDS = tuple(FACES.kinds.count(kind) for kind in range(GREEDY + 1))
POINTS = tuple(FACES.values[FACES.wanted[0][tile][0]] for tile in range(BOSS + 1))
DOTS = tuple(tuple(FACES.dots[FACES.wanted[raid][tile][0]] for tile in range(BOSS + 1)) for raid in range(RAIDS))
FOUR, FIVE = BOSS_KEEPERS


def count_tiles(tiles: Iterable[int]) -> list[int]:
    """How many there are of each kind, of tiles by their numbers in the box."""
    counts = [0] * (BOSS + 1)
    for tile in tiles:
        counts[TILE_KINDS[tile]] += 1
    return counts


def move_of(action: Action) -> int:
    """The number under which the simulator knows an action of a seat."""
    if isinstance(action, Defend):
        return GIVE_DOG if action.give_dog else KEEP_DOG
    assert isinstance(action, PlayCard)
    kind = FACES.kinds[action.card]
    if action.victim >= 0:
        return kind * 8 + 1 + action.victim
    if kind == GREEDY and action.tile >= 0:
        return kind * 8 + 1 + TILE_KINDS[action.tile]
    return kind * 8
