"""A board to put pictures on, with the museum's paintings and a window that looks at it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.engine.api import View
from artgames.scene.board_style import BoardStyle
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.picture_board.board import PictureBoard
from artgames.scene.picture_board.picture_spec import Picture
from artgames.scene.tempo import Tempo
from tests.app.table.conftest import context

__all__ = ["context"]


class OnePicture(PictureBoard[View]):
    """Shows whatever it was given."""

    wanted = Picture()

    def picture(self) -> Picture:
        return self.wanted


PutUp = Callable[[Picture], tuple[OnePicture, BoardView]]


@pytest.fixture
def put_up(qtbot: QtBot, context: AppContext) -> Iterator[PutUp]:
    """put_up(picture) draws it in a real view that has the keyboard."""
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(1280, 640)
    view.show()
    view.activateWindow()
    assert QTest.qWaitForWindowActive(view)
    deck = context.library.decks[0]
    names = tuple(f"Player {number}" for number in range(8))
    style = BoardStyle(
        GALLERY,
        Tempo(reduced=True),
        0.74,
        1.0,
        context.pictures,
        context.sounds,
        deck,
        names,
        tuple(range(8)),
        lambda sentence: sentence.render(names),
    )
    board = OnePicture(style, {}, lambda _seat: True, view)
    view.setScene(board.scene)
    view.number_pressed.connect(board.number_key)
    view.item_activated.connect(board.activate)

    def show(picture: Picture) -> tuple[OnePicture, BoardView]:
        board.wanted = picture
        board.resize_to(QRectF(view.area))
        board.show(_AnyView(), 0, ())
        view.setFocus()
        return board, view

    yield show
    view.setScene(None)


class _AnyView(View, frozen=True):
    """A view of no game."""

    phase: str = "any"
    totals = (0,) * 8
