"""What somebody hears of a board: where the keyboard is, item by item, and nothing while a page shall be silent."""

from __future__ import annotations

from weakref import ReferenceType, ref

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsView

from artgames.scene.accessibility import tell_focus
from artgames.scene.items.spoken_items import spoken_items

_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)


class Listener(QObject):
    """Belongs to a view. By ear arrows lead through everything that can be told, whether it can be pressed or not."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self.by_ear = False
        self.is_silent = False
        """Whether nothing of the board may be heard: others would listen."""

        self._at: ReferenceType[QGraphicsObject] | None = None

    def item(self) -> QGraphicsObject | None:
        """What was told last, if it is still there."""
        return self._at() if self._at is not None else None

    def follow(self) -> None:
        """The keyboard may be elsewhere now. The item is told, not the board."""
        scene = self._view.scene()
        item = scene.focusItem() if scene is not None else None
        if isinstance(item, QGraphicsObject) and self._view.hasFocus():
            self._tell(item)

    def step(self, key: int) -> bool:
        """To the next thing that can be told, or back. False where arrows go by what is to be seen."""
        if not self.by_ear or self.is_silent:
            return False
        items = spoken_items(self._view)
        if items:
            at = next((place for place, item in enumerate(items) if item is self.item()), None)
            step = 1 if key in _FORWARD else -1
            place = (0 if step > 0 else len(items) - 1) if at is None else at + step
            self._go_to(items[max(0, min(len(items) - 1, place))])
        return True

    def _go_to(self, item: QGraphicsObject) -> None:
        """What cannot be pressed has no focus, and neither has what was told before it: Space must not press that."""
        if item.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable:
            item.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._view.scene().setFocusItem(None)  # type: ignore[arg-type]
        self._tell(item)

    def _tell(self, item: QGraphicsObject) -> None:
        self._at = ref(item)
        if not self.is_silent:
            tell_focus(item)
