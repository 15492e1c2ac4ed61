"""What people with phones ask the host for: a seat that has a phone already, or another name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController
    from artgames.engine.api import Seat
    from artgames.phones.messages import NameWished, SecondPhone


class Asking(QObject):
    """The newest request and the newest wish of every seat, until the host has answered.

    Signals:
        asked(SecondPhone): somebody waits for the host.
    """

    asked = Signal(object)

    def __init__(self, phones: PhonesController) -> None:
        super().__init__(phones)
        self._phones = phones
        self.requests: list[SecondPhone] = []
        self.wishes: list[NameWished] = []

    def clear(self) -> None:
        self.requests.clear()
        self.wishes.clear()

    def want_seat(self, request: SecondPhone) -> None:
        self.requests = [one for one in self.requests if one.seat != request.seat] + [request]
        self.asked.emit(request)

    def want_name(self, wish: NameWished) -> None:
        self.wishes = [one for one in self.wishes if one.seat != wish.seat] + [wish]

    def follow_seats(self, places: Mapping[Seat, Seat]) -> None:
        """Seats have other numbers now; what was asked about one that is gone is nobody's."""
        replace = msgspec.structs.replace
        self.requests = [replace(one, seat=places[one.seat]) for one in self.requests if one.seat in places]
        self.wishes = [replace(one, seat=places[one.seat]) for one in self.wishes if one.seat in places]

    # The host's answers

    def allow(self, request: SecondPhone, yes: bool) -> None:
        host = self._phones.host
        if host is not None and request in self.requests:
            self.requests.remove(request)
            host.allow(request.request, yes)
            self._phones.changed.emit()

    def grant(self, wish: NameWished, yes: bool) -> str:
        """A new name, as somebody wished it; or why it cannot be."""
        link = self._phones.link
        if wish not in self.wishes or link is None:
            return ""
        self.wishes.remove(wish)
        refusal = link.rename(wish.seat, wish.name) if yes else ""
        self._phones.changed.emit()
        return refusal
