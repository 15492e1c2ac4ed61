"""A table that is being laid and its phones: whoever scans the square gets a seat of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPersistentModelIndex, Signal

from artgames.app.models.bot_habits import face_of
from artgames.app.models.seats import Column
from artgames.app.phones.seats_link import Acts
from artgames.app.phones.table_link import info_of, may_take_phone
from artgames.engine.api import Refused
from artgames.phones.codes import OFFERED
from artgames.phones.host import PhoneHost
from artgames.phones.messages import Joined, Left, NameWished, Newcomer, SeatInfo, ToTable
from artgames.scene.drawing.faces import SITTERS, SeatLook
from artgames.store.seating import Answers, Player, renamed

if TYPE_CHECKING:
    from artgames.app.context import AppContext
    from artgames.app.setup.page import SetupPage
    from artgames.engine.api import Seat


class SetupLink(QObject):
    """Listens to the seats of the set-up page until it is closed. A seat is a row there, and phones go with it.

    Signals:
        moved(dict): which seat became which; those that are gone are not in it.
        wished(NameWished): somebody who is new has typed a name.
    """

    moved = Signal(object)
    wished = Signal(object)

    def __init__(self, page: SetupPage, host: PhoneHost, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._page, self._model, self._host, self._context = page, page.seats, host, context
        self._places: list[QPersistentModelIndex] = []
        self._open: set[Seat] = set()
        self._promised: list[QPersistentModelIndex] = []
        """Seats that somebody is about to have."""

        self._model.dataChanged.connect(self._on_changed)
        self._model.rowsInserted.connect(self._on_changed)
        self._model.rowsMoved.connect(self._on_moved)
        self._model.rowsRemoved.connect(self._on_moved)
        self._model.modelReset.connect(self.sit_down)

    def sit_down(self) -> None:
        """Other people, or another game: phones go with the names."""
        self._promised.clear()
        self._host.sit_down(f"setup/{time.time_ns()}", self._infos())
        self._note()

    def close(self) -> None:
        self._model.dataChanged.disconnect(self._on_changed)
        self._model.rowsInserted.disconnect(self._on_changed)
        self._model.rowsMoved.disconnect(self._on_moved)
        self._model.rowsRemoved.disconnect(self._on_moved)
        self._model.modelReset.disconnect(self.sit_down)
        self._host.welcome(None)
        self.deleteLater()

    # What phones are told

    def _infos(self) -> tuple[SeatInfo, ...]:
        named = self._model.is_named
        return tuple(info_of(seat, player, named=named(seat)) for seat, player in enumerate(self.players))

    def _note(self) -> None:
        """What is true of the rows now, and which faces are left."""
        players = self.players
        self._places = [QPersistentModelIndex(self._model.index(row, 0)) for row in range(len(players))]
        self._open = {seat for seat, player in enumerate(players) if may_take_phone(player)}
        theirs = (one for seat, one in enumerate(players) if self._model.is_named(seat) or one.answers == "phone")
        taken = {SeatLook(one.mark, face_of(one)).sitter for one in theirs}
        self._host.welcome([sitter for sitter in SITTERS if sitter not in taken])

    def _on_changed(self) -> None:
        now = {seat for seat, player in enumerate(self.players) if may_take_phone(player)}
        for seat in self._open - now:
            self._host.remove(seat)
        self._host.set_seats(self._infos())
        self._note()

    def _on_moved(self) -> None:
        places = {seat: place.row() for seat, place in enumerate(self._places) if place.isValid()}
        self._promised = [place for place in self._promised if place.isValid()]
        self._host.reseat(places, self._infos())
        self._note()
        self.moved.emit(places)

    # What phones say

    def hear(self, message: ToTable) -> None:
        if isinstance(message, Newcomer):
            self._host.seat(message.request, self._seat_for(message))
        elif isinstance(message, (Joined, Left)) and message.seat < self._model.rowCount():
            place = QPersistentModelIndex(self._model.index(message.seat, 0))
            self._promised = [one for one in self._promised if one != place]
            if isinstance(message, Joined) and message.seat in self._open:
                self.let_answer(message.seat, "phone")

    def _seat_for(self, newcomer: Newcomer) -> Seat | None:
        """A seat that is nobody's yet, or one more. A name that somebody typed is for the host to allow."""
        seat = self._free_seat()
        if seat is None:
            return None
        self._promised.append(QPersistentModelIndex(self._model.index(seat, 0)))
        taken = {player.name.casefold() for player in self.players}
        is_ours = newcomer.name in OFFERED and newcomer.name.casefold() not in taken
        if is_ours:
            self._model.setData(self._model.index(seat, Column.NAME), newcomer.name)
        if newcomer.face:
            self._model.setData(self._model.index(seat, Column.FACE), newcomer.face)
        self.let_answer(seat, "phone")
        if newcomer.name and not is_ours:
            self.wished.emit(NameWished(seat, newcomer.name))
        return seat

    def _free_seat(self) -> Seat | None:
        taken = {one.seat for one in self._host.presence() if one.has_phone} | {one.row() for one in self._promised}
        free = (seat for seat in sorted(self._open) if seat not in taken and not self._model.is_named(seat))
        found = next(free, None)
        return self._model.add("person") if found is None and self._page.has_room() else found

    # What the host's side asks for

    @property
    def players(self) -> tuple[Player, ...]:
        return self._model.players()

    @property
    def cards(self) -> tuple[int, ...]:
        return ()

    def waited_for(self) -> frozenset[Seat]:
        return frozenset()

    def acts_for(self, _seat: Seat) -> Acts:
        return []  # it is chosen at the seats

    def rename(self, seat: Seat, name: str) -> str:
        try:
            player = renamed(self._page.table(), seat, name)
        except Refused as refusal:
            return self._context.say(refusal.sentence)
        self._model.setData(self._model.index(seat, Column.NAME), player.name)
        return ""

    def let_answer(self, seat: Seat, answers: Answers) -> None:
        self._model.let_answer(seat, answers)
