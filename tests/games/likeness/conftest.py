"""A table at which the tests play Likeness."""

from typing import Any

import pytest

from artgames.engine.api import Event, Seat, Setup
from artgames.engine.match import Match
from artgames.games.likeness.rules import RULES
from artgames.games.likeness.rules.records import REMOVALS, GiveClue, Remove, State, TableView, Way
from artgames.games.likeness.rules.views import left


class LikenessTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 4, cards: int = 60, seed: str = "alike", **options: Any) -> None:
        self.match = Match("likeness", RULES, Setup(seats, options, seed, tuple(range(1001, 1001 + cards))))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def giver(self) -> Seat:
        return self.state.house.giver

    @property
    def guessers(self) -> list[Seat]:
        return [seat for seat in range(self.state.house.seats) if seat != self.giver]

    def view(self, seat: Seat | None = None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def clue(self, place: int = 0, way: Way = "upright") -> tuple[Event, ...]:
        return self.match.submit(self.giver, GiveClue((self.state.hand[place],), way)).events

    def remove(self, *tokens: int) -> tuple[Event, ...]:
        """All guessers agree."""
        return [self.match.submit(seat, Remove(tokens)).events for seat in self.guessers][-1]

    def others(self) -> tuple[int, ...]:
        """As many tokens as have to go now, without the secret."""
        harmless = [token for token in left(self.state) if token != self.state.secret]
        return tuple(harmless[: REMOVALS[self.state.round - 1]])


@pytest.fixture
def table() -> LikenessTable:
    return LikenessTable()
