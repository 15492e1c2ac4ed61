"""A museum's own colours in one of our looks, corrected until everything can be read on them."""

from __future__ import annotations

from collections.abc import Callable

from artgames.scene.drawing.rooms import mixed, shaded
from artgames.scene.drawing.theme import DAYLIGHT, Theme, contrast

_LETTERS, _SIGNS, _LINES = 7.0, 4.5, 3.0
"""The contrast of words that a back row reads, of what is right and wrong, and of lines and areas."""

_STEPS = 100
_WHITE, _BLACK = "#FFFFFF", "#000000"


def with_own_colours(theme: Theme, wall: str, accent: str) -> Theme:
    """The look with these colours, as near to them as can be; empty ones are those of the look. Where it has no colours
    but for the sake of contrast, it stays as it is."""
    if not theme.frames or not (wall or accent):
        return theme
    if wall:
        theme = _painted(theme, readable_wall(theme, wall))
    if accent:
        theme = _accented(theme, visible_accent(theme, accent))
    return theme._replace(key=f"own-{theme.key}-{theme.wall}-{theme.accent}")


def readable_wall(theme: Theme, wall: str) -> str:
    """This colour, or the nearest to it on which the ink of this look can be read: darker or lighter."""
    wanted = _BLACK if theme.is_dark else _WHITE
    inks = ((theme.ink, _LETTERS), (theme.right, _SIGNS), (theme.wrong, _SIGNS))
    return _nearest(wall, wanted, lambda tried: all(contrast(ink, tried) >= least for ink, least in inks))


def visible_accent(theme: Theme, accent: str) -> str:
    """This colour, or the nearest to it that stands out from a dark wall and has words on it that can be read. On a
    light wall it is only ever an area with an edge."""
    if not theme.is_dark:
        return _nearest(accent, _WHITE, lambda tried: _best_ink(tried)[0] >= _SIGNS)
    return _nearest(
        accent, _WHITE, lambda tried: contrast(tried, theme.wall) >= _LINES and _best_ink(tried)[0] >= _SIGNS
    )


def _nearest(colour: str, towards: str, fits: Callable[[str], bool]) -> str:
    steps = (colour if not step else mixed(colour, towards, step / _STEPS) for step in range(_STEPS + 1))
    return next((tried for tried in steps if fits(tried)), towards)


def _best_ink(ground: str) -> tuple[float, str]:
    return max((contrast(ink, ground), ink) for ink in (DAYLIGHT.ink, _WHITE))


def _painted(theme: Theme, wall: str) -> Theme:
    if not theme.is_dark:
        return theme._replace(wall=wall)
    rail = shaded(wall, 0.4).name()
    return theme._replace(
        wall=wall,
        light=mixed(wall, _WHITE, 0.5),
        panel=rail,
        field=rail,
        raised=shaded(wall, 0.72).name(),
        hover=shaded(wall, 1.12).name(),
        hair=shaded(wall, 1.5).name(),
        line=mixed(wall, theme.ink, 0.7),
        edge=mixed(wall, theme.ink, 0.4),
    )


def _accented(theme: Theme, accent: str) -> Theme:
    return theme._replace(accent=accent, on_accent=_best_ink(accent)[1])
