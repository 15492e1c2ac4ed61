"""The board for screen readers: the view lists its items, each says its name and state, and can be pressed.

An item is listed when it has ``accessible_text()``. Announcements are for what everybody may hear: never say a secret.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsItem, QGraphicsObject, QGraphicsView, QWidget
from shiboken6 import Shiboken

from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.spoken_items import (
    Layered,
    Offering,
    Pressable,
    Spoken,
    is_covered,
    is_silent,
    spoken_items,
    told_in,
)
from artgames.scene.keyboard.typing_keys import Written
from artgames.scene.sound.announcing import tell_readers

_FOCUSABLE = QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
_FEW = 256


class ItemInterface(QAccessibleObject):
    """One item of the board. It does not keep the item alive: Qt throws it away together with it."""

    def __init__(self, item: QGraphicsObject) -> None:
        super().__init__(item)
        self._actions = ItemActions(self)

    def item(self) -> QGraphicsObject | None:
        thing = self.object()
        return thing if isinstance(thing, QGraphicsObject) else None

    def view(self) -> QGraphicsView | None:
        item = self.item()
        scene = item.scene() if item is not None else None
        views = scene.views() if scene is not None else []
        return views[0] if views else None

    def parent(self) -> QAccessibleInterface:
        view = self.view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None  # type: ignore[return-value]

    def child(self, _index: int, /) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface, /) -> int:
        return -1

    def rect(self) -> QRect:
        item, view = self.item(), self.view()
        if item is None or view is None:
            return QRect()
        inside = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def text(self, kind: QAccessible.Text, /) -> str:
        item, view = self.item(), self.view()
        if item is None or view is None or is_silent(view):
            return ""
        if kind == QAccessible.Text.Name and isinstance(item, Spoken):
            return item.accessible_text()
        if kind == QAccessible.Text.Value and isinstance(item, Written):
            return item.text()
        is_offered = kind == QAccessible.Text.Description and item.flags() & _FOCUSABLE
        return item.accessible_offer() if is_offered and isinstance(item, Offering) else ""

    def role(self) -> QAccessible.Role:
        item = self.item()
        if isinstance(item, Written):
            return QAccessible.Role.EditableText
        if item is not None and item.flags() & _FOCUSABLE:
            return QAccessible.Role.Button
        return QAccessible.Role.Graphic if isinstance(item, PaintingItem) else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        item, state = self.item(), QAccessible.State()
        if item is None:
            state.invalid = True
            return state
        view = self.view()
        state.invisible = not item.isVisible() or view is None or not view.isVisible()
        state.invisible = state.invisible or view is None or is_covered(view) or is_silent(view)
        state.focusable = bool(item.flags() & _FOCUSABLE)
        state.focused = item.hasFocus() or (view is not None and told_in(view) is item)
        state.editable = isinstance(item, Written)
        state.checked = bool(getattr(item, "is_marked", False))
        state.checkable = state.checked or (state.focusable and hasattr(item, "is_marked"))
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType, /) -> Any:
        """What else it can do. For nothing Shiboken wants a pointer to nothing: it takes None for an address."""
        is_pressed = self.role() in (QAccessible.Role.Button, QAccessible.Role.EditableText)
        can_act = kind == QAccessible.InterfaceType.ActionInterface and is_pressed
        return self._actions if can_act else Shiboken.VoidPtr(0)


class ItemActions(QAccessibleActionInterface):
    """Press an item, or bring the keyboard to it."""

    def __init__(self, on: ItemInterface) -> None:
        super().__init__()
        self._on = on

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str, /) -> None:
        item, view = self._on.item(), self._on.view()
        if item is None or view is None or self._on.state().invisible:
            return
        item.setFocus()
        if name == self.pressAction() and isinstance(view, Pressable):
            view.press_item(item)

    def keyBindingsForAction(self, name: str, /) -> list[str]:
        return ["Space"] if name == self.pressAction() else []


class BoardInterface(QAccessibleWidget):
    """The view: a group whose children are the items."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)

    def _items(self) -> list[QGraphicsObject]:
        view = self.object()
        return spoken_items(view) if isinstance(view, QGraphicsView) else []

    def childCount(self) -> int:
        return len(self._items())

    def child(self, index: int, /) -> QAccessibleInterface:
        items = self._items()
        inside = 0 <= index < len(items)
        return QAccessible.queryAccessibleInterface(items[index]) if inside else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        wanted = child.object()
        return next((index for index, item in enumerate(self._items()) if item is wanted), -1)


class PageInterface(QAccessibleWidget):
    """A page: of what lies below its top layer nothing is read, since nobody sees it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QAccessible.Role.Client)

    def _parts(self) -> list[QWidget]:
        page = self.object()
        assert isinstance(page, QWidget)
        top = page.top_layer() if isinstance(page, Layered) else None
        if top is not None:
            return [top]
        parts = (part for part in page.children() if isinstance(part, QWidget))
        return [part for part in parts if not part.isWindow() and not part.isHidden()]

    def childCount(self) -> int:
        return len(self._parts())

    def child(self, index: int, /) -> QAccessibleInterface:
        parts = self._parts()
        inside = 0 <= index < len(parts)
        return QAccessible.queryAccessibleInterface(parts[index]) if inside else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        wanted = child.object()
        return next((index for index, part in enumerate(self._parts()) if part is wanted), -1)


class BoardAccessibility:
    """Tells Qt how boards are read. Keep it as long as the application runs: Qt does not keep what Python made."""

    def __init__(self, view_class: type[QGraphicsView]) -> None:
        self._view_class = view_class
        self._made: list[QAccessibleInterface] = []
        self._most = _FEW

    def install(self) -> None:
        """Make Qt ask us for boards and their items."""
        QAccessible.installFactory(self._interface_for)

    def _interface_for(self, _class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
        made: QAccessibleInterface
        if isinstance(thing, self._view_class):
            made = BoardInterface(thing)
        elif isinstance(thing, QWidget) and isinstance(thing, Layered):
            made = PageInterface(thing)
        elif isinstance(thing, QGraphicsObject) and isinstance(thing, Spoken):
            made = ItemInterface(thing)
        else:
            return None
        self._keep(made)
        return made

    def _keep(self, made: QAccessibleInterface) -> None:
        """Qt deletes an interface with its thing; only what Qt has deleted may be let go."""
        if len(self._made) >= self._most:
            self._made = [one for one in self._made if Shiboken.isValid(one)]
            self._most = max(_FEW, 2 * len(self._made))
        self._made.append(made)


@cache
def read_boards(view_class: type[QGraphicsView]) -> BoardAccessibility:
    """From now on screen readers find what is on views of this class. To be called before the first one is made: a
    reader that runs already asks for a view the moment that it exists, and never again."""
    made = BoardAccessibility(view_class)
    made.install()
    return made


def tell_focus(item: QGraphicsObject) -> None:
    """The keyboard has come to this item."""
    if isinstance(item, Spoken):
        tell_readers(QAccessibleEvent(item, QAccessible.Event.Focus))
