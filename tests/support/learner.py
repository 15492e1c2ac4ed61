"""Somebody who practises: sees what the page shows, and does what a person could do."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QPushButton

from artgames.app.practice.page import PracticePage
from artgames.app.table.audience_flow import AudienceFlow
from artgames.engine.practice import PracticeMatch
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.piece import Piece
from artgames.scene.wall_part import ReadyMark
from tests.app.conftest import App

_FIGURES = tuple(Qt.Key(Qt.Key.Key_1.value + one) for one in range(9))
_UPPER_ROW = (*_FIGURES, Qt.Key.Key_0, Qt.Key.Key_Minus, Qt.Key.Key_Equal)


class Learner:
    """Sees what the page shows, and does what a person could do."""

    def __init__(self, app: App, slug: str) -> None:
        self.app = app
        app.navigator.open("practice", slug)
        self.page.table.lock_out = 0.0
        self.settle()

    @property
    def page(self) -> PracticePage:
        page = self.app.window.page()
        assert isinstance(page, PracticePage)
        return page

    @property
    def flow(self) -> AudienceFlow:
        assert self.page.table.flow is not None
        return self.page.table.flow

    @property
    def match(self) -> PracticeMatch[Any]:
        match = self.flow.match
        assert isinstance(match, PracticeMatch)
        return match

    @property
    def coach(self) -> str:
        return str(self.page.coach.ui.text.text())

    def settle(self) -> None:
        """Until it is the learner's turn to do or to read something."""

        def at_rest() -> bool:
            self.flow.finish_moving()
            due = self.match.due()
            return not self.flow.is_moving and (due is None or due.is_by_hand)

        self.app.bot.waitUntil(at_rest)

    def planned(self) -> Any:
        due = self.match.due()
        assert due is not None and due.is_by_hand
        return due.plan(self.match.state)

    def click(self, item: QGraphicsItem, left: float = 0.5) -> None:
        view, rect = self.page.table.ui.boardView, item.boundingRect()
        spot = item.mapToScene(rect.left() + rect.width() * left, rect.center().y())
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(spot))

    def press(self, button: QPushButton) -> None:
        assert button.isVisible() and button.isEnabled(), button.text()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key) -> None:
        target = self.app.window.focusWidget()
        assert target is not None, "the keyboard goes nowhere"
        QTest.keyClick(target, key)

    def piece(self, key: str) -> Piece:
        """A thing of the fair is known by the beginning of its key: a die's goes on with what it shows."""
        pieces = [item for item in self.flow.board.scene.items() if isinstance(item, Piece)]
        return next(piece for piece in pieces if f"{piece.key} ".startswith(f"{key} ") and piece.isVisible())

    def paintings(self) -> list[PaintingItem]:
        items = self.page.table.ui.boardView.focusable_items()
        return [item for item in items if isinstance(item, PaintingItem)]


def write(learner: Learner, words: str) -> None:
    """On the paper, where there is one; then leave it."""
    for number, line in enumerate(words.splitlines()):
        if number:
            learner.key(Qt.Key.Key_Return)
        focus = learner.app.window.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, line)
    if words:
        learner.key(Qt.Key.Key_Tab)


def marks(learner: Learner) -> list[ReadyMark]:
    return [item for item in learner.flow.board.scene.items() if isinstance(item, ReadyMark)]


def is_painting(card: int, item: Any) -> bool:
    return isinstance(item, PaintingItem) and item.card_id == str(card)


def number_key(index: int) -> Qt.Key:
    """The upper row of a keyboard, from 1 on; 0 is the tenth."""
    return _UPPER_ROW[index]


def go_to(learner: Learner, wanted: Callable[[Any], bool]) -> None:
    """With the arrow keys, over everything that can be reached."""
    scene = learner.flow.board.scene
    along_the_row = [Qt.Key.Key_Right] * 8 + [Qt.Key.Key_Left] * 8
    for key in [Qt.Key.Key_Up] * 8 + [Qt.Key.Key_Left] * 8 + [*along_the_row, Qt.Key.Key_Down] * 12:
        if wanted(scene.focusItem()):
            return
        learner.key(key)
    raise AssertionError("the keyboard does not reach it")
