"""One painting, large: out of its place on the wall to the middle of the window, closer with the wheel, and back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QLabel, QWidget

from artgames.scene.drawing.theme import Theme
from artgames.scene.overlays.overlay import Overlay
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.tempo import Beat, Tempo

_MARGIN, _DIM = 0.05, 0.96
_LABEL_SHARES = (0.27, 0.34, 0.42, 0.5)
"""Of the width, for the label beside a painting."""

_CLICK = 6  # pixels: more is a drag
_STEP = 1.2  # closer by one notch of the wheel
_MOST_ENLARGED = 2.0  # a small picture is not blown up beyond this when it is fitted


class ZoomOverlay(Overlay):
    """Lies over its parent while a painting is looked at.

    Signals:
        closed(): the wall is to be seen again.
    """

    closed = Signal()

    def __init__(self, store: PictureStore, theme: Theme, tempo: Tempo, parent: QWidget) -> None:
        super().__init__(parent)
        self._store, self._theme, self._tempo = store, theme, tempo
        self._card_id = ""
        self._home = QRectF()
        self._closer, self._shift = 1.0, QPointF()
        self._pressed: QPointF | None = None
        self._dragged = self._closing = False
        self._fitted = QPixmap()
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(lambda _value: self.update())
        self._way.finished.connect(self._on_arrived)
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.RichText)  # as a museum prints it; see whoever opens the zoom
        self._label.setWordWrap(True)
        self._label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        store.ready.connect(self._on_picture_ready)

    @property
    def closeness(self) -> float:
        """How much closer than fitted the painting is, from 1."""
        return self._closer

    @property
    def has_arrived(self) -> bool:
        """Whether the painting is large and still."""
        return self.isVisible() and not self._closing and self._way.state() == QVariantAnimation.State.Stopped

    def set_look(self, theme: Theme, tempo: Tempo) -> None:
        """Another theme or pace."""
        self._theme, self._tempo = theme, tempo
        self.update()

    def open(self, card_id: str, home: QRect, label: str = "", name: str = "") -> None:
        """Show a painting large, coming from ``home`` in the parent's coordinates; ``label`` is rich text beside it."""
        self._card_id, self._home = card_id, QRectF(home)
        self._closer, self._shift, self._closing = 1.0, QPointF(), False
        self._fitted = QPixmap()
        self._label.setText(label)
        self.setAccessibleName(name or self.tr("Enlarged painting"))
        self.cover()
        self._place_label()
        self._run(Beat.PANEL_IN, QVariantAnimation.Direction.Forward)

    def label_text(self) -> str:
        """What the label beside the painting says; empty without one."""
        return self._label.text()

    def dismiss(self) -> None:
        """Let the painting go back to its place."""
        if self.isVisible() and not self._closing:
            self._closing = True
            self._label.hide()
            self._run(Beat.PANEL_OUT, QVariantAnimation.Direction.Backward)

    def _run(self, beat: Beat, direction: QVariantAnimation.Direction) -> None:
        self._way.stop()
        self._way.setDirection(direction)
        self._way.setDuration(self._tempo.ms(beat))
        self._way.setEasingCurve(self._tempo.curve(beat))
        self._way.start()

    def _on_arrived(self) -> None:
        if self._closing:
            self.uncover()
            self.closed.emit()
            return
        self._label.setVisible(bool(self._label.text()))
        self.update()

    def _on_picture_ready(self, card_id: str) -> None:
        if card_id == self._card_id and self.isVisible():
            self._fitted = QPixmap()
            self.update()

    def _picture(self) -> QPixmap | None:
        return self._store.pixmap(self._card_id, None) if self._card_id else None

    def _room(self) -> QRectF:
        """Where the painting may be, fitted: the label keeps its place beside it."""
        space = min(self.width(), self.height()) * _MARGIN
        room = QRectF(self.rect()).adjusted(space, space, -space, -space)
        if self._label.text():
            room.setWidth(room.width() - self._label.width() - self.height() * _MARGIN)
        return room

    def _target(self, picture: QPixmap) -> QRectF:
        """Where the painting is now that it has arrived: fitted, closer, moved."""
        room = self._room()
        size = picture.size()
        fit = min(room.width() / size.width(), room.height() / size.height(), _MOST_ENLARGED)
        wide, high = size.width() * fit * self._closer, size.height() * fit * self._closer
        middle = room.center() + self._shift
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def _closest(self, picture: QPixmap) -> float:
        """As close as one picture dot for one screen dot, and at least twice the fitted size."""
        fitted = self._target(picture).width() / self._closer
        return max(2.0, picture.width() / self.devicePixelRatioF() / fitted)

    def _come_closer(self, factor: float, at: QPointF) -> None:
        picture = self._picture()
        if picture is None:
            return
        before = self._closer
        self._closer = min(self._closest(picture), max(1.0, before * factor))
        ratio = self._closer / before
        away = at - self._room().center() - self._shift
        self._shift = self._shift + away - away * ratio if self._closer > 1 else QPointF()
        self._fitted = QPixmap()
        self.update()

    def _place_label(self) -> None:
        """Wider than usual where large letters or many words need it."""
        space = round(self.height() * _MARGIN)
        high = self.height() - 2 * space
        widths = [round(self.width() * share) - space for share in _LABEL_SHARES]
        wide = next((wide for wide in widths if self._label.heightForWidth(wide) <= high), widths[-1])
        self._label.setGeometry(self.width() - wide - space, space, wide, high)
        self._label.setVisible(False)

    def _paint_still(self, painter: QPainter, picture: QPixmap, target: QRect) -> None:
        """At rest the picture is scaled once, well, and then only copied."""
        ratio = self.devicePixelRatioF()
        wanted = target.size() * ratio
        if self._fitted.size() != wanted:
            self._fitted = picture.scaled(
                wanted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            self._fitted.setDevicePixelRatio(ratio)
        painter.setPen(QColor(self._theme.edge))
        painter.drawRect(target.adjusted(-1, -1, 0, 0))
        painter.drawPixmap(target.topLeft(), self._fitted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        middle = self._room().center()
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Z, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.dismiss()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._come_closer(_STEP, middle)
        elif key == Qt.Key.Key_Minus:
            self._come_closer(1 / _STEP, middle)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._come_closer(_STEP ** (event.angleDelta().y() / 120), event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed, self._dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        way = event.position() - self._pressed
        if self._dragged or way.manhattanLength() > _CLICK:
            self._dragged = True
            if self._closer > 1:
                self._shift += way
            self._pressed = event.position()
            self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._pressed = None
        if not self._dragged:
            self.dismiss()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fitted = QPixmap()
        self._place_label()
        self._label.setVisible(self.isVisible() and bool(self._label.text()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            shown = float(self._way.currentValue())
            wall = QColor(self._theme.wall)
            wall.setAlphaF(_DIM * shown)
            painter.fillRect(self.rect(), wall)
            picture = self._picture()
            if picture is None:
                return
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            target = self._target(picture)
            if shown < 1:
                painter.drawPixmap(_between(self._home, target, shown), picture, QRectF(picture.rect()))
                return
            self._paint_still(painter, picture, target.toRect())


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    """Part of the way from the painting's place, whose shape the start takes over from the end."""
    fit = min(start.width() / end.width(), start.height() / end.height()) if end.width() > 0 else 1.0
    begin = QRectF(0, 0, end.width() * fit, end.height() * fit)
    begin.moveCenter(start.center())

    def mix(one: float, other: float) -> float:
        return one + (other - one) * share

    return QRectF(
        mix(begin.x(), end.x()),
        mix(begin.y(), end.y()),
        mix(begin.width(), end.width()),
        mix(begin.height(), end.height()),
    )
