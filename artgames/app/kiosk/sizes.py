"""How large letters are at a kiosk: read standing, by several people, on wide screens and on upright ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetricsF

from artgames.app.exhibit.show_view import USUAL_SHAPE
from artgames.scene.drawing.fonts import Profile, Role, role_px, sans, scale_for

LARGER = 1.4
"""What the button for larger text does."""


_LINE = 1.35
"""Of the size of letters: what a line of them takes."""

_FILLED = 0.9
"""Of the width of a button, with words."""


def reading_height(size: QSize) -> float:
    """The height that counts for the size of letters."""
    return min(float(size.height()), size.width() * USUAL_SHAPE)


def text_px(role: Role, size: QSize, text: float = 1.0) -> int:
    """Pixels of a text in a window of this size; `text` is 1 for the usual size."""
    return role_px(role, Profile.TABLE, scale_for(reading_height(size), text))


def button_font(texts: Sequence[str], px: float, width: float) -> str:
    """A style sheet for buttons that wide: these letters, or smaller ones in which each of the texts fits."""
    px = fitting_px(texts, px, width)
    return f"QPushButton {{ font-size: {px}px; padding: 0; min-height: {round(px * _LINE)}px }}"


def fitting_px(texts: Sequence[str], px: float, width: float) -> int:
    """This size, or a smaller one in which each of the texts fits into the width."""
    px = max(9, round(px))
    widest = max((QFontMetricsF(sans(px, QFont.Weight.DemiBold)).horizontalAdvance(one) for one in texts), default=0.0)
    if widest > width * _FILLED:
        px = max(9, int(px * width * _FILLED / widest))
    return px
