"""Typefaces and type sizes.

Source Sans Pro carries the interface, Source Serif Pro the titles of paintings. The faces come from two data packages;
only the files that are used are loaded, and the packages are found without importing them, since importing lists their
whole folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

SANS = "Source Sans Pro"
SERIF = "Source Serif Pro"
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 2.0
"""What a user may set the text size to."""

Faces = Mapping[str, tuple[str, ...]]
"""For each data package the files that are wanted from it."""

FIRST_FACES: Faces = {"font_source_sans_pro": ("SourceSansPro-Regular.otf", "SourceSansPro-Semibold.otf")}
"""All that is seen when the window is painted for the first time."""

LATER_FACES: Faces = {
    "font_source_sans_pro": ("SourceSansPro-Bold.otf", "SourceSansPro-It.otf"),
    "font_source_serif_pro": ("SourceSerifPro-Regular.otf", "SourceSerifPro-It.otf", "SourceSerifPro-Semibold.otf"),
}
_DESIGN_HEIGHT = 1080


class Profile(Enum):
    """From how far away people look: alone at a desk, round a table, across a room."""

    DESK = 0
    TABLE = 1
    ROOM = 2


class Role(Enum):
    """What a text is for; the values are pixels at a picture height of 1080 for desk, table and room."""

    PLAY = (26, 54, 72)  # anything needed to play: instruction, names, scores
    TOKEN = (40, 84, 110)  # number tokens and timer digits
    HEADLINE = (44, 84, 110)
    HEADING = (30, 60, 80)  # of a part of a page, of a card
    LABEL = (24, 46, 60)  # artist, title, date
    SMALL = (20, 43, 57)  # nothing is smaller
    MENU = (24, 24, 24)  # read by the host alone


_TARGETS = {Profile.DESK: 44, Profile.TABLE: 72, Profile.ROOM: 72}


def clamp_scale(scale: float) -> float:
    """A user's text size within 80–200 %."""
    return min(LARGEST_SCALE, max(SMALLEST_SCALE, scale))


def scale_for(height: float, text_scale: float = 1.0) -> float:
    """How much larger than designed everything is in a window of this height with this text size."""
    return height / _DESIGN_HEIGHT * clamp_scale(text_scale)


def role_px(role: Role, profile: Profile = Profile.DESK, scale: float = 1.0) -> int:
    """Font size in pixels of a role; ``scale`` comes from ``scale_for``."""
    return max(9, round(role.value[profile.value] * scale))


def desk_px(role: Role, em: float) -> int:
    """The same at a desk for who knows the size of the menu text."""
    return role_px(role, Profile.DESK, em / Role.MENU.value[Profile.DESK.value])


def target_px(profile: Profile = Profile.DESK, scale: float = 1.0) -> int:
    """Side of the smallest thing one may have to hit."""
    return max(32, round(_TARGETS[profile] * scale))


def sans(px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface face."""
    return _font(SANS, px, weight)


def serif(px: float, weight: QFont.Weight = QFont.Weight.Normal, italic: bool = False) -> QFont:
    """The face of painting titles."""
    font = _font(SERIF, px, weight)
    font.setItalic(italic)
    return font


def figures(px: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """Sans with figures of equal width, so that timers and columns of points do not shake."""
    font = _font(SANS, px, weight)
    font.setFeature(QFont.Tag.fromString("tnum"), 1)
    font.setFeature(QFont.Tag.fromString("lnum"), 1)
    return font


def load_fonts(*wanted: Faces) -> list[str]:
    """Make faces known to Qt, all of them unless some are named, and return the names of the files that are missing
    (then Qt falls back to its own)."""
    missing = []
    for faces in wanted or (FIRST_FACES, LATER_FACES):
        for package, names in faces.items():
            folder = _package_folder(package)
            for name in names:
                if folder is None or QFontDatabase.addApplicationFont(str(folder / "files" / name)) < 0:
                    missing.append(name)
    return missing


def _font(family: str, px: float, weight: QFont.Weight) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    return font


def _package_folder(package: str) -> Path | None:
    spec = find_spec(package)
    return Path(spec.origin).parent if spec is not None and spec.origin else None
