"""One painting as large as its room, to be looked at closely: by wheel, by two fingers, by keys and by dragging."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QSizePolicy, QWidget

from artgames.app.catalogue.zoom_state import ZoomState
from artgames.decks import Painting
from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.pictures.card_files import UNTOUCHED
from artgames.scene.pictures.picture_store import PictureStore

STEP = 1.25
_PIXELS_FROM = 2.0
"""From this enlargement on the edges of pixels are what one wants to see."""


class PictureCanvas(QWidget):
    """Shows a painting whole until somebody comes closer.

    Signals:
        closeness_changed(): the picture is nearer or farther now.
        light_changed(): a dark picture is lit now, or as it was photographed.
    """

    closeness_changed = Signal()
    light_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: PictureStore | None = None
        self._painting: Painting | None = None
        self.untouched = False
        self._theme: Theme = GALLERY
        self._loupe = ZoomState()
        self._dragged_from: QPointF | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.grabGesture(Qt.GestureType.PinchGesture)

    def show_painting(self, painting: Painting, pictures: PictureStore, described: str) -> None:
        """`described` is what a screen reader says."""
        if self._pictures is not pictures:
            self._pictures = pictures
            pictures.ready.connect(self._on_ready)
        self._painting, self.untouched = painting, False
        self._loupe.set_picture(QSizeF(*painting.shown[2:]))
        self.setAccessibleName(described)
        self._tell()
        self.light_changed.emit()

    @property
    def is_lit(self) -> bool:
        """Whether screens show this painting in more light than its photograph has."""
        return self._painting is not None and self._painting.lit

    def switch_light(self) -> None:
        """From what was lit for the screen to what was photographed, and back."""
        if self.is_lit:
            self.untouched = not self.untouched
            self.update()
            self.light_changed.emit()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    @property
    def closeness(self) -> float:
        """1 for the whole picture."""
        return self._loupe.closer

    @property
    def enlargement(self) -> float:
        """Pixels of the screen for each pixel of the picture."""
        wide = self._painting.shown[2] if self._painting is not None else 1
        return self._loupe.target.width() * self.devicePixelRatioF() / wide

    def come_closer(self, factor: float, at: QPointF | None = None) -> None:
        """Nearer or farther; by default towards the middle."""
        self._loupe.come_closer(factor, at or QRectF(self.rect()).center(), self.devicePixelRatioF())
        self._tell()

    def show_whole(self) -> None:
        self._loupe.show_whole()
        self._tell()

    def move_by(self, across: float, down: float) -> None:
        """Look further along, in shares of the room."""
        self._loupe.move(QPointF(-across * self.width(), -down * self.height()))
        self._tell()

    def prefetch(self, painting: Painting) -> None:
        """Have another painting ready in the size in which it will be seen whole."""
        other = ZoomState()
        other.set_picture(QSizeF(*painting.shown[2:]))
        other.set_room(self._room())
        if self._pictures is not None:
            self._pictures.prefetch([str(painting.id)], other.fitted.toSize(), self.devicePixelRatioF())

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 2, -2, -2)

    def _tell(self) -> None:
        is_near = self._loupe.closer > 1
        self.setCursor(Qt.CursorShape.OpenHandCursor if is_near else Qt.CursorShape.ArrowCursor)
        self.closeness_changed.emit()
        self.update()

    def _on_ready(self, card: str) -> None:
        if self._painting is not None and card == self._name(self._painting):
            self.update()

    def _name(self, painting: Painting) -> str:
        return f"{painting.id}{UNTOUCHED}" if self.untouched else str(painting.id)

    def _whole(self, pictures: PictureStore, card: str) -> QPixmap | None:
        return pictures.pixmap(card, self._loupe.fitted.toSize(), self.devicePixelRatioF())

    def _toggle(self, at: QPointF) -> None:
        """Twice pressed: every pixel as it is, or the whole again."""
        if self._loupe.closer > 1:
            self.show_whole()
            return
        ratio = self.devicePixelRatioF()
        self.come_closer(max(2.0, self._loupe.one_to_one(ratio)), at)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(640, 480)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 120)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._painting is None or self._pictures is None:
            return
        with QPainter(self) as painter:
            target, card = self._loupe.target, self._name(self._painting)
            is_near = self._loupe.closer > 1
            pixmap = self._pictures.pixmap(card, None) if is_near else None
            if pixmap is None:
                pixmap = self._whole(self._pictures, card)
            if pixmap is not None:
                smooth = self.enlargement < _PIXELS_FROM or not is_near
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
                painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
            painter.setPen(QPen(QColor(self._theme.edge), 1))
            painter.drawRect(target.adjusted(-0.5, -0.5, 0.5, 0.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._loupe.set_room(self._room())
        self._tell()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.come_closer(STEP ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged_from = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is not None and self._loupe.closer > 1:
            self._loupe.move(event.position() - self._dragged_from)
            self._dragged_from = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._dragged_from = None
        self._tell()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._toggle(event.position())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.come_closer(1.0 + event.value(), event.position())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.come_closer(pinch.scaleFactor(), QPointF(self.mapFromGlobal(pinch.centerPoint().toPoint())))
                return True
        return bool(super().event(event))
