"""Ears for tests: everything that is sent to a screen reader, as it is sent."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from artgames.scene import accessibility
from artgames.scene.items.spoken_items import Spoken
from artgames.scene.sound import announcing


class Ears:
    """What was announced, and what got the keyboard."""

    def __init__(self) -> None:
        self.announced: list[str] = []
        self.focused: list[str] = []

    def hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.announced.append(event.message())
        elif event.type() == QAccessible.Event.Focus:
            item = event.object()
            assert isinstance(item, Spoken)
            self.focused.append(item.accessible_text())

    def since(self) -> list[str]:
        """What was announced since somebody last asked."""
        heard, self.announced = self.announced, []
        return heard


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ears]:
    made = Ears()
    for module in (accessibility, announcing):
        monkeypatch.setattr(module, "tell_readers", made.hear)
    yield made
