"""What a whole room sees of the lists: for each player a mark and what the list is worth. The lists themselves could
not be read there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from artgames.engine.numerals import signed
from artgames.games.chronology.board.ladder import Ladder
from artgames.games.chronology.board.lists import ListSheet
from artgames.games.chronology.rules.records import Row
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.text_fitting import draw_wrapped
from artgames.scene.items.score_tiles import ScoreTile, ScoreTiles


class TileSheet(ListSheet):
    """Lists that were judged become tiles, one after the other."""

    def __init__(
        self, style: BoardStyle, rows: Sequence[Row], totals: tuple[int, ...], rect: QRectF, em: float
    ) -> None:
        super().__init__(style, rows, totals, rect, em)
        self._tiles = ScoreTiles((), rect, style)
        self._tiles.setParentItem(self)

    def judge(self, count: int) -> None:
        super().judge(count)
        if self._rect.isEmpty():  # who plays alone has a title instead
            return
        told = [
            signed(row.points) if number < count and self._totals else str(row.points) if number < count else ""
            for number, row in enumerate(self._rows)
        ]
        self._tiles.set_tiles(tuple(ScoreTile(row.seat, text) for row, text in zip(self._rows, told, strict=True)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: see the tiles."""


class Title(Ladder):
    """The points of who plays alone, and what they come to."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._is_lit:
            painter.setPen(QColor(self._style.theme.ink))
            font = sans(self._px, QFont.Weight.DemiBold)
            draw_wrapped(painter, self._rect, self._lines()[0], font, Qt.AlignmentFlag.AlignCenter)
