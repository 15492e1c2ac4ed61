"""A wall with its name, to hang paintings on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.text_fitting import draw_cut, draw_wrapped
from artgames.scene.items.piece import Piece

_Align = Qt.AlignmentFlag


def lines_needed(name: str, letters: float, width: float) -> int:
    """One, or two where a name is too long for its wall."""
    wide = QFontMetricsF(sans(letters, QFont.Weight.DemiBold)).horizontalAdvance(name)
    return 1 if wide <= width - header_height(letters) * 1.2 else 2


def header_height(letters: float, *, lines: int = 1) -> float:
    return letters * (1.7 if lines == 1 else 1.3 * lines)


class WallPanel(Piece):
    """Pressed to hang here what is in hand."""

    def __init__(self, number: int, name: str, rect: QRectF, style: BoardStyle, *, letters: float, head: float) -> None:
        """`letters` is the height of the letters of its name, `head` of the room for it."""
        super().__init__(f"wall {number}", f"{number}. {name}", rect, style)
        self._number, self._words, self._letters, self._high = number, name, letters, head
        self.setZValue(-1)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        radius, paper = thick(self.style, 8), self.style.on_paper
        self._draw_wall(painter, rect, radius)
        if self.style.for_projector:  # numbers are for keys
            painter.setPen(QColor(paper.ink))
            room = QRectF(rect.left(), rect.top(), rect.width(), self._high).adjusted(radius, 0, -radius, 0)
            draw_cut(painter, room, self._words, sans(self._letters, QFont.Weight.DemiBold))
            return
        side = header_height(self._letters) * 0.66
        disc = QRectF(rect.left() + side * 0.3, rect.top() + (self._high - side) / 2, side, side)
        painter.setPen(QPen(QColor(paper.ink), thick(self.style, 2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        painter.setFont(figures(side * 0.64))
        painter.drawText(disc, _Align.AlignCenter, str(self._number))
        words = QRectF(disc.right() + side * 0.3, rect.top(), rect.right() - disc.right() - side * 0.5, self._high)
        left = _Align.AlignLeft | _Align.AlignVCenter
        draw_wrapped(painter, words, self._words, sans(self._letters, QFont.Weight.DemiBold), left)

    def _draw_wall(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        """Paint of its own, and its name on a sheet of paper above it."""
        paper, line = self.style.on_paper, QPen(QColor(self.theme.line), thick(self.style, 1.5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.hover if self.look.hovered else self.theme.raised))
        painter.drawRoundedRect(rect, radius, radius)
        painter.save()
        painter.setClipRect(QRectF(rect.left(), rect.top(), rect.width(), self._high))
        painter.setBrush(QColor(paper.hover if self.look.hovered else paper.panel))
        painter.drawRoundedRect(rect, radius, radius)
        painter.restore()
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, radius, radius)
