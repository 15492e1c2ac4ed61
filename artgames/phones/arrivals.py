"""Coming in: who is let into the lobby, and who gets a seat or a place in the audience."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from artgames.engine.api import Refused, Seat
from artgames.engine.words import Sentence
from artgames.phones import phrases, wire
from artgames.phones.codes import digest
from artgames.phones.door import Door
from artgames.phones.guard import Limits
from artgames.phones.hearing import name_of
from artgames.phones.keeper import Keeper
from artgames.phones.lines import Lines
from artgames.phones.messages import Left, Newcomer, SecondPhone, ToTable
from artgames.phones.pages import Pages, send
from artgames.phones.people import People
from artgames.phones.wire import Line

NO_SEAT: Seat = -1
"""Whoever is new at a table that is still being laid."""


class Requests:
    """Phones that wait for an answer of the table: for a seat that has a phone already, or for one of their own. By
    number; each line has one at most."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[Line, Seat]] = {}
        self._last = 0

    def ask(self, line: Line, seat: Seat = NO_SEAT) -> int:
        """The number by which the table answers."""
        self.forget(line)
        self._last += 1
        self._waiting[self._last] = (line, seat)
        return self._last

    def take(self, request: int) -> tuple[Line | None, Seat]:
        """Who asked and for what; None where nobody waits any more."""
        return self._waiting.pop(request, (None, NO_SEAT))

    def wants_any(self, line: Line) -> bool:
        """Whether it has asked for a seat of its own already."""
        return (line, NO_SEAT) in self._waiting.values()

    def forget(self, line: Line) -> None:
        self._waiting = {number: one for number, one in self._waiting.items() if one[0] is not line}


class Arrivals:
    """Knows the door, and whoever waits for an answer of the table."""

    def __init__(
        self,
        people: People,
        pages: Pages,
        keeper: Keeper,
        lines: Lines,
        limits: Limits,
        *,
        tell: Callable[[ToTable], None],
        say: Callable[[Sentence], str],
    ) -> None:
        self._seating, self._audience, self._pupils = people
        self._pages = pages
        self._keeper, self._lines, self._limits = keeper, lines, limits
        self._tell, self._say = tell, say
        self._door = Door(keeper.record)
        self._requests = Requests()
        self._arriving: set[Line] = set()

    def hello(self, line: Line, said: wire.Hello, now: float) -> tuple[float, dict[str, Any]] | None:
        """Let a phone in as far as its token and key open; or what to answer, and after how many seconds: all that is
        wrong sounds the same, and comes at the same time."""
        if line in self._lines:
            raise Refused("malformed", phrases.NOT_UNDERSTOOD)
        seat, visitor = self._seating.seat_of(said.token), self._audience.visitor_of(said.token)
        if seat is not None:
            self._lines.connect(line, seat)
            return None
        if visitor is not None:
            self._lines.connect_visitor(line, visitor)
            return None
        if not said.token and not said.key:
            return 0.0, {"type": "door", "say": ""}
        opened, sentence = self._door.knock(line.device, said.key, now)
        if not opened:
            return Door.PAUSE, {"type": "door", "say": self._say(sentence or phrases.WRONG_KEY)}
        self._lines.let_in(line)
        return None

    def forget(self, line: Line) -> None:
        """It is gone: it waits for nothing any more."""
        self._requests.forget(line)

    async def sit(self, line: Line, said: wire.Sit) -> None:
        seat = said.seat
        if not self._lines.is_in_lobby(line) or not self._seating.is_open(seat):
            raise Refused("malformed", phrases.SEAT_GONE)
        is_free = self._seating.is_free(seat)
        if is_free:
            self._pass_door()
            await self._give(line, seat)
        else:
            send(line, {"type": "asking", "say": self._say(phrases.ASKING_HOST)})
            self._tell(SecondPhone(seat, self._requests.ask(line, seat)))

    def join(self, line: Line, said: wire.Join) -> None:
        """The table gives whoever is new a seat; a face that somebody else has just taken is nobody's fault."""
        faces = self._lines.faces
        if not self._lines.is_in_lobby(line) or faces is None:
            raise Refused("malformed", phrases.SEAT_GONE)
        self._pass_door()
        if self._requests.wants_any(line) or line in self._arriving:
            return  # a double tap
        name, face = self._name(said.name), said.face if said.face in faces else ""
        self._tell(Newcomer(self._requests.ask(line), name, face))

    def visit(self, line: Line, said: wire.Visit) -> None:
        self._pass_door()
        name = self._name(said.name) if self._pupils.are_asked else ""
        if self._pupils.are_asked:
            self._pupils.may_enter(name)
        is_new = self._lines.is_in_lobby(line)
        admitted = self._audience.admit(line.device, self._limits.of_one_device) if is_new else None
        if admitted is None:
            raise Refused("full", phrases.ROOM_FULL)
        token, visitor = admitted
        self._keeper.has_news = True
        if name:
            self._pupils.keep_only(self._audience.visitors())
            self._pupils.enter(visitor, name, said.face)
        self._lines.connect_visitor(line, visitor, token)

    def _pass_door(self) -> None:
        if self._keeper.record.locked:
            raise Refused("locked", phrases.DOOR_LOCKED)

    def _name(self, typed: str) -> str:
        return name_of(typed, are_free=self._keeper.record.free_names, are_pupils=self._pupils.are_asked)

    # What the table answers

    async def allow(self, request: int, yes: bool) -> None:
        """The host's answer to a second phone."""
        line, seat = self._requests.take(request)
        if line is None or line not in self._lines:
            return
        if yes and self._seating.is_open(seat):
            await self._give(line, seat)
        else:
            send(line, {"type": "refused", "say": self._say(phrases.HOST_SAID_NO)})
            self._lines.send_seats([line])

    async def seat(self, request: int, seat: Seat | None) -> None:
        """The table's answer to somebody who is new: a seat, or none."""
        line, _ = self._requests.take(request)
        if line is not None and line in self._lines and seat is not None and self._seating.is_free(seat):
            await self._give(line, seat)
        elif line is not None and line in self._lines:
            send(line, {"type": "refused", "say": self._say(phrases.NO_SEAT_LEFT)})
        elif seat is not None:
            self._tell(Left(seat))  # gone before there was one

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
        self._pages.addresses.forget(seat)
        if before is not None and before.line is not None:
            self._lines.put_out(before.line, wire.ELSEWHERE, phrases.ELSEWHERE)
        await self._keeper.keep()
        now = self._seating.phones.get(seat)
        if line in self._lines and now is not None and now.token == digest(token):
            self._lines.connect(line, seat, token, again=before is not None)
