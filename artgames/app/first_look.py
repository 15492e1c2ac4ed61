"""How the window looked last time: all that the first paint must know, readable before the store is opened."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QSettings

from artgames.app.live_settings import LARGEST_TEXT, SMALLEST_TEXT, THEMES

if TYPE_CHECKING:
    from artgames.store.settings import Settings

FILE = "window.ini"


@dataclass(frozen=True)
class FirstLook:
    """The few settings that are seen at once. The store has them all; these are only a copy."""

    theme: str = "gallery"
    text_scale: int = 100
    geometry: str = ""


def read_look(folder: Path) -> FirstLook:
    """What was written last; the default for everything that cannot be used."""
    kept = QSettings(str(folder / FILE), QSettings.Format.IniFormat)
    found: dict[str, Any] = {field.name: kept.value(field.name, field.default) for field in fields(FirstLook)}
    if found["theme"] not in THEMES:
        found["theme"] = FirstLook.theme
    try:
        found["text_scale"] = max(SMALLEST_TEXT, min(LARGEST_TEXT, int(found["text_scale"])))
    except (TypeError, ValueError):
        found["text_scale"] = FirstLook.text_scale
    found["geometry"] = str(found["geometry"])
    return FirstLook(**found)


def write_look(folder: Path, settings: Settings) -> None:
    """Remember how the window looks. A disk that does not take it costs nothing but the memory."""
    kept = QSettings(str(folder / FILE), QSettings.Format.IniFormat)
    for name in asdict(FirstLook()):
        kept.setValue(name, getattr(settings, name))
    kept.sync()


def as_settings(look: FirstLook) -> Settings:
    """Until the store is open nobody asks for more than the first look has."""
    return cast("Settings", look)
