"""Hands and eyes for tests of the board."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from artgames.engine.choices import Action
from artgames.games.steal_this_game.board.board import StealThisGameBoard
from artgames.games.steal_this_game.board.stall import Stall
from artgames.games.steal_this_game.rules.actions import Answer, Claim, Hide, RemoveBox
from artgames.games.steal_this_game.rules.track import holds
from artgames.scene.board_view import BoardView
from artgames.scene.items.piece import Piece
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people

ANI, BERND = 0, 1
BOT = Player("Ochre", 1, "bot", "easy")


def at_the_fair(sit: Sit, players: tuple[Player, ...] | None = None, **more: Any) -> Sitting:
    """Ani exhibits, Bernd steals."""
    more = {"thief_seat": "second", "hands": "facing", **more}
    table = sit(players or people(2), game="steal_this_game", **more)
    table.settle()
    return table


def board_of(table: Sitting) -> StealThisGameBoard:
    board = table.flow.board
    assert isinstance(board, StealThisGameBoard)
    return board


def stall_of(table: Sitting) -> Stall:
    return board_of(table).stall


def do(table: Sitting, seat: int, *actions: Action) -> None:
    for action in actions:
        assert table.flow.session.submit(seat, action)
        table.settle()


def pressable(table: Sitting) -> set[str]:
    pieces = [item for item in board_of(table).scene.items() if isinstance(item, Piece) and item.isVisible()]
    return {piece.key for piece in pieces if piece.flags() & piece.GraphicsItemFlag.ItemIsFocusable}


def spoken(table: Sitting) -> str:
    """Everything that a screen reader could say of the board."""
    items = [item for item in board_of(table).scene.items() if item.isVisible()]
    return "\n".join(item.accessible_text() for item in items if hasattr(item, "accessible_text"))


def spot_of(table: Sitting, piece: Piece) -> QPoint:
    view: BoardView = table.page.ui.boardView
    return view.mapFromScene(piece.mapToScene(piece.boundingRect().center()))


def hidden(sit: Sit, **more: Any) -> Sitting:
    """The money is in the second box, the cashier before the third, and the dice are rolled."""
    table = at_the_fair(sit, **more)
    do(table, ANI, Hide(1, 2))
    return table


def true_stop(table: Sitting, above: int = -1) -> int:
    dice = table.view_of(BERND).dice
    return next(stop for stop in range(above + 1, 10) if holds(stop, dice))


def at_a_shell_game(sit: Sit, **more: Any) -> Sitting:
    table = hidden(sit, **more)
    do(table, BERND, Claim(true_stop(table)))
    do(table, ANI, Answer(0), RemoveBox(3))
    assert table.view.phase == "shuffle"
    return table


def drag(table: Sitting, box: int, *ways: tuple[float, float]) -> None:
    """Take a box and move it by these shares of a box, step by step; then let it go."""
    view, piece = table.page.ui.boardView, stall_of(table).boxes[box]
    start = spot_of(table, piece)
    wide, high = piece.size.width(), piece.size.height()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    x = y = 0.0
    for across, down in ways:
        for share in (0.25, 0.5, 0.75, 1.0):
            here = QPoint(round((x + (across - x) * share) * wide), round((y + (down - y) * share) * high))
            QTest.mouseMove(view.viewport(), start + here)
        x, y = across, down
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(round(x * wide), round(y * high)))


def swaps_of(table: Sitting) -> list[tuple[int, ...]]:
    return [note.at[:2] for note in table.view.history if note.what == "swap"]


def waits_for(table: Sitting, seat: int) -> bool:
    table.flow.finish_moving()
    return not table.flow.is_moving and table.match.to_act()[:1] == (seat,)


def compare_with_a_fresh_look(table: Sitting) -> None:
    board = board_of(table)
    shown = board.describe()
    board.rebuild()
    assert board.describe() == shown
