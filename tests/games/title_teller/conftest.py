"""A table at which the tests play Title Teller."""

from typing import Any

import pytest

from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.match import Match
from artgames.games.title_teller.rules import RULES
from artgames.games.title_teller.rules.records import Add, NextTurn, Pass, State, TableView, Tell, Vote
from artgames.games.title_teller.rules.views import may_vote_for, own_tokens


class TellersTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 4, cards: int = 120, seed: str = "a title", **options: Any) -> None:
        self.match = Match("title_teller", RULES, Setup(seats, options, seed, tuple(range(1001, 1001 + cards))))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def teller(self) -> Seat:
        return self.state.teller

    @property
    def others(self) -> list[Seat]:
        """Clockwise from the teller."""
        seats = self.state.house.seats
        return [(self.teller + step) % seats for step in range(1, seats)]

    def view(self, seat: Seat | None = None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def tell(self, title: str = "Late again") -> tuple[Event, ...]:
        return self.match.submit(self.teller, Tell(self.state.hands[self.teller][:1], title)).events

    def add(self) -> tuple[Event, ...]:
        """Everybody adds the first cards of the hand."""
        count = self.state.house.to_add
        return [self.match.submit(seat, Add(self.state.hands[seat][:count])).events for seat in self.others][-1]

    def tokens_of(self, seat: Seat) -> tuple[int, ...]:
        return own_tokens(self.state, seat)

    def vote(self, *whose: Seat) -> tuple[Event, ...]:
        """Clockwise from the teller, for a painting of these seats."""
        votes = zip(self.others, whose, strict=True)
        return [self.match.submit(voter, Vote(self.tokens_of(seat)[:1])).events for voter, seat in votes][-1]

    def turn(self, finders: int = 1) -> tuple[Event, ...]:
        """A whole turn in which so many find it; the rest vote for what the next but one has added."""
        self.tell()
        self.add()
        for number, voter in enumerate(self.others):
            wrong = [token for token in may_vote_for(self.state, voter) if token not in self.tokens_of(self.teller)]
            token = self.tokens_of(self.teller)[0] if number < finders else wrong[0]
            events = self.match.submit(voter, Vote((token,))).events
        return events

    def pass_on(self) -> tuple[Event, ...]:
        return self.match.submit(self.teller, Pass()).events

    def next_turn(self) -> tuple[Event, ...]:
        return self.match.submit(HOUSE, NextTurn()).events


@pytest.fixture
def table() -> TellersTable:
    return TellersTable()
