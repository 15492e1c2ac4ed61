"""One round of Stolen Paintings from the accessibility tree and keys alone: nothing here looks at the board."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.table.page import TablePage
from tests.app.accessibility.ears import Ears, ears
from tests.app.accessibility.listening import walk
from tests.app.conftest import App

__all__ = ["ears"]

Text = QAccessible.Text


class Blind:
    """Somebody who hears what is announced and told, presses keys, and presses what the tree offers."""

    def __init__(self, app: App, ears: Ears) -> None:
        self.app, self.ears = app, ears

    def things(self) -> list[QAccessibleInterface]:
        return list(walk(QAccessible.queryAccessibleInterface(self.app.window)))

    def names(self) -> list[str]:
        return [thing.text(Text.Name) for thing in self.things()]

    def press(self, pattern: str) -> None:
        """Press the first thing with such a name as soon as there is one, as a screen reader does."""
        self.app.bot.waitUntil(lambda: self._try_to_press(pattern))

    def _try_to_press(self, pattern: str) -> bool:
        for thing in self.things():
            actions = thing.actionInterface()
            if actions is not None and "Press" in actions.actionNames() and re.search(pattern, thing.text(Text.Name)):
                actions.doAction("Press")
                QApplication.processEvents()
                return True
        return False

    def key(self, key: Qt.Key) -> None:
        focus = self.app.window.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        QApplication.processEvents()

    def waits_for(self, pattern: str) -> str:
        """Until something like this is announced."""

        def said() -> bool:
            return any(re.search(pattern, text) for text in self.ears.announced)

        self.app.bot.waitUntil(said)
        found = next(text for text in reversed(self.ears.announced) if re.search(pattern, text))
        self.ears.announced.clear()
        return found


def test_a_round_of_stolen_paintings_by_ear(app: App, ears: Ears) -> None:
    app.context.settings.update(by_ear=True, curtain_single_press=True, pace=3.0)
    somebody = Blind(app, ears)
    somebody.press("Set up a game")
    somebody.waits_for("Stolen Paintings")
    somebody.press(r"\+ Person")
    app.bot.waitUntil(lambda: "Seat 3: name" in somebody.names())
    somebody.press(r"\+ Person")
    app.bot.waitUntil(lambda: "Seat 4: name" in somebody.names())
    somebody.press("^Start$")
    somebody.waits_for("Round 1 of")
    app.window.findChild(TablePage).lock_out = 0.0  # type: ignore[union-attr] # hands are quicker here than anybody's
    somebody.press("Open the exhibit")
    app.bot.waitUntil(lambda: sum(name.endswith(".") for name in somebody.names()) >= 24)
    for _ in range(24):
        somebody.key(Qt.Key.Key_Right)
    wall = [name for name in dict.fromkeys(ears.focused) if name.endswith(".")]
    assert len(wall) >= 20, "heard one after another"
    while any("still looking" in name for name in somebody.names()):
        somebody.press("still looking")
    thief = re.search(r"to (Player \d)", somebody.waits_for("Pass the laptop to"))
    assert thief is not None
    somebody.key(Qt.Key.Key_Space)
    somebody.waits_for("Headphones on")
    assert not set(wall) & set(somebody.names())
    somebody.key(Qt.Key.Key_F4)
    somebody.press(re.escape(wall[0].rstrip(".")))
    somebody.key(Qt.Key.Key_Return)
    while "guess" not in _phase(app):
        somebody.key(Qt.Key.Key_Return)
    somebody.press("^Pass to ")
    for _detective in range(3):
        somebody.waits_for("Pass the laptop to")
        somebody.key(Qt.Key.Key_Space)
        somebody.waits_for("Headphones on")
        somebody.key(Qt.Key.Key_F4)
        somebody.press(re.escape(wall[0].rstrip(".")))
        somebody.key(Qt.Key.Key_Return)
    somebody.waits_for(thief[1])
    app.bot.waitUntil(lambda: any("Stolen: " in name for name in somebody.names()))
    somebody.key(Qt.Key.Key_F6)
    assert "Player 1: " in somebody.waits_for("Player 1")


def _phase(app: App) -> str:
    page = app.window.page()
    return str(page.flow.match.view(None).phase) if page is not None else ""  # type: ignore[attr-defined]
