"""A table at which the tests learn."""

from collections.abc import Callable
from typing import Any

import pytest

from artgames.engine.api import HOUSE, Event, Setup
from artgames.engine.choices import Action
from artgames.engine.facts import Element, Facts
from artgames.engine.match import Match
from artgames.games.flash_cards.rules import RULES
from artgames.games.flash_cards.rules.records import Choose, NextCard, State, TableView

LABELS = (
    Facts(title="The Kiss", artist="Gustav Klimt", dated="1907–08", begun=1907, completed=1908, country="Austrian"),
    Facts(
        title="Mona Lisa", artist="Leonardo da Vinci", dated="c. 1503–19", begun=1503, completed=1519, country="Italian"
    ),
    Facts(title="Las Meninas", artist="Diego Velázquez", dated="1656", begun=1656, completed=1656, country="Spanish"),
    Facts(
        title="The Starry Night", artist="Vincent van Gogh", dated="1889", begun=1889, completed=1889, country="Dutch"
    ),
    Facts(
        title="The Swing", artist="Jean-Honoré Fragonard", dated="1767", begun=1767, completed=1767, country="French"
    ),
    Facts(title="Pierrot", artist="Antoine Watteau", dated="1718–19", begun=1718, completed=1719, country="French"),
    Facts(title="Young Hare", artist="Albrecht Dürer", dated="1502", begun=1502, completed=1502, country="German"),
    Facts(title="Boating", artist="Édouard Manet", dated="1874", begun=1874, completed=1874, country="French"),
)
CARDS = tuple(range(1, len(LABELS) + 1))


class Desk:
    """A match of flash cards, with a verb for each thing that the learner does."""

    def __init__(
        self,
        *,
        seed: str = "learn",
        lesson: tuple[tuple[int, Element], ...] = (),
        labels: Any = LABELS,
        in_order: bool = False,
        **options: Any,
    ) -> None:
        deck = tuple(range(1, len(labels) + 1))
        setup = Setup(1, options, seed, deck, facts=tuple(labels), lesson=lesson, in_order=in_order)
        self.match = Match("flash_cards", RULES, setup)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def view(self) -> TableView:
        view = self.match.view(0)
        assert isinstance(view, TableView)
        return view

    def do(self, action: Action) -> tuple[Event, ...]:
        return self.match.submit(0, action).events

    def house(self, action: Action) -> tuple[Event, ...]:
        return self.match.submit(HOUSE, action).events

    def answer(self, *, rightly: bool = True) -> None:
        """One of four, and on to the next card."""
        right = self.state.flash.right
        self.do(Choose(right if rightly else right % len(self.state.flash.answers) + 1))
        self.house(NextCard())


@pytest.fixture
def make_desk() -> Callable[..., Desk]:
    return Desk
