"""What the board looks like after one event of a step, when only the end of the whole step is known."""

from __future__ import annotations

from functools import singledispatch

import msgspec

from artgames.engine.api import Event
from artgames.games.steal_this_game.board.said import DISBELIEF
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import Note, TableView

_with = msgspec.structs.replace


def follow(before: TableView, event: Event, after: TableView) -> TableView:
    """The view after this event; `after` is the view at the end of the step."""
    return _follow(event, before, after)


@singledispatch
def _follow(event: Event, before: TableView, after: TableView) -> TableView:
    """Everything that ends a step: nothing follows that would have to be kept back."""
    return after


@_follow.register
def _(event: events.MoneyHidden, before: TableView, after: TableView) -> TableView:
    return before


@_follow.register
def _(event: events.CashierPlaced, before: TableView, after: TableView) -> TableView:
    """At the beginning of a game the dice are rolled after it."""
    return after if before.phase != "hide" else _with(after, dice=())


@_follow.register
def _(event: events.Doubted, before: TableView, after: TableView) -> TableView:
    """The dice are still under the cup; whoever sees them anyway goes on seeing them."""
    return _with(before, history=(*before.history, Note(DISBELIEF)))


@_follow.register
def _(event: events.BoxRemoved, before: TableView, after: TableView) -> TableView:
    if after.asked is not None:
        return after
    known = None if before.money is None else after.money
    return _with(after, phase="shuffle", asked=after.exhibitor, money=known, results=before.results)


@_follow.register
def _(event: events.BoxOpened, before: TableView, after: TableView) -> TableView:
    return _with(before, opened=event.position)
