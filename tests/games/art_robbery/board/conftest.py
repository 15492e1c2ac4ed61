"""A board of Art Robbery with a match behind it, and no window."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF

from artgames.app.context import AppContext
from artgames.engine.api import Seat, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.board import ArtRobberyBoard
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.records import TableView
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.theme import THEMES
from artgames.scene.items.piece import Piece
from tests.support.contexts import app_context
from tests.support.staging import board_style

SIZES = [(1920, 907), (1366, 645), (1024, 645)]
NAMES = ("Ada", "Benedikt von Hohenfels-Waldburg zu Altenstein", "Cleo", "Dario", "Eva")


@pytest.fixture
def context(qapp: Any, tmp_path: Path, copies: Path) -> Iterator[AppContext]:
    with app_context(tmp_path / "data", copies) as made:
        yield made


@pytest.fixture
def owner(qapp: Any) -> Iterator[QObject]:
    made = QObject()
    yield made
    made.deleteLater()


def kit_for(context: AppContext, seats: int, theme: str = "gallery") -> BoardStyle:
    names = NAMES[:seats]
    return board_style(context, names, 0.7, theme=THEMES[theme], say=lambda sentence: sentence.render(names))


class Desk:
    """A match and a board that shows it."""

    def __init__(
        self, context: AppContext, owner: QObject, seats: int = 4, seed: str = "board", **options: Any
    ) -> None:
        self.style = kit_for(context, seats)
        self.match: Match[Any] = Match(GAME.slug, RULES, Setup(seats, GAME.complete(options), seed, ()))
        self.owner = owner
        self.board = self.new_board()
        self._rng = Rng.from_seed(seed)

    def new_board(self, size: tuple[int, int] = SIZES[1]) -> ArtRobberyBoard:
        board = ArtRobberyBoard(self.style, self.match.setup.options, lambda seat: True, self.owner)
        board.resize_to(QRectF(0, 0, *size))
        return board

    @property
    def view(self) -> Any:
        return self.look(None)

    def look(self, seat: Seat | None) -> TableView:
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def step(self) -> tuple[Any, ...]:
        seat = self.match.to_act()[0]
        choices = self.match.choices(seat)
        number, self._rng = self._rng.below(len(choices))
        return self.match.submit(seat, choices[number].make()).events

    def play_to(self, wanted: Any) -> None:
        while not wanted(self.view):
            assert self.match.outcome() is None, "the match ended before it came to that"
            self.step()

    def show_for(self, seat: Seat | None) -> ArtRobberyBoard:
        choices = self.match.choices(seat) if seat is not None else ()
        self.board.show(self.look(seat), seat, choices)
        return self.board

    def pieces(self, key: str) -> list[Piece]:
        items = [item for item in self.board.scene.items() if isinstance(item, Piece) and item.key.startswith(key)]
        return sorted(items, key=lambda item: (item.y(), item.x()))
