"""A painting that can be carried to another place: dragged by the mouse, or taken in hand and moved by arrow keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from artgames.scene.drawing.theme import Theme
from artgames.scene.items.painting import PaintingItem
from artgames.scene.pictures.picture_store import PictureStore

_DRAG = 12
"""Pixels that a hand may tremble before it is a drag; as many as end a long press."""


class CarriedPainting(PaintingItem):
    """It moves with the mouse by itself; where it may stay, its board decides.

    Signals:
        dragged(QPointF): its middle is here now, on the scene.
        dropped(): it was let go after a drag. A press without one is still ``activated``.
    """

    dragged = Signal(QPointF)
    dropped = Signal()

    def __init__(
        self, card_id: str, name: str, store: PictureStore, theme: Theme, on_arrow: Callable[[int], bool]
    ) -> None:
        """``on_arrow`` hears an arrow key while this painting has the keyboard, and says whether it carried it."""
        super().__init__(card_id, name, store, theme)
        self.carry = on_arrow
        self._grip = QPointF()
        self._can_be_dragged = self._is_dragged = False

    def set_draggable(self, can_be_dragged: bool) -> None:
        """Whether it follows the mouse now; otherwise it is a painting as any other."""
        self._can_be_dragged = can_be_dragged

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._grip, self._is_dragged = event.scenePos() - self.pos(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        if not self._can_be_dragged or not (self._is_dragged or way.manhattanLength() > _DRAG):
            return
        if not self._is_dragged:
            self._is_dragged = True
            self.set_lifted(True)
        self.setPos(event.scenePos() - self._grip)
        self.dragged.emit(self.cell.center())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self._is_dragged:
            super().mouseReleaseEvent(event)
            return
        self._is_dragged = False
        self.set_lifted(False)
        self.dropped.emit()
