"""What a card may take: from the middle first, and only then from somebody else (AR-02)."""

from functools import cache
from typing import TypeAlias

from artgames.engine.api import Seat
from artgames.engine.choices import Choice
from artgames.games.art_robbery.data import DOG, GREEDY, Card, Faces, Kind, Tile
from artgames.games.art_robbery.rules.actions import PlayCard
from artgames.games.art_robbery.rules.records import NOTHING, State, Tiles

Target: TypeAlias = tuple[Tile, Seat]
"""A tile and the victim who has it; both -1 for a card that takes no tile."""

NO_TARGET: Target = (NOTHING, NOTHING)
ONLY_NO_TARGET = (NO_TARGET,)


def targets(faces: Faces, state: State, kind: Kind) -> tuple[Target, ...]:
    """What the active player may do with a card of this kind. There is always something: to no effect, if need be."""
    if kind == DOG:
        return ONLY_NO_TARGET
    wanted = faces.wanted[state.raid][kind]  # AR-06, AR-07: the Boss for a Boss card, not for a 5
    if kind == GREEDY:  # AR-08
        if state.house.greedy_no_boss:
            wanted = faces.wanted_but_the_boss[state.raid]
        return _in_the_middle(faces, wanted, state.middle) or ONLY_NO_TARGET
    return _in_the_middle(faces, wanted, state.middle) or _thefts(faces, state, wanted)


@cache
def _in_the_middle(faces: Faces, wanted: Tiles, middle: Tiles) -> tuple[Target, ...]:
    return _to_choose_from(faces, [(tile, NOTHING) for tile in wanted if tile in middle])


def _thefts(faces: Faces, state: State, wanted: Tiles) -> tuple[Target, ...]:
    """AR-03: stealing is a must, if anybody else has such a tile. AR-04: if nobody has, nothing happens."""
    active = state.active
    found = []
    for victim, loot in enumerate(state.loot):
        if loot and victim != active:
            for tile in wanted:
                if tile in loot:
                    found.append((tile, victim))
    if not found:
        return ONLY_NO_TARGET
    thefts = _to_choose_from(faces, found)
    return (*thefts, NO_TARGET) if state.house.steal_optional else thefts


def _to_choose_from(faces: Faces, found: list[Target]) -> tuple[Target, ...]:
    """AR-05: of tiles in one place that show the same, the first one will do."""
    if len(found) < 2:
        return tuple(found)
    firsts = dict[Target, Target]()
    for tile, victim in found:
        firsts.setdefault((faces.looks[tile], victim), (tile, victim))
    return tuple(firsts.values())


@cache
def card_choices(card: Card, found: tuple[Target, ...]) -> tuple[Choice, ...]:
    """There are few of them, so they are built once. The card is laid open, so nothing about it is secret."""
    return tuple(_card_choice(card, tile, victim) for tile, victim in found)


@cache
def _card_choice(card: Card, tile: Tile, victim: Seat) -> Choice:
    return Choice(PlayCard, given=(("card", card), ("tile", tile), ("victim", victim)))
