"""What comes next at a table and who is asked: worked out from the match whenever somebody wants to know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from artgames.app.table.match_session import TableSession
from artgames.app.table.paper.numbers_row import can_be_written_down
from artgames.engine.api import Seat
from artgames.engine.choices import Choice


class Task(Enum):
    """What the large button does next."""

    WAIT = auto()
    GO_ON = auto()
    HAND_OVER = auto()
    ANSWER = auto()
    """Somebody answers on the shared screen, and the button gives the answer in the making."""

    TYPE_IN = auto()
    COUNT = auto()
    """Everybody else has answered, and the room votes."""

    RESULT = auto()


_AT_LAPTOP = ("person", False)


@dataclass(frozen=True, slots=True)
class Next:
    """The next thing to do at the table; `seat` is who gets the laptop, `action` what the house does."""

    task: Task
    seat: Seat | None = None
    action: str = ""
    decides: bool = False
    """Whether whoever leads the table has to choose between several such actions: none of them goes by itself."""


class WhoseTurn:
    """Knows the people at a table and how each of them answers; holds no state of its own."""

    def __init__(self, session: TableSession) -> None:
        self._session = session

    def next(self) -> Next:
        session = self._session
        if session.match.outcome() is not None:
            return Next(Task.RESULT)
        house = session.house_choice()
        if house is not None:
            return Next(Task.GO_ON, action=house.action, decides=session.house_decides())
        for_curtain = [seat for seat in session.secrets_asked() if not self.writes(seat) and not session.votes(seat)]
        if for_curtain:
            return Next(Task.HAND_OVER, seat=self._first_after_last(for_curtain))
        player = session.open_answerer()
        if player is not None:
            return Next(Task.ANSWER, seat=player)
        asked = [seat for seat in session.match.to_act() if seat >= 0]
        voting = [seat for seat in asked if session.votes(seat)]
        others = [seat for seat in asked if seat not in voting and not session.by_phone(seat)]
        if others:
            written = all(not session.is_bot(seat) and self.writes(seat) for seat in others)
            return Next(Task.TYPE_IN if written else Task.WAIT)
        return Next(Task.COUNT, seat=voting[0]) if voting and not session.phones_asked() else Next(Task.WAIT)

    def paper_choices(self) -> dict[Seat, tuple[Choice, ...]]:
        seats = [seat for seat in self._session.secrets_asked() if self.writes(seat)]
        return {seat: self._session.match.choices(seat) for seat in seats}

    def writes(self, seat: Seat) -> bool:
        """Whether this seat answers on paper what it is asked now."""
        player = self._session.table.players[seat]
        choices = self._session.match.choices(seat)
        on_paper = player.kind == "person" and player.answers == "paper"
        return on_paper and bool(choices) and all(map(can_be_written_down, choices))

    def alone(self) -> bool:
        """Whether one person plays with bots only: then there is nobody to hide anything from."""
        players = enumerate(self._session.table.players)
        return [(one.kind, self._session.by_phone(seat)) for seat, one in players if one.kind != "bot"] == [_AT_LAPTOP]

    def audience(self) -> Seat | None:
        """Who the shared screen is for: everybody. Who plays alone with bots always has the own hand in sight."""
        if not (self._session.has_hands and self.alone()):
            return None
        return next(seat for seat, player in enumerate(self._session.table.players) if player.kind == "person")

    def _first_after_last(self, seats: list[Seat]) -> Seat:
        """Seats are asked clockwise, beginning left of who answered last."""
        history = self._session.match.history
        last = history[-1].entry.seat if history else -1
        return min(seats, key=lambda seat: (seat <= last, seat))
