"""The years below the time line, each one below its painting."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.games.chronology.board.part import translate
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.text_fitting import draw_line, draw_wrapped

_ONE_LINE = 0.8
"""So much of its width words on one line may need: whoever wants larger letters would not see them grow beyond."""


class TimeAxis(QGraphicsObject):
    """A line with a dot below each painting, the year that counts and, where the label says it otherwise, the label's
    own words. Dots of the same year are joined, since they may stand either way."""

    def __init__(self, rect: QRectF, cells: tuple[QRectF, ...], px: int, style: BoardStyle) -> None:
        super().__init__()
        self._rect, self._cells, self._px, self._theme = rect, cells, px, style.theme
        self._is_large = style.larger > 1.0
        self._years: tuple[int, ...] = ()
        self._dated: tuple[str, ...] = ()
        self._shown = 0

    def set_years(self, years: tuple[int, ...], dated: tuple[str, ...]) -> None:
        """`dated` are the words of the labels."""
        self._years, self._dated = years, dated

    def show_first(self, count: int) -> None:
        """So many paintings have found their places."""
        self._shown = count
        self.update()

    def accessible_text(self) -> str:
        told = zip(self._years[: self._shown], self._dated, strict=False)
        years = ", ".join(f"{year} ({words})" if words not in ("", str(year)) else str(year) for year, words in told)
        return translate("chronology", "Timeline: {years}").format(years=years)

    def describe(self) -> str:
        return f"axis {self._years[: self._shown]}"

    # Drawing

    def _dot(self, place: int) -> QPointF:
        return QPointF(self._cells[place].center().x(), self._rect.top() + self._px * 0.75)

    def _draw_line(self, painter: QPainter) -> None:
        level = self._dot(0).y()
        painter.setPen(QPen(QColor(self._theme.line), 2))
        painter.drawLine(QPointF(self._cells[0].left(), level), QPointF(self._cells[-1].right(), level))

    def _draw_joints(self, painter: QPainter) -> None:
        colour = self._theme.accent if self._theme.is_dark else self._theme.ink
        painter.setPen(QPen(QColor(colour), max(4.0, self._px * 0.2)))
        for place in range(1, self._shown):
            if self._years[place] == self._years[place - 1]:
                painter.drawLine(self._dot(place - 1), self._dot(place))

    def _draw_year(self, painter: QPainter, place: int) -> None:
        ink = QColor(self._theme.ink)
        painter.setPen(QPen(QColor(self._theme.wall), 2))
        painter.setBrush(ink)
        painter.drawEllipse(self._dot(place), self._px * 0.22, self._px * 0.22)
        cell = self._cells[place]
        beside = self._px * 0.1  # years may stand a little closer to each other than paintings
        year = QRectF(cell.left(), self._rect.top() + self._px * 1.05, cell.width(), self._px * 1.15)
        year.adjust(-beside, 0, beside, 0)
        painter.setPen(ink)
        centre = Qt.AlignmentFlag.AlignHCenter
        draw_line(painter, year, str(self._years[place]), figures(self._px, QFont.Weight.Bold), centre)
        words = self._dated[place]
        if words not in ("", str(self._years[place])):
            below = QRectF(cell.left(), year.bottom() - self._px * 0.1, cell.width(), self._px * 0.8)
            painter.setPen(QColor(self._theme.ink2))
            font = sans(self._px * 0.62)
            is_long = QFontMetricsF(font).horizontalAdvance(words) > below.width() * _ONE_LINE
            if self._is_large or is_long:
                font = font if self._is_large else sans(self._px * 0.48)
                below.setHeight(self._px * 1.4)
                draw_wrapped(painter, below, words, font, centre | Qt.AlignmentFlag.AlignTop)
            else:
                draw_line(painter, below, words, font, centre)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_line(painter)
        self._draw_joints(painter)
        for place in range(self._shown):
            self._draw_year(painter, place)
