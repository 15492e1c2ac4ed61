"""The reveal for a whole room: the auction large, the wall where paintings fly home, and a figure for each player."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from artgames.engine.numerals import signed
from artgames.games.stolen_paintings.board.layout import RevealPlan, plan_auction
from artgames.games.stolen_paintings.board.pad import RevealStage, ScorePad
from artgames.games.stolen_paintings.board.verdict import VerdictPad
from artgames.games.stolen_paintings.rules.records import TableView
from artgames.scene.board import BoardStyle
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.drawing.text_fitting import draw_wrapped
from artgames.scene.items.score_tiles import ScoreTile, ScoreTiles
from artgames.scene.wall_layout import hang

_AUCTION, _WALL = 0.62, 0.52
"""The auction's share of the width, and the wall's share of the height beside it."""


def plan_reveal_afar(area: QRectF, paintings: int, token: float) -> RevealPlan:
    """The eight in two rows, never in one: so they are twice as large. No line tells what was easily confused."""
    row = plan_auction(QRectF(area.left(), area.top(), area.width() * _AUCTION, area.height()), token, (4, 2))
    beside = area.adjusted(area.width() * _AUCTION, 0, 0, 0)
    wall = QRectF(beside.left(), beside.top(), beside.width(), beside.height() * _WALL)
    gap = area.width() * 0.012
    pad = QRectF(beside.left() + gap, wall.bottom() + gap, beside.width() - 2 * gap, area.bottom() - wall.bottom())
    return RevealPlan(hang(paintings, wall, 0.02).cells, row, pad.adjusted(0, 0, 0, -2 * gap), QRectF())


class TilePad(ScorePad):
    """The points of a round as tiles; before they are told, who was the thief."""

    def __init__(self, style: BoardStyle, view: TableView, rect: QRectF, told: RevealStage) -> None:
        whole = QRectF(rect)
        super().__init__(style, view, rect, told)
        self._rect = whole
        self._tiles = ScoreTiles((), whole, style)
        self._tiles.setParentItem(self)
        self.tell(told)

    def tell(self, told: RevealStage) -> None:
        super().tell(told)
        rows = self._scored.rows if told >= RevealStage.POINTS else ()
        self._tiles.set_tiles(tuple(ScoreTile(row.seat, signed(row.points), masked=row.thief) for row in rows))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: see the tiles."""


class VerdictSign(VerdictPad):
    """Who has won, and nothing else."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._told < RevealStage.POINTS:
            return
        painter.setPen(QColor(self._style.theme.ink))
        font = sans(self._style.px(Role.HEADLINE), QFont.Weight.DemiBold)
        draw_wrapped(painter, self._rect, self.verdict(), font, Qt.AlignmentFlag.AlignCenter)
