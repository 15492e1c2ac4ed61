"""How a kiosk is started as a program of its own."""

from pathlib import Path

from artgames import paths


def kiosk_command(file: Path, data: Path | None = None) -> list[str]:
    """The command that runs a playlist as a kiosk."""
    where = ["--data", str(data)] if data is not None else []
    return [*paths.program(), "exhibit", str(file), "--kiosk", *where]
