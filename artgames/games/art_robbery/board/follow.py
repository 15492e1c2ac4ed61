"""What the table looks like after one event of a step, when only the end of the whole step is known."""

from __future__ import annotations

import msgspec

from artgames.engine.api import Seat
from artgames.engine.tuples import given, replaced, without
from artgames.games.art_robbery.data import Tile
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.records import TableView, Tiles
from artgames.scene.event_dispatch import Following

_with = msgspec.structs.replace


follow: Following[TableView] = Following()


@follow.after(events.CardPlayed)
def _(event: events.CardPlayed, before: TableView, after: TableView) -> TableView:
    seat, card = event.seat, event.card
    return _with(
        before,
        hand=without(before.hand, card),
        hands=tuple(without(hand, card) for hand in before.hands),
        hand_sizes=replaced(before.hand_sizes, seat, before.hand_sizes[seat] - 1),
        discard_top=card,
        discard=(*before.discard, card) if before.house.browse_discard else (),
        discard_size=before.discard_size + 1,
        last_played=card,
    )


@follow.after(events.TileTaken)
def _(event: events.TileTaken, before: TableView, after: TableView) -> TableView:
    return _with(before, middle=without(before.middle, event.tile), loot=_moved(before.loot, event.tile, event.seat))


@follow.after(events.TileStolen)
def _(event: events.TileStolen, before: TableView, after: TableView) -> TableView:
    return _with(before, loot=_moved(before.loot, event.tile, event.thief), pending=None, phase="play")


@follow.after(events.DogTaken)
def _(event: events.DogTaken, before: TableView, after: TableView) -> TableView:
    return _with(before, dog=event.seat)


@follow.after(events.DogGiven)
def _(event: events.DogGiven, before: TableView, after: TableView) -> TableView:
    return _with(before, dog=event.thief, pending=None, phase="play")


@follow.after(events.CardDrawn)
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


@follow.after(events.DeckReshuffled)
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


@follow.after(events.RaidEnded)
def _(event: events.RaidEnded, before: TableView, after: TableView) -> TableView:
    """Whether the Boss may be kept is told by an event of its own, if anybody holds it."""
    if after.raid_end is None or after.raid_end.boss < 0:
        return after
    return _with(after, loot=before.loot, raid_end=None, out=before.out)


@follow.after(events.StacksClosed)
def _(event: events.StacksClosed, before: TableView, after: TableView) -> TableView:
    sizes = tuple(size + len(loot) for size, loot in zip(before.stack_sizes, before.loot, strict=True))
    return _with(before, loot=((),) * before.seats, stack_sizes=sizes, raid_end=None)


def _moved(loot: tuple[Tiles, ...], tile: Tile, to: Seat) -> tuple[Tiles, ...]:
    return given(tuple(without(pile, tile) for pile in loot), to, tile)
