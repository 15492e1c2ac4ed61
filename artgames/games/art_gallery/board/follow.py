"""What the table looks like after one event of a step, when only the end of the whole step is known."""

from __future__ import annotations

import msgspec

from artgames.engine.tuples import given, replaced, without
from artgames.games.art_gallery.rules import events
from artgames.games.art_gallery.rules.records import NOTHING, Bid, Settling, TableView
from artgames.scene.event_dispatch import Following

_with = msgspec.structs.replace


follow: Following[TableView] = Following()


@follow.after(events.Walked)
def _(event: events.Walked, before: TableView, after: TableView) -> TableView:
    return _with(
        _less_card(before, event.seat, event.card),
        phase="visit",
        active=event.seat,
        pawns=replaced(before.pawns, event.seat, event.area),
        moved=given(before.moved, event.seat, event.card),
    )


@follow.after(events.Visited)
def _(event: events.Visited, before: TableView, after: TableView) -> TableView:
    """The last thing in a turn: nothing follows it, unless somebody else was quick."""
    bids = replaced(before.bids, event.area, (*before.bids[event.area], Bid(event.seat, event.card)))
    if after.settling is None and tuple(map(len, after.bids)) == tuple(map(len, bids)):
        return after
    return _with(_less_card(before, event.seat, event.card), phase="all_placed", bids=bids)


@follow.after(events.LastCardsShown)
def _(event: events.LastCardsShown, before: TableView, after: TableView) -> TableView:
    return _with(before, phase="all_placed", last_cards=event.cards)


@follow.after(events.FirstPlayerChosen)
def _(event: events.FirstPlayerChosen, before: TableView, after: TableView) -> TableView:
    return _with(before, first=event.seat)


@follow.after(events.AreaOpened)
def _(event: events.AreaOpened, before: TableView, after: TableView) -> TableView:
    lying = tuple(bid.card for bid in event.bids if bid.card is not None)
    settling = Settling(event.area, event.bids, 0, lying, tuple(range(len(event.bids))))
    return _with(before, phase="all_placed", settling=settling)


@follow.after(events.TilesBought)
def _(event: events.TilesBought, before: TableView, after: TableView) -> TableView:
    """Only one purchase of a step takes tiles, so what shows on the piles afterwards is what shows in the end."""
    tiles = given(before.tiles, event.seat, *event.tiles)
    return _with(before, phase="all_placed", tiles=tiles, pile_tops=after.pile_tops, pile_sizes=after.pile_sizes)


@follow.after(events.PaintingAwarded)
def _(event: events.PaintingAwarded, before: TableView, after: TableView) -> TableView:
    return _with(
        before,
        phase="all_placed",
        hanging=replaced(before.hanging, event.area, NOTHING),
        collections=given(before.collections, event.seat, event.work),
    )


@follow.after(events.PaintingRefused)
def _(event: events.PaintingRefused, before: TableView, after: TableView) -> TableView:
    return _with(before, phase="all_placed")


@follow.after(events.CardPickedUp)
def _(event: events.CardPickedUp, before: TableView, after: TableView) -> TableView:
    settling = before.settling
    assert settling is not None
    started = before.phase == "pick"
    standing = settling.markers if started else tuple(range(len(settling.bids)))
    markers = tuple(marker for marker in standing if marker != event.marker - 1)
    taken = given(before.taken, event.seat, event.card)
    rest = _with(settling, lying=without(settling.lying, event.card), markers=markers, cursor=-1)
    if markers:
        return _with(before, phase="pick", settling=rest, taken=taken)
    return _with(before, phase="all_placed", settling=None, taken=taken, bids=replaced(before.bids, event.area, ()))


@follow.after(events.PaintingHung)
def _(event: events.PaintingHung, before: TableView, after: TableView) -> TableView:
    hanging = replaced(before.hanging, event.area, event.work)
    return _with(before, hanging=hanging, deck_size=before.deck_size - 1)


def _less_card(view: TableView, seat: int, card: int | None) -> TableView:
    """One card has left a hand; which one is known to its owner, or laid open."""
    sizes = replaced(view.hand_sizes, seat, view.hand_sizes[seat] - 1)
    hand = without(view.hand, card) if view.seat == seat and card is not None else view.hand
    return _with(view, hand=hand, hand_sizes=sizes)
