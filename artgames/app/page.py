"""What all pages of the main window have in common."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

from artgames.stage.plain_text import PlainLabel
from artgames.stage.theme import Theme


class Topic(NamedTuple):
    """Where help for a screen is found: the guide of a game (of the house itself if empty), and a section of it."""

    guide: str
    section: str


class Page(QWidget):
    """A page of the application itself. The table page only looks like one: it has the same three methods."""

    def set_look(self, theme: Theme, em: float) -> None:
        """Theme or text size are different now; `em` is the size of the menu text in pixels."""

    def help_topic(self) -> Topic:
        """Where F1 leads; by default to the beginning of the house's own guide."""
        return Topic("", "")

    def spoken_title(self) -> str:
        """What a screen reader says when one comes here."""
        title = self.findChild(QLabel, "title")
        return title.text() if isinstance(title, QLabel) else self.accessibleName()

    def step_back(self) -> bool:
        """Do what Esc means inside the page; False when it means to leave the page."""
        return False


def let_enter_press(page: QWidget) -> None:
    """Outside dialogs Qt presses a button by Space alone; people expect Enter to do it too."""
    for button in page.findChildren(QPushButton):
        button.setAutoDefault(True)


def label_boxes(page: QWidget) -> None:
    """On Linux a screen reader takes what is chosen in a box for its name, and learns what the box is for from a label
    beside it; where none is to be seen, there is one all the same."""
    for box in page.findChildren(QComboBox):
        parent = box.parentWidget() or page
        beside = parent.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if box.accessibleName() and not any(label.buddy() is box for label in beside):
            label = PlainLabel(box.accessibleName(), parent)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setBuddy(box)
            label.hide()
