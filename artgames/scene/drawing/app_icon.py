"""The application's icon."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from artgames.paths import resources

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def app_icon(folder: Path | None = None) -> QIcon:
    """A frame on its nail with the thief's mask in it. Files are only opened when a size is needed."""
    folder = folder or resources() / "icons"
    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(folder / f"artgames-{size}.png"), QSize(size, size))
    return icon
