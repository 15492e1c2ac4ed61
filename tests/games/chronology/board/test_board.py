"""What the board shows, and what it must not show."""

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from artgames.games.chronology.board.layout import plan_order, plan_time_line
from artgames.games.chronology.board.lists import ListSheet
from artgames.scene.items.painting import PaintingItem
from artgames.scene.overlays.zoom import ZoomOverlay
from tests.app.table.conftest import Sit, Sitting, people
from tests.games.chronology.board.hands import all_texts, right_order

YEAR = re.compile(r"\b1[0-9]{3}\b")


def facts(table: Sitting) -> list[str]:
    """What a label says of the paintings on the table."""
    paintings = [table.page.deck.painting(one.card) for one in table.match.state.row]
    return [text for one in paintings for text in (one.title, one.artist, one.dated) if text]


def without_places(text: str) -> str:
    """Card numbers and pixels are public; words are what matters."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("painting "))


@pytest.mark.parametrize("game", ["chronology", "chronology_solo"])
def test_no_date_title_or_name_is_seen_or_spoken_before_the_end(sit: Sit, game: str) -> None:
    table = sit(people(1 if game.endswith("solo") else 3), game=game)
    pages = []
    if game == "chronology":
        pages.append(all_texts(table))
        table.press_button()
        table.open_curtain()
    pages.append(all_texts(table))
    for text in map(without_places, pages):
        assert not YEAR.search(text)
        assert not any(fact in text for fact in facts(table))
    for seat in table.match.to_act():
        table.flow.give(seat, table.match.choices(seat)[0].make(tokens=right_order(table)))
        if table.flow.surface.name == "CURTAIN":
            table.flow.back_to_room()
    table.settle()
    told = all_texts(table)
    assert all(str(one.year) in told for one in table.match.state.row)


def test_a_painting_seen_closely_has_no_label_before_the_end(sit: Sit) -> None:
    table = sit(people(2), game="chronology")
    table.paintings()[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.page.ui.boardView, Qt.Key.Key_Z)
    zoom = table.page.findChild(ZoomOverlay)
    assert zoom is not None and zoom.isVisible()
    assert zoom.label_text() == "" and not YEAR.search(zoom.accessibleName())
    table.page.step_back()
    for seat in (0, 1):
        table.flow.session.submit(seat, table.match.choices(seat)[0].make(tokens=right_order(table)))
    table.settle()
    table.paintings()[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.page.ui.boardView, Qt.Key.Key_Z)
    assert YEAR.search(zoom.label_text())


def test_the_time_line_keeps_the_tokens_from_the_oldest_to_the_latest(sit: Sit) -> None:
    table = sit(people(2), game="chronology")
    right = right_order(table)
    for seat in (0, 1):
        table.flow.session.submit(seat, table.match.choices(seat)[0].make(tokens=right))
    table.settle()
    assert tuple(item.look.number for item in table.paintings()) == right
    cards = [int(item.card_id) for item in table.paintings()]
    years = {one.card: one.year for one in table.match.state.row}
    assert [years[card] for card in cards] == sorted(years.values())
    assert len({round(item.cell.y()) for item in table.paintings()}) == 1, "one row"


def test_struck_out_numbers_are_told(sit: Sit) -> None:
    table = sit(people(2), game="chronology")
    right = right_order(table)
    lists = (right, (right[7], *right[:7]))
    for seat, listed in enumerate(lists):
        table.flow.session.submit(seat, table.match.choices(seat)[0].make(tokens=listed))
    table.settle()
    sheets = [item for item in table.flow.board.scene.items() if isinstance(item, ListSheet)]
    told = " ".join(sheet.accessible_text() for sheet in sheets)
    assert f"Crossed out: {right[7]}. Points: 7." in told
    assert "Crossed out: –. Points: 8." in told


def test_years_come_one_after_another(sit: Sit) -> None:
    """Built for its animation, the time line gives nothing away that has not happened yet."""
    table = sit(people(2), game="chronology")
    for seat in (0, 1):
        table.flow.session.submit(seat, table.match.choices(seat)[0].make(tokens=right_order(table)))
    assert table.flow.is_moving
    shown = without_places(table.flow.board.describe())
    table.settle()
    in_the_end = without_places(table.flow.board.describe())
    assert len(YEAR.findall(shown)) < 8 == len(YEAR.findall(in_the_end))
    assert "Crossed out" not in shown


@pytest.mark.parametrize(("width", "height"), [(1024, 560), (1280, 620), (1920, 900)])
@pytest.mark.parametrize("count", [8, 10])
def test_nothing_overlaps_and_nothing_leaves_the_board(width: int, height: int, count: int) -> None:
    area = QRectF(0, 0, width, height)
    letters = height * 0.06
    order = plan_order(area, count, letters * 1.8, letters)
    solved = plan_time_line(area, count, letters, letters * 9)
    for cells in (order.cells, solved.row, solved.waiting):
        assert len(cells) == count
        for index, cell in enumerate(cells):
            assert area.contains(cell)
            assert not any(cell.intersects(other) for other in cells[index + 1 :])
    assert {round(cell.y()) for cell in solved.row} == {round(solved.row[0].y())}
    assert len({round(cell.y()) for cell in order.cells}) == 2, "two rows while ordering"
    assert solved.row[0].bottom() <= solved.axis.top() and solved.axis.bottom() <= solved.sheets.top()
    assert area.contains(solved.sheets)


def test_large_text_and_long_names_fit(sit: Sit) -> None:
    from artgames.store import Player

    names = tuple(Player(f"{letter * 50} the {mark}th", mark) for mark, letter in enumerate("ABCDEFGH"))
    table = sit(names, game="chronology", size=(1024, 768), deals=2)
    table.context.settings.update(text_scale=200)
    for seat in range(8):
        table.flow.session.submit(seat, table.match.choices(seat)[0].make(tokens=right_order(table)))
    table.settle()
    area = table.flow.board.area
    for item in table.flow.board.scene.items():
        if isinstance(item, PaintingItem | ListSheet):
            assert area.adjusted(-10, -10, 10, 10).contains(item.sceneBoundingRect())
