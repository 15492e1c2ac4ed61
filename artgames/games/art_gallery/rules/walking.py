"""Where a walk ends: as many benches as the card says, one way or the other, and never where the bar is full."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from artgames.engine.choices import Choice
from artgames.games.art_gallery.rules.actions import Walk
from artgames.games.art_gallery.rules.records import ANTICLOCKWISE, BAR, CLOCKWISE, Area, Bid, Card, Cards


class Landing(NamedTuple):
    """The end of a walk."""

    area: Area
    path: tuple[Area, ...]
    """The benches passed, the last one included; empty for a 0."""

    diverted: bool
    """AG-06: the bar was full where the card ended, so the walk went on clockwise to the next free space."""


def landing(bids: Sequence[tuple[Bid, ...]], pawn: Area, card: Card, direction: int) -> Landing:
    """Where a pawn ends with this card. `bids` by area, of a state or of a view, are all it takes: there are as many
    benches as areas (AG-02). Where any walk is possible that is not diverted, a diverted one is not allowed."""
    path = _path(len(bids), pawn, card, direction)
    area = path[-1] if path else pawn
    if len(bids[area]) < BAR:
        return Landing(area, path, False)
    while len(bids[area]) >= BAR:  # there are always more spaces than markers
        area = (area + 1) % len(bids)
        path = (*path, area)
    return Landing(area, path, True)


@cache
def _path(loop: int, pawn: Area, card: Card, direction: int) -> tuple[Area, ...]:
    return tuple((pawn + direction * step) % loop for step in range(1, card + 1))


def walk_choices(bids: Sequence[tuple[Bid, ...]], pawn: Area, hand: Cards) -> tuple[Choice, ...]:
    """Every value of a hand with every way that makes a difference. AG-06: where none of them ends at a free space,
    all of them are diverted."""
    values = distinct(hand)
    if not any_full(bids):
        return _free_walks(values, len(bids))
    free: list[Choice] = []
    diverted: list[Choice] = []
    for card in values:
        one_way = landing(bids, pawn, card, CLOCKWISE)
        other_way = landing(bids, pawn, card, ANTICLOCKWISE)
        (diverted if one_way.diverted else free).append(_walk(card, CLOCKWISE))
        if (other_way.area, other_way.diverted) != (one_way.area, one_way.diverted):
            (diverted if other_way.diverted else free).append(_walk(card, ANTICLOCKWISE))
    return tuple(free or diverted)


def any_full(bids: Sequence[tuple[Bid, ...]]) -> bool:
    return max(map(len, bids)) >= BAR


def same_both_ways(loop: int, card: Card) -> bool:
    """A 0 stays, and as many steps as there are benches lead back, whichever way one goes."""
    return 2 * card % loop == 0


def distinct(cards: Cards) -> Cards:
    """Equal cards are alike."""
    return tuple(sorted(set(cards)))


@cache
def _free_walks(values: Cards, loop: int) -> tuple[Choice, ...]:
    found = []
    for card in values:
        found.append(_walk(card, CLOCKWISE))
        if not same_both_ways(loop, card):
            found.append(_walk(card, ANTICLOCKWISE))
    return tuple(found)


@cache
def _walk(card: Card, direction: int) -> Choice:
    return Choice(Walk, given=(("card", card), ("direction", direction)))
