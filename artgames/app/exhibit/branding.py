"""The museum's look in an exhibit: colours that can be read, and pictures that were decoded as those of packs are."""

from __future__ import annotations

import base64
import binascii
import tempfile
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from artgames.decks.importing.errors import PackProblem
from artgames.exhibits.playlist import Brand, Playlist
from artgames.scene.drawing.own_colours import readable_wall, visible_accent, with_own_colours
from artgames.scene.drawing.theme import THEMES, Theme

LONGEST = 1600
"""Pixels of a side: it fills more than half of a projector."""

_MOST = 1_100_000
"""Bytes, so that the file takes it."""

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""


def theme_of(playlist: Playlist) -> Theme:
    """The look of an exhibit, in the museum's own colours where it has some."""
    theme, brand = _plain(playlist), playlist.brand
    return with_own_colours(theme, brand.wall, brand.accent)


def corrections(playlist: Playlist) -> list[str]:
    """What is not shown as it was chosen, and why, in a sentence each."""
    theme, brand = _plain(playlist), playlist.brand
    told = []
    if not theme.frames:
        given = brand.wall or brand.accent
        return [translate("Exhibit", "High contrast keeps its own colours.")] if given else []
    shown = theme_of(playlist)
    if brand.wall and readable_wall(theme, brand.wall) != brand.wall:
        text = translate("Exhibit", "Nobody could read on a wall of {wanted}: {shown} is shown instead.")
        told.append(text.format(wanted=brand.wall, shown=shown.wall))
    if brand.accent and visible_accent(shown, brand.accent) != brand.accent:
        text = translate("Exhibit", "Buttons of {wanted} would hardly be seen: {shown} is shown instead.")
        told.append(text.format(wanted=brand.accent, shown=shown.accent))
    return told


def _plain(playlist: Playlist) -> Theme:
    return THEMES["high_contrast" if playlist.theme == "contrast" else playlist.theme]


# Pictures


def packed(file: Path) -> str:
    """A picture as it is kept in a playlist. Raises PackProblem for what is none, or too large."""
    return base64.b64encode(_decoded(file)).decode()


@lru_cache(maxsize=8)
def picture(kept: str) -> QPixmap:
    """The picture that a playlist keeps; a null one where there is none, or none that can be read: whoever wrote the
    file may have put anything there."""
    made = QPixmap()
    if kept:
        try:
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "picture"
                file.write_bytes(base64.b64decode(kept, validate=True))
                made.loadFromData(_decoded(file))
        except (binascii.Error, ValueError, OSError, PackProblem):
            return QPixmap()
    return made


def house_of(brand: Brand) -> QPixmap:
    """What is shown while nothing else is; a null one where the museum has chosen nothing."""
    house = picture(brand.house)
    return picture(brand.logo) if house.isNull() else house


def _decoded(file: Path) -> bytes:
    """Opaque, upright, in the colours of a screen and no larger than it needs, whatever it was before."""
    from artgames.decks.importing.memory_budget import Budget  # noqa: PLC0415 - a museum without pictures starts faster
    from artgames.decks.importing.picture_reader import quiet_pillow, read_original  # noqa: PLC0415 - numpy is large

    longest = LONGEST
    while True:
        with quiet_pillow(), BytesIO() as made:
            read_original(file, Budget(), longest).image.save(made, "WEBP", quality=90)
            if made.tell() <= _MOST or longest < LONGEST // 4:
                return made.getvalue()
        longest = longest * 3 // 4
