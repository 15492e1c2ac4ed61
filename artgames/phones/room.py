"""The room between table and phones: who is let in, who has which seat, and what the host does about it.

It runs in the server's thread and never waits for anybody. It speaks to phones by `Line`, to the table by `tell`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec

from artgames.engine.api import Refused, Seat
from artgames.engine.choices import Action
from artgames.engine.words import Sentence
from artgames.phones import phrases, wire
from artgames.phones.answers import begun_answer
from artgames.phones.audience import Audience
from artgames.phones.codes import digest
from artgames.phones.door import Door
from artgames.phones.guard import Limits
from artgames.phones.hearing import Hearing
from artgames.phones.messages import (
    AUDIENCE,
    Joined,
    Left,
    Marked,
    Newcomer,
    Presence,
    SeatInfo,
    SeatState,
    SecondPhone,
    ToTable,
    VisitorsChanged,
)
from artgames.phones.pages import Pages, send
from artgames.phones.pupils import Pupils
from artgames.phones.record import RoomRecord
from artgames.phones.requests import Requests
from artgames.phones.seating import Seating
from artgames.phones.wire import Line

Keep: TypeAlias = Callable[[RoomRecord], Awaitable[None]]
_NOBODY = ""


class Room:
    """All phones of one table. A line's role is a seat, a visitor's digest, or None for somebody in the lobby."""

    def __init__(
        self,
        record: RoomRecord,
        tell: Callable[[ToTable], None],
        keep: Keep,
        say: Callable[[Sentence], str],
        limits: Limits,
    ) -> None:
        self.record, self._limits = record.without_past_class(time.time()), limits
        self._seating = Seating(record.seats)
        self._audience = Audience(record.visitors, record.votes, record.voted_on)
        self.pupils = Pupils(self.record.pupils, self.record.lesson)
        self.pages = Pages(self._seating, self._audience, self.pupils, record.secret)
        self._door = Door(record)
        self._hearing = Hearing(self._seating, self._audience, self.pupils, self.pages, tell=tell, say=say)
        self._hearing.free_names = record.free_names
        self._tell, self._keep, self.say = tell, keep, say
        self._roles: dict[Line, Seat | str | None] = {}
        self._requests = Requests()
        self._arriving: set[Line] = set()
        self._faces: tuple[str, ...] | None = None
        self._changed = False
        self._keeping = asyncio.Lock()

    # Coming and going

    async def hello(self, line: Line, said: wire.Hello, now: float) -> tuple[float, dict[str, Any]] | None:
        """Let a phone in as far as its token and key open; or what to answer, and after how many seconds: all that is
        wrong sounds the same, and comes at the same time."""
        if line in self._roles:
            raise Refused("malformed", phrases.NOT_UNDERSTOOD)
        seat, visitor = self._seating.seat_of(said.token), self._audience.visitor_of(said.token)
        if seat is not None:
            self._connect(line, seat)
            return None
        if visitor is not None:
            self._connect_visitor(line, visitor)
            return None
        if not said.token and not said.key:
            return 0.0, {"type": "door", "say": ""}
        opened, sentence = self._door.knock(line.device, said.key, now)
        if not opened:
            return Door.PAUSE, {"type": "door", "say": self.say(sentence or phrases.WRONG_KEY)}
        self._roles[line] = None
        self._send_seats([line])
        return None

    async def hear(self, line: Line, said: Any) -> None:
        """Anything else. Raises Refused with a sentence for the person."""
        match said:
            case wire.Sit():
                await self._sit(line, said.seat)
            case wire.Join():
                self._join(line, said)
            case wire.Visit():
                self._visit(line, said)
            case wire.Leave():
                if isinstance(role := self._roles.get(line), int):
                    self.remove(role)
            case _:
                role = self._roles.get(line)
                self._hearing.hear(said, line, role)
                if isinstance(role, str) and self.pupils.are_asked:
                    await self._keep_answers()
                    self.pages.send_vote(line, role)

    async def _keep_answers(self) -> None:
        """Forty answers of one moment are written once or twice, not forty times."""
        async with self._keeping:
            if self._hearing.changed:
                await self._write()

    def is_in(self, line: Line) -> bool:
        """Whether this line has shown a token, or the key of the door."""
        return line in self._roles

    def gone(self, line: Line) -> None:
        """A line has ended, for whatever reason."""
        role = self._roles.pop(line, None)
        self._requests.forget(line)
        if isinstance(role, str) and self._audience.line(role) is line:
            self._audience.connect(role, None)
            self._tell_visitors()
        if isinstance(role, int) and (phone := self._seating.phones.get(role)) and phone.line is line:
            phone.line, phone.last_seen = None, time.time()
            self._tell(Left(role))
            self._tell_lobby()

    async def _sit(self, line: Line, seat: Seat) -> None:
        if self._roles.get(line, _NOBODY) is not None or not self._seating.is_open(seat):
            raise Refused("malformed", phrases.SEAT_GONE)
        is_free = self._seating.is_free(seat)
        if is_free and self.record.locked:
            raise Refused("locked", phrases.DOOR_LOCKED)
        if is_free:
            await self._give(line, seat)
        else:
            send(line, {"type": "asking", "say": self.say(phrases.ASKING_HOST)})
            self._tell(SecondPhone(seat, self._requests.ask(line, seat)))

    def _join(self, line: Line, said: wire.Join) -> None:
        """The table gives whoever is new a seat; a face that somebody else has just taken is nobody's fault."""
        if self._roles.get(line, _NOBODY) is not None or self._faces is None:
            raise Refused("malformed", phrases.SEAT_GONE)
        if self.record.locked:
            raise Refused("locked", phrases.DOOR_LOCKED)
        if self._requests.wants_any(line) or line in self._arriving:
            return  # a double tap
        name, face = self._hearing.name_of(said.name), said.face if said.face in self._faces else ""
        self._tell(Newcomer(self._requests.ask(line), name, face))

    async def _give(self, line: Line, seat: Seat) -> None:
        """A new token, which is on disk before the phone has it. Until then whoever taps again gets no second seat."""
        self._arriving.add(line)
        try:
            await self._seat(line, seat)
        finally:
            self._arriving.discard(line)

    async def _seat(self, line: Line, seat: Seat) -> None:
        before = self._seating.phones.get(seat)
        token = self._seating.grant(seat, time.time())
        self.pages.addresses.forget(seat)
        if before is not None and before.line is not None:
            self._put_out(before.line, wire.ELSEWHERE, phrases.ELSEWHERE)
        await self.keep()
        now = self._seating.phones.get(seat)
        if line in self._roles and now is not None and now.token == digest(token):
            self._connect(line, seat, token, again=before is not None)

    def _visit(self, line: Line, said: wire.Visit) -> None:
        if self.record.locked:
            raise Refused("locked", phrases.DOOR_LOCKED)
        name = self._hearing.name_of(said.name) if self.pupils.are_asked else ""
        if self.pupils.are_asked:
            self.pupils.may_enter(name)
        most, is_new = self._limits.of_one_device, self._roles.get(line, _NOBODY) is None
        admitted = self._audience.admit(line.device, most) if is_new else None
        if admitted is None:
            raise Refused("full", phrases.ROOM_FULL)
        self._changed = True
        if name:
            self.pupils.keep_only(self._audience.visitors())
            self.pupils.enter(admitted[1], name, said.face)
        self._connect_visitor(line, admitted[1], admitted[0])

    def _connect(self, line: Line, seat: Seat, token: str = "", *, again: bool = True) -> None:
        phone = self._seating.phones[seat]
        if phone.line is not None and phone.line is not line:
            self._put_out(phone.line, wire.ELSEWHERE, phrases.ELSEWHERE)
        self._roles[line], phone.line, phone.last_seen = seat, line, time.time()
        if token:
            send(line, {"type": "token", "token": token})  # by itself, so that no newer message can take its place
        self.pages.send_me(seat, self.record.free_names)
        self.pages.send_sheet(seat)
        self._tell(Joined(seat, again))
        self._tell_lobby()

    def _connect_visitor(self, line: Line, visitor: str, token: str = "") -> None:
        if self.pupils.are_asked and self.pupils.of(visitor) is None:  # here before anybody asked for names
            self._roles[line] = None
            self._send_seats([line])
            return
        before = self._audience.connect(visitor, line)
        if before is not None and before is not line:
            self._put_out(before, wire.ELSEWHERE, phrases.ELSEWHERE)
        self._roles[line] = visitor
        if token:
            send(line, {"type": "token", "token": token})
        self.pages.send_visitor(line, visitor)
        self._tell_visitors()
        if self.pupils.are_asked:
            self._tell_lobby()  # a name is taken

    def _tell_visitors(self) -> None:
        """Whom the table waits for may be different now, too."""
        self._tell(VisitorsChanged(self._audience.count))
        self._hearing.votes_changed = True

    def _put_out(self, line: Line, code: int, sentence: Sentence) -> None:
        self._roles.pop(line, None)
        line.close(code, self.say(sentence))

    def _tell_lobby(self) -> None:
        self._send_seats([line for line, role in self._roles.items() if role is None])

    def _send_seats(self, lines: list[Line]) -> None:
        if lines:
            self.pages.send_seats(lines, self.record, self._faces)

    # What the table says

    def set_seats(self, seats: tuple[SeatInfo, ...]) -> None:
        before, self._seating.infos = self._seating.infos, {one.seat: one for one in seats}
        for seat, phone in self._seating.phones.items():
            if phone.line is not None and self._seating.is_open(seat):
                if before.get(seat) != self._seating.infos[seat]:
                    self.pages.send_me(seat, self.record.free_names)
            elif phone.line is not None:
                line, phone.line = phone.line, None
                self._put_out(line, wire.REMOVED, phrases.REMOVED)
        self._tell_lobby()

    def welcome(self, faces: tuple[str, ...] | None) -> None:
        """Whoever is new may have a seat, with one of these faces; None where nobody is seated any more."""
        self._faces = faces
        self._tell_lobby()

    def sit_down(self, table: str, seats: tuple[SeatInfo, ...]) -> None:
        """A match begins at this table, or goes on: then all stays as it was. Phones go with the names of people."""
        if table == self.record.table:
            self.set_seats(seats)
            return
        at = {one.name.casefold(): one.seat for one in seats}
        places = {seat: at[name.casefold()] for seat, name in self._names() if name.casefold() in at}
        self.record = msgspec.structs.replace(self.record, table=table)
        self.reseat(places, seats)

    def _names(self) -> tuple[tuple[Seat, str], ...]:
        here = tuple((seat, info.name) for seat, info in sorted(self._seating.infos.items()))
        return here or self.record.names

    def reseat(self, places: Mapping[Seat, Seat], seats: tuple[SeatInfo, ...]) -> None:
        """Another table: every phone goes where its person sits now, and answers of the last one are forgotten."""
        self.pages.forget_answers()
        for gone in self._seating.reseat(places):
            if gone.line is not None:
                self._put_out(gone.line, wire.REMOVED, phrases.REMOVED)
        for seat in {*places.values(), *places}:
            self.pages.addresses.forget(seat)
        self._roles |= {phone.line: seat for seat, phone in self._seating.phones.items() if phone.line is not None}
        self._changed = True
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
            self._changed |= self.pages.show(state)

    def confirm(self, seat: Seat, question: int, refusal: str) -> None:
        """What the table made of an answer: it counts, or why it does not."""
        phone = self._seating.phones.get(seat)
        if phone is None:
            return
        phone.sending = None
        if not refusal:
            phone.locked, phone.draft, self._changed = question, None, True
        if phone.line is not None:
            told = {"type": "refused", "say": refusal} if refusal else {"type": "locked", "question": question}
            send(phone.line, told)

    # A class

    def ask_names(self, faces: tuple[str, ...] | None, lesson: str) -> None:
        """Everybody in the audience is a pupil with a name from now on, or nobody is."""
        self.pupils.ask(faces, lesson)
        self._changed = True
        for visitor, line in self._audience.here:
            self._audience.connect(visitor, None)
            self._connect_visitor(line, visitor)
        self._tell_lobby()

    def tell_answer(self, right: tuple[int, ...], told: str) -> None:
        """The question is settled: everybody learns what is right, and what that makes of their own answer."""
        self.pages.close_vote()
        here = dict(self._audience.here)
        self._tell(Marked(self.pupils.mark(self._audience.last, right, told, here)))
        self._audience.last, self._changed = {}, True
        for visitor, line in here.items():
            self.pages.send_result(line, visitor)

    def dismiss(self, name: str) -> None:
        """Whoever has this name has to join again, by another one perhaps."""
        visitor = self.pupils.visitor_called(name)
        if visitor is None:
            return
        line = self._audience.leave(visitor)
        self.pupils.keep_only(self._audience.visitors())
        self._changed = True
        if line is not None:
            self._put_out(line, wire.REMOVED, phrases.REMOVED)
        self._tell_visitors()
        self._tell_lobby()

    async def allow(self, request: int, yes: bool) -> None:
        """The host's answer to a second phone."""
        line, seat = self._requests.take(request)
        if line is None or line not in self._roles:
            return
        if yes and self._seating.is_open(seat):
            await self._give(line, seat)
        else:
            send(line, {"type": "refused", "say": self.say(phrases.HOST_SAID_NO)})
            self._send_seats([line])

    async def seat(self, request: int, seat: Seat | None) -> None:
        """The table's answer to somebody who is new: a seat, or none."""
        line, _ = self._requests.take(request)
        if line is not None and line in self._roles and seat is not None and self._seating.is_free(seat):
            await self._give(line, seat)
        elif line is not None and line in self._roles:
            send(line, {"type": "refused", "say": self.say(phrases.NO_SEAT_LEFT)})
        elif seat is not None:
            self._tell(Left(seat))  # gone before there was one

    def remove(self, seat: Seat) -> None:
        phone = self._seating.phones.pop(seat, None)
        if phone is None:
            return
        self.pages.addresses.forget(seat)
        self._changed = True
        if phone.line is not None:
            self._put_out(phone.line, wire.REMOVED, phrases.REMOVED)
            self._tell(Left(seat))
        self._tell_lobby()

    def move(self, seat: Seat, to: Seat) -> None:
        self._seating.move(seat, to)
        self._changed = True
        for place in (seat, to):
            self.pages.addresses.forget(place)
            phone = self._seating.phones.get(place)
            if phone is not None and phone.line is not None:
                self._roles[phone.line] = place
                self.pages.send_me(place, self.record.free_names)
                self.pages.send_sheet(place)
        self._tell_lobby()

    def make_remote(self, seat: Seat, on: bool) -> None:
        phone = self._seating.phones.get(seat)
        if phone is not None:
            phone.remote, self._changed = on, True
            self.pages.send_me(seat, self.record.free_names)

    def nudge(self, seat: Seat) -> None:
        phone = self._seating.phones.get(seat)
        if phone is not None and phone.line is not None:
            send(phone.line, {"type": "nudge"})

    def set_door(self, locked: bool | None, free_names: bool | None) -> None:
        locked = self.record.locked if locked is None else locked
        free = self.record.free_names if free_names is None else free_names
        self.record = msgspec.structs.replace(self.record, locked=locked, free_names=free)
        self._hearing.free_names, self._changed = free, True
        self._tell_lobby()

    def set_port(self, port: int) -> None:
        self.record = msgspec.structs.replace(self.record, port=port)

    # From time to time

    async def tick(self, *, keep: bool) -> None:
        self._hearing.tell_votes()
        if self.pupils.has_news or (keep and (self._changed or self._hearing.changed)):
            await self.keep()

    async def keep(self) -> None:
        async with self._keeping:
            await self._write()

    async def _write(self) -> None:
        self._changed = self._hearing.changed = self.pupils.has_news = False
        self.record = msgspec.structs.replace(
            self.record,
            seats=self._seating.records(),
            names=self._names(),
            visitors=self._audience.visitors(),
            votes=self._audience.votes(),
            pupils=self.pupils.records(),
            lesson=self.pupils.lesson,
            class_seen=time.time(),
            voted_on=self._audience.voted_on,
        )
        await self._keep(self.record)

    def presence(self) -> tuple[Presence, ...]:
        return self._seating.presence()
