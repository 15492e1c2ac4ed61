"""The three looks of the house, as colours.

A theme is a handful of hex colours, so that it can be compared, kept as a key of a cache and put into a style sheet as
it stands; painting code writes ``QColor(theme.ink)``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

_OWN = "own-"


class Theme(NamedTuple):
    """Colours of one look. ``frames`` is off where decoration would only disturb."""

    key: str
    wall: str  # behind everything
    light: str  # what falls on it
    panel: str  # a sheet lying on the wall
    raised: str  # buttons and other things that can be pressed
    hover: str  # the same under the pointer
    field: str  # where one writes
    ink: str
    ink2: str  # desk and console only: too weak for a lit room
    faded: str  # what cannot be used now
    line: str  # borders of things that can be used
    hair: str  # quiet separators
    accent: str
    on_accent: str
    focus: str  # focus border of widgets: the accent where it shows, ink where it does not
    right: str
    wrong: str
    mat: str  # round a painting
    edge: str  # one lighter line round the mat
    mark_outline: str  # round a player's mark; empty where the colours stand by themselves
    shadow: float  # opacity of a painting's shadow
    frames: bool
    large_marks: bool = False
    """Whether a player's letter fills the mark, since a whole room looks on."""

    @property
    def is_own(self) -> bool:
        """Whether somebody has chosen its colours (see `own_colours`)."""
        return self.key.startswith(_OWN)

    @property
    def is_dark(self) -> bool:
        """Whether light ink stands on a dark wall."""
        return luminance(self.wall) < luminance(self.ink)


GALLERY = Theme(
    key="gallery",
    wall="#1F3D5C",
    light="#7FB0D6",
    panel="#0A1726",
    raised="#162F49",
    hover="#244768",
    field="#0A1726",
    ink="#FFF8E9",
    ink2="#E9E3D4",
    faded="#8FA0B0",
    line="#A9C3D8",
    hair="#3A5F85",
    accent="#F2B93B",
    on_accent="#1C1A17",
    focus="#FFD166",
    right="#8FDDBA",
    wrong="#FFB09E",
    mat="#F1E8D3",
    edge="#8CA5BD",
    mark_outline="#1C1A17",
    shadow=0.53,
    frames=True,
)
DAYLIGHT = Theme(
    key="daylight",
    wall="#EDE5D6",
    light="#FFFFFF",
    panel="#FFFFFF",
    raised="#FBF5E6",
    hover="#F1E7D0",
    field="#FFFFFF",
    ink="#1C1A17",
    ink2="#3F382F",
    faded="#8A8378",
    line="#7D7466",
    hair="#D9CBAE",
    accent="#F2B93B",
    on_accent="#1C1A17",
    focus="#1C1A17",
    right="#0B6B47",
    wrong="#A12B12",
    mat="#FFFFFF",
    edge="#C9BFAE",
    mark_outline="#1C1A17",
    shadow=0.29,
    frames=True,
)
HIGH_CONTRAST = Theme(
    key="high_contrast",
    wall="#000000",
    light="#000000",
    panel="#000000",
    raised="#000000",
    hover="#2B2B2B",
    field="#000000",
    ink="#FFFFFF",
    ink2="#FFFFFF",
    faded="#A6A6A6",
    line="#FFFFFF",
    hair="#8C8C8C",
    accent="#FFFF00",
    on_accent="#000000",
    focus="#FFFF00",
    right="#8BF0C3",
    wrong="#FFB3A3",
    mat="#000000",
    edge="#FFFFFF",
    mark_outline="#FFFFFF",
    shadow=0.0,
    frames=False,
)
THEMES: dict[str, Theme] = {theme.key: theme for theme in (GALLERY, DAYLIGHT, HIGH_CONTRAST)}


def on_paper(theme: Theme) -> Theme:
    """What lies on a sheet of paper in this look: dark ink, whatever the wall behind is painted in. By day and in high
    contrast a sheet has the inks of the wall."""
    if not theme.is_dark or not theme.frames:
        return theme
    paper = "#FBF5E6"
    by_day = DAYLIGHT._replace(key=f"{theme.key}-paper", wall=paper, panel=paper, raised="#FFFFFF", ink2="#4A4238")
    by_day = by_day._replace(accent=theme.accent, on_accent=theme.on_accent)
    return by_day._replace(faded="#6F6557", line="#85795F", edge="#B9A77F")


@lru_cache(512)  # asked for whenever anything is drawn, and most themes have a dozen colours
def luminance(colour: str) -> float:
    """Relative luminance of a colour, 0 black to 1 white (WCAG 2)."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.03928 else float(((channel + 0.055) / 1.055) ** 2.4)

    rgb = QColor(colour)
    return 0.2126 * linear(rgb.redF()) + 0.7152 * linear(rgb.greenF()) + 0.0722 * linear(rgb.blueF())


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def set_variant(widget: QWidget, name: str, value: str | bool) -> None:
    """Change a dynamic property that the style sheet looks at, and show it at once."""
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
