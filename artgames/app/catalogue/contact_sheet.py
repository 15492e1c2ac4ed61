"""Paintings on paper: pages of pictures with their labels, for a printer or as a PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPainter, QPen

from artgames.decks import Painting
from artgames.scene.drawing.fonts import sans, serif
from artgames.scene.labels import label_of
from artgames.scene.pictures.decoding import PictureFile, read_picture

INK, QUIET = "#1B1A19", "#57524B"
RESOLUTION = 300
_PICTURE_DOTS = 150
"""Dots to the inch beyond which a picture on paper looks no better."""


class Grid(NamedTuple):
    """How paintings are laid out on a page, and the size of their text in points."""

    columns: int
    rows: int
    points: float


GRIDS = {1: Grid(1, 1, 12.0), 2: Grid(1, 2, 10.5), 6: Grid(2, 3, 9.0), 12: Grid(3, 4, 7.5)}
"""By the number of paintings on a page."""


class SheetJob(QObject):
    """Draws one painting at a time, so that the window stays alive and anybody can stop it.

    Signals:
        progressed(int): so many paintings are on paper.
        finished(bool): whether all of them are; False when it was stopped or could not be written.
    """

    progressed = Signal(int)
    finished = Signal(bool)

    def __init__(
        self,
        device: QPagedPaintDevice,
        paintings: Sequence[Painting],
        find: Callable[[str], PictureFile],
        per_page: int,
        parent: QObject,
    ) -> None:
        """`find` says where the picture of a card is."""
        super().__init__(parent)
        self._device, self._paintings, self._find = device, tuple(paintings), find
        self._per_page, self._grid = per_page, GRIDS[per_page]
        self._painter = QPainter()
        self._done = 0
        self._next = QTimer(self)
        self._next.timeout.connect(self._draw_next)

    @property
    def pages(self) -> int:
        return -(-len(self._paintings) // self._per_page)

    def start(self) -> None:
        if not self._paintings or not self._painter.begin(self._device):
            self.finished.emit(False)
            return
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._next.start(0)

    def stop(self) -> None:
        """Leave it unfinished."""
        if self._next.isActive():
            self._end(False)

    def _end(self, complete: bool) -> None:
        self._next.stop()
        written = self._painter.end()
        self.finished.emit(complete and written)

    def _draw_next(self) -> None:
        place = self._done % self._per_page
        if place == 0:
            if self._done and not self._device.newPage():
                self._end(False)
                return
            self._draw_foot(self._done // self._per_page + 1)
        self._draw_painting(self._paintings[self._done], self._cell(place))
        self._done += 1
        self.progressed.emit(self._done)
        if self._done == len(self._paintings):
            self._end(True)

    # On the page

    def _dots(self, points: float) -> float:
        return points * self._device.logicalDpiY() / 72

    def _page(self) -> QRectF:
        return QRectF(self._painter.viewport())

    def _cell(self, place: int) -> QRectF:
        page, grid, gap = self._page().adjusted(0, 0, 0, -self._dots(20)), self._grid, self._dots(14)
        row, column = divmod(place, grid.columns)
        wide = (page.width() - gap * (grid.columns - 1)) / grid.columns
        high = (page.height() - gap * (grid.rows - 1)) / grid.rows
        return QRectF(page.left() + column * (wide + gap), page.top() + row * (high + gap), wide, high)

    def _draw_foot(self, number: int) -> None:
        painter, page = self._painter, self._page()
        painter.setFont(self._font(7.5))
        painter.setPen(QColor(QUIET))
        text = self.tr("Page {number} of {pages}").format(number=number, pages=self.pages)
        painter.drawText(page, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, text)

    def _draw_painting(self, painting: Painting, cell: QRectF) -> None:
        label = self._label_height()
        picture = cell.adjusted(0, 0, 0, -label - self._dots(5))
        below = self._draw_picture(painting, picture)
        words = QRectF(cell.left(), below + self._dots(5), cell.width(), label)
        self._draw_label(painting, words)

    def _draw_picture(self, painting: Painting, room: QRectF) -> float:
        """As large as fits, at the left; where it ends."""
        _, _, wide, high = painting.shown
        scale = min(room.width() / wide, room.height() / high)
        target = QRectF(room.topLeft(), QPointF(room.left() + wide * scale, room.top() + high * scale))
        inch = self._device.logicalDpiY()
        box = QSize(round(target.width() / inch * _PICTURE_DOTS), round(target.height() / inch * _PICTURE_DOTS))
        image = read_picture(self._find(str(painting.id)), box.expandedTo(QSize(1, 1)))
        if image is not None:
            self._painter.drawImage(target, image)
        self._painter.setPen(QPen(QColor(QUIET), self._dots(0.4)))
        self._painter.drawRect(target)
        return target.bottom()

    def _label_height(self) -> float:
        lines = 3.6 if self._per_page == 12 else 7.6
        return self._dots(self._grid.points * 1.3 * lines)

    def _font(self, points: float, *, title: bool = False, strong: bool = False) -> QFont:
        """Pixels of the page: a size in points would depend on the screen."""
        weight = QFont.Weight.DemiBold if strong else QFont.Weight.Normal
        return serif(self._dots(points), italic=True) if title else sans(self._dots(points), weight)

    def _draw_label(self, painting: Painting, area: QRectF) -> None:
        points = self._grid.points
        top = area.top()
        for text, font, ink, most in self._label(painting, points):
            if text:
                line = QFontMetricsF(font, self._device).height()
                room = QRectF(area.left(), top, area.width(), min(line * most, max(line, area.bottom() - top)))
                self._painter.setFont(font)
                self._painter.setPen(QColor(ink))
                flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
                drawn = self._painter.drawText(room, int(flags), text)
                top += min(drawn.height(), room.height())

    def _label(self, painting: Painting, points: float) -> list[tuple[str, QFont, str, int]]:
        """Text, typeface, ink and the most lines of each part."""
        label = label_of(painting)
        short = [
            (label.title, self._font(points * 1.15, title=True), INK, 2),
            (label.byline, self._font(points, strong=True), INK, 2),
        ]
        if self._per_page == 12:
            return short
        facts = " · ".join(part for part in (label.movement, label.medium) if part)
        return [
            *short,
            (label.sentence, self._font(points), INK, 2),
            (facts, self._font(points * 0.88), QUIET, 2),
            (" · ".join(part for part in (label.place, painting.credit) if part), self._font(points * 0.8), QUIET, 2),
        ]
