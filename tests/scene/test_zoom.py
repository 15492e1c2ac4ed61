from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from artgames.scene.drawing.theme import DAYLIGHT, GALLERY
from artgames.scene.overlays.zoom import ZoomOverlay
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.tempo import Tempo

HOME = QRect(50, 60, 120, 100)
PAINT = QColor("#A04020")


@pytest.fixture
def zoom(qtbot: QtBot, store: PictureStore) -> ZoomOverlay:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 600)
    overlay = ZoomOverlay(store, GALLERY, Tempo(), window)
    overlay.window_of_test = window  # type: ignore[attr-defined]
    window.show()
    window.activateWindow()
    store.pixmap("wide", None)
    store.wait()
    return overlay


def painted(zoom: ZoomOverlay) -> QRect:
    image = zoom.grab().toImage()
    dots = [(x, y) for x in range(0, 1000, 2) for y in range(0, 600, 2) if image.pixelColor(x, y) == PAINT]
    left, top = min(x for x, _ in dots), min(y for _, y in dots)
    return QRect(QPoint(left, top), QPoint(max(x for x, _ in dots), max(y for _, y in dots)))


def arrive(qtbot: QtBot, zoom: ZoomOverlay, label: str = "") -> None:
    zoom.open("wide", HOME, label, "a wide painting")
    qtbot.waitUntil(lambda: zoom.has_arrived)


def test_comes_from_its_place_and_fills_the_window(qtbot: QtBot, zoom: ZoomOverlay) -> None:
    zoom.open("wide", HOME)
    assert painted(zoom).width() < 300
    arrive(qtbot, zoom)
    shown = painted(zoom)
    assert shown.width() / shown.height() == pytest.approx(2, rel=0.02)
    assert zoom.accessibleName() == "a wide painting"


def test_a_label_keeps_its_place_beside_the_painting(qtbot: QtBot, zoom: ZoomOverlay) -> None:
    arrive(qtbot, zoom, "<i>Harvest</i>")
    assert painted(zoom).right() < 730


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Z, Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_keys_close_it(qtbot: QtBot, zoom: ZoomOverlay, key: Qt.Key) -> None:
    arrive(qtbot, zoom)
    with qtbot.waitSignal(zoom.closed):
        QTest.keyClick(zoom, key)
    assert not zoom.isVisible()


def test_a_click_closes_it_and_a_drag_does_not(qtbot: QtBot, zoom: ZoomOverlay) -> None:
    arrive(qtbot, zoom)
    QTest.keyClick(zoom, Qt.Key.Key_Plus)
    before = painted(zoom)
    QTest.mousePress(zoom, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    QTest.mouseMove(zoom, QPoint(400, 340))
    QTest.mouseRelease(zoom, Qt.MouseButton.LeftButton, pos=QPoint(400, 340))
    assert zoom.isVisible()
    assert painted(zoom) != before
    with qtbot.waitSignal(zoom.closed):
        QTest.mouseClick(zoom, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))


def test_the_wheel_goes_closer_within_limits(qtbot: QtBot, zoom: ZoomOverlay) -> None:
    arrive(qtbot, zoom)

    def turn(notches: int) -> None:
        middle = QPointF(500, 300)
        wheel = QWheelEvent(
            middle,
            zoom.mapToGlobal(middle),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        assert wheel.type() == QEvent.Type.Wheel
        QApplication.sendEvent(zoom, wheel)

    turn(1)
    assert zoom.closeness == pytest.approx(1.2)
    turn(50)
    assert zoom.closeness == 2.0
    turn(-80)
    assert zoom.closeness == 1.0
    assert painted(zoom).center().x() == pytest.approx(499, abs=3)


def test_follows_its_window_and_theme(qtbot: QtBot, zoom: ZoomOverlay) -> None:
    arrive(qtbot, zoom)
    zoom.parentWidget().resize(800, 500)  # type: ignore[union-attr]
    assert zoom.width() == 800
    zoom.set_look(DAYLIGHT, Tempo(reduced=True))
    assert zoom.grab().toImage().pixelColor(4, 4).lightness() > 200
