"""Points from afar: for each player a mark, a figure, a sign, and why in three words where there is room.

Names stand in the strip below every room screen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.engine.api import Seat
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures, sans
from artgames.scene.drawing.player_marks import AFAR_SIDE, draw_mark
from artgames.scene.drawing.symbols import draw_cross, draw_mask, draw_tick

_Align = Qt.AlignmentFlag
TILE_ROW = 1.4
_GAP, _SIGN = 0.22, 0.8
"""Height of a tile, room between its parts and side of its sign, in letters."""

_ROUNDING = 1e-6
"""Room for four rows is room for four rows."""


@dataclass(frozen=True, slots=True)
class ScoreTile:
    """What is told of one player."""

    seat: Seat
    text: str = ""
    right: bool | None = None
    masked: bool = False
    """Whether a thief's mask is the sign."""

    reason: str = ""
    """Why, in three words."""


class ScoreTiles(QGraphicsObject):
    """Tiles in as many columns as the room has place for, as large as it allows."""

    def __init__(self, tiles: tuple[ScoreTile, ...], room: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._room, self._style = room, style
        self.set_tiles(tiles)

    def set_tiles(self, tiles: tuple[ScoreTile, ...]) -> None:
        """Tell something else; reasons only where there is room for all of them."""
        self._tiles = tiles
        if any(tile.reason for tile in tiles) and not self._set_size():
            self._tiles = tuple(replace(tile, reason="") for tile in tiles)
        if not self._set_size():
            self._px = self._smallest
            self._columns = max(1, int(self._room.width() / self._wide(self._px)))
        self.update()

    @property
    def _smallest(self) -> int:
        return self._style.px(Role.SMALL)

    def _set_size(self) -> bool:
        """The largest letters with which all find room; False where the smallest are too large."""
        for px in range(self._style.px(Role.HEADLINE), self._smallest - 1, -1):
            if columns := self._fitting(px):
                self._px, self._columns = px, columns
                return True
        return False

    def _font(self, px: int) -> QFont:
        return figures(px, QFont.Weight.Bold)

    def _wide(self, px: int) -> float:
        text = self._figure_wide(px)
        return (
            px * (AFAR_SIDE + _GAP + (_SIGN + _GAP if self._has_signs else 0.0) + _GAP * 2) + text + self._reason_wide()
        )

    @property
    def _has_signs(self) -> bool:
        return any(tile.right is not None or tile.masked for tile in self._tiles)

    def _figure_wide(self, px: int) -> float:
        metrics = QFontMetricsF(self._font(px))
        return max((metrics.horizontalAdvance(tile.text) for tile in self._tiles), default=0.0)

    def _reason_wide(self) -> float:
        metrics = QFontMetricsF(self._reason_font())
        longest = max((metrics.horizontalAdvance(tile.reason) for tile in self._tiles), default=0.0)
        return longest + self._smallest * _GAP if longest else 0.0

    def _reason_font(self) -> QFont:
        return sans(self._smallest)

    def _fitting(self, px: int) -> int:
        """Columns with which all tiles find room, the fewest first; 0 if there are none."""
        rows = int(self._room.height() / (px * TILE_ROW) + _ROUNDING)
        if not rows or not self._tiles:
            return 0
        columns = ceil(len(self._tiles) / rows)
        return columns if columns * self._wide(px) <= self._room.width() else 0

    def accessible_text(self) -> str:
        told = (f"{self._style.names[tile.seat]} {tile.text} {tile.reason}".rstrip() for tile in self._tiles)
        return ". ".join(told)

    def describe(self) -> str:
        return f"score tiles {[(tile.seat, tile.text, tile.right) for tile in self._tiles]}"

    # Drawing

    def _draw_tile(self, painter: QPainter, tile: ScoreTile, cell: QRectF) -> None:
        px, theme = self._px, self._style.theme
        left = cell.left() + (cell.width() - self._wide(px)) / 2 + px * _GAP
        side = px * AFAR_SIDE
        mark = QRectF(left, cell.center().y() - side / 2, side, side)
        draw_mark(painter, mark, self._style.marks[tile.seat], theme)
        left = mark.right() + px * _GAP
        painter.setPen(QColor(theme.ink))
        painter.setFont(self._font(px))
        words = QRectF(QPointF(left, cell.top()), QPointF(cell.right(), cell.bottom()))
        painter.drawText(words, _Align.AlignLeft | _Align.AlignVCenter, tile.text)
        has_reasons = any(one.reason for one in self._tiles)  # then signs and reasons stand below one another
        left += self._figure_wide(px) if has_reasons else QFontMetricsF(self._font(px)).horizontalAdvance(tile.text)
        left += px * _GAP
        sign = QRectF(left, cell.center().y() - px * _SIGN / 2, px * _SIGN, px * _SIGN)
        if tile.masked:
            draw_mask(painter, sign, theme.ink)
        elif tile.right is not None:
            (draw_tick if tile.right else draw_cross)(painter, sign, theme.right if tile.right else theme.wrong)
        if tile.reason:
            start = (
                sign.right() + px * _GAP if any(one.masked or one.right is not None for one in self._tiles) else left
            )
            painter.setFont(self._reason_font())
            room = QRectF(QPointF(start, cell.top()), QPointF(cell.right(), cell.bottom()))
            painter.drawText(room, _Align.AlignLeft | _Align.AlignVCenter, tile.reason)

    # Qt

    def boundingRect(self) -> QRectF:
        return self._room

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows = max(1, ceil(len(self._tiles) / self._columns))
        wide, high = self._room.width() / self._columns, min(self._room.height() / rows, self._px * TILE_ROW * 1.6)
        top = self._room.center().y() - high * rows / 2
        for number, tile in enumerate(self._tiles):
            column, row = divmod(number, rows)
            self._draw_tile(painter, tile, QRectF(self._room.left() + column * wide, top + row * high, wide, high))
