"""What a card may take: from the middle first, and only then from somebody else (AR-02)."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from artgames.engine.api import Seat
from artgames.engine.choices import Choice
from artgames.games.art_robbery.data import DOG, GREEDY, Card, Faces, Kind, Tile
from artgames.games.art_robbery.rules.values import NOTHING, PlayCard, State

Target: TypeAlias = tuple[Tile, Seat]
"""A tile and the victim who has it; both -1 for a card that takes no tile."""

NO_TARGET: Target = (NOTHING, NOTHING)


def targets(faces: Faces, state: State, kind: Kind) -> list[Target]:
    """What the active player may do with a card of this kind. There is always something: to no effect, if need be."""
    if kind == DOG:
        return [NO_TARGET]
    wanted = faces.wanted[state.raid][kind]
    if kind == GREEDY and state.house.greedy_no_boss:
        wanted = wanted[:-1]  # AR-08; the Boss is the last tile of its raid
    middle = state.middle
    lying = [tile for tile in wanted if tile in middle]
    if lying:
        return [(tile, NOTHING) for tile in _to_choose_from(faces, lying)]
    return [NO_TARGET] if kind == GREEDY else _thefts(faces, state, wanted)


def _thefts(faces: Faces, state: State, wanted: Sequence[Tile]) -> list[Target]:
    """AR-03: stealing is a must, if anybody else has such a tile. AR-04: if nobody has, nothing happens."""
    found = []
    for victim, loot in enumerate(state.loot):
        if loot and victim != state.active:
            held = [tile for tile in wanted if tile in loot]
            if held:
                found += [(tile, victim) for tile in _to_choose_from(faces, held)]
    if not found or state.house.steal_optional:
        found.append(NO_TARGET)
    return found


def _to_choose_from(faces: Faces, tiles: list[Tile]) -> Sequence[Tile]:
    """AR-05: one tile of each print."""
    if len(tiles) == 1:
        return tiles
    firsts = dict[int, Tile]()
    for tile in tiles:
        firsts.setdefault(faces.looks[tile], tile)
    return tuple(firsts.values())


@cache
def play_choice(card: Card, tile: Tile, victim: Seat) -> Choice:
    """There are few of them, so each is built once. The card is laid open, so nothing about it is secret."""
    return Choice(PlayCard, given=(("card", card), ("tile", tile), ("victim", victim)))
