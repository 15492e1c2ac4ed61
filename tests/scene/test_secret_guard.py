from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from artgames.engine.choices import Action, Choice, Order, Pick, Text
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY
from artgames.scene.overlays.hold_ring import WarningRing
from artgames.scene.overlays.private_page_timeout import SecretGuard, patience


class Private:
    """A private page under guard, with a clock that only tests move."""

    def __init__(self, qtbot: QtBot) -> None:
        self.now = 0.0
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.field = QLineEdit()
        QVBoxLayout(self.window).addWidget(self.field)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        self.mouse = QPoint()
        self.guard = SecretGuard(now=lambda: self.now, pointer=lambda: self.mouse)
        self.closed = 0
        self.warnings: list[float] = []
        self.guard.must_close.connect(self._close)
        self.guard.warning.connect(self.warnings.append)
        self.guard.watch(self.window)

    def _close(self) -> None:
        self.closed += 1

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.guard.check_idle()


@pytest.fixture
def private(qtbot: QtBot) -> Iterator[Private]:
    made = Private(qtbot)
    yield made
    made.guard.release()


def test_escape_closes_and_goes_no_further(qtbot: QtBot, private: Private) -> None:
    QTest.keyClick(private.field, Qt.Key.Key_Escape)
    assert private.closed == 1
    assert not private.guard.is_watching


@pytest.mark.parametrize("kind", [QEvent.Type.WindowDeactivate, QEvent.Type.ScreenChangeInternal])
def test_another_window_or_screen_closes(private: Private, kind: QEvent.Type) -> None:
    QApplication.sendEvent(private.window, QEvent(kind))
    assert private.closed == 1


def test_leaving_the_application_closes(qapp: QApplication, private: Private) -> None:
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert private.closed == 1


def test_a_screen_that_comes_or_goes_closes(qapp: QApplication, private: Private) -> None:
    qapp.screenRemoved.emit(qapp.primaryScreen())
    assert private.closed == 1


def test_idleness_warns_and_then_closes(private: Private) -> None:
    private.wait(14)
    assert private.warnings == []
    private.wait(4)
    assert private.warnings == [12]
    private.wait(12)
    assert private.closed == 1
    assert private.warnings[-1] == 0


def test_any_input_calls_the_warning_off(qtbot: QtBot, private: Private) -> None:
    private.wait(26)
    QTest.keyClick(private.field, Qt.Key.Key_A)
    assert private.warnings[-1] == 0
    private.wait(24)
    QTest.mouseMove(private.field)
    private.wait(24)
    assert private.closed == 0


def test_the_mouse_counts_wherever_it_moves(private: Private) -> None:
    """Most widgets are not told of a mouse that only passes over them."""
    for step in range(1, 8):
        private.mouse = QPoint(step, 0)
        private.wait(20)
    assert private.closed == 0
    private.wait(20)
    assert private.warnings[-1] == 10
    private.mouse = QPoint(0, 1)
    private.wait(0)
    assert private.warnings[-1] == 0


@pytest.mark.parametrize("kind", [QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride])
def test_any_key_counts_even_one_that_does_nothing(private: Private, kind: QEvent.Type) -> None:
    private.wait(26)
    QApplication.sendEvent(private.field, QKeyEvent(kind, Qt.Key.Key_Shift, Qt.KeyboardModifier.NoModifier))
    private.wait(26)
    assert private.closed == 0


def test_words_take_longer_than_an_order_and_an_order_longer_than_a_look() -> None:
    look, order = Choice(Action, (Pick("a", (1, 2), 0, 2),)), Choice(Action, (Order("a", (1, 2)),))
    write = Choice(Action, (Pick("a", (1, 2), 0, 2), Text("b", 9)))
    times = [patience(choices) for choices in ((), (look,), (order,), (look, write))]
    assert times == sorted(set(times)) and times[1] >= 60 and times[2] >= 120


def test_after_the_machine_slept_it_closes_at_once(private: Private) -> None:
    private.wait(8 * 3600)
    assert private.closed == 1


def test_a_page_that_was_closed_is_not_closed_again(qtbot: QtBot, private: Private) -> None:
    private.guard.release()
    private.wait(100)
    QTest.keyClick(private.field, Qt.Key.Key_Escape)
    QApplication.sendEvent(private.window, QEvent(QEvent.Type.WindowDeactivate))
    assert private.closed == 0


def test_the_ring_shows_the_warning(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    ring = WarningRing(GALLERY, 1.0, window)
    ring.set_theme(DAYLIGHT, 1.0)
    window.show()
    assert not ring.isVisible()
    ring.set_left(11.2)
    assert ring.isVisible()
    assert ring.accessibleName() == ring.words == "This page will close in 12 s"
    nearly_full = ring.grab().toImage()
    ring.set_left(3)
    assert ring.grab().toImage() != nearly_full
    ring.set_left(0)
    assert not ring.isVisible()
    assert ring.left == 0


def test_whoever_has_to_think_of_something_has_longer(private: Private) -> None:
    private.guard.watch(private.window, idle_seconds=60)
    private.wait(44)
    assert private.warnings == [] and private.closed == 0
    private.wait(8.5)
    assert private.warnings == [7.5]
    private.guard.wait_for(120)
    private.wait(7.5)
    assert private.closed == 0, "something else is asked meanwhile"
    private.wait(60)
    assert private.closed == 1
