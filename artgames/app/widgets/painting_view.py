"""A painting on a page: whole, never cropped, decoded at the size it is shown."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.decks import Painting
from artgames.scene.drawing.frames import FrameStyle, frame, picture_box
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.scene.pictures.picture_store import PictureStore


def draw_whole(painter: QPainter, area: QRectF, pixmap: QPixmap, theme: Theme, *, left: bool = False) -> QRectF:
    """Draw a pixmap that was fitted into the area, with one quiet line round it; where it ended up."""
    size = pixmap.deviceIndependentSize()
    x = area.left() if left else area.left() + (area.width() - size.width()) / 2
    spot = QRectF(QPointF(round(x), round(area.top() + (area.height() - size.height()) / 2)), size)
    painter.drawPixmap(spot.topLeft(), pixmap)
    painter.setPen(QPen(QColor(theme.edge), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(spot.adjusted(-0.5, -0.5, 0.5, 0.5))
    return spot


def label_lines(painting: Painting) -> list[str]:
    """What a museum's label says below the title."""
    label = label_of(painting)
    return [line for line in (label.byline, label.place) if line]


_SHADOW = 8
"""So much of it is seen below the frame."""


class PaintingBox(QWidget):
    """Hangs one card in its frame, as large as its place allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: PictureStore | None = None
        self._card = ""
        self._theme: Theme | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_card(self, card: int, described: str, pictures: PictureStore) -> None:
        """`described` is what a screen reader says."""
        if self._pictures is not pictures:
            self._pictures = pictures
            pictures.ready.connect(self._refresh)
        self._card = str(card)
        self.setAccessibleName(described)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def _refresh(self, card: str) -> None:
        if card == self._card:
            self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(240, 200)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pictures is None or self._theme is None or not self._card:
            return
        cell, ratio = self.size() - QSize(0, _SHADOW), self.devicePixelRatioF()
        bright = self._pictures.luminance(self._card)
        how = (self._card, picture_box(cell, self._theme, bright), ratio)
        pixmap = self._pictures.pixmap(*how) or self._pictures.stretched(*how)
        if pixmap is not None:
            hung = frame(pixmap, cell, FrameStyle(self._theme, ratio, bright))
            with QPainter(self) as painter:
                painter.drawPixmap(hung.offset, hung.pixmap)
