"""What lies on the desk while nothing else does: what a collection is worth, in signs and few words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from artgames.games.art_gallery.board.named import symbol_name, translate
from artgames.games.art_gallery.board.symbols import draw_shape, tint
from artgames.games.art_gallery.rules.chains import SYMBOLS
from artgames.scene.drawing.fonts import Profile, Role, sans
from artgames.scene.drawing.text_fitting import draw_line, draw_wrapped
from artgames.scene.items.drawn_item import DrawnItem

_Align = Qt.AlignmentFlag


class Legend(DrawnItem):
    """The four itineraries by name, and what counts."""

    is_paper = True
    reading_rank = 40  # heard last: who plays knows it

    def accessible_text(self) -> str:
        return " ".join(self._lines())

    def describe(self) -> str:
        return "legend"

    def _lines(self) -> tuple[str, str]:
        return (
            translate("art_gallery", "For each motif, your most valuable unbroken row of paintings counts."),
            translate("art_gallery", "A tile that matches one of your paintings counts 3, any other 1."),
        )

    def draw(self, painter: QPainter) -> None:
        style, theme, rect = self._style, self._style.theme, self._rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect, 6, 6)
        inner = rect.adjusted(rect.width() * 0.03, rect.height() * 0.1, -rect.width() * 0.03, -rect.height() * 0.1)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.36)
        wide, side = upper.width() / SYMBOLS, min(upper.height() * 0.8, upper.width() * 0.05)
        for symbol in range(SYMBOLS):
            left = upper.left() + symbol * wide
            shape = QRectF(left, upper.center().y() - side / 2, side, side)
            draw_shape(painter, shape, symbol, tint(symbol, theme))
            painter.setPen(QColor(theme.ink))
            words = QRectF(shape.right() + side * 0.3, upper.top(), wide - side * 1.4, upper.height())
            font = sans(style.px(Role.PLAY, Profile.DESK), QFont.Weight.DemiBold)
            draw_line(painter, words, symbol_name(symbol), font, _Align.AlignLeft)
        lower = inner.adjusted(0, inner.height() * 0.4, 0, 0)
        font = sans(style.px(Role.LABEL, Profile.DESK))
        draw_wrapped(painter, lower, "\n".join(self._lines()), font, _Align.AlignLeft | _Align.AlignVCenter)
