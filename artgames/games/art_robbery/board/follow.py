"""What the table looks like after one event of a step, when only the end of the whole step is known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any

import msgspec

from artgames.engine.api import Event, Seat
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.records import Cards, TableView, Tiles

_with = msgspec.structs.replace


def follow(before: TableView, event: Event, after: TableView) -> TableView:
    """The view after this event; `after` is the view at the end of the step."""
    return _follow(event, before, after)


@singledispatch
def _follow(event: Event, before: TableView, after: TableView) -> TableView:
    """Everything that ends a step: nothing follows that would have to be kept back."""
    return after


@_follow.register
def _(event: events.CardPlayed, before: TableView, after: TableView) -> TableView:
    seat, card = event.seat, event.card
    return _with(
        before,
        hand=_less(before.hand, card),
        hands=tuple(_less(hand, card) for hand in before.hands),
        hand_sizes=_changed(before.hand_sizes, seat, before.hand_sizes[seat] - 1),
        discard_top=card,
        discard=(*before.discard, card) if before.house.browse_discard else (),
        discard_size=before.discard_size + 1,
        last_played=card,
    )


@_follow.register
def _(event: events.TileTaken, before: TableView, after: TableView) -> TableView:
    return _with(before, middle=_less(before.middle, event.tile), loot=_moved(before.loot, event.tile, event.seat))


@_follow.register
def _(event: events.TileStolen, before: TableView, after: TableView) -> TableView:
    return _with(before, loot=_moved(before.loot, event.tile, event.thief), pending=None, phase="play")


@_follow.register
def _(event: events.DogTaken, before: TableView, after: TableView) -> TableView:
    return _with(before, dog=event.seat)


@_follow.register
def _(event: events.DogGiven, before: TableView, after: TableView) -> TableView:
    return _with(before, dog=event.thief, pending=None, phase="play")


@_follow.register
def _(event: events.CardDrawn, before: TableView, after: TableView) -> TableView:
    if after.phase == "play" and after.deck_size == before.deck_size - 1:
        return after
    return _with(
        before,
        deck_size=before.deck_size - 1,
        hand=after.hand,
        hands=after.hands,
        hand_sizes=after.hand_sizes,
    )


@_follow.register
def _(event: events.DeckReshuffled, before: TableView, after: TableView) -> TableView:
    if after.phase == "play":
        return after
    return _with(
        before,
        deck_size=after.deck_size,
        discard_top=after.discard_top,
        discard=after.discard,
        discard_size=after.discard_size,
    )


@_follow.register
def _(event: events.RaidEnded, before: TableView, after: TableView) -> TableView:
    """Whether the Boss may be kept is told by an event of its own, if anybody holds it."""
    if after.raid_end is None or after.raid_end.boss < 0:
        return after
    return _with(after, loot=before.loot, raid_end=None, out=before.out)


@_follow.register
def _(event: events.StacksClosed, before: TableView, after: TableView) -> TableView:
    sizes = tuple(size + len(loot) for size, loot in zip(before.stack_sizes, before.loot, strict=True))
    return _with(before, loot=((),) * before.seats, stack_sizes=sizes, raid_end=None)


def _less(some: Sequence[int], one: int) -> tuple[int, ...]:
    return tuple(other for other in some if other != one)


def _changed(some: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*some[:place], value, *some[place + 1 :])


def _moved(loot: tuple[Tiles, ...], tile: int, to: Seat) -> tuple[Cards, ...]:
    piles = [_less(pile, tile) for pile in loot]
    piles[to] = (*piles[to], tile)
    return tuple(piles)
