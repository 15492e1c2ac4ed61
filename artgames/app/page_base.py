"""What all pages of the main window have in common."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import PlainLabel


class Topic(NamedTuple):
    """Where help for a screen is found: the guide of a game (of the house itself if empty), and a section of it."""

    guide: str
    section: str


class Page(QWidget):
    """A page of the main window, made of the `AppContext` alone. What people want there it says by signals.

    Signals:
        left(): back to where one came from.
        told(str): a sentence for the notice bar.
        undoable(str, Callable): what was done, and what takes it back if somebody changes their mind soon.
        label_wanted(int): something is wrong on the label of this card.
    """

    left = Signal()
    told = Signal(str)
    undoable = Signal(str, object)
    label_wanted = Signal(int)

    _em = 17.0
    """The size of the menu text in pixels; `set_look` tells the true one before anybody sees the page."""

    def open(self, *arguments: Any, **named: Any) -> None:
        """Somebody comes here. Each page says itself what it has to be told; it may raise Refused and StoreProblem."""

    def focus_first(self) -> None:
        """It can be seen now: give the keyboard to what people will want first."""

    def returned(self) -> None:
        """Somebody comes back from a page that was opened here; what is shown may be different by now."""

    def head(self) -> int:
        """How much at the upper edge has to stay in sight: what the window says appears below it."""
        return 0

    def rest(self) -> None:
        """Another page is about to hide this one: whatever runs here waits."""

    def forget(self, name: str) -> None:
        """Somebody was deleted: nothing of them may be shown here any more."""

    def decks_changed(self) -> None:
        """There are other decks in the library, or other cards in one."""

    def shut_down(self) -> None:
        """The window closes: nothing may run on."""

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
        """Do what Esc means here, by default to leave. False when somebody else may have a use for the key."""
        self.left.emit()
        return True


def let_enter_press(page: QWidget) -> None:
    """Outside dialogs Qt presses a button by Space alone; people expect Enter to do it too."""
    for button in page.findChildren(QPushButton):
        button.setAutoDefault(True)


def label_boxes(page: QWidget) -> None:
    """On Linux a screen reader takes what is chosen in a box for its name, and learns what the box is for from a label
    beside it; where none is to be seen, there is one all the same."""
    for box in page.findChildren(QComboBox):
        parent = box.parentWidget() or page
        beside = parent.findChildren(QLabel, options=QtCore.Qt.FindChildOption.FindDirectChildrenOnly)
        if box.accessibleName() and not any(label.buddy() is box for label in beside):
            label = PlainLabel(box.accessibleName(), parent)
            label.setTextFormat(QtCore.Qt.TextFormat.PlainText)
            label.setBuddy(box)
            label.hide()


def order_tabs(*parts: QWidget) -> None:
    """Let Tab go through these parts of a page one after another. What was added later would come last otherwise."""
    reached = [widget for part in parts for widget in _reached_in(part)]
    for one, other in pairwise(reached):
        QWidget.setTabOrder(one, other)


def _reached_in(widget: QWidget) -> Iterator[QWidget]:
    """In the order of its form. Not by way of the layout's items: Python remembers those at their addresses after Qt
    has deleted them, and takes whatever comes to lie there next for one of them."""
    if widget.layout() is None:
        if widget.focusPolicy() & QtCore.Qt.FocusPolicy.TabFocus:
            yield widget
    else:
        for inner in widget.findChildren(QWidget, options=QtCore.Qt.FindChildOption.FindDirectChildrenOnly):
            yield from _reached_in(inner)


def tab_inside(panel: QWidget, forward: bool) -> bool:
    """Tab in a panel that lies over a page comes round inside it."""
    chain, widget = [], panel.nextInFocusChain()
    while widget is not None and widget is not panel:
        if panel.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled() and not widget.focusProxy():
            chain.append(widget)
        widget = widget.nextInFocusChain()
    reached = [one for one in chain if one.focusPolicy() & QtCore.Qt.FocusPolicy.TabFocus]
    focus = panel.window().focusWidget()
    if not reached:
        return False
    at = reached.index(focus) if focus in reached else -1 if forward else 0
    reached[(at + (1 if forward else -1)) % len(reached)].setFocus(
        QtCore.Qt.FocusReason.TabFocusReason if forward else QtCore.Qt.FocusReason.BacktabFocusReason
    )
    return True
