"""What stands on every phone: built anew from the last thing the table said about that seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from artgames.engine.api import Seat
from artgames.engine.numerals import numeral
from artgames.phones import wire
from artgames.phones.codes import OFFERED, OFFERED_TO_A_CLASS
from artgames.phones.messages import AUDIENCE, SeatState
from artgames.phones.people import People
from artgames.phones.pictures import Addresses
from artgames.phones.record import RoomRecord
from artgames.phones.sheet import cards_shown, fingerprint, make_sheet
from artgames.phones.wire import Line


def send(line: Line, told: dict[str, Any]) -> None:
    line.send(told["type"], wire.encode(told))


class Pages:
    """The states of all seats, and the addresses of the paintings that each of them sees."""

    def __init__(self, people: People, key: str) -> None:
        self.addresses = Addresses()
        self.states: dict[Seat, SeatState] = {}
        self._seating, self._audience, self._pupils = people
        self._key = key
        self._poll = ""

    def fingerprint(self, state: SeatState) -> str:
        return fingerprint(state.choices, self._key)

    def card_of(self, seat: Seat, address: str) -> int | None:
        return self.addresses.card_of(seat, address)

    # Seats

    def show(self, state: SeatState) -> bool:
        """A seat's new page. Returns whether a half-written answer to another question went with the old one."""
        before = self.states.get(state.seat)
        self.states[state.seat] = state
        phone = self._seating.phones.get(state.seat)
        if phone is None:
            self.addresses.forget(state.seat)
            return False
        lost = False
        if before is not None and before.run != state.run:
            phone.sending = phone.locked = None
        elif before is not None and before.question != state.question:
            lost = phone.draft is not None
            phone.draft = phone.sending = None
        self.send_sheet(state.seat)
        return lost

    def send_sheet(self, seat: Seat) -> None:
        """Also where no phone listens now: what it may no longer see, its old addresses no longer show."""
        phone, state = self._seating.phones.get(seat), self.states.get(seat)
        if phone is None or state is None:
            return
        addresses = self.addresses.show(seat, cards_shown(state))
        if phone.line is None:
            return
        sheet = make_sheet(state, addresses, self._key, phone.draft)
        sheet["locked"] = not state.choices and phone.locked == state.question
        sheet["sending"] = phone.sending == state.question
        send(phone.line, sheet)

    def send_me(self, seat: Seat, free_names: bool) -> None:
        """Who this phone is."""
        phone, info = self._seating.phones[seat], self._seating.infos.get(seat)
        if phone.line is None or info is None:
            return
        told = {"type": "me", "seat": seat, "name": info.name, "mark": info.mark, "face": info.face}
        told |= {"remote": phone.remote, "names": list(OFFERED), "free_names": free_names}
        send(phone.line, told)

    def forget_answers(self) -> None:
        """Another match begins: what was begun or locked in the last one is nothing in this."""
        for phone in self._seating.phones.values():
            phone.draft = phone.sending = phone.locked = None
        self.states.clear()
        self.close_vote()

    def send_nothing(self) -> None:
        """The next match has not begun."""
        for phone in self._seating.phones.values():
            if phone.line is not None:
                send(phone.line, {"type": "sheet", "closed": True})

    # Everyone else

    def show_audience(self, state: SeatState) -> None:
        """One page for all visitors, written once."""
        self.states[AUDIENCE] = state
        self._pupils.ask_anew()
        self._audience.ask(state.question, self.fingerprint(state))
        addresses = self.addresses.show(AUDIENCE, cards_shown(state))
        self._poll = wire.encode(make_sheet(state, addresses, self._key, None))
        for line in self._audience.lines:
            line.send("sheet", self._poll)

    def close_vote(self) -> None:
        self._audience.close()
        self.states.pop(AUDIENCE, None)
        self.addresses.forget(AUDIENCE)
        for line in self._audience.lines:
            send(line, {"type": "sheet", "closed": True})

    def send_visitor(self, line: Line, visitor: str) -> None:
        pupil, told = self._pupils.of(visitor), {"type": "me", "visitor": True}
        if pupil is not None:
            told |= {"name": pupil.name, "face": pupil.face, "points": numeral(pupil.points)}
        send(line, told)
        if AUDIENCE in self.states:
            line.send("sheet", self._poll)
            self.send_vote(line, visitor)
        else:
            send(line, {"type": "sheet", "closed": True})
            self.send_result(line, visitor)

    def send_vote(self, line: Line, visitor: str) -> None:
        """What this visitor has said; a pupil says it once."""
        numbers = self._audience.vote_of(visitor)
        if numbers is not None:
            send(line, {"type": "vote", "numbers": list(numbers), "final": self._pupils.are_asked})

    def send_result(self, line: Line, visitor: str) -> None:
        if told := self._pupils.told(visitor):
            line.send("result", told)

    def send_seats(self, lines: Iterable[Line], record: RoomRecord, faces: tuple[str, ...] | None) -> None:
        """Who sits where, for everybody in the lobby; `faces`: those that whoever is new may choose from."""
        phones, infos = self._seating.phones, self._seating.infos
        seats = [
            {"seat": seat, "name": info.name, "mark": info.mark, "face": info.face, "taken": seat in phones}
            for seat, info in sorted(infos.items())
            if info.open and (info.named or seat in phones)
        ]
        told: dict[str, Any] = {"type": "seats", "seats": seats, "locked": record.locked}
        if self._pupils.faces is not None:
            told |= {"visit": True} | _offer(self._pupils.faces, OFFERED_TO_A_CLASS, self._pupils.taken(), record)
        elif faces is not None:
            told |= _offer(faces, OFFERED, {info.name.casefold() for info in infos.values()}, record)
        text = wire.encode(told)
        for line in lines:
            line.send("seats", text)


def _offer(faces: tuple[str, ...], names: Iterable[str], taken: set[str], record: RoomRecord) -> dict[str, Any]:
    free = [name for name in names if name.casefold() not in taken]
    return {"faces": list(faces), "names": free, "free_names": record.free_names}
