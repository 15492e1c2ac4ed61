"""Golden pictures of The Notorious Forgers: before the round, at work, pointing, and the reveal."""

from tests.app.table.conftest import Sit, people
from tests.games.forgers.board.hands import click_card, click_place, point
from tests.games.forgers.board.hands import look as look_at_wall
from tests.golden.test_golden import SIZE, look, theme
from tests.golden.test_golden import Look as Compare

__all__ = ["look", "theme"]


def test_every_kind_of_picture(sit: Sit, theme: str, look: Compare) -> None:
    table = sit(people(4), seed="golden", size=SIZE, game="forgers")
    look(table, f"forgers-gather-{theme}")
    look_at_wall(table)
    table.open_curtain()
    hand = table.view_of(table.view.forger).hand
    for card, place in zip(hand, (7, 15), strict=False):
        click_card(table, card)
        click_place(table, place)
    for place in (4, 18):
        click_place(table, place)
    click_card(table, hand[3])
    table.flow.board.finish_running()
    look(table, f"forgers-forge-{theme}")
    click_place(table, 22)
    table.press_button()
    table.settle()
    point(table, 15)
    point(table, 9)
    click_place(table, 4)
    look(table, f"forgers-guess-{theme}")
    table.press_button()
    table.settle()
    assert table.view.phase == "revealed"
    look(table, f"forgers-reveal-{theme}")
