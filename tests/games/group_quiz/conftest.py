"""A table at which the tests play the quiz."""

from typing import Any

import pytest

from artgames.engine.api import HOUSE, Event, Seat, Setup
from artgames.engine.facts import Question
from artgames.engine.match import Match
from artgames.games import load
from artgames.games.group_quiz.rules.records import Answer, Buzz, Judge, NextQuestion, Say, Show, State, TableView
from artgames.testing.plain_setups import plain_setup


class QuizTable:
    """A match, with a verb for each thing that people do at the table."""

    def __init__(self, seats: int = 3, game: str = "group_quiz", seed: str = "quiz", **options: Any) -> None:
        self.game = load(game)
        self.match: Match[State] = Match(game, self.game.rules, plain_setup(self.game.info, seats, seed, options))

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def question(self) -> Question:
        return self.state.open[0]

    def view(self, seat: Seat | None = None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def answer(self, right: bool) -> tuple[Event, ...]:
        """Whoever is asked answers."""
        assert self.state.player is not None
        gone = [one.answer for one in self.state.given]
        numbers = [number for number in range(1, len(self.question.answers) + 1) if number not in gone]
        number = next(one for one in numbers if (one == self.question.right) == right)
        return self.match.submit(self.state.player, Answer((number,))).events

    def buzz(self, seat: Seat, knows: int = 1) -> tuple[Event, ...]:
        return self.match.submit(seat, Buzz(knows)).events

    def say(self, words: str) -> tuple[Event, ...]:
        assert self.state.player is not None
        return self.match.submit(self.state.player, Say(words)).events

    def show(self) -> None:
        self.match.submit(HOUSE, Show())

    def judge(self, right: bool) -> None:
        self.match.submit(HOUSE, Judge(int(right)))

    def go_on(self) -> None:
        self.match.submit(HOUSE, NextQuestion())


@pytest.fixture
def table() -> QuizTable:
    return QuizTable()


@pytest.fixture
def buzzers() -> QuizTable:
    return QuizTable(4, play="buzzer")
