"""Hands that play The Notorious Forgers through the real widgets."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.games.forgers.board.forge import ForgePart
from artgames.games.forgers.board.guess import GuessPart
from artgames.scene.items.painting import PaintingItem
from artgames.scene.wall_part import ReadyMark
from tests.app.table.conftest import Sitting


def part(table: Sitting) -> ForgePart | GuessPart:
    shown = table.flow.board._part  # type: ignore[attr-defined]  # what is shown has no other name
    assert isinstance(shown, ForgePart | GuessPart)
    return shown


def painting(table: Sitting, card: int) -> PaintingItem:
    return next(item for item in table.paintings() if item.card_id == str(card))


def click_card(table: Sitting, card: int) -> None:
    table.flow.board.finish_running()
    table.click(painting(table, card))


def click_place(table: Sitting, place: int) -> None:
    """Whatever hangs there now."""
    board = table.flow.board
    board.finish_running()
    shown = part(table)
    cells = shown._cells if isinstance(shown, ForgePart) else shown._cells.cells
    table.click(next(item for item in table.paintings() if item.pos() == cells[place].topLeft()))


def drag(table: Sitting, card: int, to: QPointF) -> None:
    table.flow.board.finish_running()
    view = table.page.ui.boardView
    start, end = view.mapFromScene(painting(table, card).cell.center()), view.mapFromScene(to)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(view.viewport(), start + (end - start) * step / 4)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    table.flow.board.finish_running()


def look(table: Sitting) -> None:
    """Show the wall, and say by mouse that everybody has seen enough."""
    table.press_button()
    table.settle()
    assert table.view.phase == "look" and not table.page.ui.statusBar.isVisible()
    while table.view.phase == "look":
        waiting = [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, ReadyMark)]
        table.click(waiting[0])
    table.settle()


def forge(table: Sitting, *places: int, swapped: tuple[int, ...] = ()) -> None:
    """Behind the curtain: the first cards of the hand go to these places, and two others change theirs."""
    table.open_curtain()
    hand = table.view_of(table.view.forger).hand
    for card, place in zip(hand, places, strict=False):
        click_card(table, card)
        click_place(table, place)
    for place in swapped:
        click_place(table, place)
    table.press_button()
    table.settle()
    assert table.at(Surface.ROOM, None) and table.view.phase == "guess"


def point(table: Sitting, place: int) -> None:
    click_place(table, place)
    table.press_button()
    table.settle()
