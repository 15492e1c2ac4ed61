"""A screen reader keeps names: whatever says something else now tells it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from artgames.scene.drawing.theme import GALLERY
from artgames.scene.items.painting import PaintingItem
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.sound import spoken_changes

Event = QAccessible.Event


@pytest.fixture
def told(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Event]]:
    events: list[Event] = []

    def hear(event: QAccessibleEvent) -> None:
        events.append(event.type())

    monkeypatch.setattr(spoken_changes, "send", hear)
    QAccessible.setActive(True)
    yield events
    QAccessible.setActive(False)


def test_a_mark_is_told_with_the_name_and_the_offer(store: PictureStore, told: list[Event]) -> None:
    item = PaintingItem("a boat", "A boat.", store, GALLERY)
    item.set_cell(QRectF(0, 0, 90, 90))
    item.set_choosable(True)
    item.set_marked(True)
    assert told == [Event.NameChanged, Event.DescriptionChanged, Event.StateChanged]
    told.clear()
    item.set_marked(True)
    item.set_dimmed(True)
    assert told == [], "nothing else is said of it"


def test_nobody_listens(store: PictureStore, told: list[Event]) -> None:
    QAccessible.setActive(False)
    item = PaintingItem("a boat", "A boat.", store, GALLERY)
    item.set_marked(True)
    assert told == []
