"""How much of what was drawn Qt keeps; set at the start, before anything is drawn."""

from __future__ import annotations

from PySide6.QtGui import QPixmapCache

KEPT_DRAWINGS_KB = 128 * 1024
"""Qt's own ten megabytes are gone after one wall of cards on a large screen, and everything would be drawn anew."""


def keep_drawings() -> None:
    """Let Qt keep what is drawn once and shown often."""
    QPixmapCache.setCacheLimit(KEPT_DRAWINGS_KB)
