"""The only module that knows where files are: in the source tree, in an installed wheel or in a frozen program.

Nothing here touches the disk beyond asking whether the resources exist; whoever writes a folder makes it.
"""

import sys
from pathlib import Path

APP = "artgames"


def resources() -> Path:
    """The folder of everything that ships with the program: decks, themes, sounds, translations, rules texts."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "resources"
    package = Path(__file__).resolve().parent
    inside_wheel = package / "resources"
    return inside_wheel if inside_wheel.is_dir() else package.parent / "resources"


def data_dir(override: Path | None = None) -> Path:
    """Where matches, settings and packs of this person are kept; `override` is what `--data` named."""
    if override is not None:
        return override
    import platformdirs  # noqa: PLC0415 - not needed before the first window

    return platformdirs.user_data_path(APP, appauthor=False)


def cache_dir(override: Path | None = None) -> Path:
    """Where things are kept that can be made again; below the folder that `--data` named, if it named one."""
    if override is not None:
        return override / "cache"
    import platformdirs  # noqa: PLC0415 - not needed before the first window

    return platformdirs.user_cache_path(APP, appauthor=False)
