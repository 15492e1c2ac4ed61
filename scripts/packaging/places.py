"""Where things lie while installers are built, and what they are called."""

import platform
from pathlib import Path

from artgames import __version__

VERSION = __version__
PROJECT = Path(__file__).resolve().parents[2]
RECIPES = PROJECT / "packaging"
BUILD = PROJECT / "build" / "packaging"
ENVIRONMENT = "build/packaging/env"
SHIPPED = BUILD / "shipped"
"""The resources as they ship."""

MUSEUM = BUILD / "museum"
"""The museum's pictures as they ship."""

DIST = PROJECT / "dist"
FROZEN = DIST / "artgames"
"""The folder that PyInstaller makes: all that is needed to play."""

MACHINE = platform.machine().lower()
"""x86_64, amd64, arm64 …, as this system calls itself."""


def artefact(kind: str) -> Path:
    """An installer of this version, in the folder of finished things."""
    return DIST / f"artgames-{VERSION}-{kind}"
