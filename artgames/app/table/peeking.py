"""A secret on the shared screen that others hold open to look at: told to its owner by ear, and covered by itself."""

from __future__ import annotations

from collections.abc import Callable
from weakref import ReferenceType, ref

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsObject
from shiboken6 import Shiboken

from artgames.engine.api import View
from artgames.scene.board import Board
from artgames.scene.items.spoken_items import Spoken, spoken_items

OPEN_MS = 10_000
"""Long enough for whoever sees a little; what is there is told at once."""


class Peeking(QObject):
    """Nothing is told before its owner says that nobody else listens."""

    def __init__(self, say: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._say = say
        self._board: Board[View] | None = None
        self._item: ReferenceType[QGraphicsObject] | None = None
        self._is_open = False
        self._timer = QTimer(self, singleShot=True, interval=OPEN_MS)
        self._timer.timeout.connect(self.close)

    @property
    def is_open(self) -> bool:
        """Whether what is open now was opened for somebody with headphones on."""
        return self._is_open

    def begin(self, board: Board[View] | None) -> None:
        """Another board, or none."""
        self._timer.stop()
        self._board, self._item, self._is_open = board, None, False

    def ask(self, item: QGraphicsObject) -> None:
        """Somebody wants to look at what this item hides."""
        self.close()
        self._item = ref(item)
        if isinstance(item, Spoken):
            asked = self.tr("Headphones on? Then press F4. {secret}")
            self._say(asked.format(secret=item.accessible_text()))

    def open(self) -> bool:
        """Open what was asked for, tell what is there, and cover it after a while. False where nothing was."""
        board, item = self._board, self._held()
        if board is None or item is None:
            return False
        before = self._texts(board)
        self._is_open = True
        board.activate(item)
        self._timer.start()
        seen = [text for text in self._texts(board) if text not in before]
        self._say(". ".join(seen))
        return True

    def close(self) -> None:
        """Cover it again, unless that was done."""
        board, item, was_open = self._board, self._held(), self._is_open
        self._timer.stop()
        self._item, self._is_open = None, False
        if was_open and board is not None:
            if item is not None:
                board.release(item)
            self._say(self.tr("Covered again."))

    def follow(self) -> None:
        """It may have been covered: whoever goes elsewhere lets go of it."""
        if self._is_open and self._board is not None and not self._board.is_peeked_at():
            self.close()

    def _held(self) -> QGraphicsObject | None:
        """What was asked for, if it still lies on the board."""
        item, board = self._item() if self._item is not None else None, self._board
        if item is None or board is None or not Shiboken.isValid(item):
            return None
        return item if item.scene() is board.scene else None

    def _texts(self, board: Board[View]) -> list[str]:
        views = board.scene.views()
        items = spoken_items(views[0]) if views else []
        return [item.accessible_text() for item in items if isinstance(item, Spoken)]
