"""How far everybody's itineraries have come, for a whole room: between two rounds the walls are bare anyway."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.games.art_gallery.board.named import symbol_name
from artgames.games.art_gallery.board.symbols import draw_shape, tint
from artgames.games.art_gallery.rules.chains import SYMBOLS, chains
from artgames.games.art_gallery.rules.records import TableView
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.items.drawn_item import DrawnItem

_HEADS = 0.12
"""Share of the width for the shapes that name the rows."""


class Standing(DrawnItem):
    """A column for each player, a row for each itinerary with the value of the best chain (AG-21)."""

    def __init__(self, style: BoardStyle, view: TableView, area: QRectF) -> None:
        super().__init__(style, area.adjusted(area.width() * 0.06, area.height() * 0.04, -area.width() * 0.06, 0))
        self._values = [tuple(chain.value for chain in chains(works)) for works in view.collections]

    def accessible_text(self) -> str:
        return ". ".join(
            f"{self._style.names[seat]}: " + ", ".join(f"{symbol_name(n)} {value}" for n, value in enumerate(values))
            for seat, values in enumerate(self._values)
        )

    def describe(self) -> str:
        return f"standing {self._values}"

    def _cell(self, column: int, row: int) -> QRectF:
        """Column 0 has the shapes, row 0 the marks."""
        head = self._rect.width() * _HEADS
        wide, high = (self._rect.width() - head) / len(self._values), self._rect.height() / (SYMBOLS + 1)
        left = self._rect.left() + (head + (column - 1) * wide if column else 0.0)
        return QRectF(left, self._rect.top() + row * high, wide if column else head, high)

    def draw(self, painter: QPainter) -> None:
        theme = self._style.theme
        letter = self._style.px(Role.PLAY)
        for symbol in range(SYMBOLS):
            cell = self._cell(0, symbol + 1)
            painter.setPen(QPen(QColor(theme.hair), 2))
            painter.drawLine(cell.topLeft(), QPointF(self._rect.right(), cell.top()))
            draw_shape(painter, _middle(cell, letter), symbol, tint(symbol, theme))
        painter.setFont(figures(letter, QFont.Weight.Bold))
        for seat, values in enumerate(self._values):
            draw_mark(painter, _middle(self._cell(seat + 1, 0), letter * 1.2), self._style.marks[seat], theme)
            painter.setPen(QColor(theme.ink))
            for symbol, value in enumerate(values):
                painter.drawText(self._cell(seat + 1, symbol + 1), Qt.AlignmentFlag.AlignCenter, str(value or "–"))


def _middle(cell: QRectF, side: float) -> QRectF:
    made = QRectF(0, 0, side, side)
    made.moveCenter(cell.center())
    return made
