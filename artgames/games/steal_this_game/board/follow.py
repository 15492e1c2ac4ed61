"""What the board looks like after one event of a step, when only the end of the whole step is known."""

from __future__ import annotations

import msgspec

from artgames.games.steal_this_game.board.said import DISBELIEF
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import Note, TableView
from artgames.scene.event_dispatch import Following

_with = msgspec.structs.replace


follow: Following[TableView] = Following()


@follow.after(events.MoneyHidden)
def _(event: events.MoneyHidden, before: TableView, after: TableView) -> TableView:
    return before


@follow.after(events.CashierPlaced)
def _(event: events.CashierPlaced, before: TableView, after: TableView) -> TableView:
    """At the beginning of a game the dice are rolled after it."""
    return after if before.phase != "hide" else _with(after, dice=())


@follow.after(events.Doubted)
def _(event: events.Doubted, before: TableView, after: TableView) -> TableView:
    """The dice are still under the cup; whoever sees them anyway goes on seeing them."""
    return _with(before, history=(*before.history, Note(DISBELIEF)))


@follow.after(events.BoxRemoved)
def _(event: events.BoxRemoved, before: TableView, after: TableView) -> TableView:
    if after.asked is not None:
        return after
    known = None if before.money is None else after.money
    return _with(after, phase="shuffle", asked=after.exhibitor, money=known, results=before.results)


@follow.after(events.BoxOpened)
def _(event: events.BoxOpened, before: TableView, after: TableView) -> TableView:
    return _with(before, opened=event.position)
