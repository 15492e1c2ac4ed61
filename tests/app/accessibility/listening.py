"""What a screen reader finds: walks through the tree of a window as it would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

FOUND_BY_LABEL = (QAccessible.Role.ComboBox, QAccessible.Role.SpinBox, QAccessible.Role.Slider)
"""What has a value besides its name: on Linux Qt tells a box's choice as its name, and its label as a relation."""


class Heard(NamedTuple):
    """One thing in the tree."""

    role: QAccessible.Role
    name: str
    label: str
    value: str
    focusable: bool
    actions: tuple[str, ...]
    thing: str

    def __str__(self) -> str:
        return f"{self.role.name} {self.name!r} ({self.thing})"


def walk(root: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Everything that is not hidden, from the outside in."""
    if root is None or root.state().invisible:
        return
    yield root
    for index in range(root.childCount()):
        yield from walk(root.child(index))


def heard(widget: QWidget) -> list[Heard]:
    """The tree below a widget, as lines."""
    return [_line(found) for found in walk(QAccessible.queryAccessibleInterface(widget))]


def _line(found: QAccessibleInterface) -> Heard:
    actions = found.actionInterface()
    related = found.relations(QAccessible.RelationFlag.Label)
    thing: QObject | None = found.object()
    return Heard(
        found.role(),
        found.text(QAccessible.Text.Name),
        " ".join(one.text(QAccessible.Text.Name) for one, _ in related if one is not None),
        found.text(QAccessible.Text.Value),
        bool(found.state().focusable),
        tuple(actions.actionNames()) if actions is not None else (),
        " in ".join(_names(thing)) if thing is not None else "item",
    )


def _names(thing: QObject) -> Iterator[str]:
    """What it is, and where it stands if it has no name of its own."""
    yield f"{type(thing).__name__} {thing.objectName()}".strip()
    parent: QObject | None = thing.parent()
    if not thing.objectName() and parent is not None:
        yield from _names(parent)
