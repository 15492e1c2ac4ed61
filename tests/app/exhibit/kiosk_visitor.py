"""Somebody before a kiosk."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.kiosk.mode import Mode
from artgames.app.kiosk.window import KioskWindow
from artgames.exhibits.counts import Tally, read_day
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Kiosk, Playlist, memory_of_the_wall
from tests.app.exhibit.skipping import skip_to


class Visitor:
    """Somebody before a kiosk."""

    def __init__(self, window: KioskWindow, bot: QtBot, counts: Path) -> None:
        self.window, self.bot, self._counts = window, bot, counts

    def tap(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def tap_anywhere(self) -> None:
        self.tap(self.window.attract_screen)

    def mode(self) -> Mode:
        return self.window.mode

    @property
    def conductor(self) -> Conductor:
        assert self.window.stage.conductor is not None
        return self.window.stage.conductor

    def begin(self) -> None:
        """Two touches."""
        self.tap_anywhere()
        self.window.start_card.slips.end()
        self.tap(self.window.start_card.buttons[0])

    def be_asked(self) -> None:
        """To where numbers are pressed."""
        self.begin()
        skip_to(self.conductor, Step.THINK)

    def tally(self) -> Tally:
        (one,) = read_day(self._counts / "2026-11-16.json")
        return one


def playlist(**kiosk: object) -> Playlist:
    wall = msgspec.structs.replace(memory_of_the_wall().rounds[0], stolen=1)
    return Playlist(title="Foyer", rounds=(wall,), kiosk=Kiosk(**kiosk))  # type: ignore[arg-type]


def mode_of(window: KioskWindow) -> Mode:
    return window.mode


@contextmanager
def open_kiosk(context: AppContext, qtbot: QtBot, exhibit: Playlist, **how: Any) -> Iterator[KioskWindow]:
    window = KioskWindow(context, exhibit, **how)
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    window.attract()
    yield window
    window.leave()
    window.stop()
