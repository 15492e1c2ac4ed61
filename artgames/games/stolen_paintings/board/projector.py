"""The reveal for a whole room: the auction large, the wall where paintings fly home, and a figure for each player."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from artgames.engine.numerals import signed
from artgames.games.stolen_paintings.board.layout import RevealPlan, plan_auction
from artgames.games.stolen_paintings.board.pad import RevealStage, ScorePad
from artgames.games.stolen_paintings.board.verdict import VerdictPad
from artgames.games.stolen_paintings.rules.records import Row, TableView
from artgames.games.stolen_paintings.words import in_short
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_wrapped
from artgames.scene.items.drawn_item import DrawnItem
from artgames.scene.items.score_tiles import TILE_ROW, ScoreTile, ScoreTiles

_LEAST_BAND = 0.3
"""Of the height, below the auction: for the wall where paintings fly home, and then for the points."""

_MARK, _MOST_MARKS = 1.4, 0.42
"""Side of a player's mark in letters, and the share of a cell that marks may take."""


def plan_reveal_afar(area: QRectF, token: float, seats: int, px: float) -> RevealPlan:
    """The eight in two rows, never in one: so they are twice as large. Below them the wall, and then the points in its
    place. No line tells what was easily confused."""
    gap = area.width() * 0.012
    needed = ceil(seats / 2) * px * TILE_ROW + 2 * gap
    band = QRectF(area.left(), 0, area.width(), max(area.height() * _LEAST_BAND, needed))
    band.moveBottom(area.bottom())
    row = plan_auction(QRectF(area.topLeft(), band.topRight()), token, (4, 2))
    return RevealPlan(band, row, band.adjusted(gap, gap, -gap, -gap), QRectF())


def mark_side(most: int, cell: QRectF, px: float, least: float) -> float:
    """How large the marks of so many players can be beside a painting in this cell."""
    side = px * _MARK
    while side > least and _columns(most, cell, side) * side * _STEP > cell.width() * _MOST_MARKS:
        side -= 1
    return side


def _columns(count: int, cell: QRectF, side: float) -> int:
    return ceil(count / max(1, int(cell.height() / (side * _STEP))))


_STEP = 1.08
"""From one mark to the next, in marks."""


class SeatColumn(DrawnItem):
    """Who had chosen a painting, beside it: nothing lies on the painting."""

    def __init__(self, style: BoardStyle, rect: QRectF, seats: tuple[int, ...], side: float) -> None:
        super().__init__(style, rect)
        self._seats, self._side = seats, side

    def describe(self) -> str:
        return f"marks {self._seats}"

    def draw(self, painter: QPainter) -> None:
        step = self._side * _STEP
        high = max(1, int(self._rect.height() / step))
        for place, seat in enumerate(self._seats):
            column, row = divmod(place, high)
            corner = self._rect.topLeft() + QPointF(column * step, row * step)
            draw_mark(painter, QRectF(corner, QSizeF(self._side, self._side)), seat, self._style.theme)


def marks_width(most: int, cell: QRectF, side: float) -> float:
    """What marks take of a cell."""
    return _columns(most, cell, side) * side * _STEP


def _draw_ground(painter: QPainter, rect: QRectF, style: BoardStyle) -> None:
    """What is written stands on dark ground, for the wall is lit."""
    painter.setPen(QColor(style.theme.edge))
    painter.setBrush(QColor(style.theme.panel))
    painter.drawRoundedRect(rect, 6, 6)


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
        self._tiles.set_tiles(tuple(map(self._tile, rows)))

    def _tile(self, row: Row) -> ScoreTile:
        return ScoreTile(row.seat, signed(row.points), masked=row.thief, reason=self._style.say(in_short(row)))

    def draw(self, painter: QPainter) -> None:
        """What lies below the tiles."""
        if self._told >= RevealStage.POINTS:
            _draw_ground(painter, self._rect, self._style)


class VerdictSign(VerdictPad):
    """Who has won, and nothing else."""

    def draw(self, painter: QPainter) -> None:
        if self._told < RevealStage.POINTS:
            return
        _draw_ground(painter, self._rect, self._style)
        painter.setPen(QColor(self._style.theme.ink))
        font = sans(self._style.px(Role.HEADLINE), QFont.Weight.DemiBold)
        draw_wrapped(painter, self._rect, self.verdict(), font, Qt.AlignmentFlag.AlignCenter)
