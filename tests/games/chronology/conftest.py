"""A table at which the tests play both chronological games."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from artgames import games
from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.match import Match
from artgames.games.chronology.rules.records import Arrange, NextRound, State, TableView, Tokens


class ChronologyTable:
    """A match whose row has the years that a test wants: as many cards as are dealt, all of them in the box."""

    def __init__(
        self,
        years: Sequence[int],
        seats: int = 2,
        seed: str = "a quiet night",
        game: str = "chronology",
        **options: Any,
    ) -> None:
        cards = tuple(range(1001, 1001 + len(years)))
        setup = Setup(seats, options, "a quiet night", cards, years=tuple(years))
        self.match: Match[State] = Match(game, games.load(game).rules, setup)

    @property
    def state(self) -> State:
        return self.match.state

    def view(self, seat: Seat | None = None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def tokens_by_year(self) -> Tokens:
        """A list without a mistake."""
        row = self.state.row
        return tuple(sorted(range(1, len(row) + 1), key=lambda token: row[token - 1].year))

    def list_of(self, years: Sequence[int]) -> Tokens:
        """The list of somebody who puts the paintings of these years in this order."""
        left = list(enumerate(self.state.row, 1))
        tokens = []
        for year in years:
            found = next(pair for pair in left if pair[1].year == year)
            left.remove(found)
            tokens.append(found[0])
        return tuple(tokens)

    def lock(self, seat: Seat, tokens: Tokens) -> tuple[Event, ...]:
        return self.match.submit(seat, Arrange(tokens)).events

    def lock_all(self, tokens: Tokens) -> tuple[Event, ...]:
        return [self.lock(seat, tokens) for seat in range(self.state.house.seats)][-1]

    def next_round(self) -> tuple[Event, ...]:
        return self.match.submit(HOUSE, NextRound()).events


MakeTable = Callable[..., ChronologyTable]


@pytest.fixture(scope="session")
def make_table() -> MakeTable:
    return ChronologyTable
