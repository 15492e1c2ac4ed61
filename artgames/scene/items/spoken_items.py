"""Which items of a board a screen reader walks through, and what they can say of themselves."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QGraphicsObject, QGraphicsView, QWidget

from artgames.scene.keyboard.arrow_navigation import reading_order


@runtime_checkable
class Spoken(Protocol):
    """An item that can say what it is. One with a `reading_rank` comes before (below 0) or after what stands around it:
    a question before its answers, wherever it is written. One whose `is_told` is false has nothing to say now."""

    def accessible_text(self) -> str:
        """Name and state in words."""
        ...


@runtime_checkable
class Offering(Protocol):
    """An item that says besides its name what a press on it would do now."""

    def accessible_offer(self) -> str:
        """A few words; none where the name says it, as on a button."""
        ...


@runtime_checkable
class Pressable(Protocol):
    """A view whose items can be pressed by whoever has neither mouse nor keys."""

    def press_item(self, item: QGraphicsObject) -> None:
        """As if Space had been pressed on it."""
        ...


@runtime_checkable
class Layered(Protocol):
    """A page over which something may lie that hides the rest of it."""

    def top_layer(self) -> QWidget | None:
        """What lies there now; None for nothing."""
        ...


def spoken_items(view: QGraphicsView) -> list[QGraphicsObject]:
    """The items that a screen reader walks through, in reading order; none while the board is hidden or covered."""
    scene = view.scene()
    if scene is None or not view.isVisible() or is_covered(view) or is_silent(view):
        return []
    found = [
        item
        for item in scene.items()
        if isinstance(item, QGraphicsObject) and isinstance(item, Spoken) and item.isVisible() and _is_told(item)
    ]
    ordered = [found[index] for index in reading_order([item.sceneBoundingRect() for item in found])]
    return sorted(ordered, key=lambda item: getattr(item, "reading_rank", 0))


def _is_told(item: QGraphicsObject) -> bool:
    return bool(getattr(item, "is_told", True))


def is_silent(view: QGraphicsView) -> bool:
    """Whether what is on it must not be heard now."""
    return bool(getattr(getattr(view, "listener", None), "is_silent", False))


def told_in(view: QGraphicsView) -> QGraphicsObject | None:
    listener = getattr(view, "listener", None)
    return listener.item() if listener is not None and getattr(listener, "by_ear", False) else None


def is_covered(view: QWidget) -> bool:
    """Whether a curtain, a pause or another sheet lies over it: what cannot be clicked is not read either."""
    window = view.window()
    middle = view.mapTo(window, view.rect().center())
    top: QWidget | None = window.childAt(middle)
    return top is not None and top is not view and not view.isAncestorOf(top)
