"""Who the bots are: every sitter has one habit, which is how it takes its time. It never changes what a bot plays."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.scene.drawing.faces import SeatLook
from artgames.store.seating import Player


class Habit(NamedTuple):
    """What a bot does otherwise than the rest, and the sentence that says so."""

    sentence: str
    pace: float = 1.0
    """It thinks so many times as long as usual."""

    uneven: bool = False
    """Half as long and half as long again in turn."""

    rank: int = 0
    """Of several that are asked at once, the lowest answers first."""

    def thinks(self, turn: int) -> float:
        """How many times as long as usual, when so many actions have been done."""
        return (0.5 if turn % 2 else 1.5) if self.uneven else self.pace


HABITS = {
    "pearl": Habit(QT_TRANSLATE_NOOP("Bots", "Thinks, then thinks again."), 1.5),
    "tudor": Habit(QT_TRANSLATE_NOOP("Bots", "Answers at once, like a king."), 0.5),
    "hare": Habit(QT_TRANSLATE_NOOP("Bots", "Always in a hurry."), 0.5),
    "fox": Habit(QT_TRANSLATE_NOOP("Bots", "Now quick, now slow."), uneven=True),
    "ruff": Habit(QT_TRANSLATE_NOOP("Bots", "Never hurries."), 1.5),
    "straw": Habit(QT_TRANSLATE_NOOP("Bots", "Takes life slowly."), 1.5),
    "flowers": Habit(QT_TRANSLATE_NOOP("Bots", "Quick off the mark."), 0.75),
    "topknot": Habit(QT_TRANSLATE_NOOP("Bots", "Keeps a steady pace.")),
    "lace": Habit(QT_TRANSLATE_NOOP("Bots", "Takes a second look."), 1.25),
    "wig": Habit(QT_TRANSLATE_NOOP("Bots", "Lets the others go first."), rank=1),
    "hennin": Habit(QT_TRANSLATE_NOOP("Bots", "Likes to go first."), rank=-1),
    "curator": Habit(QT_TRANSLATE_NOOP("Bots", "Thinks a moment longer."), 1.25),
}

FACES_OF_BOTS = {
    "Amber": "lace",
    "Ochre": "wig",
    "Umber": "hennin",
    "Sienna": "fox",
    "Indigo": "topknot",
    "Madder": "flowers",
    "Cobalt": "curator",
    "Ivory": "ruff",
}
"""The pigments that bots are called after, in the order in which they sit down, and their faces."""


def face_of(player: Player) -> str:
    """The face somebody has chosen; a bot under its own name has one of its own. Empty for the one of the mark."""
    own = next((face for name, face in FACES_OF_BOTS.items() if player.kind == "bot" and name in player.name), "")
    return player.face or own


def habit_of(player: Player) -> Habit:
    return HABITS[SeatLook(player.mark, face_of(player)).sitter]


def habit_text(player: Player) -> str:
    return QCoreApplication.translate("Bots", habit_of(player).sentence)
