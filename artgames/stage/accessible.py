"""The board for screen readers: the view lists its items, each item says its name and state.

An item is listed when it has ``accessible_text()``. Announcements are for what everybody may hear: never say a secret.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsItem, QGraphicsObject, QGraphicsView, QWidget

from artgames.stage.navigation import reading_order


@runtime_checkable
class Spoken(Protocol):
    """An item that can say what it is."""

    def accessible_text(self) -> str:
        """Name and state in words."""
        ...


def spoken_items(view: QGraphicsView) -> list[QGraphicsObject]:
    """The items that a screen reader walks through, in reading order."""
    scene = view.scene()
    if scene is None:
        return []
    found = [
        item
        for item in scene.items()
        if isinstance(item, QGraphicsObject) and isinstance(item, Spoken) and item.isVisible()
    ]
    return [found[index] for index in reading_order([item.sceneBoundingRect() for item in found])]


class ItemInterface(QAccessibleObject):
    """One item of the board."""

    def __init__(self, item: QGraphicsObject) -> None:
        super().__init__(item)
        self._item = item

    def _view(self) -> QGraphicsView | None:
        scene = self._item.scene()
        views = scene.views() if scene is not None else []
        return views[0] if views else None

    def parent(self) -> QAccessibleInterface:
        view = self._view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None  # type: ignore[return-value]

    def child(self, _index: int, /) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface, /) -> int:
        return -1

    def rect(self) -> QRect:
        view = self._view()
        if view is None:
            return QRect()
        inside = view.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def text(self, kind: QAccessible.Text, /) -> str:
        if kind == QAccessible.Text.Name and isinstance(self._item, Spoken):
            return self._item.accessible_text()
        return ""

    def role(self) -> QAccessible.Role:
        can_press = bool(self._item.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        return QAccessible.Role.Button if can_press else QAccessible.Role.Graphic

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = self.role() == QAccessible.Role.Button
        state.focused = self._item.hasFocus()
        state.checked = bool(getattr(self._item, "is_marked", False))
        return state


class BoardInterface(QAccessibleWidget):
    """The view: a group whose children are the items."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._board = view

    def childCount(self) -> int:
        return len(spoken_items(self._board))

    def child(self, index: int, /) -> QAccessibleInterface:
        items = spoken_items(self._board)
        inside = 0 <= index < len(items)
        return QAccessible.queryAccessibleInterface(items[index]) if inside else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        wanted = child.object()
        return next((index for index, item in enumerate(spoken_items(self._board)) if item is wanted), -1)


class BoardAccessibility:
    """Tells Qt how boards are read. Keep it as long as the application runs: Qt does not keep what Python made."""

    def __init__(self, view_class: type[QGraphicsView]) -> None:
        self._view_class = view_class
        self._made: dict[int, QAccessibleInterface] = {}

    def install(self) -> None:
        """Make Qt ask us for boards and their items."""
        QAccessible.installFactory(self._interface_for)

    def _interface_for(self, _class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
        made: QAccessibleInterface
        if isinstance(thing, self._view_class):
            made = BoardInterface(thing)
        elif isinstance(thing, QGraphicsObject) and isinstance(thing, Spoken):
            made = ItemInterface(thing)
        else:
            return None
        key = id(thing)
        self._made[key] = made
        thing.destroyed.connect(lambda: self._made.pop(key, None))
        return made


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say something that everybody in the room may hear."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
