"""The end of a match before everybody: the podium first, and then the result."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.engine.rng import Rng
from tests.app.room.conftest import LAPTOP, Room, people
from tests.app.room.test_mirror import MIRROR, mirror_of, on_mirror
from tests.support.staging import step_by_chance


@pytest.fixture
def ended(room: Room) -> Room:
    """A match of chance before everybody, and the press that opens its result."""
    room.screens[:] = [LAPTOP, MIRROR]
    room.open(people(3))
    room.app.window.notices.dismiss()
    rng = Rng.from_seed("the end")
    while room.match.outcome() is None:
        step_by_chance(room.match, rng)
    room.flow.session.stepped.emit(())
    room.flow.refresh()
    room.settle()
    room.press(Qt.Key.Key_PageDown)
    assert on_mirror(room) and room.window.shows_end and room.window.podium.isVisible()
    return room


def test_before_everybody_the_podium_comes_first_and_then_the_result(ended: Room) -> None:
    ended.press(Qt.Key.Key_PageUp)
    assert on_mirror(ended) and "Next shows the result" in mirror_of(ended).strip.ui.told.text()
    ended.press(Qt.Key.Key_B)
    ended.press(Qt.Key.Key_PageDown)
    assert on_mirror(ended) and not ended.window.slide.isVisible(), "black is only taken away"
    assert not ended.window.podium.is_settled
    ended.press(Qt.Key.Key_PageDown)
    assert ended.window.podium.is_settled and on_mirror(ended)
    ended.press(Qt.Key.Key_PageDown)
    assert ended.app.window.page() is ended.app.navigator.page("result")
    assert ended.app.navigator.current == "result"


@pytest.mark.parametrize("way", ["escape", "click", "F8", "unplugged"])
def test_other_ways_from_the_podium_lead_to_the_result_too(ended: Room, way: str) -> None:
    ended.window.podium.skip()
    if way == "escape":
        ended.press(Qt.Key.Key_Escape)
    elif way == "click":
        QTest.mouseClick(ended.window, Qt.MouseButton.LeftButton)
    elif way == "F8":
        ended.app.window.toggle_room()
    else:
        ended.unplug()
        ended.app.window.notices.dismiss()
    assert ended.app.window.page() is ended.app.navigator.page("result")
