"""The stall behind everything: awning, counter, and the numbers of the places on its front."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.games.steal_this_game.board.art.fair import draw_awning, draw_counter
from artgames.games.steal_this_game.board.art.palette import colours
from artgames.games.steal_this_game.board.layout import Plan
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.line_width import thick
from artgames.scene.items.drawn_item import DrawnItem


class Backdrop(DrawnItem):
    """Numbers belong to places, not to boxes: they stay where they are when boxes move."""

    rim = 2.0

    def __init__(self, style: BoardStyle, plan: Plan) -> None:
        super().__init__(style, plan.awning.united(plan.front))
        self._plan = plan
        self.setZValue(-5)

    def describe(self) -> str:
        return f"stall with {len(self._plan.plaques)} places"

    def _draw_plaque(self, painter: QPainter, rect: QRectF, number: int) -> None:
        tones = colours(self._style.theme)
        painter.setPen(QPen(QColor(tones["ink"]), thick(self._style, 1.5)))
        painter.setBrush(QColor(tones["gold"] if self._style.theme.frames else "#000000"))
        painter.drawRoundedRect(rect, rect.height() * 0.2, rect.height() * 0.2)
        dark = "#000000" if self._style.for_projector else "#231F1C"
        painter.setPen(QColor(dark if self._style.theme.frames else "#FFFFFF"))
        painter.setFont(figures(rect.height() * (0.96 if self._style.for_projector else 0.78), QFont.Weight.Bold))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(number))

    def draw(self, painter: QPainter) -> None:
        draw_awning(painter, self._plan.awning, self._style.theme)
        draw_counter(painter, self._plan.top, self._plan.front, self._style.theme)
        for number, rect in enumerate(self._plan.plaques, 1):
            self._draw_plaque(painter, rect, number)
