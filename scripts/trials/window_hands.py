"""Eyes and hands for `window_player`: what can be pressed on a page or a board, and how; and pictures of it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from artgames.app.main_window import MainWindow
from artgames.scene.board_view import BoardView
from artgames.scene.keyboard.typing_keys import Written


class Thing(NamedTuple):
    """Something that can be pressed or written into: what is written on it, and where it is on the screen."""

    text: str
    place: QPoint
    is_written: bool
    is_marked: bool = False


# Eyes


def things_in(sheet: QWidget) -> list[Thing]:
    """What can be pressed or written into there, of what is on the screen."""
    kinds: tuple[QAbstractButton | QLineEdit, ...] = (
        *sheet.findChildren(QAbstractButton),
        *sheet.findChildren(QLineEdit),
    )
    found = (one for one in kinds if one.isVisible() and one.isEnabled() and not one.visibleRegion().isEmpty())
    return [
        Thing(
            one.text(),
            one.mapToGlobal(one.visibleRegion().boundingRect().center()),
            is_written=isinstance(one, QLineEdit),
            is_marked=isinstance(one, QAbstractButton) and one.isChecked(),
        )
        for one in found
    ]


def things_on(view: BoardView) -> list[Thing]:
    """What the keyboard can reach on a board."""
    shown = [item for item in view.focusable_items() if item.isVisible()]
    middles = [view.mapFromScene(item.sceneBoundingRect().center()) for item in shown]
    return [
        Thing(item.text() if isinstance(item, Written) else "", view.mapToGlobal(middle), isinstance(item, Written))
        for item, middle in zip(shown, middles, strict=True)
        if view.rect().contains(middle)
    ]


class Album:
    """Takes a picture of the screen whenever something is shown that was not shown before."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._name = folder, name
        self._shown: set[str] = set()
        folder.mkdir(parents=True, exist_ok=True)

    def __len__(self) -> int:
        return len(self._shown)

    def take(self, shown: str) -> None:
        if shown not in self._shown:
            self._shown.add(shown)
            label = re.sub(r"\W+", "-", shown).strip("-")[:90]
            screen = QGuiApplication.primaryScreen()
            screen.grabWindow(0).save(str(self._folder / f"{self._name}-{len(self):02}-{label}.png"))


# Hands


class Hands:
    """Mouse and keyboard: events go to the window, which finds out for itself what lies below them."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.presses = 0

    def click(self, place: QPoint) -> None:
        self.presses += 1
        QTest.mouseClick(self._handle(), Qt.MouseButton.LeftButton, pos=self._at(place))

    def click_on(self, widget: QWidget) -> None:
        self.click(widget.mapToGlobal(widget.rect().center()))

    def hold(self, widget: QWidget) -> None:
        self.presses += 1
        QTest.mousePress(
            self._handle(), Qt.MouseButton.LeftButton, pos=self._at(widget.mapToGlobal(widget.rect().center()))
        )

    def let_go(self) -> None:
        QTest.mouseRelease(self._handle(), Qt.MouseButton.LeftButton, pos=self._window.rect().center())

    def key(self, key: Qt.Key) -> None:
        self.presses += 1
        QTest.keyClick(self._handle(), key)

    def write(self, words: str) -> None:
        """In place of whatever is written there."""
        QTest.keyClick(self._handle(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        for letter in words.upper():
            self.key(Qt.Key(ord(letter)))

    def _handle(self) -> QWindow:
        handle: QWindow = self._window.windowHandle()
        return handle

    def _at(self, place: QPoint) -> QPoint:
        return self._window.mapFromGlobal(place)


class Keys(Hands):
    """Hands that have no mouse: arrows lead somewhere on the board, and Space presses whatever is there."""

    BUTTONS = MappingProxyType({"logButton": Qt.Key.Key_L, "helpButton": Qt.Key.Key_F1, "pauseButton": Qt.Key.Key_P})
    ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
    MOST_TABS = 40

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._chance = random.Random("keys")

    def click(self, place: QPoint) -> None:
        for _ in range(self._chance.randint(1, 4)):
            self.key(self._chance.choice(self.ARROWS))
        self.key(Qt.Key.Key_Space)

    def click_on(self, widget: QWidget) -> None:
        """Tab leads to what lies on a sheet; everywhere else Enter is enough."""
        for _ in range(self.MOST_TABS if widget.objectName() == "lockButton" else 0):
            if widget.hasFocus():
                break
            self.key(Qt.Key.Key_Tab)
        self.key(self.BUTTONS.get(widget.objectName(), Qt.Key.Key_Return))

    def hold(self, widget: QWidget) -> None:
        self.presses += 1
        QTest.keyPress(self._handle(), Qt.Key.Key_Space)

    def let_go(self) -> None:
        QTest.keyRelease(self._handle(), Qt.Key.Key_Space)


class Clumsy(Hands):
    """Hands that slip again and again before they press what is meant."""

    KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Z, Qt.Key.Key_L, Qt.Key.Key_P, Qt.Key.Key_F11, Qt.Key.Key_Tab, Qt.Key.Key_7)
    COMMANDS = (Qt.Key.Key_Z, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0)
    SIZES = ((1024, 768), (1280, 720), (1366, 768), (1100, 800))

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._chance = random.Random("slips")
        self._slips = (self._wrong_button, self._twice, self._drag, self._wrong_key, self._command, self._resize)

    def click(self, place: QPoint) -> None:
        if self._chance.random() < 0.3:
            self._chance.choice(self._slips)(place)
        else:
            super().click(place)

    def _wrong_button(self, place: QPoint) -> None:
        QTest.mouseClick(self._handle(), Qt.MouseButton.RightButton, pos=self._at(place))

    def _twice(self, place: QPoint) -> None:
        QTest.mouseDClick(self._handle(), Qt.MouseButton.LeftButton, pos=self._at(place))

    def _drag(self, place: QPoint) -> None:
        """Somewhere, and in the middle of it the window gets another size."""
        QTest.mousePress(self._handle(), Qt.MouseButton.LeftButton, pos=self._at(place))
        way = (self._window.rect().center() - self._at(place)) / 5
        for step in range(1, 5):
            QTest.mouseMove(self._handle(), self._at(place) + way * step)
        if self._chance.random() < 0.5:
            self._resize(place)
        self.let_go()

    def _wrong_key(self, _place: QPoint) -> None:
        self.key(self._chance.choice(self.KEYS))

    def _command(self, _place: QPoint) -> None:
        QTest.keyClick(self._handle(), self._chance.choice(self.COMMANDS), Qt.KeyboardModifier.ControlModifier)

    def _resize(self, _place: QPoint) -> None:
        self._window.resize(*self._chance.choice(self.SIZES))


HANDS: dict[str, type[Hands]] = {"mouse": Hands, "keys": Keys, "clumsy": Clumsy}
