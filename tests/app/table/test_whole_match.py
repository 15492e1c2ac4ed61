"""A whole match of four people through the real widgets: once by mouse, once by keyboard alone."""

from PySide6.QtCore import Qt

from artgames.app.table.surface import Surface
from artgames.engine.match import Match
from artgames.games.stolen_paintings.rules import RULES
from artgames.scene.wall_part import ReadyMark
from tests.app.table.conftest import Sit, Sitting, people


def play_round_by_mouse(table: Sitting) -> tuple[int, ...]:
    """Steal the second and fifth painting, mark tokens 1 and 2; returns the stolen cards."""
    thief = table.view.thief
    table.press_button()  # open the exhibit
    table.settle()
    assert table.view.phase == "exhibit"
    assert not table.page.ui.statusBar.isVisible()
    for _ in range(3):
        waiting = [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, ReadyMark)]
        table.click(waiting[0])
    table.settle()
    assert table.at(Surface.CURTAIN, thief)
    table.open_curtain()
    assert table.at(Surface.PRIVATE, thief)
    stolen = (table.view_of(thief).exhibit[1], table.view_of(thief).exhibit[4])
    for place in (1, 4):
        table.click(table.paintings()[place])
    table.press_button()
    assert table.view.phase == "arrange"
    table.click(table.paintings()[0])
    table.click(table.paintings()[7])
    table.press_button()
    table.settle()
    assert table.at(Surface.ROOM, None) and table.view.phase == "guess"
    table.press_button()  # hand over
    for _ in range(3):
        table.mark(1, 2)
    table.settle()
    return stolen


def test_by_mouse(sit: Sit) -> None:
    table = sit(people(4))
    for number in range(1, 5):
        assert table.view.round == number
        stolen = play_round_by_mouse(table)
        scored = table.view.pad[-1]
        assert set(scored.paintings) == set(stolen)
        assert all(row.marks == (1, 2) for row in scored.rows if not row.thief)
        if number < 4:
            table.press_button()
            table.settle()
    assert table.view.phase == "ended"
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    again = Match.load(RULES, table.match.save())
    assert again.state == table.match.state


def play_round_by_keyboard(table: Sitting) -> None:
    key = table.key
    key(Qt.Key.Key_Return)
    table.settle()
    for number in range(4):  # seats by their number; the thief's own is no answer
        key(Qt.Key(Qt.Key.Key_1.value + number))
    table.settle()
    key(Qt.Key.Key_Space)  # the curtain
    key(Qt.Key.Key_Right)
    key(Qt.Key.Key_Right)
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_3)
    key(Qt.Key.Key_6)
    key(Qt.Key.Key_Return)
    table.settle()
    key(Qt.Key.Key_Return)
    for _ in range(3):
        key(Qt.Key.Key_Space)
        key(Qt.Key.Key_4)
        key(Qt.Key.Key_8)
        key(Qt.Key.Key_Return)
    table.settle()


def test_by_keyboard_alone(sit: Sit) -> None:
    table = sit(people(4), seed="keys")
    for number in range(1, 5):
        assert table.view.round == number
        play_round_by_keyboard(table)
        scored = table.view.pad[-1]
        assert len(scored.stolen) == 2
        assert all(row.marks == (4, 8) for row in scored.rows if not row.thief)
        if number < 4:
            table.key(Qt.Key.Key_Return)
            table.settle()
    with table.bot.waitSignal(table.page.finished):
        table.key(Qt.Key.Key_Return)
