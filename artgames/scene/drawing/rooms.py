"""The rooms of the museum: what colour the wall has, and what light falls on it.

A round is a room, so that people remember which wall it was. Which one a board shows is said by the board.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QColor

if TYPE_CHECKING:
    from artgames.scene.drawing.theme import Theme


class _Paint(NamedTuple):
    wall: str
    light: str
    rail: str  # behind words: opaque, and darker than any part of the wall
    by_day: str


class Room(Enum):
    """One room in its colours; by day all walls are light, and two tints tell one round from the next."""

    GREEN = _Paint("#2B463A", "#9CC5A4", "#12221A", "#EDE5D6")
    BLUE = _Paint("#1F3D5C", "#7FB0D6", "#0A1726", "#DCE5E8")
    PLUM = _Paint("#3D2C47", "#B79AC6", "#1D1423", "#EDE5D6")
    SLATE = _Paint("#34404A", "#A9BECB", "#141B21", "#DCE5E8")
    RED = _Paint("#5E1F26", "#D98A72", "#240A0E", "#EDE5D6")
    NIGHT = _Paint("#10203A", "#3F639A", "#060C18", "#DCE5E8")


_IN_TURN = (Room.GREEN, Room.BLUE, Room.PLUM, Room.SLATE)


def room_of_round(number: int) -> Room:
    """The room in which this round hangs; rounds are counted from 1, and 0 is before the first."""
    return _IN_TURN[(max(1, number) - 1) % len(_IN_TURN)]


@lru_cache(maxsize=32)
def in_room(theme: Theme, room: Room) -> Theme:
    """The same look in this room. What is black on white, or white on black, is so in every room, and the
    wall that a museum has chosen is its wall in all but the night."""
    if not theme.frames or (theme.is_own and room is not Room.NIGHT):
        return theme
    key = f"{theme.key}-{room.name.lower()}"
    paint = room.value
    if not theme.is_dark:
        return theme._replace(key=key, wall=paint.by_day)
    return theme._replace(
        key=key,
        wall=paint.wall,
        light=paint.light,
        panel=paint.rail,
        field=paint.rail,
        raised=shaded(paint.wall, 0.72).name(),
        hover=shaded(paint.wall, 1.12).name(),
        hair=shaded(paint.wall, 1.5).name(),
        line=mixed(paint.light, "#FFF8E9", 0.35),
        edge=mixed(paint.wall, "#FFF8E9", 0.4),
    )


def rail_rules(theme: Theme) -> str:
    """Rules of a style sheet: bars above and below a board have the colour of its room."""
    rails = ((room.name.lower(), in_room(theme, room).panel) for room in Room)
    bars = ("QFrame#statusBar", "QFrame#peopleBar", "QWidget#matchPage")
    return "\n".join(f'{bar}[room="{name}"] {{ background: {rail}; }}' for name, rail in rails for bar in bars)


def shaded(colour: str, share: float) -> QColor:
    """The colour with so much of its lightness."""
    known = QColor(colour)
    lightness = max(0.0, min(1.0, known.lightnessF() * share))
    return QColor.fromHslF(max(0.0, known.hslHueF()), known.hslSaturationF(), lightness)


def mixed(one: str, other: str, share: float) -> str:
    """So much of the other colour in the first."""
    first, second = QColor(one), QColor(other)
    pairs = ((first.red(), second.red()), (first.green(), second.green()), (first.blue(), second.blue()))
    return QColor(*(round(a + (b - a) * share) for a, b in pairs)).name()
