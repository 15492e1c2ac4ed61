"""Reads a board, or a whole window, as it is painted: every line of text with its size, its ink and its place, also
inside of pictures that were drawn once and kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPixmap,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsItem, QGraphicsView, QWidget

from artgames.scene.drawing.text_probe import Drawing, read_by

TAIL = 0.1
"""So much of its size a letter at the edge may leave its place: a j has its tail there."""

_Metric = QPaintDevice.PaintDeviceMetric


@dataclass(frozen=True)
class Line:
    """One line of text as it stands on the screen."""

    text: str
    font: QFont
    px: float
    """Height of the type on the screen."""

    at: QTransform
    """From the base line's beginning to the screen."""

    box: QRectF
    """What the letters cover, on the screen."""

    colour: QColor
    opacity: float
    is_whole: bool
    """Whether nothing of it is cut off by a clip."""

    on: QWidget | None = None
    """What it is written on, where a window was read."""


class Mark(NamedTuple):
    """A player's mark on the screen."""

    box: QRectF
    px: float
    """Size of its letter; 0 for none."""


@dataclass
class Read:
    """All that was found on one screen."""

    lines: list[Line]
    marks: list[Mark]
    """Players' marks."""


class _Page(QPaintDevice):
    """Paper on which nothing is drawn, but noted."""

    def __init__(self, size: tuple[int, int], engine: QPaintEngine) -> None:
        super().__init__()
        self._size, self._engine = size, engine

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        known = {
            _Metric.PdmWidth: self._size[0],
            _Metric.PdmHeight: self._size[1],
            _Metric.PdmNumColors: 2**31 - 1,
            _Metric.PdmDepth: 32,
            _Metric.PdmDevicePixelRatio: 1,
            _Metric.PdmDevicePixelRatioScaled: 1 << 16,
        }
        return known.get(metric, 96)


class _Notes(QPaintEngine):
    """Takes down texts; looks into pictures whose drawing is known."""

    def __init__(self, reader: BoardReader) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._reader = reader
        self._at, self._colour, self._opacity = QTransform(), QColor(), 1.0

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        self._at, self._colour, self._opacity = state.transform(), state.pen().color(), state.opacity()

    def drawTextItem(self, at: Any, item: QTextItem) -> None:
        place = QTransform.fromTranslate(at.x(), at.y()) * self._at
        painter = self.painter()
        clip = self._at.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else None
        self._reader.note(item.text(), item.font(), place, self._colour, self._opacity, clip=clip)

    def drawPixmap(self, target: Any, pixmap: Any, source: Any) -> None:
        self._reader.look_into(pixmap, target, source, self._at, self._opacity)

    def drawPath(self, *_args: Any) -> None:
        pass

    def drawPolygon(self, *_args: Any) -> None:
        pass

    def drawRects(self, *_args: Any) -> None:
        pass

    def drawLines(self, *_args: Any) -> None:
        pass

    def drawEllipse(self, *_args: Any) -> None:
        pass

    def drawPoints(self, *_args: Any) -> None:
        pass

    def drawImage(self, *_args: Any) -> None:
        pass

    def drawTiledPixmap(self, *_args: Any) -> None:
        pass


def _draw_anew(view: QGraphicsView) -> None:
    """What Qt keeps of items is a picture, and says nothing."""
    for item in view.scene().items():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)


class BoardReader:
    """Knows what is written on a view."""

    def __init__(self) -> None:
        self._drawings: dict[int, Drawing] = {}
        self._pages: list[_Page] = []
        self._opacities: list[float] = []
        self._found = Read([], [])

    def read(self, view: QGraphicsView) -> Read:
        """Everything that is to be seen now. To be used within `read_by(reader)`, from the making of the board on."""
        self._found = Read([], [])
        size = (view.viewport().width(), view.viewport().height())
        _draw_anew(view)
        with self._page(size, 1.0) as painter:
            view.render(painter, QRectF(0, 0, *size), QRect(QPoint(), view.viewport().size()))
        return self._found

    def read_window(self, window: QWidget) -> Read:
        """The same for a window with everything on it. Each of its parts is read alone: so it is known on what a line
        is written, and whether it leaves it."""
        self._found = Read([], [])
        for part in (window, *window.findChildren(QWidget)):
            if part.isVisible() and part.width() > 0 and part.height() > 0:
                self._read_part(part, window)
        return self._found

    def _read_part(self, part: QWidget, window: QWidget) -> None:
        view = part.parentWidget()
        if isinstance(view, QGraphicsView) and part is view.viewport() and view.scene() is not None:
            _draw_anew(view)
        corner = part.mapTo(window, QPoint())
        before = len(self._found.lines)
        with self._page((window.width(), window.height()), 1.0) as painter:
            QWidget.render(part, painter, corner, part.rect(), QWidget.RenderFlag(0))
        room = QRectF(corner, part.size())
        scrolls = isinstance(view, QAbstractScrollArea) and part is view.viewport()
        lines = self._found.lines[before:]
        for place, line in enumerate(lines, start=before):
            tail = max(1.5, line.px * TAIL)
            at_edge = line.box.top() < room.top() + 1 or line.box.bottom() > room.bottom() - 1
            is_whole = line.is_whole and (room.adjusted(-tail, -1.5, tail, 1.5).contains(line.box) or scrolls)
            is_whole = is_whole or (scrolls and at_edge)  # the rest of it comes with the next turn of the wheel
            self._found.lines[place] = replace(line, is_whole=is_whole, on=part)

    @contextmanager
    def _page(self, size: tuple[int, int], opacity: float) -> Iterator[QPainter]:
        """Paper to draw on. The painter ends before its paper, whatever goes wrong: or the whole test run would end."""
        page = _Page(size, _Notes(self))
        self._pages.append(page)
        self._opacities.append(opacity)
        try:
            with QPainter(page) as painter:
                yield painter
        finally:
            self._pages.remove(page)
            self._opacities.pop()

    # From the engine

    def note(
        self, text: str, font: QFont, at: QTransform, colour: QColor, opacity: float, *, clip: QRectF | None = None
    ) -> None:
        if not text.strip():
            return
        box = at.mapRect(QFontMetricsF(font).tightBoundingRect(text))
        px = font.pixelSize() * (at.m22() ** 2 + at.m21() ** 2) ** 0.5
        is_whole = clip is None or clip.adjusted(-1.5, -1.5, 1.5, 1.5).contains(box)
        self._found.lines.append(Line(text, font, px, at, box, colour, opacity * self._opacities[-1], is_whole))

    def look_into(self, pixmap: QPixmap, target: QRectF, source: QRectF, at: QTransform, opacity: float) -> None:
        drawing = self._drawings.get(pixmap.cacheKey())
        if drawing is None or source.isEmpty():
            return
        ratio = pixmap.devicePixelRatio()
        there = QTransform.fromTranslate(target.x(), target.y())
        there.scale(target.width() / source.width() * ratio, target.height() / source.height() * ratio)
        there.translate(-source.x() / ratio, -source.y() / ratio)
        with self._page((pixmap.width(), pixmap.height()), opacity * self._opacities[-1]) as painter:
            painter.setTransform(there * at)
            drawing(painter)

    # From those who draw

    def written(self, painter: QPainter, text: str, font: QFont, box: QRectF, colour: str) -> None:
        if painter.device() not in self._pages:
            return
        shape = QFontMetricsF(font).tightBoundingRect(text)
        at = QTransform.fromTranslate(*(box.center() - shape.center()).toTuple()) * painter.combinedTransform()
        self.note(text, font, at, QColor(colour), painter.opacity())

    def marked(self, painter: QPainter, box: QRectF, px: float) -> None:
        if painter.device() in self._pages:
            at = painter.combinedTransform()
            self._found.marks.append(Mark(at.mapRect(box), px * at.m22()))

    def kept(self, pixmap: QPixmap, drawing: Drawing) -> None:
        self._drawings[pixmap.cacheKey()] = drawing


__all__ = ["BoardReader", "Line", "Read", "read_by"]
