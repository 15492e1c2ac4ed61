"""Bots that know art as amateurs do: by its school and century rather than by its year.

A bot is given the catalogue, as a visitor who reads labels. What stays of that in an amateur's mind is blurred: a whole
school is thought a few decades too early or too late, a painting is drawn towards the middle of its century, and
every single one is off by a little more.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType

import msgspec

from artgames.bots.memory import hazy
from artgames.decks.catalogue import Painting
from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.chronology.rules.records import Arrange

UNKNOWN_YEAR = 1750.0
CLOSE = 25
"""Two paintings that seem to be fewer years apart could as well be the other way round."""


class Level(msgspec.Struct, frozen=True):
    """What somebody has in mind of the catalogue. All but the first in years."""

    sharpness: float
    """0: knows only the century; 1: places a painting within it."""

    school_error: float
    """How far off a whole school is, as a spread."""

    own_error: float
    """How far off each painting is besides, as a spread."""


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "easy": Level(sharpness=0.0, school_error=210, own_error=165),
        "normal": Level(sharpness=0.4, school_error=58, own_error=50),
        "hard": Level(sharpness=0.85, school_error=14, own_error=14),
    }
)


class Amateur:
    """Orders paintings by when they seem to be painted. Asked twice, it thinks the same of the same painting."""

    def __init__(self, level: Level, facts: Callable[[int], Painting] | None) -> None:
        self._level, self._facts = level, facts

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        felt = {token: self.felt_year(card, rng) for token, card in enumerate(seen.view.row, 1)}
        tokens = tuple(sorted(felt, key=lambda token: felt[token]))
        return Decision(Arrange(tokens), _why(tokens, felt))

    def felt_year(self, card: int, rng: Rng) -> float:
        painting = None if self._facts is None else self._facts(card)
        school, year = ("", None) if painting is None else (painting.school, painting.completed)
        level = self._level
        felt = UNKNOWN_YEAR if year is None else _towards_the_middle(year, level.sharpness)
        felt, _ = hazy(felt, level.school_error, rng.fork(f"school/{school}"))
        felt, _ = hazy(felt, level.own_error, rng.fork(f"painting/{card}"))
        return felt


def _towards_the_middle(year: int, sharpness: float) -> float:
    """Where in its century a painting seems to belong."""
    middle = year // 100 * 100 + 50
    return middle + sharpness * (year - middle)


def _why(tokens: tuple[int, ...], felt: Mapping[int, float]) -> Sentence:
    earlier, later = min(pairwise(tokens), key=lambda pair: felt[pair[1]] - felt[pair[0]])
    if felt[later] - felt[earlier] < CLOSE:
        text = QT_TRANSLATE_NOOP("chronology", "Paintings {one} and {other} could have gone either way.")
    else:
        text = QT_TRANSLATE_NOOP("chronology", "I was fairly sure, even about paintings {one} and {other}.")
    return Sentence("chronology", text, {"one": earlier, "other": later})


def make_bot(
    level: str, likeness: object = None, *, facts: Callable[[int], Painting] | None = None, **_: object
) -> Bot:
    """A bot of level easy, normal or hard. Without a catalogue it knows nothing, and guesses."""
    return Amateur(LEVELS[level], facts)
