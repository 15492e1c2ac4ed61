"""Which screen is the room's: worked out from what is known of each, without looking at any."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

MOST_REMEMBERED = 12
"""Rooms that are remembered; the one that was not used for longest is forgotten."""

_SAME_PICTURE = 0.5
"""Two screens that share more than this of the smaller one show the same to everybody."""


_INSIDE = ("eDP", "LVDS", "DSI")


class ScreenFacts(NamedTuple):
    """What a screen says of itself. Names such as HDMI-1 belong to the socket, the rest to the machine behind it."""

    name: str
    maker: str = ""
    model: str = ""
    serial: str = ""
    place: tuple[int, int, int, int] = (0, 0, 1920, 1080)
    """Left, top, width and height on the desk of all screens."""

    is_primary: bool = False
    ratio: float = 1.0
    """Dots of the screen for each on the desk."""

    @property
    def key(self) -> str:
        """By what a machine is known again in any socket; one that says nothing of itself is known by its socket."""
        told = "/".join((self.maker, self.model, self.serial))
        return told if told.strip("/") else self.name

    @property
    def dots(self) -> str:
        """“1920×1080”"""
        return f"{round(self.place[2] * self.ratio)}×{round(self.place[3] * self.ratio)}"

    @property
    def is_built_in(self) -> bool:
        """Whether it is part of the laptop: its socket is named after the cable inside."""
        return self.name.startswith(_INSIDE) or "built-in" in f"{self.name} {self.model}".lower()

    @property
    def area(self) -> int:
        return self.place[2] * self.place[3]


class Kind(Enum):
    """What the screens allow."""

    ALONE = auto()
    """There is one picture, on one screen."""

    MIRRORED = auto()
    """There are several screens, and all show the same."""

    SPLIT = auto()
    """The room has a screen of its own."""


class Arrangement(NamedTuple):
    """Who gets which screen, by name. Without a screen of its own, the room sees what the host sees."""

    kind: Kind
    console: str
    room: str = ""


Remembered = tuple[tuple[str, str], ...]
"""Pairs of keys (room, console), the latest first: somebody once put the room there."""


def arrange(screens: Sequence[ScreenFacts], remembered: Remembered = ()) -> Arrangement:
    """The room goes where somebody put it before; otherwise to the largest screen that is not the primary one."""
    home = _primary(screens)
    apart = [screen for screen in screens if not shows_the_same(screen, home)]
    if not apart:
        return Arrangement(Kind.MIRRORED if len(screens) > 1 else Kind.ALONE, home.name)
    for room_key, console_key in remembered:
        room, console = _pair(screens, room_key, console_key)
        if room is not None and console is not None and not shows_the_same(room, console):
            return Arrangement(Kind.SPLIT, console.name, room.name)
    return Arrangement(Kind.SPLIT, home.name, max(apart, key=lambda screen: screen.area).name)


def arrange_on(screens: Sequence[ScreenFacts], number: int) -> Arrangement | None:
    """The room on the screen with this number, from 1, and the host on one that shows something else. None where there
    is no such screen, or no other one."""
    if not 0 < number <= len(screens):
        return None
    room = screens[number - 1]
    others = [screen for screen in screens if not shows_the_same(screen, room)]
    return Arrangement(Kind.SPLIT, _primary(others).name, room.name) if others else None


def swapped(screens: Sequence[ScreenFacts], now: Arrangement) -> Arrangement:
    """One key: two screens change places; of more, the room goes on to the next one that is not the console's."""
    if now.kind is not Kind.SPLIT:
        return now
    console = _named(screens, now.console)
    others = [screen.name for screen in screens if not shows_the_same(screen, console)]
    if len(others) > 1:
        following = others[(others.index(now.room) + 1) % len(others)] if now.room in others else others[0]
        return Arrangement(Kind.SPLIT, now.console, following)
    return Arrangement(Kind.SPLIT, now.room, now.console)


def remember(screens: Sequence[ScreenFacts], chosen: Arrangement, remembered: Remembered) -> Remembered:
    """Keep a choice. The other way round of the same two screens is forgotten by it."""
    if chosen.kind is not Kind.SPLIT:
        return remembered
    room, console = keys_of(screens, chosen)
    others = tuple(pair for pair in remembered if set(pair) != {room, console})
    return ((room, console), *others)[:MOST_REMEMBERED]


def keys_of(screens: Sequence[ScreenFacts], chosen: Arrangement) -> tuple[str, str]:
    """Room and console by what they are known by: two of the same make need their sockets to be told apart."""
    room, console = _named(screens, chosen.room), _named(screens, chosen.console)
    return (room.key, console.key) if room.key != console.key else (room.name, console.name)


def shows_the_same(one: ScreenFacts, other: ScreenFacts) -> bool:
    """Whether two screens (or one and itself) show the same part of the desk."""
    wide = min(one.place[0] + one.place[2], other.place[0] + other.place[2]) - max(one.place[0], other.place[0])
    high = min(one.place[1] + one.place[3], other.place[1] + other.place[3]) - max(one.place[1], other.place[1])
    return max(0, wide) * max(0, high) > _SAME_PICTURE * min(one.area, other.area)


def _primary(screens: Sequence[ScreenFacts]) -> ScreenFacts:
    return next((screen for screen in screens if screen.is_primary), screens[0])


def _named(screens: Sequence[ScreenFacts], name: str) -> ScreenFacts:
    return next((screen for screen in screens if screen.name == name), screens[0])


def _pair(
    screens: Sequence[ScreenFacts], room_key: str, console_key: str
) -> tuple[ScreenFacts | None, ScreenFacts | None]:
    """The screens with these keys, or None for one that is not there."""

    def known(key: str) -> ScreenFacts | None:
        return next((screen for screen in screens if key in (screen.key, screen.name)), None)

    return known(room_key), known(console_key)
