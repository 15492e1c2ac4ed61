"""How a bot remembers a wall of paintings: for the bots of every game in which one has to.

Each painting is taken in or not. What stands out, hangs in a good place, is looked at for longer and has no
look-alikes beside it is taken in more often. Later a painting feels familiar because it was remembered, or
because it resembles one that was; and the feeling is never quite exact.
"""

from collections.abc import Sequence
from math import cos, exp, log, pi, sqrt
from typing import Protocol

import msgspec

from artgames.engine.rng import Rng

NEUTRAL = 0.5
CALM_SECONDS = 2.5
"""A painting's share of one minute for 24: the yardstick of the levels."""

UNTIMED_SECONDS = 90
"""With no hourglass people take about so long."""

LOOK_ALIKE = 0.55
"""From this likeness on two paintings can be taken for one another."""


MOST_EVIDENCE = 6.0
"""No feeling is stronger evidence than this, or one slip of memory would outweigh all reason."""


class Gifts(msgspec.Struct, frozen=True):
    """How well somebody remembers. The levels of a game's bots are built on it."""

    recall: float
    """How readily it takes in a painting: logarithm of the odds for a plain one seen for 2.5 seconds."""

    haze: float
    """Spread of the feeling of familiarity about what is really remembered."""

    confusion: float
    """How much a look-alike borrows of the familiarity of the one that hung."""

    boldness: float
    """1: as sure as its memory deserves; above: surer than that."""


class Likeness(Protocol):
    """The table of a pack of cards: how alike two paintings are and how striking one is, each from 0 to 1."""

    def likeness(self, one: int, other: int, /) -> float: ...

    def striking(self, painting: int, /) -> float: ...


class Eye:
    """Looks paintings up in a table of likeness, or finds them all alike without one."""

    def __init__(self, table: Likeness | None) -> None:
        self._table = table

    def striking(self, painting: int) -> float:
        return NEUTRAL if self._table is None else self._table.striking(painting)

    def confusable(self, one: int, other: int) -> float:
        """0 for most pairs, 1 for two that cannot be told apart."""
        if self._table is None:
            return 0.0
        excess = self._table.likeness(one, other) - LOOK_ALIKE
        return (excess / (1 - LOOK_ALIKE)) ** 2 if excess > 0 else 0.0

    def crowding(self, painting: int, exhibit: Sequence[int]) -> float:
        """How much the three nearest look-alikes on the wall take from a painting, 0 to 1."""
        nearest = sorted((self.confusable(painting, other) for other in exhibit if other != painting), reverse=True)
        return sum(nearest[:3]) / 3


class Memory(msgspec.Struct, frozen=True):
    """What is left of an exhibit: how vivid each painting is, 0 to 1."""

    vivid: dict[int, float]
    faded: dict[int, float] = {}
    """Paintings of earlier walls that still feel familiar, as much as they do."""


def place_bonus(place: int, size: int) -> float:
    """Corners, the first row and the middle of the wall are looked at more than the rest."""
    columns = round(sqrt(size * 1.5))
    row, column = divmod(place, columns)
    rows = -(-size // columns)
    if row in (0, rows - 1) and column in (0, columns - 1):
        return 0.6
    central = abs(row - (rows - 1) / 2) < 1 and abs(column - (columns - 1) / 2) < 1
    return 0.35 if row == 0 or central else 0.0


def chance_to_take_in(place: int, exhibit: Sequence[int], seconds: int, gifts: Gifts, eye: Eye) -> float:
    """How likely somebody with these gifts remembers the painting at this place."""
    painting = exhibit[place]
    share = (seconds or UNTIMED_SECONDS) / len(exhibit)
    odds = gifts.recall + place_bonus(place, len(exhibit)) + 0.8 * log(share / CALM_SECONDS)
    odds += 2.4 * (eye.striking(painting) - NEUTRAL) - 2.0 * eye.crowding(painting, exhibit)
    return 1 / (1 + exp(-odds))


def look(exhibit: Sequence[int], seconds: int, gifts: Gifts, eye: Eye, rng: Rng) -> Memory:
    """Walk along the wall and keep what stays."""
    vivid = {}
    for place, painting in enumerate(exhibit):
        luck, rng = rng.unit()
        spread, rng = rng.unit()
        taken_in = luck < chance_to_take_in(place, exhibit, seconds, gifts, eye)
        vivid[painting] = 0.6 + 0.4 * spread if taken_in else 0.25 * spread
    return Memory(vivid)


def echo(memory: Memory, painting: int, gifts: Gifts, eye: Eye) -> float:
    """How familiar a painting would be if it had not hung there: only by those that it resembles."""
    others = (vivid * eye.confusable(painting, other) for other, vivid in memory.vivid.items() if other != painting)
    return gifts.confusion * max(others, default=0.0)


def resonance(memory: Memory, painting: int, gifts: Gifts, eye: Eye) -> float:
    """How familiar it is, before the haze."""
    known = max(memory.vivid.get(painting, 0.0), memory.faded.get(painting, 0.0))
    return max(known, echo(memory, painting, gifts, eye))


def hazy(value: float, haze: float, rng: Rng) -> tuple[float, Rng]:
    """The value, off by as much as memory is (normally distributed)."""
    radius, rng = rng.unit()
    angle, rng = rng.unit()
    return value + haze * sqrt(-2 * log(1 - radius)) * cos(2 * pi * angle), rng


def weigh(memory: Memory, paintings: Sequence[int], gifts: Gifts, eye: Eye, rng: Rng) -> list[float]:
    """For each painting the logarithm of how much better "it hung there" explains the feeling it gives.

    What an old and what a new painting feel like is judged by the wall itself: so a bot knows how good its memory of
    this wall is, and how many look-alikes there were to be wary of.
    """
    new = [echo(memory, painting, gifts, eye) for painting in memory.vivid]
    old = [max(vivid, echoed) for vivid, echoed in zip(memory.vivid.values(), new, strict=True)]
    new += memory.faded.values()  # a feeling may also come from an earlier wall
    evidence = []
    for painting in paintings:
        feeling, rng = hazy(resonance(memory, painting, gifts, eye), gifts.haze, rng)
        weight = log(_typical(feeling, old, gifts.haze) / _typical(feeling, new, gifts.haze))
        evidence.append(max(-MOST_EVIDENCE, min(MOST_EVIDENCE, gifts.boldness * weight)))
    return evidence


def _typical(feeling: float, usual: Sequence[float], haze: float) -> float:
    """How often such a feeling comes up, given what paintings of this kind usually feel like."""
    return 1e-6 + sum(exp(-((feeling - one) ** 2) / (2 * haze**2)) for one in usual) / len(usual)
