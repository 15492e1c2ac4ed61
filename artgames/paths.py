"""The only module that knows where files are: in the source tree, in an installed wheel or in a frozen program.

Nothing here touches the disk beyond asking whether the resources exist; whoever writes a folder makes it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformdirs.api import PlatformDirsABC

APP = "artgames"
PORTABLE = "portable"


def resources() -> Path:
    """The folder of everything that ships with the program: decks, themes, sounds, translations, rules texts."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(__file__).resolve().parent
    inside_wheel = package / "resources"
    return inside_wheel if inside_wheel.is_dir() else package.parent / "resources"


def program() -> list[str]:
    """How this program is started once more: frozen, it is itself."""
    return [sys.executable] if hasattr(sys, "_MEIPASS") else [sys.executable, "-m", APP]


def portable_dir() -> Path | None:
    """The folder beside a frozen program that keeps everything, where a file called `portable` lies there and the
    medium can be written; so a stick carries its matches along, and a read-only one still works."""
    beside = Path(sys.executable).resolve().parent
    if not hasattr(sys, "_MEIPASS") or not (beside / PORTABLE).is_file() or not os.access(beside, os.W_OK):
        return None
    return beside / "data"


def _own_folders() -> PlatformDirsABC:
    """Where this system wants a person's files to be."""
    import platformdirs  # noqa: PLC0415 - not needed before the first window

    return platformdirs.PlatformDirs(APP, appauthor=False)


def data_dir(override: Path | None = None) -> Path:
    """Where matches, settings and packs of this person are kept; `override` is what `--data` named."""
    chosen = override or portable_dir()
    if chosen is not None:
        return chosen
    return _own_folders().user_data_path


def cache_dir(override: Path | None = None) -> Path:
    """Where things are kept that can be made again; below the folder that holds everything, where there is one."""
    chosen = override or portable_dir()
    if chosen is not None:
        return chosen / "cache"
    return _own_folders().user_cache_path
