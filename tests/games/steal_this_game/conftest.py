"""A counter at which the tests lay out any moment of Steal This Game."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from artgames.engine.api import HOUSE, Event, Refused, Seat, Setup
from artgames.engine.choices import Action
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.actions import (
    Answer,
    Claim,
    EndShuffle,
    Hide,
    Look,
    NextGame,
    PlaceCashier,
    RemoveBox,
    Reroll,
    Stay,
)
from artgames.games.steal_this_game.rules.records import Note, State, TableView

ANI, BERND = 0, 1
PREPARE = tuple(range(6))
OBSERVE_6, OBSERVE_8, OBSERVE_10, HIT, STEAL = 6, 7, 8, 9, 10


class Counter:
    """A match from its beginning, and a verb for each thing that people do. Ani exhibits, Bernd steals.

    Boxes are counted from 0 here, as in the rules. `dice` are put under the cup after the roll.
    """

    def __init__(self, *, seed: str = "fair", **options: Any) -> None:
        self.state: State = RULES.start(Setup(2, {"thief_seat": "second", **options}, seed)).state
        self.events: tuple[Event, ...] = ()

    def do(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        step = RULES.apply(self.state, seat, action)
        assert RULES.check(step.state) == []
        assert step.reveals, "the other player has seen or heard it"
        self.state, self.events = step.state, step.events
        return step.events

    def may(self, kind: type[Action]) -> list[tuple[Any, ...]]:
        """The values of all actions of this kind that somebody may do now."""
        choices = [choice for seat in RULES.to_act(self.state) for choice in RULES.choices(self.state, seat)]
        return [tuple(value for _, value in choice.given) for choice in choices if choice.kind is kind]

    def cannot(self, seat: Seat, action: Action) -> None:
        with pytest.raises(Refused):
            RULES.apply(self.state, seat, action)

    def view(self, seat: Seat | None) -> TableView:
        view = RULES.view(self.state, seat)
        assert isinstance(view, TableView)
        return view

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def thief(self) -> Seat:
        return self.state.thief

    @property
    def exhibitor(self) -> Seat:
        return self.state.exhibitor

    # Verbs

    def hide(self, position: int = 1, cashier: int = 1, dice: tuple[int, int] | None = (3, 4)) -> "Counter":
        self.do(self.exhibitor, Hide(position, cashier))
        if dice is not None:
            self.state = msgspec.structs.replace(self.state, dice=dice)
        return self

    def claim(self, stop: int) -> "Counter":
        self.do(self.thief, Claim(stop))
        return self

    def believe(self) -> "Counter":
        self.do(self.exhibitor, Answer(1))
        return self

    def doubt(self) -> "Counter":
        self.do(self.exhibitor, Answer(0))
        return self

    def act(self, action: Action) -> "Counter":
        self.do(self.thief, action)
        return self

    def reply(self, action: Action | None = None) -> "Counter":
        self.do(self.exhibitor, action or Stay())
        return self

    def look(self, position: int) -> "Counter":
        return self.act(Look(position))

    def remove(self, position: int) -> "Counter":
        self.do(self.exhibitor, RemoveBox(position))
        return self

    def go_on_after_removal(self, cashier: int = 0, die: int = 0) -> "Counter":
        """No shell game; the cashier is placed and a die is rolled again."""
        self.do(self.exhibitor, EndShuffle())
        self.do(self.exhibitor, PlaceCashier(cashier))
        self.do(self.thief, Reroll(die))
        return self

    def next_game(self) -> "Counter":
        self.do(HOUSE, NextGame())
        return self

    def happened(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    def noted(self) -> Note:
        return self.state.history[-1]


Set = Callable[..., Counter]


@pytest.fixture(scope="session")
def counter() -> Set:
    return Counter
