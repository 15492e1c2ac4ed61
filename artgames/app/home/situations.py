"""For which occasion a game is good, told from what the game says of itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from artgames.engine.info import GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP

_QUICK = 20
"""Minutes."""
_LEARNING_SHELF = 3


class Situation(NamedTuple):
    """An occasion, and which games fit."""

    title: str
    fits: Callable[[GameInfo], bool]


SITUATIONS = (
    Situation(
        QT_TRANSLATE_NOOP("Situations", "Play together"),
        lambda game: game.max_seats > 1 and game.shelf < _LEARNING_SHELF,
    ),
    Situation(QT_TRANSLATE_NOOP("Situations", "Quick"), lambda game: game.minutes[1] <= _QUICK),
    Situation(QT_TRANSLATE_NOOP("Situations", "Alone"), lambda game: game.min_seats == 1 or game.least_people <= 1),
    Situation(QT_TRANSLATE_NOOP("Situations", "For a class"), lambda game: game.shelf == _LEARNING_SHELF),
    Situation(QT_TRANSLATE_NOOP("Situations", "For a museum"), lambda game: game.public),
)
"""A game may be good for several."""


def anything(_game: GameInfo) -> bool:
    return True
