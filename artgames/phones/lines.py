"""Which line speaks for whom: seats, visitors, and whoever is still in the lobby."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TypeAlias

from artgames.engine.api import Seat
from artgames.engine.words import Sentence
from artgames.phones import phrases, wire
from artgames.phones.keeper import Keeper
from artgames.phones.messages import Joined, Left, ToTable, VisitorsChanged
from artgames.phones.pages import Pages, send
from artgames.phones.people import People
from artgames.phones.wire import Line

Role: TypeAlias = Seat | str | None
"""A seat, a visitor's digest, or None for somebody in the lobby."""


class Lines:
    """Connects phones, tells each who it is, and puts out those that another one has replaced."""

    def __init__(
        self,
        people: People,
        pages: Pages,
        keeper: Keeper,
        *,
        tell: Callable[[ToTable], None],
        say: Callable[[Sentence], str],
    ) -> None:
        self._seating, self._audience, self._pupils = people
        self._pages, self._keeper, self._tell, self._say = pages, keeper, tell, say
        self._roles: dict[Line, Role] = {}
        self.faces: tuple[str, ...] | None = None
        """Those that whoever is new may choose from; None where nobody is seated."""

        self.votes_changed = False
        """Whether the table has not heard yet how the audience stands."""

    def __contains__(self, line: Line) -> bool:
        """Whether this line has shown a token, or the key of the door."""
        return line in self._roles

    def role(self, line: Line) -> Role:
        return self._roles.get(line)

    def is_in_lobby(self, line: Line) -> bool:
        return line in self._roles and self._roles[line] is None

    # Coming

    def let_in(self, line: Line) -> None:
        """It has shown the key: it may look who sits where."""
        self._roles[line] = None
        self.send_seats([line])

    def connect(self, line: Line, seat: Seat, token: str = "", *, again: bool = True) -> None:
        phone = self._seating.phones[seat]
        if phone.line is not None and phone.line is not line:
            self.put_out(phone.line, wire.ELSEWHERE, phrases.ELSEWHERE)
        self._roles[line], phone.line, phone.last_seen = seat, line, time.time()
        if token:
            send(line, {"type": "token", "token": token})  # by itself, so that no newer message can take its place
        self.send_me(seat)
        self._pages.send_sheet(seat)
        self._tell(Joined(seat, again))
        self.tell_lobby()

    def connect_visitor(self, line: Line, visitor: str, token: str = "") -> None:
        if self._pupils.are_asked and self._pupils.of(visitor) is None:  # here before anybody asked for names
            self.let_in(line)
            return
        before = self._audience.connect(visitor, line)
        if before is not None and before is not line:
            self.put_out(before, wire.ELSEWHERE, phrases.ELSEWHERE)
        self._roles[line] = visitor
        if token:
            send(line, {"type": "token", "token": token})
        self._pages.send_visitor(line, visitor)
        self.tell_visitors()
        if self._pupils.are_asked:
            self.tell_lobby()  # a name is taken

    def speak_for(self, seats: Iterable[Seat]) -> None:
        """Phones of these seats have been moved there."""
        for seat in seats:
            phone = self._seating.phones.get(seat)
            if phone is not None and phone.line is not None:
                self._roles[phone.line] = seat

    # Going

    def gone(self, line: Line) -> None:
        """A line has ended, for whatever reason."""
        role = self._roles.pop(line, None)
        if isinstance(role, str) and self._audience.line(role) is line:
            self._audience.connect(role, None)
            self.tell_visitors()
        if isinstance(role, int) and (phone := self._seating.phones.get(role)) and phone.line is line:
            phone.line, phone.last_seen = None, time.time()
            self._tell(Left(role))
            self.tell_lobby()

    def put_out(self, line: Line, code: int, sentence: Sentence) -> None:
        self._roles.pop(line, None)
        line.close(code, self._say(sentence))

    # What they are told

    def send_me(self, seat: Seat) -> None:
        self._pages.send_me(seat, self._keeper.record.free_names)

    def tell_visitors(self) -> None:
        """Whom the table waits for may be different now, too."""
        self._tell(VisitorsChanged(self._audience.count))
        self.votes_changed = True

    def tell_lobby(self) -> None:
        self.send_seats([line for line, role in self._roles.items() if role is None])

    def send_seats(self, lines: list[Line]) -> None:
        if lines:
            self._pages.send_seats(lines, self._keeper.record, self.faces)
