"""The picture of the house: a logo somebody chose, or ours."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImageReader, QPixmap

from artgames.paths import resources

_MOST = 1600
"""Pixels: a photograph of a house front is not kept whole."""

PICTURES = ("*.png", "*.jpg", "*.jpeg", "*.webp", "*.svg")
"""What can be chosen."""


def house_picture(file: str) -> QPixmap:
    """The chosen picture; ours where there is none, or where it cannot be read any more."""
    picture = _read(Path(file)) if file else QPixmap()
    return _read(resources() / "icons" / "artgames-512.png") if picture.isNull() else picture


def can_be_read(file: str) -> bool:
    return QImageReader(file).canRead()


def _read(file: Path) -> QPixmap:
    if not file.is_file():
        return QPixmap()
    reader = QImageReader(str(file))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and max(size.width(), size.height()) > _MOST:
        reader.setScaledSize(size.scaled(QSize(_MOST, _MOST), Qt.AspectRatioMode.KeepAspectRatio))
    return QPixmap.fromImage(reader.read())
