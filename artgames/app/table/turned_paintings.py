"""The picture of a pause: paintings that have turned to the wall for a rest, and a note on the nearest of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.scene.drawing.background import draw_lamp, draw_pool
from artgames.scene.drawing.fonts import Role, desk_px, serif
from artgames.scene.drawing.frames import FrameStyle, frame, picture_box
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.drawing.theme import GALLERY, Theme

_SHAPES = (0.74, 1.32, 0.8)
"""How wide for their height the three are."""

_LAMP, _BELOW, _BETWEEN = 0.16, 0.06, 0.12
"""Above the frames, below them and between them; of the height of all."""

_LINEN, _WOOD, _EDGE = "#C8B48C", "#A07F52", "#7C5F3A"
_WIRE = "#4A4238"
_BAR = 0.11
"""How wide the bars of a stretcher are, of the side of a painting."""

_BRIGHT = 200
"""From behind, all frames are of wood."""


class TurnedPaintings(QWidget):
    """Grows with its place. Nothing of the game is in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = GALLERY
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def _places(self) -> list[QRectF]:
        high = self.height() * (1 - _LAMP - _BELOW)
        gap = self.height() * _BETWEEN
        if (wide := high * sum(_SHAPES) + gap * 2) > self.width():
            high, gap = (size * self.width() / wide for size in (high, gap))
        left = (self.width() - high * sum(_SHAPES) - gap * 2) / 2
        found = []
        for shape in _SHAPES:
            found.append(QRectF(left, self.height() * _LAMP, high * shape, high))
            left += high * shape + gap
        return found

    def _draw_turned(self, painter: QPainter, place: QRectF) -> QRectF:
        """One of them; where its frame is."""
        cell, ratio = place.size().toSize(), self.devicePixelRatioF()
        box = picture_box(cell, self._theme, _BRIGHT)
        back = QPixmap(box * ratio)
        back.setDevicePixelRatio(ratio)
        with QPainter(back) as canvas:
            draw_back(canvas, QRectF(0, 0, box.width(), box.height()), self._theme)
        hung = frame(back, cell, FrameStyle(self._theme, ratio, _BRIGHT))
        painter.drawPixmap(place.topLeft() + QPointF(hung.offset), hung.pixmap)
        return QRectF(hung.outer).translated(place.topLeft())

    def _draw_light(self, painter: QPainter, place: QRectF) -> None:
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        painter.setPen(Qt.PenStyle.NoPen)
        middle = QPointF(place.center().x(), place.top() + place.height() * 0.34)
        draw_pool(painter, middle, min(middle.y(), place.width() * 0.75), self._theme.light, 0.5)
        painter.restore()

    def _draw_note(self, painter: QPainter, place: QRectF) -> None:
        em = float(self.fontMetrics().height())
        note = QRectF(0, 0, min(place.width() * 0.8, em * 10), min(place.height() * 0.3, em * 2.4))
        note.moveCenter(place.center())
        painter.save()
        painter.translate(note.center())
        painter.rotate(-3 if self._theme.frames else 0)
        painter.translate(-note.center())
        draw_sheet(painter, note, self._theme)
        painter.setPen(QColor(paper_of(self._theme).ink))
        font = serif(desk_px(Role.HEADING, self.fontInfo().pixelSize()), QFont.Weight.DemiBold)
        inner = note.adjusted(note.width() * 0.05, 0, -note.width() * 0.05, 0)
        draw_line(painter, inner, self.tr("Back soon."), font, Qt.AlignmentFlag.AlignCenter)
        painter.restore()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(600, 300)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.height() < 4 * self.fontMetrics().height():
            return  # large letters need the room
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            places, lit = self._places(), self._theme.frames and self._theme.is_dark
            for place in places if lit else ():
                self._draw_light(painter, place)
            frames = [self._draw_turned(painter, place) for place in places]
            for outer in frames if lit else ():
                draw_lamp(painter, outer, self.height() / 300)
            self._draw_note(painter, frames[1])


def draw_back(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """The side of a painting that nobody looks at: linen on a stretcher."""
    if not theme.frames:
        painter.fillRect(area, QColor(theme.wall))
        painter.setPen(QPen(QColor(theme.ink), 2))
        painter.drawLine(area.topLeft(), area.bottomRight())
        painter.drawLine(area.topRight(), area.bottomLeft())
        return
    painter.fillRect(area, QColor(_LINEN))
    painter.setPen(QPen(QColor(_EDGE), 1))
    painter.setBrush(QColor(_WOOD))
    bar = min(area.width(), area.height()) * _BAR
    middle = QRectF(area.center().x() - bar / 2, area.top(), bar, area.height())
    across = QRectF(area.left(), area.center().y() - bar / 2, area.width(), bar)
    painter.drawRect(across)
    painter.drawRect(middle)
    for upper in (True, False):
        top = area.top() if upper else area.bottom() - bar
        painter.drawRect(QRectF(area.left(), top, area.width(), bar))
    for left in (area.left(), area.right() - bar):
        painter.drawRect(QRectF(left, area.top() + bar, bar, area.height() - 2 * bar))
    wire = QPainterPath(QPointF(area.left() + bar / 2, area.top() + area.height() * 0.3))
    low = QPointF(area.center().x(), area.top() + area.height() * 0.42)
    wire.quadTo(low, QPointF(area.right() - bar / 2, area.top() + area.height() * 0.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_WIRE), max(1.5, bar / 8)))
    painter.drawPath(wire)
