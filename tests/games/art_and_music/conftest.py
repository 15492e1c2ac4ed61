"""A table at which the tests play Art and Music Lovers."""

from typing import Any

import pytest

from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.match import Match
from artgames.games.art_and_music.rules import RULES
from artgames.games.art_and_music.rules.records import Guess, Love, NextTurn, Pass, State, TableView


class LoversTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 4, cards: int = 100, seed: str = "a song", **options: Any) -> None:
        self.match = Match("art_and_music", RULES, Setup(seats, options, seed, tuple(range(1001, 1001 + cards))))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def lover(self) -> Seat:
        return self.state.lover

    @property
    def guessers(self) -> list[Seat]:
        return [seat for seat in range(self.state.house.seats) if seat != self.lover]

    def view(self, seat: Seat | None = None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def love(self, token: int, hint: str = "Blue Moon") -> tuple[Event, ...]:
        return self.match.submit(self.lover, Love((token,), hint)).events

    def guess(self, *tokens: int) -> tuple[Event, ...]:
        """All guessers in seat order."""
        answers = zip(self.guessers, tokens, strict=True)
        return [self.match.submit(seat, Guess((token,))).events for seat, token in answers][-1]

    def pass_on(self) -> tuple[Event, ...]:
        return self.match.submit(self.lover, Pass()).events

    def next_turn(self) -> tuple[Event, ...]:
        return self.match.submit(HOUSE, NextTurn()).events


@pytest.fixture
def table() -> LoversTable:
    return LoversTable()
