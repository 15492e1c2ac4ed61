"""The window onto a board: one scene pixel is one window pixel, nothing scrolls, a long press looks closely."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from artgames.scene.accessibility import read_boards
from artgames.scene.keyboard.arrow_navigation import reading_order
from artgames.scene.keyboard.keyboard_view import KeyboardView
from artgames.scene.keyboard.typing_keys import Written

LONG_PRESS_MS = 550
_STILL = 12  # pixels that a finger may tremble during a long press


@runtime_checkable
class Described(Protocol):
    """An item that can be written down in one line."""

    def describe(self) -> str:
        """The line."""
        ...


class BoardView(KeyboardView):
    """Shows a board's scene.

    Signals:
        area_changed(QRectF): the board has this much room now and should lay itself out.
    """

    area_changed = Signal(QRectF)

    def __init__(self, parent: QWidget | None = None) -> None:
        read_boards(BoardView)
        super().__init__(parent)
        self._pressed_at = QPoint()
        self._swallow_release = self._was_resized = False
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS_MS)
        self._long_press.timeout.connect(self._on_long_press)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setAccessibleName(self.tr("Board"))

    @property
    def area(self) -> QRectF:
        """The room for a board, in scene coordinates."""
        return QRectF(self.viewport().rect())

    def describe(self) -> str:
        """The scene as text, one line for each item that can be described, in reading order."""
        scene: QGraphicsScene | None = self.scene()
        items = [item for item in (scene.items() if scene is not None else []) if item.isVisible()]
        told = [item for item in items if isinstance(item, Described)]
        order = reading_order([item.sceneBoundingRect() for item in told])
        return "\n".join(told[index].describe() for index in order)

    def _on_long_press(self) -> None:
        painting = self.painting_at(self._pressed_at)
        if painting is not None:
            self._swallow_release = True
            self._want_zoom(painting)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        writing = self._focused()
        self._swallow_release = False
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
            self._long_press.start()
        super().mousePressEvent(event)
        if isinstance(writing, Written) and writing.scene() is self.scene():
            writing.setFocus(Qt.FocusReason.OtherFocusReason)  # whoever picks a painting goes on writing

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Whoever double-clicks a painting or an answer means it: the second half does not take it back."""
        below = (item for item in self.items(event.position().toPoint()) if hasattr(item, "is_marked"))
        self._swallow_release = bool(getattr(next(below, None), "is_marked", False))
        if not self._swallow_release:
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if (event.position().toPoint() - self._pressed_at).manhattanLength() > _STILL:
            self._long_press.stop()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._long_press.stop()
        if self._swallow_release:
            self._let_go()
        else:
            super().mouseReleaseEvent(event)
        self._lay_out()

    def _let_go(self) -> None:
        """Neither a long press nor a double click is another click as well."""
        self._swallow_release = False
        scene: QGraphicsScene | None = self.scene()
        grabber = scene.mouseGrabberItem() if scene is not None else None
        if grabber is not None:
            grabber.ungrabMouse()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._want_zoom(self.painting_at(event.pos()))
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._was_resized = True
        self._lay_out()

    def _lay_out(self) -> None:
        """A board that is drawn anew has nothing of what somebody holds: what is carried is put down first."""
        scene: QGraphicsScene | None = self.scene()
        if self._was_resized and (scene is None or scene.mouseGrabberItem() is None):
            self._was_resized = False
            self.setSceneRect(self.area)
            self.area_changed.emit(self.area)
