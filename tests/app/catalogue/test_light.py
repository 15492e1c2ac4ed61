"""A dark painting is shown with more light, and one key away as it was photographed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from artgames.app.catalogue.page import CataloguePage
from artgames.app.catalogue.painting_viewer import Viewer

SOCRATES, PAREJA, IRISES = 1043, 1108, 1053
"""Two dark paintings and a bright one."""


@pytest.fixture
def viewer(room: CataloguePage) -> Viewer:
    room.viewer.open(SOCRATES)
    return room.viewer


def light_of(room: CataloguePage) -> float:
    """Mean of what the canvas shows, without what is round it."""
    canvas = room.viewer.ui.canvas
    canvas.grab()
    assert room.pictures.wait()
    target = canvas._loupe.target.toRect().adjusted(4, 4, -4, -4)
    image = canvas.grab(target).toImage()
    dots = [QPoint(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    return float(sum(image.pixelColor(dot).lightness() for dot in dots)) / len(dots)


def test_a_key_shows_it_as_photographed_and_the_same_key_goes_back(room: CataloguePage, viewer: Viewer) -> None:
    lit = light_of(room)
    assert viewer.ui.light.isVisible() and viewer.ui.light.text() == "As photographed"
    QTest.keyClick(viewer, Qt.Key.Key_L)
    untouched = light_of(room)
    assert untouched < lit * 0.8
    assert viewer.ui.light.text() == "More light"
    QTest.mouseClick(viewer.ui.light, Qt.MouseButton.LeftButton)
    assert light_of(room) == pytest.approx(lit) and viewer.ui.light.text() == "As photographed"


def test_close_by_it_is_in_the_same_light(room: CataloguePage, viewer: Viewer) -> None:
    for _ in range(2):
        QTest.keyClick(viewer, Qt.Key.Key_Plus)
    lit = light_of(room)
    QTest.keyClick(viewer, Qt.Key.Key_L)
    assert viewer.ui.canvas.closeness > 1
    assert light_of(room) < lit * 0.8


def test_the_next_painting_begins_with_its_light(room: CataloguePage, viewer: Viewer) -> None:
    QTest.keyClick(viewer, Qt.Key.Key_L)
    viewer.open(PAREJA)
    assert not viewer.ui.canvas.untouched and viewer.ui.light.text() == "As photographed"


def test_a_bright_painting_has_nothing_to_switch(room: CataloguePage, viewer: Viewer) -> None:
    viewer.open(IRISES)
    before = light_of(room)
    QTest.keyClick(viewer, Qt.Key.Key_L)
    assert not viewer.ui.light.isVisible() and not viewer.ui.canvas.untouched
    assert light_of(room) == before
