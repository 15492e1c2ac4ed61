"""Where everything on the podium stands: plinths as high as their words need, and portraits on top of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

_WIDEST, _NARROWEST = 18.0, 4.6
"""Of a plinth for one, and of a place on a plinth that still has a name of its own; in sizes of the letters."""

_STEP, _LEAST_STEP = 0.13, 1.2
"""How much higher the next plinth is: a share of the height, and so many letters at least."""

_LOWEST = 0.16
"""Of the height at least is the lowest plinth."""

_PORTRAIT, _LEAST_PORTRAIT = 0.52, 4.6
_LOWER = (1.0, 0.86, 0.78)
"""Portraits of the second and the third are smaller than the winner's."""

CROWN = 1.9
"""How high the crown is, in sizes of the letters."""

SLAB = 0.7
"""How high the upper slab of a plinth is."""

_COLUMNS = {1: (0,), 2: (1, 0), 3: (1, 0, 2)}
"""From the left to the right: the winner stands in the middle, the second to the left."""


class Place(NamedTuple):
    """One step: its plinth, and a frame for each of those who stand there."""

    plinth: QRectF
    portraits: tuple[QRectF, ...]


def column_widths(width: float, people: Sequence[int], em: float) -> list[float]:
    """How wide each step is, the winners' first: wider where several share it."""
    weights = [min(count, 6) ** 0.7 * (1.12 if rank == 0 else 1.0) for rank, count in enumerate(people)]
    unit = min(width / (sum(weights) or 1.0), _WIDEST * em)
    return [unit * weight for weight in weights]


def shares_names(width: float, people: int, em: float) -> bool:
    """Whether people on a step are too many for a name below each of them; then all are told in one text."""
    return people > 1 and width / people < _NARROWEST * 1.35 * em


def plinth_heights(words: Sequence[float], height: float, em: float, *, level: bool) -> list[float]:
    """How high each plinth is, the winners' first; `words` are the heights of what stands on them. Of the height that
    words and portraits leave, plinths take their part."""
    least = _stacked(words, _LEAST_STEP * em, 0.0, em, level=level)
    spare = max(0.0, height - needed_height(least, em))
    step = min(_LEAST_STEP * em + _STEP * spare, 3.4 * em)
    return _stacked(words, step, _LOWEST * spare, em, level=level)


def _stacked(words: Sequence[float], step: float, lowest: float, em: float, *, level: bool) -> list[float]:
    heights: list[float] = []
    for needed in reversed(words):
        above = heights[-1] + step if heights and not level else 0.0
        heights.append(max(needed + SLAB * em, above, lowest))
    return heights[::-1]


def places(
    area: QRectF, widths: Sequence[float], heights: Sequence[float], people: Sequence[int], em: float
) -> list[Place]:
    """Everything side by side in the middle of the area, on its lower edge."""
    left = area.center().x() - sum(widths) / 2
    plinths: dict[int, QRectF] = {}
    for rank in _COLUMNS[len(widths)]:
        high = min(heights[rank], area.height())
        plinths[rank] = QRectF(left, area.bottom() - high, widths[rank], high)
        left += widths[rank]
    largest = _portrait_side(area, plinths[0], people[0], em)
    found = []
    for rank, count in enumerate(people):
        side = min(largest * _LOWER[rank], _portrait_side(area, plinths[rank], count, em))
        found.append(Place(plinths[rank], _portraits(plinths[rank], side, count)))
    return found


def _portrait_side(area: QRectF, plinth: QRectF, people: int, em: float) -> float:
    air = plinth.top() - area.top() - CROWN * em
    return max(1.0, min(air, plinth.width() / people * 0.86, area.height() * _PORTRAIT))


def _portraits(plinth: QRectF, side: float, people: int) -> tuple[QRectF, ...]:
    cell = plinth.width() / people
    top = plinth.top() - side
    return tuple(QRectF(plinth.left() + number * cell + (cell - side) / 2, top, side, side) for number in range(people))


def needed_height(heights: Sequence[float], em: float) -> float:
    """With portraits just large enough to be recognised."""
    return max(heights, default=0.0) + (_LEAST_PORTRAIT + CROWN) * em
