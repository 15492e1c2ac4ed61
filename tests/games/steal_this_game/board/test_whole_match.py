"""A whole match against the hard bot through the window, in both roles, with a shell game where one comes up."""

import random

import pytest

from artgames.engine.api import HOUSE
from artgames.games.steal_this_game.board.board import StealThisGameBoard
from artgames.scene.items.piece import Piece
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting
from tests.games.steal_this_game.board.hands import ANI, at_the_fair, board_of, drag

MASTER = Player("Ochre", 1, "bot", "hard")
NO_ANSWER = ("cup", "eye")
"""What is held to peek and answers nothing."""


@pytest.mark.parametrize("visibility", ["visible", "hidden"])
def test_both_roles_against_the_hard_bot_by_mouse(sit: Sit, visibility: str) -> None:
    table = at_the_fair(sit, (Player("Ani", 0), MASTER), games=2, shuffle_visibility=visibility, seed="f")
    chance, roles, phases = random.Random("f"), set(), set()
    while table.match.outcome() is None:
        table.bot.waitUntil(lambda: a_person_is_asked(table), timeout=60_000)
        if table.match.outcome() is None:
            phases.add(table.view.phase)
            roles.add(table.view.thief == ANI)
            play_on(table, chance)
        table.flow.finish_moving()
    assert roles == {True, False}
    assert {"hide", "claim", "answer", "remove", "shuffle"} <= phases


def a_person_is_asked(table: Sitting) -> None:
    table.flow.finish_moving()
    asked = table.match.to_act()
    assert not table.flow.is_moving and (not asked or asked[0] in (ANI, HOUSE)), (asked, table.view.phase)


def play_on(table: Sitting, chance: random.Random) -> None:
    """Press something that can be pressed; the large button as soon as it answers."""
    before, button = table.match.turn, table.page.ui.primaryButton
    if table.view.phase == "shuffle" and table.match.setup.options["shuffle_visibility"] == "visible":
        drag(table, 0, (1.2, 0.0))
    for _ in range(20):
        if button.isVisible() and button.isEnabled():
            table.press_button()
        else:
            table.click(chance.choice(answers(table)))
        table.flow.finish_moving()
        if table.match.turn != before:
            return
    raise AssertionError(f"nothing answers in {table.view.phase}")


def answers(table: Sitting) -> list[Piece]:
    board: StealThisGameBoard = board_of(table)
    items = [item for item in board.scene.items() if isinstance(item, Piece) and item.isVisible()]
    ready = [item for item in items if item.flags() & item.GraphicsItemFlag.ItemIsFocusable]
    return sorted((item for item in ready if item.key not in NO_ANSWER), key=lambda item: item.key)
