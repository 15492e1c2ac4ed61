"""The score sheet: a line for each seat, what it answered, what that gives and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.engine.numerals import numeral, signed
from artgames.engine.words import filled
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_cross, draw_tick
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.picture_board.picture_spec import ScoreRow

translate = QCoreApplication.translate
_Align = Qt.AlignmentFlag

_COLUMNS = {"name": 0.0, "said": 0.5, "points": 0.72, "total": 0.86, "end": 1.0}
"""Where columns begin, in shares of the width."""


_EM, _HEAD, _ROW = 0.055, 1.9, 3.2
"""The size of a letter in shares of the width; heights of the head and of a row in letters."""

_LOOSE, _CLOSE, _ALONE, _LOW_HEAD, _UPPER = 2.7, 2.3, 1.75, 1.5, 0.58
"""The height of a row in letters where rooms are short; in large letters, with a reason and without one; and then of
the head. The share of a row that a name has above its reason."""

_MOST_EM, _USUAL_EM = 0.07, 0.028
"""The size of the largest letters, in shares of the width; and what letters have of a column's height where there are
many rows."""


def wanted_height(width: float, lines: int) -> float:
    """How high a sheet of this width is where there is room enough."""
    return width * _EM * (_HEAD + lines * _ROW)


def least_height(column: float, lines: tuple[ScoreRow, ...], text: float) -> float:
    """How high a sheet in a column of this height must be for letters so much larger than usual."""
    return column * _USUAL_EM * text * (len(lines) * _close(lines) + _LOW_HEAD)


def _close(lines: tuple[ScoreRow, ...]) -> float:
    return _CLOSE if any(line.reason for line in lines) else _ALONE


def _letters(room: QRectF, lines: tuple[ScoreRow, ...], style: BoardStyle) -> tuple[float, float]:
    """The usual size, as wide as columns allow and as high as rows do; and the one that the user wants, for which rows
    are set closer."""
    usual = min(room.width() * _EM, room.height() / (len(lines) * _LOOSE + _HEAD))
    if style.text <= 1.0:
        return usual, usual
    most = room.height() / (len(lines) * _close(lines) + _LOW_HEAD)
    return usual, max(usual, min(usual * style.text, room.width() * _MOST_EM, most))


class ScoreSheet(QGraphicsObject):
    """On paper, as high as its lines need."""

    reading_rank = 2  # heard last: who got what follows from the rest

    def __init__(self, lines: tuple[ScoreRow, ...], room: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._lines, self._style, self._paper = lines, style, paper_of(style.theme)
        self._usual, self._em = _letters(room, lines, style)
        self._is_large = style.text > 1.0
        self._head = self._em * (_LOW_HEAD if self._is_large else _HEAD)
        self._high = min((room.height() - self._head) / len(lines), self._em * _ROW)
        self._rect = QRectF(room.left(), room.top(), room.width(), self._head + self._high * len(lines))

    def accessible_text(self) -> str:
        return ". ".join(self._spoken(line) for line in self._lines)

    def _spoken(self, line: ScoreRow) -> str:
        words = [self._style.names[line.seat], line.said, line.reason]
        if line.points is not None:
            words.append(filled(translate("Tabletop", "{points:# point|# points}"), points=line.points))
        return ", ".join(word for word in words if word)

    def describe(self) -> str:
        return f"sheet {[(line.seat, line.said, line.points, line.total) for line in self._lines]}"

    # Drawing

    def _cell(self, column: str, until: str, top: float, high: float) -> QRectF:
        left, right = _COLUMNS[column], _COLUMNS[until]
        wide = self._rect.width()
        return QRectF(self._rect.left() + left * wide, top, (right - left) * wide, high)

    def _draw_head(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._paper.ink))
        titles = (
            ("points", "total", translate("Tabletop", "Points")),
            ("total", "end", translate("Tabletop", "Total")),
        )
        for column, until, title in titles:
            cell = self._cell(column, until, self._rect.top(), self._head).adjusted(2, 0, -2, 0)
            draw_line(painter, cell, title, sans(max(self._style.least_px, self._em * 0.8)), _Align.AlignHCenter)

    def _draw_row(self, painter: QPainter, line: ScoreRow, top: float) -> None:
        painter.setPen(QPen(QColor(self._paper.rule), 1))
        painter.drawLine(QPointF(self._rect.left(), top), QPointF(self._rect.right(), top))
        until = "said" if line.said or line.right is not None else "points"
        self._draw_name(painter, line, self._cell("name", until, top, self._high))
        upper = self._high * (_UPPER if self._is_long(line) else 1.0)
        self._draw_said(painter, line, self._cell("said", "points", top, upper))
        painter.setPen(QColor(self._paper.ink))
        if line.points is not None:
            text = signed(line.points)
            cell, font = self._cell("points", "total", top, self._high), figures(self._em * 1.2, QFont.Weight.Bold)
            draw_line(painter, cell, text, font, _Align.AlignHCenter)
        if line.total is not None:
            cell, font = self._cell("total", "end", top, self._high), figures(self._em * 1.2, QFont.Weight.Normal)
            draw_line(painter, cell, numeral(line.total), font, _Align.AlignHCenter)

    def _draw_name(self, painter: QPainter, line: ScoreRow, cell: QRectF) -> None:
        side, pad = self._usual * 1.5, self._usual * 0.5  # or a large mark would leave less room for a name
        mark = QRectF(cell.left() + pad, cell.center().y() - side / 2, side, side)
        look = self._style.on_paper  # light marks need an outline on paper
        draw_mark(painter, mark, self._style.marks[line.seat], look)
        edge = self._high * (0.04 if self._is_large else 0.1)
        words = cell.adjusted(pad * 2 + side, edge, -pad * 0.5, -edge)
        painter.setPen(QColor(self._paper.ink))
        name = QRectF(words)
        if line.reason:
            name.setHeight(words.height() * 0.55)
            below = QRectF(words.left(), name.bottom(), words.width(), words.height() * 0.45)
            if self._is_long(line):
                below.setRight(self._cell("said", "points", cell.top(), 0).right() - pad * 0.5)
            draw_line(painter, below, line.reason, sans(self._small()), _Align.AlignLeft)
        draw_line(painter, name, self._style.names[line.seat], sans(self._em, QFont.Weight.DemiBold), _Align.AlignLeft)

    def _small(self) -> float:
        """Reasons."""
        return max(self._style.least_px * min(self._style.larger, 1.25), self._em * 0.78)

    def _is_long(self, line: ScoreRow) -> bool:
        """Whether a reason goes on below the answer, which then stands beside the name."""
        words = self._rect.width() * _COLUMNS["said"] - self._usual * 2.75
        return QFontMetricsF(sans(self._small())).horizontalAdvance(line.reason) > words

    def _draw_said(self, painter: QPainter, line: ScoreRow, cell: QRectF) -> None:
        sign = QRectF(0, 0, self._usual, self._usual)
        sign.moveCenter(QPointF(cell.right() - self._usual * 0.8, cell.center().y()))
        if line.right is not None:
            draw, colour = (draw_tick, self._paper.right) if line.right else (draw_cross, self._paper.wrong)
            draw(painter, sign, colour)
        painter.setPen(QColor(self._paper.ink))
        words = cell.adjusted(0, 0, -self._usual * 1.5, 0)
        draw_line(painter, words, line.said, figures(self._em * 1.15), _Align.AlignHCenter)

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        self._draw_head(painter)
        for number, line in enumerate(self._lines):
            self._draw_row(painter, line, self._rect.top() + self._head + number * self._high)
