"""What is told of a point on the time line: its picture, title and artist, right beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from artgames.app.widgets.painting_view import draw_whole
from artgames.decks import Painting
from artgames.scene.drawing.fonts import Role, desk_px, sans, serif
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.scene.pictures.picture_store import PictureStore

_WIDTH, _HEIGHT, _PICTURE = 15.0, 14.6, 9.6
"""In sizes of the menu text: the card, and the height of the picture in it."""


class PointCard(QWidget):
    """Takes no clicks: it lies over points that can be clicked."""

    def __init__(self, pictures: PictureStore, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._pictures, self._theme, self._em = pictures, theme, em
        self._painting: Painting | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        pictures.ready.connect(self._on_ready)
        self.hide()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em

    def show_beside(self, painting: Painting, point: QRectF) -> None:
        """Above the point or beside it, wherever the widget has room."""
        self._painting = painting
        space = self._over.rect()
        em = min(self._em, 0.8 * space.height() / _HEIGHT)
        self.setFixedSize(round(_WIDTH * em), round(_HEIGHT * em))
        left = point.right() + 10
        if left + self.width() > space.right():
            left = point.left() - 10 - self.width()
        top = min(max(0.0, point.center().y() - self.height() / 2), float(space.height() - self.height()))
        self.move(max(0, round(left)), max(0, round(top)))
        self.show()
        self.raise_()
        self.update()

    def shown(self) -> Painting | None:
        """Whose card lies there now."""
        return self._painting if self.isVisible() else None

    def _on_ready(self, card: str) -> None:
        if self._painting is not None and card == str(self._painting.id):
            self.update()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._painting is None:
            return
        em, theme, painting = self.width() / _WIDTH, self._theme, self._painting
        label = label_of(painting)
        with QPainter(self) as painter:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.setBrush(QColor(theme.panel))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
            inner = QRectF(self.rect()).adjusted(0.7 * em, 0.7 * em, -0.7 * em, -0.6 * em)
            box = QRectF(inner.left(), inner.top(), inner.width(), _PICTURE * em - 0.4 * em)
            size = box.size().toSize() - QSize(2, 2)
            pixmap = self._pictures.pixmap(str(painting.id), size, self.devicePixelRatioF())
            if pixmap is not None:
                draw_whole(painter, box.adjusted(1, 1, -1, -1), pixmap, theme)
            words = inner.adjusted(0, _PICTURE * em, 0, 0)
            painter.setFont(serif(desk_px(Role.PLAY, em), italic=True))
            painter.setPen(QColor(theme.ink))
            title = painter.fontMetrics().elidedText(label.title, Qt.TextElideMode.ElideRight, int(words.width()))
            painter.drawText(words, Qt.AlignmentFlag.AlignTop, title)
            painter.setFont(sans(desk_px(Role.SMALL, em)))
            painter.setPen(QColor(theme.ink2))
            below = words.adjusted(0, 1.45 * em, 0, 0)
            for number, text in enumerate((label.who, label.dated)):
                line = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(words.width()))
                painter.drawText(below.adjusted(0, number * 1.1 * em, 0, 0), Qt.AlignmentFlag.AlignTop, line)
