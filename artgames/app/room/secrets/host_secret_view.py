"""What one person sees, for the host's eyes, as long as a button is held."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from artgames.app.table.match_controller import MatchController
from artgames.engine.api import Seat
from artgames.scene.board_view import BoardView
from artgames.scene.sound.sound import Sounds


class SecretView(BoardView):
    """Lies over the console's preview. It is made when the button is pressed and gone when it is let go, so that there
    is nothing of it anywhere in between."""

    def __init__(self, evening: MatchController, seat: Seat, parent: QWidget) -> None:
        super().__init__(parent)
        self._evening, self._seat = evening, seat
        self.setInteractive(False)
        self.listener.is_silent = True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Page for {name}").format(name=evening.table.names[seat]))
        style = replace(evening.style(), sounds=Sounds(parent=self, find=lambda _copies: None))
        options = evening.session.match.setup.options
        self.board = evening.game.make_board(style, options, lambda one: not evening.session.is_bot(one), self)
        self.setScene(self.board.scene)
        self.setGeometry(parent.rect())
        self.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        match = self._evening.session.match
        self.board.resize_to(self.area)
        self.board.show(match.view(self._seat), self._seat, match.choices(self._seat))
