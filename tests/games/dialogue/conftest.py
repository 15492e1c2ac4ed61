"""A table at which the tests play The Dialogue."""

from typing import Any

import pytest

from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.match import Match
from artgames.games.dialogue.rules import RULES
from artgames.games.dialogue.rules.records import GoOn, Guess, NextRound, State, TableView, Write


class DialogueTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 4, cards: int = 60, seed: str = "words", **options: Any) -> None:
        self.match = Match("dialogue", RULES, Setup(seats, options, seed, tuple(range(1001, 1001 + cards))))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def writer(self) -> Seat:
        return self.state.readers[-1]

    @property
    def guessers(self) -> list[Seat]:
        return [seat for seat in range(self.state.house.seats) if seat != self.writer]

    def view(self, seat: Seat | None = None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def write(self, seat: Seat, *tokens: int, text: str = "") -> tuple[Event, ...]:
        return self.match.submit(seat, Write(tokens, text or f"Hello from {seat}")).events

    def all_write(self) -> None:
        """Seat 0 lets portraits 1 and 2 speak, seat 1 portraits 2 and 3, and so on."""
        for seat in range(self.state.house.seats):
            self.write(seat, seat + 1, seat + 2)

    def guess(self, *pairs: tuple[int, int]) -> tuple[Event, ...]:
        """All guessers in seat order."""
        answers = zip(self.guessers, pairs, strict=True)
        return [self.match.submit(seat, Guess(pair)).events for seat, pair in answers][-1]

    def go_on(self) -> tuple[Event, ...]:
        return self.match.submit(HOUSE, GoOn()).events

    def next_round(self) -> tuple[Event, ...]:
        return self.match.submit(HOUSE, NextRound()).events

    def play_round(self) -> None:
        """Everybody writes, everybody guesses portraits 11 and 12, up to the album."""
        self.all_write()
        for _ in range(self.state.house.seats):
            self.guess(*[(11, 12)] * len(self.guessers))
            self.go_on()


@pytest.fixture
def table() -> DialogueTable:
    return DialogueTable()
