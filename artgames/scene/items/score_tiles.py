"""Points from afar: for each player a mark, a sign and a figure. Names stand in the strip below every room screen."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.engine.api import Seat
from artgames.scene.board import BoardStyle
from artgames.scene.drawing.fonts import Role, figures
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_cross, draw_mask, draw_tick

_Align = Qt.AlignmentFlag
_ROW, _GAP, _SIGN = 1.3, 0.3, 0.8
"""Height of a tile, room between its parts and side of its sign, in letters."""


@dataclass(frozen=True, slots=True)
class ScoreTile:
    """What is told of one player."""

    seat: Seat
    text: str = ""
    right: bool | None = None
    masked: bool = False
    """Whether a thief's mask is the sign."""


class ScoreTiles(QGraphicsObject):
    """Tiles in as many columns as the room has place for, as large as it allows."""

    def __init__(self, tiles: tuple[ScoreTile, ...], room: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._room, self._style = room, style
        self.set_tiles(tiles)

    def set_tiles(self, tiles: tuple[ScoreTile, ...]) -> None:
        """Tell something else."""
        self._tiles = tiles
        largest = self._style.px(Role.HEADLINE)
        smallest = self._style.px(Role.SMALL)
        self._px, self._columns = next(
            ((px, columns) for px in range(largest, smallest, -1) if (columns := self._fitting(px))),
            (smallest, self._fitting(smallest) or max(1, int(self._room.width() / self._wide(smallest)))),
        )
        self.update()

    def _font(self, px: int) -> QFont:
        return figures(px, QFont.Weight.Bold)

    def _wide(self, px: int) -> float:
        metrics = QFontMetricsF(self._font(px))
        text = max((metrics.horizontalAdvance(tile.text) for tile in self._tiles), default=0.0)
        has_sign = any(tile.right is not None or tile.masked for tile in self._tiles)
        return px * (1 + _GAP + (_SIGN + _GAP if has_sign else 0.0) + _GAP * 2) + text

    def _fitting(self, px: int) -> int:
        """Columns with which all tiles find room, the fewest first; 0 if there are none."""
        rows = int(self._room.height() / (px * _ROW))
        if not rows or not self._tiles:
            return 0
        columns = ceil(len(self._tiles) / rows)
        return columns if columns * self._wide(px) <= self._room.width() else 0

    def accessible_text(self) -> str:
        return ". ".join(f"{self._style.names[tile.seat]} {tile.text}".rstrip() for tile in self._tiles)

    def describe(self) -> str:
        return f"score tiles {[(tile.seat, tile.text, tile.right) for tile in self._tiles]}"

    # Drawing

    def _draw_tile(self, painter: QPainter, tile: ScoreTile, cell: QRectF) -> None:
        px, theme = self._px, self._style.theme
        left = cell.left() + (cell.width() - self._wide(px)) / 2 + px * _GAP
        mark = QRectF(left, cell.center().y() - px / 2, px, px)
        draw_mark(painter, mark, self._style.marks[tile.seat], theme)
        left = mark.right() + px * _GAP
        painter.setPen(QColor(theme.ink))
        painter.setFont(self._font(px))
        words = QRectF(QPointF(left, cell.top()), QPointF(cell.right(), cell.bottom()))
        painter.drawText(words, _Align.AlignLeft | _Align.AlignVCenter, tile.text)
        left += QFontMetricsF(self._font(px)).horizontalAdvance(tile.text) + px * _GAP
        sign = QRectF(left, cell.center().y() - px * _SIGN / 2, px * _SIGN, px * _SIGN)
        if tile.masked:
            draw_mask(painter, sign, theme.ink)
        elif tile.right is not None:
            (draw_tick if tile.right else draw_cross)(painter, sign, theme.right if tile.right else theme.wrong)

    # Qt

    def boundingRect(self) -> QRectF:
        return self._room

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows = max(1, ceil(len(self._tiles) / self._columns))
        wide, high = self._room.width() / self._columns, min(self._room.height() / rows, self._px * _ROW * 1.6)
        top = self._room.center().y() - high * rows / 2
        for number, tile in enumerate(self._tiles):
            column, row = divmod(number, rows)
            self._draw_tile(painter, tile, QRectF(self._room.left() + column * wide, top + row * high, wide, high))
