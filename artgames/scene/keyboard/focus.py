"""Which item of a scene has the keyboard, however often the scene is drawn anew."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene


class FocusMark(NamedTuple):
    """What an item is, whichever time it was drawn: its kind, with its name or the so-manieth of its kind."""

    kind: str
    name: str
    is_ringed: bool
    """Whether it shows that it has the keyboard: not, where a mouse gave it."""


class FocusKeeper(QObject):
    """Remembers which item has the keyboard, or had it when the view lost it, and finds it again in another drawing."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._mark: FocusMark | None = None
        scene.focusItemChanged.connect(self._note)

    @property
    def mark(self) -> FocusMark | None:
        return self._mark

    def give_to(self, mark: FocusMark | None) -> None:
        """Let the item that this stands for have the keyboard, if it is there and can be reached."""
        item = self._find(mark) if mark is not None else None
        if mark is None or item is None:
            return
        is_plain = hasattr(item, "look") and not mark.is_ringed
        item.setFocus(Qt.FocusReason.MouseFocusReason if is_plain else Qt.FocusReason.OtherFocusReason)
        self._mark = mark

    def _note(self) -> None:
        """While the view has no keyboard, no item has it; it is still the one that gets it back."""
        item = self._scene.focusItem()
        if item is not None:
            look = getattr(item, "look", None)
            self._mark = FocusMark(type(item).__name__, self._name(item), bool(getattr(look, "focused", True)))
        elif self._scene.hasFocus():
            self._mark = None

    def _find(self, mark: FocusMark) -> QGraphicsItem | None:
        flag = QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
        for item in self._scene.items():
            if type(item).__name__ == mark.kind and item.flags() & flag and self._name(item) == mark.name:
                return item
        return None

    def _name(self, item: QGraphicsItem) -> str:
        name = getattr(item, "card_id", "") or getattr(item, "key", "")
        alike = [] if name else [other for other in self._scene.items() if type(other) is type(item)]
        return str(name) or str(alike.index(item) if item in alike else 0)
