"""How a kiosk is started as a program of its own."""

import sys
from pathlib import Path


def program() -> list[str]:
    """How this program is started once more: frozen, it is itself."""
    if hasattr(sys, "_MEIPASS"):
        return [sys.executable]
    return [sys.executable, "-m", "artgames"]


def kiosk_command(file: Path, data: Path | None = None) -> list[str]:
    """The command that runs a playlist as a kiosk."""
    where = ["--data", str(data)] if data is not None else []
    return [*program(), "exhibit", str(file), "--kiosk", *where]
