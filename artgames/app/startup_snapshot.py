"""How the window looked last time: all that the first paint must know, readable before the store is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QSettings

from artgames.app.settings.live_settings import LARGEST_TEXT, SMALLEST_TEXT, THEMES

FILE = "window.ini"


class StartupSnapshot(NamedTuple):
    """What is seen at once: a few settings, and what the home page says. The store has it all; this is only a copy."""

    theme: str = "gallery"
    text_scale: int = 100
    geometry: str = ""
    names: str = ""
    """What was played last, and by whom."""

    waits: bool = False
    """Whether a match waits to be continued."""


def read_look(folder: Path) -> StartupSnapshot:
    """What was written last; the default for everything that cannot be used."""
    kept = QSettings(str(folder / FILE), QSettings.Format.IniFormat)
    usual = StartupSnapshot()
    found: dict[str, Any] = {name: kept.value(name, value) for name, value in usual._asdict().items()}
    if found["theme"] not in THEMES:
        found["theme"] = usual.theme
    try:
        found["text_scale"] = max(SMALLEST_TEXT, min(LARGEST_TEXT, int(found["text_scale"])))
    except (TypeError, ValueError):
        found["text_scale"] = usual.text_scale
    found["geometry"], found["names"] = str(found["geometry"]), str(found["names"])
    found["waits"] = found["waits"] in (True, "true")  # as QSettings writes it
    return StartupSnapshot(**found)


def write_look(folder: Path, look: StartupSnapshot) -> None:
    """Remember how the window looks. A disk that does not take it costs nothing but the memory."""
    kept = QSettings(str(folder / FILE), QSettings.Format.IniFormat)
    for name, value in look._asdict().items():
        kept.setValue(name, value)
    kept.sync()
