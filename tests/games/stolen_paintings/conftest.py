"""A table at which the tests play Stolen Paintings."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.records import (
    Hang,
    Mark,
    NextRound,
    OpenExhibit,
    Ready,
    State,
    Steal,
    TableView,
    TimeUp,
)


class SPTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 4, seed: str = "a quiet night", cards: int = 200, **options: Any) -> None:
        self.match = Match("stolen_paintings", RULES, Setup(seats, options, seed, tuple(range(1001, 1001 + cards))))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def thief(self) -> Seat:
        return self.state.thief

    @property
    def detectives(self) -> list[Seat]:
        """Clockwise, from the thief's left neighbour on."""
        seats = self.state.house.seats
        return [(self.thief + step) % seats for step in range(1, seats)]

    def view(self, seat: Seat | None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def do(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        return self.match.submit(seat, action).events

    def open(self) -> tuple[Event, ...]:
        return self.do(HOUSE, OpenExhibit())

    def time_up(self) -> tuple[Event, ...]:
        return self.do(HOUSE, TimeUp())

    def everybody_ready(self) -> tuple[Event, ...]:
        return [self.do(seat, Ready()) for seat in self.detectives][-1]

    def steal(self, count: int = 1) -> tuple[Event, ...]:
        return self.do(self.thief, Steal(self.state.exhibit[:count]))

    def hang_stolen_at(self, *tokens: int) -> tuple[Event, ...]:
        """The thief hangs the stolen paintings at these tokens, the newcomers at the others."""
        newcomers = [card for card in self.state.auction if card not in self.state.stolen]
        stolen = list(self.state.stolen)
        row = [stolen.pop(0) if token in tokens else newcomers.pop(0) for token in range(1, 9)]
        return self.do(self.thief, Hang(tuple(row)))

    def to_guess(self, stolen_at: Iterable[int] = (1,)) -> None:
        """Play a round up to the moment when the detectives guess."""
        tokens = tuple(stolen_at)
        self.open()
        self.everybody_ready()
        self.steal(len(tokens))
        if self.state.phase == "arrange":
            self.hang_stolen_at(*tokens)

    def mark(self, marks: Mapping[Seat, tuple[int, ...]]) -> tuple[Event, ...]:
        return [self.do(seat, Mark(tokens)) for seat, tokens in marks.items()][-1]

    def whole_round(self, stolen_at: Iterable[int] = (1,), marks: tuple[int, ...] = ()) -> tuple[Event, ...]:
        """A round in which all detectives mark the same."""
        self.to_guess(stolen_at)
        return self.mark(dict.fromkeys(self.detectives, marks))

    def next_round(self) -> tuple[Event, ...]:
        return self.do(HOUSE, NextRound())


@pytest.fixture(scope="session")
def make_table() -> Callable[..., SPTable]:
    return SPTable
