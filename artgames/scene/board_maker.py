"""What makes the board of a game, in the eyes of those who know no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject

from artgames.engine.api import Options, Seat, View
from artgames.scene.board import Board
from artgames.scene.board_style import BoardStyle


class BoardMaker(Protocol):
    """What makes the board of a game: its class, in the eyes of those who know no game. They hand it nothing but
    views of the same game."""

    def __call__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> Board[View]: ...
