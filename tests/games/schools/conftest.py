"""A table at which the tests sort paintings."""

from typing import Any

import pytest

from artgames.engine.api import HOUSE, Event
from artgames.engine.match import Match
from artgames.games.schools import GAME
from artgames.games.schools.rules import RULES
from artgames.games.schools.rules.records import Compare, Hang, Rehang, State, TableView
from artgames.testing.plain_setups import plain_setup


class SchoolsTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 3, seed: str = "schools", **options: Any) -> None:
        self.match: Match[State] = Match("schools", RULES, plain_setup(GAME, seats, seed, options))

    @property
    def state(self) -> State:
        return self.match.state

    def view(self) -> TableView:
        view = self.match.view(None)
        assert isinstance(view, TableView)
        return view

    def belongs(self, card: int) -> int:
        return next(one.wall for one in self.state.sorted if one.card == card)

    def hang(self, right: bool = True) -> tuple[Event, ...]:
        """Whoever is next hangs the first painting that is left."""
        view = self.view()
        assert view.player is not None
        card = next(one for one in view.cards if one not in {hung.card for hung in view.hung})
        wall = self.belongs(card) if right else self.belongs(card) % len(view.walls) + 1
        return self.match.submit(view.player, Hang((card,), (wall,))).events

    def hang_all(self, *, wrong: int = 0) -> None:
        """All paintings, the first so many of them on another wall."""
        for number in range(len(self.view().cards)):
            self.hang(right=number >= wrong)

    def rehang(self, card: int, wall: int) -> None:
        self.match.submit(HOUSE, Rehang((card,), (wall,)))

    def compare(self) -> tuple[Event, ...]:
        return self.match.submit(HOUSE, Compare()).events


@pytest.fixture
def table() -> SchoolsTable:
    return SchoolsTable()
