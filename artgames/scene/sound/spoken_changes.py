"""An item that says something else now: a screen reader keeps the names that it was told, and goes on saying them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleStateChangeEvent


class Marked(Protocol):
    """An item that says its name and what a press would do, and may be marked."""

    @property
    def is_marked(self) -> bool: ...

    def accessible_text(self) -> str: ...

    def accessible_offer(self) -> str: ...


@contextmanager
def telling(item: QObject, said: Marked) -> Iterator[None]:
    """Tell readers what has become different of `item` while this lasted; `said` is the same thing as it speaks."""
    if not QAccessible.isActive():
        yield
        return
    before = said.accessible_text(), said.accessible_offer(), said.is_marked
    yield
    after = said.accessible_text(), said.accessible_offer(), said.is_marked
    events: tuple[Callable[[], QAccessibleEvent], ...] = (
        lambda: QAccessibleEvent(item, QAccessible.Event.NameChanged),
        lambda: QAccessibleEvent(item, QAccessible.Event.DescriptionChanged),
        lambda: _checked(item),
    )
    for was, is_now, event in zip(before, after, events, strict=True):
        if was != is_now:
            send(event())


def _checked(item: QObject) -> QAccessibleEvent:
    changed = QAccessible.State()
    changed.checked = True
    return QAccessibleStateChangeEvent(item, changed)


def send(event: QAccessibleEvent) -> None:
    """To whatever reader listens."""
    QAccessible.updateAccessibility(event)
