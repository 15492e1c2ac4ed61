"""A table at which the tests play Picture Code."""

from typing import Any

import pytest

from artgames.engine.api import Event, Seat, Setup
from artgames.engine.match import Match
from artgames.games.picture_code.rules import RULES
from artgames.games.picture_code.rules.records import Clue, Guess, Kind, State, Stop, TableView, Team, other
from artgames.games.picture_code.rules.views import giver, guessers


class CodeTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 4, cards: int = 60, seed: str = "code", **options: Any) -> None:
        self.match = Match("picture_code", RULES, Setup(seats, options, seed, tuple(range(1001, 1001 + cards))))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def team(self) -> Team:
        return self.state.team

    @property
    def giver(self) -> Seat:
        return giver(self.state)

    def view(self, seat: Seat | None = None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def covered(self, kind: Kind) -> list[int]:
        """The places of this kind that nobody has pointed at."""
        return [place for place, one in enumerate(self.state.key) if one == kind and place not in self.state.open]

    def clue(self, number: int = 1, word: str = "Water") -> tuple[Event, ...]:
        return self.match.submit(self.giver, Clue(word, number)).events

    def guess(self, kind: Kind, by: int = 0) -> tuple[Event, ...]:
        """A guesser of the team, the first one unless told otherwise, points at a painting of this kind."""
        place = self.covered(kind)[0]
        return self.match.submit(guessers(self.state)[by], Guess((place,))).events

    def stop(self) -> tuple[Event, ...]:
        return self.match.submit(guessers(self.state)[0], Stop()).events

    def own(self) -> tuple[Event, ...]:
        """The team finds one of its own."""
        return self.guess(self.team)

    def theirs(self) -> tuple[Event, ...]:
        """The team finds one of the other team's."""
        return self.guess(other(self.team))


@pytest.fixture
def table() -> CodeTable:
    return CodeTable()
