"""A table that is heard: what happens is announced, and nothing of what is on a private page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.engine.numerals import numeral
from tests.app.accessibility.ears import Ears, ears
from tests.app.table.conftest import Sit, Sitting, people

__all__ = ["ears"]


@pytest.fixture
def table(sit: Sit, ears: Ears) -> Sitting:
    return sit(people(3))


def log_lines(table: Sitting) -> list[str]:
    model = table.page.ui.logView.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_a_round_is_announced_as_it_happens(table: Sitting, ears: Ears) -> None:
    assert any("Round 1" in said for said in ears.since()), "whose round it is"
    before = len(log_lines(table))
    table.open_exhibit()
    table.page._clock.ten_seconds_left.emit()
    assert "Ten seconds left." in ears.since()
    table.close_exhibit()
    curtain = table.page.covers.curtain.accessibleName()
    assert ears.since().count(curtain) == 1
    table.steal(1, 2)
    said = ears.since()
    table.press_button()
    for _ in range(2):
        table.mark(1)
    table.settle()
    said += ears.since()
    assert table.view.phase == "scored"
    assert [line for line in log_lines(table)[before:] if line not in said and "“" not in line][2:] == []
    assert any(table.page.ui.sentenceLabel.text() in one for one in said)


def test_nothing_of_a_private_page_is_announced(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    ears.since()
    for item in table.paintings()[:3]:
        table.click(item)
    table.page._show()
    assert table.flow.surface is Surface.PRIVATE
    assert ears.since() == []


def test_the_last_lines_the_score_and_the_time_are_said_when_asked(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    ears.since()
    table.key(Qt.Key.Key_F7)
    assert ears.since() == [table.page.covers.told()] and "left" in table.page.covers.told()
    table.key(Qt.Key.Key_F6)
    assert ears.since() == ["Ada: 0. Ben: 0. Cleo: 0"]
    table.key(Qt.Key.Key_F5)
    assert log_lines(table)[-1] in ears.since()[0]


def test_the_keyboard_tells_where_it_is(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    table.key(Qt.Key.Key_F4)
    paintings = table.paintings()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(table.page.ui.boardView, key)
    assert ears.focused[-2:] == [item.accessible_text() for item in paintings[:2]]


def test_the_strip_says_points_thief_and_turn(table: Sitting) -> None:
    thief = table.view.thief
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    told = table.page.ui.people.accessibleName().split(". ")
    names = ["Ada, orange circle", "Ben, sky blue triangle", "Cleo, green square"]
    assert told[thief] == f"{names[thief]}, 0 points, thief"
    others = [line for seat, line in enumerate(told) if seat != thief]
    assert all(line.endswith(", 0 points, to answer now") for line in others)


def test_the_pad_of_a_round_is_in_the_tree_with_its_reasons(table: Sitting) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    for _ in range(2):
        table.mark(1, 2)
    table.settle()
    spoken = [getattr(item, "accessible_text", lambda: "")() for item in table.page.ui.boardView.scene().items()]
    pad = next(text for text in spoken if text.startswith("Round I."))
    row = next(row for row in table.view.rows if not row.thief)
    assert "Stolen: " in pad and "marked 1, 2" in pad and f"{numeral(table.view.totals[row.seat])} in all" in pad
    assert "wrong mark" in pad or "spotted" in pad


def test_what_was_stolen_is_not_said_before_it_is_shown(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    table.mark(1)
    points: list[str] = []
    table.flow.changed.connect(lambda: points.append(table.page.ui.people.accessibleName()))
    ears.since()
    table.mark(1)
    assert table.flow.is_moving
    assert not [said for said in ears.since() if "stole" in said or "were stolen" in said]
    assert points and not [told for told in points if "0 points" not in told.split(". ")[0]], "nor counted"


def test_a_round_is_named_once(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    assert sum("Round 1" in said for said in ears.since()) == 1


def test_what_is_marked_is_said_to_its_owner(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    table.open_curtain()
    QTest.keyClick(table.page.ui.boardView, Qt.Key.Key_3)
    assert not [said for said in ears.since() if "3" in said], "others listen"
    table.key(Qt.Key.Key_F4)
    ears.since()
    QTest.keyClick(table.page.ui.boardView, Qt.Key.Key_1)
    assert ears.since() == ["Lock in 1 and 3"]
    table.page._show()
    assert ears.since() == []


def test_a_curtain_that_was_let_go_too_soon_says_how_it_opens(table: Sitting, ears: Ears) -> None:
    table.context.settings.update(curtain_single_press=False)
    table.open_exhibit()
    table.close_exhibit()
    ears.since()
    curtain = table.page.covers.curtain
    QTest.keyClick(curtain, Qt.Key.Key_Space)
    assert ears.since() == ["Hold Space or the mouse button until the ring is full"]
    QTest.keyRelease(curtain, Qt.Key.Key_Space)
    assert ears.since() == []
