"""A board is typed by its game's own view. Games are loaded by name, where no type checker looks: this does."""

from typing import get_args

from artgames.engine.api import View
from artgames.games import Game
from artgames.scene.board import Board
from artgames.scene.plain_board import PlainBoard
from artgames.testing.plain_setups import plain_setup


def view_type(board: type[object]) -> type[object]:
    """What stands in the brackets of `Board[…]`, wherever among the bases of a board that is said."""
    for cls in board.__mro__:
        for base in getattr(cls, "__orig_bases__", ()):
            found = [one for one in get_args(base) if isinstance(one, type) and issubclass(one, View)]
            if found:
                return found[0]
    raise AssertionError(f"{board.__name__} does not say what it shows")


def test_the_board_is_typed_by_the_view_that_its_rules_give(game: Game) -> None:
    board = game.make_board
    assert isinstance(board, type) and issubclass(board, Board)
    if not game.has_board:
        assert issubclass(board, PlainBoard) and view_type(board) is View, "it shows any view"
        return
    state = game.rules.start(plain_setup(game.info, game.info.min_seats, "types")).state
    for audience in (None, 0):
        assert type(game.rules.view(state, audience)) is view_type(board)
