"""What a screen reader finds with a projector: on the console, and in the room's own window."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible

from artgames import games
from tests.app.accessibility.listening import heard
from tests.app.accessibility.test_pages import faults
from tests.app.room.conftest import Room, table_for


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize("slug", games.names()[:2])
def test_the_console_and_the_room_have_names_for_everything(room: Room, slug: str) -> None:
    room.open(table_for(slug))
    assert not faults(heard(room.app.window))
    for tab in range(room.console.ui.tabs.count()):
        room.console.ui.tabs.setCurrentIndex(tab)
        assert not faults(heard(room.app.window))
    assert not faults(heard(room.window))
