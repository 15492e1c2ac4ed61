"""A game's score pad on paper: for whoever plays with printed cards and a pencil.

A game that wants more than one line of points a round puts it into `games/<slug>/pad.py` as `PAD`; every other game has
the usual pad, made from its door.
"""

import msgspec

from artgames.engine.info import GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

MOST_ROUNDS = 10

ROUND = Sentence("engine", QT_TRANSLATE_NOOP("engine", "Round"))


class Slip(msgspec.Struct, frozen=True):
    """What each player writes down in secret: marks on numbers, or numbers in an order."""

    rounds: int
    numbers: int
    ordered: bool = False
    """Whether the numbers are written into places instead of being marked."""

    hint: Sentence | None = None


class PaperPad(msgspec.Struct, frozen=True):
    """Players stand side by side, lines one below the other, and the total at the end."""

    seats: int
    rounds: int = MOST_ROUNDS
    """Lines with a number; 0 where the lines have names."""

    lines: tuple[Sentence, ...] = ()
    """Lines with a name, below those with a number."""

    slip: Slip | None = None


def usual_pad(info: GameInfo) -> PaperPad:
    """A line for each round: as many as there are seats, where everybody has a turn, and some to spare."""
    return PaperPad(seats=info.max_seats, rounds=max(MOST_ROUNDS, info.max_seats))
