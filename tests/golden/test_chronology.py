"""Golden pictures of both chronological games."""

from tests.app.table.conftest import Sit, people
from tests.games.chronology.board.hands import drag, right_order
from tests.golden.test_golden import SIZE, Look, look, theme

__all__ = ["look", "theme"]


def test_every_phase_of_chronology(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(5), seed="golden", size=SIZE, game="chronology", deals=2)
    look(table, f"chronology-order-{theme}")
    table.press_button()
    table.open_curtain()
    drag(table, 6, 1)
    look(table, f"chronology-list-{theme}")
    table.flow.back_to_room()
    right = right_order(table)
    lists = (right, right[::-1], (*right[3:], *right[:3]), (right[7], *right[:7]), tuple(range(1, 9)))
    for seat, listed in enumerate(lists):
        table.flow.session.submit(seat, table.match.choices(seat)[0].make(tokens=listed))
    table.settle()
    assert table.view.phase == "scored"
    look(table, f"chronology-time-line-{theme}")


def test_every_phase_of_solo_chronological(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(1), seed="golden", size=SIZE, game="chronology_solo")
    look(table, f"chronology_solo-list-{theme}")
    right = right_order(table)
    table.flow.give(0, table.match.choices(0)[0].make(tokens=(*right[4:], *right[:4])))
    table.settle()
    assert table.view.phase == "scored"
    look(table, f"chronology_solo-time-line-{theme}")
