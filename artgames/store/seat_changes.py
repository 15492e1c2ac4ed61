"""Who played in which seat at which time of a match: seats change hands in the middle of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from artgames.engine.api import Seat
from artgames.store.seating import Player, Table

CHANGES_NOTE = "changes"
"""Under this name every change of hands is kept with a match, in the order in which it came."""

PLAYERS_NOTE = "players"
"""Matches of earlier versions only kept who sits there now."""


class Change(msgspec.Struct, frozen=True):
    """From the action with this number on, counted from 0, a seat is played so."""

    turn: int
    seat: Seat
    player: Player


class Seating(msgspec.Struct, frozen=True):
    """A table as it was set up, and what changed since."""

    table: Table
    changes: tuple[Change, ...] = ()
    last: tuple[Player, ...] = ()
    """Who sat there at the end, where nothing else is known."""

    def at(self, seat: Seat, turn: int) -> Player:
        """Who played in a seat when so many actions had been done."""
        then = [change.player for change in self.changes if change.seat == seat and change.turn <= turn]
        return then[-1] if then else self.table.players[seat]

    def now(self) -> Table:
        """The table as people sit now."""
        players = list(self.last or self.table.players)
        for change in self.changes:
            players[change.seat] = change.player
        return msgspec.structs.replace(self.table, players=tuple(players))

    def as_called(self) -> Table:
        """The table as it was set up, and everybody there under the last name they had: whoever is called otherwise is
        still the same person."""
        players, before = list(self.table.players), list(self.table.players)
        for change in self.changes:
            seat, old, new = change.seat, before[change.seat], change.player
            if old.kind == new.kind == "person" and players[seat].name == old.name:
                players[seat] = msgspec.structs.replace(players[seat], name=new.name)
            before[seat] = new
        return msgspec.structs.replace(self.table, players=tuple(players))

    def changed(self, turn: int, seat: Seat, player: Player) -> Seating:
        return msgspec.structs.replace(self, changes=(*self.changes, Change(turn, seat, player)))

    def taken_back(self, turn: int) -> Seating:
        """Only so many actions count any more: whoever sits there now plays from there on."""
        changes = tuple(msgspec.structs.replace(one, turn=min(one.turn, turn)) for one in self.changes)
        return msgspec.structs.replace(self, changes=changes)

    def note(self) -> Any:
        """What is to be kept under `CHANGES_NOTE`."""
        return msgspec.to_builtins(self.changes)


def seating_of(notes: Mapping[str, Any], table: Table) -> Seating:
    """As it was kept with a match; what cannot be read, or fits no seat, is left out."""
    changes = _read(notes.get(CHANGES_NOTE), tuple[Change, ...])
    last = _read(notes.get(PLAYERS_NOTE), tuple[Player, ...])
    seats = len(table.players)
    fitting = tuple(one for one in changes if 0 <= one.seat < seats)
    return Seating(table, fitting, last if len(last) == seats else ())


def as_called(seating: bytes, notes: Mapping[str, Any]) -> bytes:
    """The kept form of a table, with everybody's last name."""
    try:
        table = msgspec.json.decode(seating, type=Table)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return seating
    called = seating_of(notes, table).as_called()
    return seating if called == table else msgspec.json.encode(called)


def _read(note: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(note, kind)
    except msgspec.ValidationError:  # there is none, or it cannot be read
        return ()
