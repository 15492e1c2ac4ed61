"""How easily two paintings are taken for one another, and how well one is remembered.

The features were measured when the pack was made; here they are only compared, in plain Python, since bots ask for
a few hundred pairs and the program shall not load an array library for that.
"""

import math
from collections.abc import Iterable, Sequence
from operator import mul, sub
from pathlib import Path

import msgspec

NEUTRAL = 0.5
WEIGHTS = {
    "layout": 0.28,
    "pattern": 0.14,
    "palette": 0.14,
    "detail": 0.1,
    "shape": 0.08,
    "subject": 0.18,
    "origin": 0.08,
}
# Subjects that are no two different things to somebody who saw many pictures in a minute.
KINDRED = (
    frozenset({"portrait", "figure", "nude", "everyday life"}),
    frozenset({"landscape", "city", "animals"}),
    frozenset({"Madonna", "Nativity", "Annunciation", "Coronation", "Crucifixion", "Bible", "saint"}),
    frozenset({"myth", "history", "Bible"}),
)


class Features(msgspec.Struct, frozen=True):
    """What is remembered of a painting after a minute: where which colours were, what it was about, from when."""

    layout: tuple[int, ...]  # Lab colour of each field of a 4×4 grid, row by row
    palette: tuple[int, ...]  # share of each of 21 colours in the picture, in thousandths
    detail: tuple[int, ...]  # how busy each field of the grid is, 0–100
    shape: float  # logarithm of width by height
    subject: str
    school: str
    century: int
    striking: float


class Table(msgspec.Struct, frozen=True):
    """The features of a pack's cards, and the scale on which the median pair lies at 0.5."""

    far: float
    power: float
    cards: dict[int, Features]


class Likeness:
    """Look-ups in a table of features.

    A painting that is not in the table is neither like nor unlike any other, and neither striking nor dull.
    """

    def __init__(self, table: Table | None = None) -> None:
        self._table = table or Table(far=1.0, power=1.0, cards={})
        self._known: dict[tuple[int, int], float] = {}

    @classmethod
    def read(cls, file: Path) -> "Likeness":
        """The likeness that a file holds; a neutral one if it cannot be read, since bots can do without."""
        try:
            return cls(msgspec.json.decode(file.read_bytes(), type=Table))
        except (OSError, msgspec.MsgspecError):
            return cls()

    @classmethod
    def joined(cls, parts: Iterable["Likeness"]) -> "Likeness":
        """The likeness of several packs; the largest says what is far, since its median means most."""
        tables = [part._table for part in parts]
        if not tables:
            return cls()
        largest = max(tables, key=lambda table: len(table.cards))
        cards = {card: features for table in tables for card, features in table.cards.items()}
        return cls(Table(far=largest.far, power=largest.power, cards=cards))

    def table_of(self, cards: Iterable[int]) -> Table:
        """The table, with these cards alone."""
        known = self._table.cards
        kept = {card: known[card] for card in cards if card in known}
        return Table(far=self._table.far, power=self._table.power, cards=kept)

    def renumbered(self, by: int) -> "Likeness":
        """The same for cards whose numbers are so much higher."""
        cards = {card + by: features for card, features in self._table.cards.items()}
        return Likeness(msgspec.structs.replace(self._table, cards=cards))

    def known(self) -> frozenset[int]:
        """The paintings whose features were measured."""
        return frozenset(self._table.cards)

    def distance(self, one: int, other: int) -> float:
        """0 for the same painting, 0.5 for any two, 1 for two that nobody would confuse."""
        if one == other:
            return 0.0
        pair = (one, other) if one < other else (other, one)
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = self._compare(*pair)
        return known

    def likeness(self, one: int, other: int) -> float:
        """1 for the same painting, 0 for two that nobody would confuse."""
        return 1.0 - self.distance(one, other)

    def nearest(self, painting: int, among: Iterable[int]) -> list[tuple[int, float]]:
        """The others in `among` with their likeness to `painting`, most alike first."""
        found = [(other, self.likeness(painting, other)) for other in among if other != painting]
        return sorted(found, key=lambda pair: (-pair[1], pair[0]))

    def striking(self, painting: int) -> float:
        """0 for a painting that one forgets at once, 1 for one that stays in everybody's mind."""
        features = self._table.cards.get(painting)
        return NEUTRAL if features is None else features.striking

    def _compare(self, one: int, other: int) -> float:
        cards = self._table.cards
        if one not in cards or other not in cards:
            return NEUTRAL
        raw = raw_distance(cards[one], cards[other])
        # Rounded, since the last digits of a power differ from machine to machine and bots shall not.
        return round(math.pow(min(1.0, raw / self._table.far), self._table.power), 4)


def raw_distance(one: Features, other: Features) -> float:
    """How far apart two paintings are, before it is put on the pack's scale."""
    parts = {
        "layout": _layout_distance(one.layout, other.layout),
        "pattern": _pattern_distance(one.layout[::3], other.layout[::3]),
        "palette": _differences(one.palette, other.palette) / 2000,
        "detail": _differences(one.detail, other.detail) / (40 * len(one.detail)),
        "shape": min(1.0, abs(one.shape - other.shape)),
        "subject": subject_distance(one.subject, other.subject),
        "origin": 0.5 * (one.school != other.school) + 0.5 * min(1.0, abs(one.century - other.century) / 3),
    }
    return sum(WEIGHTS[name] * min(1.0, part) for name, part in parts.items())


def subject_distance(one: str, other: str) -> float:
    """0 for the same subject, 0.5 for two of a kind, 1 for two that nobody takes for one another."""
    if one == other:
        return 0.0
    return 0.5 if any(one in kin and other in kin for kin in KINDRED) else 1.0


def _differences(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(map(abs, map(sub, one, other)))


def _layout_distance(one: Sequence[int], other: Sequence[int]) -> float:
    """Mean difference of colour from field to field, where 60 steps of Lab is as different as it matters."""
    fields = range(0, len(one), 3)
    total = sum([math.dist(one[start : start + 3], other[start : start + 3]) for start in fields])
    return min(1.0, total / len(fields) / 60)


def _pattern_distance(one: Sequence[int], other: Sequence[int]) -> float:
    """0 if light and dark lie in the same places, however light or dark the whole is; 1 if they are exchanged."""
    mean, other_mean = sum(one) / len(one), sum(other) / len(other)
    first, second = [value - mean for value in one], [value - other_mean for value in other]
    together = sum(map(mul, first, second))
    apart = sum(map(mul, first, first)) * sum(map(mul, second, second))
    return 0.5 if apart == 0 else (1 - together / math.sqrt(apart)) / 2
