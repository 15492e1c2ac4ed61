"""The room between table and phones: what phones say goes to those who care for it, and so does what the table says.

It runs in the server's thread and never waits for anybody. It speaks to phones by `Line`, to the table by `tell`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from artgames.engine.api import Refused, Seat
from artgames.engine.choices import Action
from artgames.engine.words import Sentence
from artgames.phones import phrases, wire
from artgames.phones.answers import begun_answer
from artgames.phones.arrivals import Arrivals
from artgames.phones.classroom import Classroom
from artgames.phones.guard import Limits
from artgames.phones.hearing import Hearing
from artgames.phones.keeper import Keep, Keeper
from artgames.phones.lines import Lines
from artgames.phones.messages import AUDIENCE, Joined, Left, Presence, SeatInfo, SeatState, ToTable
from artgames.phones.pages import Pages, send
from artgames.phones.people import People
from artgames.phones.record import RoomRecord
from artgames.phones.wire import Line


class Room:
    """All phones of one table: `arrivals` lets them in, `lines` knows whom each speaks for, `keeper` what is kept of
    it, `classroom` the pupils."""

    def __init__(
        self,
        record: RoomRecord,
        tell: Callable[[ToTable], None],
        keep: Keep,
        say: Callable[[Sentence], str],
        limits: Limits,
    ) -> None:
        record = record.without_past_class(time.time())
        self._tell, self.say = tell, say
        people = People.of(record)
        self._seating, self._audience, self.pupils = people
        self.pages = pages = Pages(people, record.secret)
        self.keeper = keeper = Keeper(record, people, keep)
        self._lines = lines = Lines(people, pages, keeper, tell=tell, say=say)
        self.arrivals = Arrivals(people, pages, keeper, lines, limits, tell=tell, say=say)
        self.classroom = Classroom(people, pages, keeper, lines, tell)
        self._hearing = Hearing(people, pages, keeper, lines, tell=tell, say=say)

    @property
    def record(self) -> RoomRecord:
        return self.keeper.record

    # What phones say

    async def hello(self, line: Line, said: wire.Hello, now: float) -> tuple[float, dict[str, Any]] | None:
        """What to answer to the first words, and after how many seconds; None where it is in."""
        return self.arrivals.hello(line, said, now)

    async def hear(self, line: Line, said: Any) -> None:
        """Anything else. Raises Refused with a sentence for the person."""
        match said:
            case wire.Sit():
                await self.arrivals.sit(line, said)
            case wire.Join():
                self.arrivals.join(line, said)
            case wire.Visit():
                self.arrivals.visit(line, said)
            case wire.Leave():
                if isinstance(role := self._lines.role(line), int):
                    self.remove(role)
            case _:
                role = self._lines.role(line)
                self._hearing.hear(said, line, role)
                if isinstance(role, str) and self.pupils.are_asked:
                    await self.keeper.keep_news()
                    self.pages.send_vote(line, role)

    def is_in(self, line: Line) -> bool:
        """Whether this line has shown a token, or the key of the door."""
        return line in self._lines

    def gone(self, line: Line) -> None:
        """A line has ended, for whatever reason."""
        self.arrivals.forget(line)
        self._lines.gone(line)

    # What the table says

    def set_seats(self, seats: tuple[SeatInfo, ...]) -> None:
        before, self._seating.infos = self._seating.infos, {one.seat: one for one in seats}
        for seat, phone in self._seating.phones.items():
            if phone.line is not None and self._seating.is_open(seat):
                if before.get(seat) != self._seating.infos[seat]:
                    self._lines.send_me(seat)
            elif phone.line is not None:
                line, phone.line = phone.line, None
                self._lines.put_out(line, wire.REMOVED, phrases.REMOVED)
        self._lines.tell_lobby()

    def welcome(self, faces: tuple[str, ...] | None) -> None:
        """Whoever is new may have a seat, with one of these faces; None where nobody is seated any more."""
        self._lines.faces = faces
        self._lines.tell_lobby()

    def sit_down(self, table: str, seats: tuple[SeatInfo, ...]) -> None:
        """A match begins at this table, or goes on: then all stays as it was. Phones go with the names of people."""
        if table == self.record.table:
            self.set_seats(seats)
            return
        at = {one.name.casefold(): one.seat for one in seats}
        places = {seat: at[name.casefold()] for seat, name in self.keeper.names() if name.casefold() in at}
        self.keeper.change(table=table)
        self.reseat(places, seats)

    def reseat(self, places: Mapping[Seat, Seat], seats: tuple[SeatInfo, ...]) -> None:
        """Another table: every phone goes where its person sits now, and answers of the last one are forgotten."""
        self.pages.forget_answers()
        for gone in self._seating.reseat(places):
            if gone.line is not None:
                self._lines.put_out(gone.line, wire.REMOVED, phrases.REMOVED)
        for seat in {*places.values(), *places}:
            self.pages.addresses.forget(seat)
        self._lines.speak_for(self._seating.phones)
        self.keeper.has_news = True
        self._seating.infos = {}
        self.set_seats(seats)
        self.pages.send_nothing()
        for seat, phone in self._seating.phones.items():
            if phone.line is not None:
                self._tell(Joined(seat, again=True))

    def begun(self) -> dict[Seat, Action]:
        """Half-written answers that would count as they are."""
        found = {}
        for seat, phone in tuple(self._seating.phones.items()):
            draft, state = phone.draft, self.pages.states.get(seat)
            if draft is None or state is None or draft.asked != self.pages.fingerprint(state):
                continue
            with suppress(Refused, TypeError, ValueError):  # it is not whole yet
                found[seat] = begun_answer(state.choices, draft.way, draft.answers)
        return found

    def show(self, state: SeatState) -> None:
        """A seat's new page, or the audience's."""
        if state.seat == AUDIENCE:
            self.pages.show_audience(state)
        else:
            self.keeper.has_news |= self.pages.show(state)

    def confirm(self, seat: Seat, question: int, refusal: str) -> None:
        """What the table made of an answer: it counts, or why it does not."""
        phone = self._seating.phones.get(seat)
        if phone is None:
            return
        phone.sending = None
        if not refusal:
            phone.locked, phone.draft, self.keeper.has_news = question, None, True
        if phone.line is not None:
            told = {"type": "refused", "say": refusal} if refusal else {"type": "locked", "question": question}
            send(phone.line, told)

    # What the host does

    def remove(self, seat: Seat) -> None:
        phone = self._seating.phones.pop(seat, None)
        if phone is None:
            return
        self.pages.addresses.forget(seat)
        self.keeper.has_news = True
        if phone.line is not None:
            self._lines.put_out(phone.line, wire.REMOVED, phrases.REMOVED)
            self._tell(Left(seat))
        self._lines.tell_lobby()

    def move(self, seat: Seat, to: Seat) -> None:
        self._seating.move(seat, to)
        self.keeper.has_news = True
        self._lines.speak_for((seat, to))
        for place in (seat, to):
            self.pages.addresses.forget(place)
            phone = self._seating.phones.get(place)
            if phone is not None and phone.line is not None:
                self._lines.send_me(place)
                self.pages.send_sheet(place)
        self._lines.tell_lobby()

    def make_remote(self, seat: Seat, on: bool) -> None:
        phone = self._seating.phones.get(seat)
        if phone is not None:
            phone.remote, self.keeper.has_news = on, True
            self._lines.send_me(seat)

    def nudge(self, seat: Seat) -> None:
        phone = self._seating.phones.get(seat)
        if phone is not None and phone.line is not None:
            send(phone.line, {"type": "nudge"})

    def set_door(self, locked: bool | None, free_names: bool | None) -> None:
        before = self.record
        locked = before.locked if locked is None else locked
        self.keeper.change(locked=locked, free_names=before.free_names if free_names is None else free_names)
        self._lines.tell_lobby()

    def set_port(self, port: int) -> None:
        self.keeper.change(port=port)

    def presence(self) -> tuple[Presence, ...]:
        return self._seating.presence()

    async def tick(self, *, keep: bool) -> None:
        """From time to time."""
        self._hearing.tell_votes()
        await self.keeper.tick(keep=keep)
