"""Golden pictures of the fair: the phases that look most different."""

from artgames.games.steal_this_game.board.board import StealThisGameBoard
from artgames.games.steal_this_game.rules.actions import Answer, Claim, EndShuffle, Hide, Look, Open, RemoveBox, Stay
from artgames.games.steal_this_game.rules.track import holds
from tests.app.table.conftest import Sit, Sitting, people
from tests.golden.test_golden import SIZE, look, theme
from tests.golden.test_golden import Look as Compare

__all__ = ["look", "theme"]

ADA, BEN = 0, 1


def board_of(table: Sitting) -> StealThisGameBoard:
    board = table.flow.board
    assert isinstance(board, StealThisGameBoard)
    return board


def test_every_kind_of_picture(sit: Sit, theme: str, look: Compare) -> None:
    more = {"seed": "golden", "size": SIZE, "thief_seat": "second", "hands": "facing"}
    table = sit(people(2), game="steal_this_game", **more)

    def do(seat: int, *actions: object) -> None:
        for action in actions:
            table.flow.session.submit(seat, action)  # type: ignore[arg-type]
            table.settle()

    table.press_button()
    table.open_curtain()
    board_of(table).restore_draft(Hide(1, 2))
    look(table, f"steal_this_game-hide-{theme}")
    table.press_button()
    table.settle()
    board_of(table).restore_draft(Claim(2))
    board_of(table).peek("dice")
    look(table, f"steal_this_game-claim-{theme}")
    board_of(table).peek(None)
    do(BEN, Claim(0))
    look(table, f"steal_this_game-answer-{theme}")
    do(ADA, Answer(1))
    look(table, f"steal_this_game-action-{theme}")
    do(BEN, Look(0))
    do(ADA, Stay())
    do(BEN, Claim(next(stop for stop in range(1, 10) if holds(stop, table.view_of(BEN).dice))))
    do(ADA, Answer(0), RemoveBox(3))
    table.flow.session.clock.pause()
    table.flow.session.clock.add(7.5 - table.flow.session.clock.remaining)
    look(table, f"steal_this_game-shuffle-{theme}")
    do(ADA, EndShuffle())
    board_of(table).draft_spot(0)
    table.press_button()
    table.settle()
    table.press_button()
    table.open_curtain()
    board_of(table).draft_die(0)
    table.press_button()
    table.settle()
    do(BEN, Claim(10), Open(1))
    look(table, f"steal_this_game-game_over-{theme}")
