from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from artgames.stage.hold_ring import WarningRing
from artgames.stage.secret_guard import SecretGuard
from artgames.stage.theme import DAYLIGHT, GALLERY


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
        self.guard = SecretGuard(now=lambda: self.now)
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
    private.wait(2)
    assert private.warnings == [pytest.approx(0.8)]
    private.wait(4)
    assert private.closed == 1
    assert private.warnings[-1] == 0


def test_any_input_calls_the_warning_off(qtbot: QtBot, private: Private) -> None:
    private.wait(16)
    QTest.keyClick(private.field, Qt.Key.Key_A)
    assert private.warnings[-1] == 0
    private.wait(14)
    QTest.mouseMove(private.field)
    private.wait(14)
    assert private.closed == 0


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
    ring = WarningRing(GALLERY, 60, window)
    ring.set_theme(DAYLIGHT)
    window.show()
    assert not ring.isVisible()
    ring.set_left(0.9)
    assert ring.isVisible()
    assert ring.accessibleName() == "This page closes soon"
    nearly_full = ring.grab().toImage()
    ring.set_left(0.2)
    assert ring.grab().toImage() != nearly_full
    ring.set_left(0)
    assert not ring.isVisible()
    assert ring.left == 0


def test_whoever_has_to_think_of_something_has_longer(private: Private) -> None:
    private.guard.watch(private.window, idle_seconds=60)
    private.wait(54)
    assert private.warnings == [] and private.closed == 0
    private.wait(3.5)
    assert private.warnings == [0.5]
    private.wait(2.5)
    assert private.closed == 1
