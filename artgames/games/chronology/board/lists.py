"""Everybody's list on paper: what is in the right order is lit and joined, the rest is struck out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.engine.numerals import numeral
from artgames.engine.words import listed
from artgames.games.chronology.board.part import translate
from artgames.games.chronology.rules.records import Row
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.paper_sheet import paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_line

LINE = 2.2
"""Height of a line, in sizes of its letters."""

LIT = "#FFD166"
"""Behind what is left of a list: light enough for dark figures, on paper and on black."""

DARK = "#1B1A19"
"""Figures on what is lit."""

_NAME, _NAME_LARGE, _POINTS = 0.25, 0.27, 0.17
"""Shares of the width: of a name, usually and in large letters, and of the points."""


class ListSheet(QGraphicsObject):
    """Some of the lists, a line each. How many of them have been judged is told from outside."""

    def __init__(
        self, style: BoardStyle, rows: Sequence[Row], totals: Sequence[int], rect: QRectF, most: float
    ) -> None:
        """`totals` are those of all seats, or empty where they would say the same as the points. `most` is the largest
        size of letters."""
        super().__init__()
        self._style, self._rows, self._totals = style, tuple(rows), tuple(totals)
        self._paper = paper_of(style.theme)
        self._line = min(rect.height() / len(self._rows), most * LINE)
        self._is_large = style.larger > 1.0
        self._em = min(most, self._line * 0.5, rect.width() * style.grown(0.036, 0.0425))
        self._rect = QRectF(rect.left(), rect.top(), rect.width(), self._line * len(self._rows))
        self._names = _NAME_LARGE if self._is_large else _NAME
        self._judged = 0

    @property
    def paper_rect(self) -> QRectF:
        return self._rect

    @property
    def lines(self) -> int:
        return len(self._rows)

    def judge(self, count: int) -> None:
        """The first so many lists show what is left of them."""
        self._judged = count
        self.update()

    def accessible_text(self) -> str:
        return " ".join(self._told(number) for number in range(len(self._rows)))

    def _told(self, number: int) -> str:
        row = self._rows[number]
        name, tokens = self._style.names[row.seat], listed(row.tokens, translate)
        if number >= self._judged:
            return translate("chronology", "{name}: {tokens}.").format(name=name, tokens=tokens)
        struck = listed([token for token in row.tokens if token not in row.kept], translate) or "–"
        text = translate("chronology", "{name}: {tokens}. Crossed out: {struck}. Points: {points}.")
        return text.format(name=name, tokens=tokens, struck=struck, points=row.points)

    def describe(self) -> str:
        return f"lists {' | '.join(self._told(number) for number in range(len(self._rows)))}"

    # Places

    def _row_rect(self, number: int) -> QRectF:
        return QRectF(self._rect.left(), self._rect.top() + number * self._line, self._rect.width(), self._line)

    def _token_cells(self, number: int) -> list[QRectF]:
        whole, count = self._row_rect(number), len(self._rows[number].tokens)
        left, right = whole.left() + whole.width() * self._names, whole.right() - whole.width() * _POINTS
        step = (right - left) / count
        return [QRectF(left + place * step, whole.top(), step, whole.height()) for place in range(count)]

    # Drawing

    def _draw_name(self, painter: QPainter, number: int) -> None:
        seat, line = self._rows[number].seat, self._row_rect(number)
        side, pad = (self._em * 1.1, self._em * 0.3) if self._is_large else (self._em * 1.35, self._em * 0.5)
        side = max(side, self._style.least_mark)
        mark = QRectF(line.left() + pad, line.center().y() - side / 2, side, side)
        # On light paper the light marks need the outline that they have by day.
        draw_mark(painter, mark, self._style.marks[seat], self._style.on_paper)
        words = QRectF(mark.right() + pad, line.top(), 0, line.height())
        words.setRight(line.left() + line.width() * self._names - pad)
        painter.setPen(QColor(self._paper.ink))
        font = sans(self._em, QFont.Weight.DemiBold)
        draw_line(painter, words, self._style.names[seat], font, Qt.AlignmentFlag.AlignLeft)

    def _draw_tokens(self, painter: QPainter, number: int) -> None:
        row, cells = self._rows[number], self._token_cells(number)
        judged = number < self._judged
        side = min(cells[0].width() * (0.96 if self._is_large else 0.9), self._line * 0.78)
        kept = [cell.center() for token, cell in zip(row.tokens, cells, strict=True) if token in row.kept]
        if judged:
            painter.setPen(QPen(QColor(self._paper.ink), max(2.0, side * 0.07)))
            painter.drawPolyline(kept)
        for token, cell in zip(row.tokens, cells, strict=True):
            if not judged:
                self._write(painter, cell, side, token, self._paper.ink)
            elif token in row.kept:
                self._draw_kept(painter, cell, side, token)
            else:
                self._draw_struck(painter, cell, side, token)

    def _write(self, painter: QPainter, cell: QRectF, side: float, token: int, ink: str) -> None:
        painter.setPen(QColor(ink))
        painter.setFont(figures(side * self._style.grown(0.6, 0.72), QFont.Weight.DemiBold))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(token))

    def _draw_kept(self, painter: QPainter, cell: QRectF, side: float, token: int) -> None:
        painter.setPen(QPen(QColor(self._paper.ink), max(1.5, side * 0.05)))
        painter.setBrush(QColor(LIT))
        painter.drawEllipse(cell.center(), side / 2, side / 2)
        self._write(painter, cell, side, token, DARK)

    def _draw_struck(self, painter: QPainter, cell: QRectF, side: float, token: int) -> None:
        """The thread that joins what is left passes behind it."""
        middle = cell.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._paper.sheet))
        painter.drawEllipse(middle, side * 0.42, side * 0.42)
        self._write(painter, cell, side, token, self._paper.faint)
        pen = QPen(QColor(self._paper.wrong), max(2.0, side * 0.06))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        reach = QPointF(side * 0.34, -side * 0.22)
        painter.drawLine(middle - reach, middle + reach)

    def _draw_points(self, painter: QPainter, number: int) -> None:
        row, line = self._rows[number], self._row_rect(number)
        room = QRectF(line.right() - line.width() * _POINTS, line.top(), line.width() * _POINTS, line.height())
        painter.setPen(QColor(self._paper.ink))
        points = figures(self._em * 1.3, QFont.Weight.Bold)
        if not self._totals:
            draw_line(painter, room, str(row.points), points, Qt.AlignmentFlag.AlignHCenter)
            return
        half = room.width() / 2
        draw_line(painter, room.adjusted(0, 0, -half, 0), f"+{row.points}", points, Qt.AlignmentFlag.AlignHCenter)
        total = figures(self._em * 1.3, QFont.Weight.Normal)
        draw_line(
            painter,
            room.adjusted(half, 0, 0, 0),
            numeral(self._totals[row.seat] + self._style.added(row.seat)),
            total,
            Qt.AlignmentFlag.AlignHCenter,
        )

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_paper(painter)
        for number in range(len(self._rows)):
            if number:
                line = self._row_rect(number)
                painter.setPen(QPen(QColor(self._paper.rule), 1))
                painter.drawLine(line.topLeft(), line.topRight())
            self._draw_name(painter, number)
            self._draw_tokens(painter, number)
            if number < self._judged:
                self._draw_points(painter, number)

    def _draw_paper(self, painter: QPainter) -> None:
        if self._style.theme.frames:
            painter.fillRect(self._rect.translated(3, 5), QColor(0, 0, 0, 70))
        painter.fillRect(self._rect, QColor(self._paper.sheet))
        if not self._style.theme.frames:
            painter.setPen(QColor(self._paper.ink))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self._rect)
