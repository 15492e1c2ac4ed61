"""Bots: easy plays anything, normal saves its best cards, hard plays them first."""

from artgames.decks import Likeness
from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP

from .rules import Play, TableView
from .words import say


class HighestCardBot:
    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        view: TableView = seen.view
        if self.level == "easy":
            card, _ = rng.sample(view.hand, 1)
            return Decision(Play(card), say(QT_TRANSLATE_NOOP("game_template", "I drew it blindly.")))
        if self.level == "normal":
            return Decision(Play((min(view.hand),)), say(QT_TRANSLATE_NOOP("game_template", "I save my best cards.")))
        return Decision(Play((max(view.hand),)), say(QT_TRANSLATE_NOOP("game_template", "It is the best one I have.")))


def make_bot(level: str, likeness: Likeness, **_: object) -> HighestCardBot:
    return HighestCardBot(level)
