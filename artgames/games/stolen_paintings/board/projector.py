"""The reveal for a whole room: the auction large, the wall where paintings fly home, and a figure for each player."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

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
from artgames.scene.drawing.player_marks import TILE, draw_letters, draw_mark
from artgames.scene.drawing.text_fitting import draw_wrapped
from artgames.scene.items.drawn_item import DrawnItem
from artgames.scene.items.score_tiles import TILE_ROW, ScoreTile, ScoreTiles

_LEAST_BAND = 0.3
"""Of the height, below the auction: for the wall where paintings fly home, and then for the points."""

_MOST_BAND, _FIGURE = 0.46, 5.5
"""Of the height: what points with their reasons may take, two to a line. Where they would take more they are figures
alone, so many letters wide, and paintings stay large enough to be known again."""

_MARK, _MOST_MARKS = 1.5, 0.6
"""Side of a player's mark in letters, and the share of a cell that marks may take."""


def plan_reveal_afar(area: QRectF, token: float, seats: int, px: float) -> RevealPlan:
    """The eight in two rows, never in one: so they are twice as large. Below them the wall, and then the points in its
    place. No line tells what was easily confused."""
    gap = area.width() * 0.012
    rows = ceil(seats / 2)
    if rows * px * TILE_ROW > area.height() * _MOST_BAND:
        rows = ceil(seats / max(2, int(area.width() / (px * _FIGURE))))
    needed = rows * px * TILE_ROW + 2 * gap
    band = QRectF(area.left(), 0, area.width(), max(area.height() * _LEAST_BAND, needed))
    band.moveBottom(area.bottom())
    row = plan_auction(QRectF(area.topLeft(), band.topRight()), token, (4, 2))
    return RevealPlan(band, row, band.adjusted(gap, gap, -gap, -gap), QRectF())


class MarkPlan(NamedTuple):
    """How the marks of as many players as chose one painting stand beside it."""

    side: float
    """Of a mark; or, where their letters stand alone, the size of those."""

    step: QSizeF
    rows: int
    is_letters: bool = False

    def wide_for(self, count: int) -> float:
        """What so many take of a cell."""
        return ceil(count / self.rows) * self.step.width()


def plan_marks(most: int, cell: QRectF, style: BoardStyle) -> MarkPlan:
    """As large as there is room for; so many that even the smallest would leave nothing to the painting are letters
    alone."""
    px = style.px(Role.SMALL)
    for side in range(round(px * _MARK), style.least_mark - 1, -1):
        plan = _planned(cell, side, QSizeF(side, side) * _STEP)
        if plan.wide_for(most) <= cell.width() * _MOST_MARKS:
            return plan
    return _planned(cell, px, QSizeF(TILE[0], TILE[1]) * px)._replace(is_letters=True)


def _planned(cell: QRectF, side: float, step: QSizeF) -> MarkPlan:
    return MarkPlan(side, step, max(1, int(cell.height() / step.height())))


_STEP = 1.08
"""From one mark to the next, in marks."""


class SeatColumn(DrawnItem):
    """Who had chosen a painting, beside it: nothing lies on the painting."""

    def __init__(self, style: BoardStyle, rect: QRectF, seats: tuple[int, ...], plan: MarkPlan) -> None:
        super().__init__(style, rect)
        self._seats, self._plan = seats, plan

    def describe(self) -> str:
        return f"marks {self._seats}"

    def draw(self, painter: QPainter) -> None:
        plan, theme = self._plan, self._style.theme
        for place, seat in enumerate(self._seats):
            column, row = divmod(place, plan.rows)
            corner = self._rect.topLeft() + QPointF(column * plan.step.width(), row * plan.step.height())
            if plan.is_letters:
                draw_letters(painter, corner, (seat,), theme, px=plan.side, rows=1)
            else:
                draw_mark(painter, QRectF(corner, QSizeF(plan.side, plan.side)), seat, theme)


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
