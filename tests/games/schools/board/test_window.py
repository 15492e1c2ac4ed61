"""Sorting through the real widgets: dragged by mouse, by keyboard, and what nobody may see too early."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from artgames.engine.match import Match
from artgames.games.schools.board.panel import WallPanel
from artgames.games.schools.rules import RULES
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.text import TextItem
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_secrets import everything_readable


def walls(table: Sitting) -> list[WallPanel]:
    found = [item for item in table.flow.board.scene.items() if isinstance(item, WallPanel)]
    return sorted(found, key=lambda item: item.x())


def painting(table: Sitting, card: int) -> PaintingItem:
    return next(item for item in table.paintings() if item.card_id == str(card))


def left(table: Sitting) -> list[int]:
    hung = {one.card for one in table.view.hung}
    return [card for card in table.view.cards if card not in hung]


def belongs(table: Sitting, card: int) -> int:
    return int(next(one.wall for one in table.match.state.sorted if one.card == card))


def drag(table: Sitting, card: int, to: QPointF) -> None:
    view = table.page.ui.boardView
    port = view.viewport()
    item = painting(table, card)
    start, end = view.mapFromScene(item.cell.center()), view.mapFromScene(to)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in (1, 2, 3, 4):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    table.settle()


def test_sp63_a_whole_match_by_dragging_and_everything_flies_home(sit: Sit) -> None:
    table = sit(people(2), game="schools", groups=3, cards=6)
    number = 0
    while table.view.phase == "sort":
        card = left(table)[0]
        wall = belongs(table, card) if number else belongs(table, card) % 3 + 1
        drag(table, card, walls(table)[wall - 1].place.center())
        assert table.view.hung[-1].card == card and table.view.hung[-1].wall == wall
        number += 1
    assert table.page.ui.primaryButton.text() == "Read the labels"
    table.press_button()
    table.settle()
    assert table.view.phase == "ended"
    home = {card: belongs(table, card) for card in table.view.cards}
    for card, wall in home.items():
        assert walls(table)[wall - 1].place.contains(painting(table, card).cell.center())
    captions = [item for item in table.flow.board.scene.items() if isinstance(item, TextItem)]
    shadows = max(item.zValue() for item in table.paintings())
    assert captions and all(item.zValue() > shadows for item in captions)
    artist = table.page.deck.painting(table.view.cards[0]).artist
    assert artist in everything_readable(table)
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(RULES, table.match.save()).state == table.match.state


def test_by_keyboard_a_painting_is_chosen_and_then_a_wall_by_its_number(sit: Sit) -> None:
    table = sit(people(1), game="schools")
    card = left(table)[0]
    painting(table, card).setFocus()
    table.key(Qt.Key.Key_Space)
    assert table.page.ui.primaryButton.text() == "Choose a wall"
    table.key(Qt.Key.Key_2)
    table.settle()
    assert (table.view.hung[0].card, table.view.hung[0].wall) == (card, 2)
    table.key(Qt.Key.Key_1)  # nothing in hand
    assert len(table.view.hung) == 1


def test_a_painting_that_hangs_stands_for_its_wall(sit: Sit) -> None:
    """Whoever pressed a wall in its middle pressed what hung there, and dropped what was in hand."""
    table = sit(people(1), game="schools")
    first, second = left(table)[:2]
    table.click(painting(table, first))
    table.click(walls(table)[1])
    table.settle()
    table.click(painting(table, second))
    table.click(painting(table, first))
    table.settle()
    assert [(one.card, one.wall) for one in table.view.hung] == [(first, 2), (second, 2)]


def test_what_is_dropped_nowhere_goes_back_and_what_was_hung_can_be_taken_back(sit: Sit) -> None:
    table = sit(people(1), game="schools")
    card = left(table)[0]
    home = painting(table, card).cell.center()
    drag(table, card, QPointF(table.flow.board.area.right() - 3, table.flow.board.area.bottom() - 3))
    assert table.view.hung == ()
    table.flow.board.finish_running()
    assert (painting(table, card).cell.center() - home).manhattanLength() < 2
    drag(table, card, walls(table)[0].place.center())
    assert len(table.view.hung) == 1
    table.page.ui.undoButton.click()
    assert table.view.hung == ()


def test_sp63_without_points_a_painting_can_be_hung_elsewhere_in_the_end(sit: Sit) -> None:
    table = sit(people(1), game="schools", groups=2, cards=6)
    while table.view.phase == "sort":
        drag(table, left(table)[0], walls(table)[0].place.center())
    card = table.view.cards[0]
    drag(table, card, walls(table)[1].place.center())
    assert next(one.wall for one in table.view.hung if one.card == card) == 2


def test_nothing_tells_where_a_painting_belongs_before_labels_are_read(sit: Sit) -> None:
    table = sit(people(1), game="schools")
    painted = [table.page.deck.painting(card) for card in table.view.cards]
    readable = everything_readable(table)
    assert not any(one.artist in readable or one.title in readable for one in painted)
    table.page.ui.boardView.zoom_wanted.emit(table.paintings()[0])
    assert table.page.covers._zoom.label_text() == ""
    table.page.covers.step_back()


def test_bots_hang_paintings_by_themselves(sit: Sit) -> None:
    players = (Player("Amber", 0, "bot"), Player("Ochre", 1, "bot"))
    table = sit(players, game="schools", points=True, cards=6)
    table.bot.waitUntil(lambda: table.view.phase == "check")
    table.settle()
    table.press_button()
    table.settle()
    assert sum(table.view.totals) > 0
