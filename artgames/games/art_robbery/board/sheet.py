"""The score sheet: a column for each player; loot, alibis, what the police took, and points, line by line."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from artgames.engine.numerals import numeral
from artgames.engine.words import filled
from artgames.games.art_robbery.board.layout import spread
from artgames.games.art_robbery.board.named import tile_picture, translate
from artgames.games.art_robbery.rules.records import Row
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures, sans, serif
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_cross
from artgames.scene.items.drawn_item import DrawnItem

_Align = Qt.AlignmentFlag
_LINES = 4
_LABELS, _LABELS_AFAR = 0.16, 0.24
"""Share of the width for what the lines are called."""


class ScoreSheet(DrawnItem):
    """Paper, light in every theme but the one that wants black."""

    rim = 8.0

    def __init__(self, style: BoardStyle, rect: QRectF, rows: tuple[Row, ...], told: int) -> None:
        super().__init__(style, rect)
        self._rows, self._told = rows, told
        paper = paper_of(style.theme)
        self._ink, self._rule, self._wrong = QColor(paper.ink), QColor(paper.rule), QColor(paper.wrong)
        afar = style.for_projector
        self._head = max(rect.height() * (0.18 if afar else style.grown(0.13, 0.17)), style.least_mark * 1.25)
        self._loot = 0.0 if afar else rect.height() * 0.33
        self._line = (rect.height() - self._head - self._loot) / (_LINES + 0.15)
        self._px = min(self._line * style.grown(0.42, 0.6), rect.width() / (len(rows) + 1) * style.grown(0.2, 0.36))
        self._labels = _LABELS
        if afar:
            self._px, self._labels = float(style.px(Role.SMALL)), _LABELS_AFAR

    def tell(self, told: int) -> None:
        if told != self._told:
            self._told = told
            self.update()

    def accessible_text(self) -> str:
        text = translate("art_robbery", "{name}: loot {loot}, alibis {alibis}, {police}, {points:# point|# points}")
        return ". ".join(
            filled(
                text,
                name=self._style.names[row.seat],
                loot=row.loot,
                alibis=row.alibis,
                police=self._police(row),
                points=row.points,
            )
            for row in self._rows
            if self._told >= _LINES
        ) or translate("art_robbery", "The score sheet is being filled in")

    def describe(self) -> str:
        return f"sheet told {int(self._told)} points {[row.points for row in self._rows]}"

    def _police(self, row: Row) -> str:
        if row.arrested:
            return translate("art_robbery", "arrested")
        if row.penalty:
            return f"−{row.penalty}"
        return "–"

    # Drawing

    @property
    def _less(self) -> float:
        """How much smaller than figures words are set: not at all where they are read from afar."""
        return 1.0 if self._style.for_projector else 0.85

    def _column(self, number: int) -> QRectF:
        left = self._rect.left() + self._rect.width() * self._labels
        wide = (self._rect.right() - left) / len(self._rows)
        return QRectF(left + number * wide, self._rect.top(), wide, self._rect.height())

    def _line_rect(self, column: QRectF, line: int) -> QRectF:
        top = self._rect.top() + self._head + self._loot + line * self._line
        return QRectF(column.left(), top, column.width(), self._line)

    def _text(self, painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
        room = rect.width() * 0.92
        while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > 10:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.drawText(rect, _Align.AlignCenter, QFontMetricsF(font).elidedText(text, _Elide, room))

    def _draw_labels(self, painter: QPainter) -> None:
        names = (
            translate("art_robbery", "Loot"),
            translate("art_robbery", "Alibis"),
            translate("art_robbery", "Police"),
            translate("art_robbery", "Points"),
        )
        column = QRectF(self._rect.left(), self._rect.top(), self._rect.width() * self._labels, self._rect.height())
        painter.setPen(self._ink)
        for line, name in enumerate(names):
            self._text(
                painter, self._line_rect(column, line), name, serif(self._px * self._less, QFont.Weight.DemiBold)
            )
        painter.setPen(QPen(self._rule, 1))
        for line in range(_LINES):
            y = self._line_rect(column, line).top()
            painter.drawLine(QPointF(self._rect.left(), y), QPointF(self._rect.right(), y))

    def _draw_player(self, painter: QPainter, number: int, row: Row) -> None:
        column = self._column(number)
        painter.setPen(QPen(self._rule, 1))
        painter.drawLine(column.topLeft(), column.bottomLeft())
        side = self._head * (0.8 if self._style.for_projector else 0.5 if self._style.text <= 1.0 else 0.42)
        mark = QRectF(column.center().x() - side / 2, column.top() + self._head * 0.08, side, side)
        # On white paper the light marks need the outline that they have by day.
        draw_mark(painter, mark, self._style.marks[row.seat], self._style.on_paper)
        if not self._style.for_projector:
            painter.setPen(self._ink)
            name = QRectF(column.left(), mark.bottom(), column.width(), self._head - side - self._head * 0.08)
            px = min(self._px * 0.8, max(name.height() * 0.8, self._line * 0.42 * 0.8))
            self._text(painter, name, self._style.names[row.seat], sans(px, QFont.Weight.DemiBold))
            self._draw_tiles(painter, column, row)
        written: tuple[Callable[[QPainter, QRectF, Row], None], ...] = (
            self._write_loot,
            self._write_alibis,
            self._write_police,
            self._write_points,
        )
        for line, write in enumerate(written[: self._told]):
            write(painter, self._line_rect(column, line), row)

    def _draw_tiles(self, painter: QPainter, column: QRectF, row: Row) -> None:
        area = QRectF(column.left(), column.top() + self._head, column.width(), self._loot)
        area = area.adjusted(column.width() * 0.06, 0, -column.width() * 0.06, -self._loot * 0.06)
        for tile, place in zip(row.tiles, spread(area, max(9, len(row.tiles))), strict=False):
            lost = tile in row.lost and self._told >= _LINES - 1
            painter.setOpacity(0.25 if lost else 1.0)
            painter.drawPixmap(place.topLeft(), tile_picture(tile, place.width(), self._style))
        painter.setOpacity(1.0)

    def _write_loot(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        painter.setPen(self._ink)
        self._text(painter, rect, str(row.loot), figures(self._px * 1.1))

    def _write_alibis(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        """The figure, and the dots themselves as on the tiles."""
        painter.setPen(self._ink)
        upper = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.66)
        if self._style.for_projector:
            self._text(painter, rect, str(row.alibis), figures(self._px * 1.1))
            return
        self._text(painter, upper, str(row.alibis), figures(self._px * 1.1))
        radius = min(rect.height() * 0.09, rect.width() * 0.9 / max(1, row.alibis) / 2.6)
        left = rect.center().x() - (row.alibis - 1) * radius * 1.3
        painter.setPen(QPen(self._ink, max(1.0, radius * 0.25)))
        painter.setBrush(QColor("#FFFFFF"))
        for dot in range(row.alibis):
            painter.drawEllipse(QPointF(left + dot * radius * 2.6, rect.top() + rect.height() * 0.78), radius, radius)

    def _write_police(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        hit = row.arrested or row.penalty
        if row.arrested and self._style.for_projector:
            side = self._px * 0.9
            cross = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            draw_cross(painter, cross, self._wrong.name())
            return
        painter.setPen(self._wrong if hit and not self._style.for_projector else self._ink)
        font = sans(self._px * self._less, QFont.Weight.Bold if hit else QFont.Weight.Normal)
        self._text(painter, rect, self._police(row), font)

    def _write_points(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        painter.setPen(self._ink)
        self._text(painter, rect, numeral(row.points), figures(self._px * (self._less + 0.65), QFont.Weight.Bold))

    def draw(self, painter: QPainter) -> None:
        draw_sheet(painter, self._rect, self._style.theme)
        self._draw_labels(painter)
        for number, row in enumerate(self._rows):
            self._draw_player(painter, number, row)


_Elide = Qt.TextElideMode.ElideRight
