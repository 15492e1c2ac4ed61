"""The eye chart for the back row: five lines of falling size, and what it means which of them can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

LINES = (160, 113, 80, 57, 40)
"""Sizes of the letters in pixels at a picture height of 1080, each 0.7 of the one before. The fourth is as large as the
smallest letters that a room ever sees."""

GREYS = (0.16, 0.10, 0.05)
"""How far three grey fields stand out from the wall, as shares of the way to the ink."""

_LETTERS = "ACDEFHKLNPRTUVXZ"
"""Nothing that looks like anything else from afar: no O and Q, no B and 8, no I and J."""

_PER_LINE = (5, 6, 7, 8, 9)
_NEEDED = 4


class Reading(NamedTuple):
    """What the room is to look like. `scale` is in per cent; `comes_closer`: text alone does not help any more."""

    scale: int
    paintings: int
    comes_closer: bool = False


def reading_of(last_line: int) -> Reading:
    """From the last line, counted from 1, that the back row reads without effort; 0 for none.

    Who reads the fourth sits within eight picture heights, as all sizes of the room are made for. Each line less is
    1.4 times as far: text grows by that, and fewer paintings hang, each larger.
    """
    if last_line >= _NEEDED:
        return Reading(100, 24)
    if last_line == _NEEDED - 1:
        return Reading(140, 16)
    return Reading(200, 12, comes_closer=last_line < _NEEDED - 2)


def letters(choose: Callable[[str], str]) -> tuple[str, ...]:
    """New letters for all lines, so that nobody reads by heart; `choose` takes one letter of some."""
    made = []
    for count in _PER_LINE:
        line = ""
        while len(line) < count:
            line += choose("".join(letter for letter in _LETTERS if letter not in line))
        made.append(line)
    return tuple(made)


def is_bright(fields_seen: int) -> bool:
    """Whether stray light eats so much that a light wall is the better one: not all grey fields can be told."""
    return fields_seen < len(GREYS)
