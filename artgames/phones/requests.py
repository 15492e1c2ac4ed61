"""Phones that wait for an answer of the table: for a seat that has a phone already, or for one of their own."""

from artgames.engine.api import Seat
from artgames.phones.wire import Line

NO_SEAT: Seat = -1
"""Whoever is new at a table that is still being laid."""


class Requests:
    """By number; each line has one at most."""

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
