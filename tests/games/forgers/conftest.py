"""A table at which the tests play The Notorious Forgers."""

from collections.abc import Callable
from typing import Any

import pytest

from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.games.forgers.rules import RULES
from artgames.games.forgers.rules.records import Forge, Guess, NextRound, OpenWall, Ready, State, TableView, TimeUp


class ForgersTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 4, seed: str = "turpentine", cards: int = 200, **options: Any) -> None:
        self.match = Match("forgers", RULES, Setup(seats, options, seed, tuple(range(1001, 1001 + cards))))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def forger(self) -> Seat:
        return self.state.forger

    @property
    def guessers(self) -> list[Seat]:
        """Clockwise, from the forger's left neighbour on."""
        seats = self.state.house.seats
        return [(self.forger + step) % seats for step in range(1, seats)]

    def view(self, seat: Seat | None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def do(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        return self.match.submit(seat, action).events

    def open(self) -> tuple[Event, ...]:
        return self.do(HOUSE, OpenWall())

    def time_up(self) -> tuple[Event, ...]:
        return self.do(HOUSE, TimeUp())

    def everybody_ready(self) -> tuple[Event, ...]:
        return [self.do(seat, Ready()) for seat in self.guessers][-1]

    def to_forge(self) -> None:
        self.open()
        self.everybody_ready()

    def forge(self, *places: int, swapped: tuple[int, ...] = ()) -> tuple[Event, ...]:
        """The first cards of the hand go to these places."""
        cards = self.state.hands[self.forger][: len(places)]
        return self.do(self.forger, Forge(cards, places, swapped))

    def to_guess(self, *places: int, swapped: tuple[int, ...] = ()) -> None:
        self.to_forge()
        self.forge(*(places or range(self.state.house.forgeries)), swapped=swapped)

    def guess(self, *places: int) -> tuple[Event, ...]:
        """Whoever is next points at these, one after another."""
        return [self.do(self.match.to_act()[0], Guess((place,))) for place in places][-1]

    def whole_round(self, found: int = 0) -> tuple[Event, ...]:
        """Forgeries at the first places; so many of them are found, and the other guesses are wrong."""
        count = self.state.house.forgeries
        self.to_guess()
        return self.guess(*range(found), *[23] * (count - found))

    def next_round(self) -> tuple[Event, ...]:
        return self.do(HOUSE, NextRound())


@pytest.fixture(scope="session")
def make_table() -> Callable[..., ForgersTable]:
    return ForgersTable
