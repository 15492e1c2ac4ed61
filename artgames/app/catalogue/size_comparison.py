"""How large a painting is: drawn on a wall, next to somebody who looks at it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.decks import Painting
from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.labels import label_of
from artgames.scene.pictures.picture_store import PictureStore

PERSON_CM = 170
EYE_LEVEL_CM = 150
"""Museums hang the middle of a painting at about this height."""

_SHOULDERS_CM, _BETWEEN_CM = 46, 34
_LOWEST_CM = 12
_HEIGHT_EMS = 9.0


def place_on_wall(height_cm: float, width_cm: float) -> QRectF:
    """Where a painting hangs beside the person, in centimetres: x from the person's left, y from the floor upwards.

    The rectangle's top is the lower edge.
    """
    lower = max(_LOWEST_CM, EYE_LEVEL_CM - height_cm / 2)
    return QRectF(_SHOULDERS_CM + _BETWEEN_CM, lower, width_cm, height_cm)


class SizeDrawing(QWidget):
    """Person, floor and painting, all to one scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painting: Painting | None = None
        self._pictures: PictureStore | None = None
        self._theme, self._em = GALLERY, 17.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_painting(self, painting: Painting, pictures: PictureStore) -> None:
        """Hidden where nobody knows the size."""
        if self._pictures is not pictures:
            self._pictures = pictures
            pictures.ready.connect(lambda _card: self.update())
        self._painting = painting
        size = label_of(painting).size
        self.setVisible(bool(size))
        text = self.tr("{size}, shown beside a person {person} cm tall")
        self.setAccessibleName(text.format(size=size, person=PERSON_CM))
        self.update()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.updateGeometry()
        self.update()

    def _draw(self, painter: QPainter, painting: Painting) -> None:
        assert painting.height_cm is not None and painting.width_cm is not None
        hung = place_on_wall(painting.height_cm, painting.width_cm)
        wide, high = hung.right() + 10, max(PERSON_CM, hung.bottom()) + 8
        scale = min((self.width() - 4) / wide, (self.height() - 6) / high)
        floor = self.height() - 4.0
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.drawLine(QPointF(0, floor), QPointF(self.width(), floor))
        self._draw_person(painter, QPointF(4, floor), scale)
        area = QRectF(
            4 + hung.left() * scale, floor - hung.bottom() * scale, hung.width() * scale, hung.height() * scale
        )
        self._draw_picture(painter, painting, area)

    def _draw_person(self, painter: QPainter, feet: QPointF, scale: float) -> None:
        """Somebody seen from behind: a head, a coat, two legs."""
        painter.save()
        painter.translate(feet)
        painter.scale(scale, -scale)
        middle = _SHOULDERS_CM / 2
        figure = QPainterPath()
        figure.addEllipse(QPointF(middle, PERSON_CM - 12), 9.5, 12)
        coat = QPainterPath(QPointF(middle - 7, 144))
        coat.cubicTo(middle - 18, 142, middle - 23, 136, middle - 23, 120)
        coat.lineTo(middle - 21, 78)
        coat.lineTo(middle - 16, 78)
        coat.lineTo(middle - 17, 60)
        coat.lineTo(middle + 17, 60)
        coat.lineTo(middle + 16, 78)
        coat.lineTo(middle + 21, 78)
        coat.lineTo(middle + 23, 120)
        coat.cubicTo(middle + 23, 136, middle + 18, 142, middle + 7, 144)
        coat.closeSubpath()
        figure.addPath(coat)
        for left in (middle - 13, middle + 2):
            figure.addRoundedRect(QRectF(left, 0, 11, 62), 3, 3)
        figure.setFillRule(Qt.FillRule.WindingFill)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.faded))
        painter.drawPath(figure)
        painter.restore()

    def _draw_picture(self, painter: QPainter, painting: Painting, area: QRectF) -> None:
        size = area.size().toSize().expandedTo(QSize(1, 1))
        pixmap = self._pictures.pixmap(str(painting.id), size, self.devicePixelRatioF()) if self._pictures else None
        if pixmap is not None:
            painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
        else:
            painter.fillRect(area, QColor(self._theme.raised))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.edge), 1))
        painter.drawRect(area)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(100, round(_HEIGHT_EMS * self._em))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._painting is None or not self._painting.height_cm or not self._painting.width_cm:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._draw(painter, self._painting)
