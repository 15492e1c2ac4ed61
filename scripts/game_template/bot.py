"""Bots: easy plays anything, normal saves its best cards, hard plays them first."""

from artgames.decks import Likeness
from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.rng import Rng

from .rules import Play, TableView


class HighestCardBot:
    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        view: TableView = seen.view
        if self.level == "easy":
            card, _ = rng.sample(view.hand, 1)
            return Decision(Play(card))
        return Decision(Play((min(view.hand) if self.level == "normal" else max(view.hand),)))


def make_bot(level: str, likeness: Likeness, **_: object) -> HighestCardBot:
    return HighestCardBot(level)
