"""Playing by ear among others: a private page is silent until its owner has headphones on, and clocks are long."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from artgames.app.table.match_controller import BY_EAR
from artgames.app.table.surface import Surface
from tests.app.accessibility.ears import Ears, ears
from tests.app.accessibility.listening import heard
from tests.app.table.conftest import Sit, Sitting, people

__all__ = ["ears"]


@pytest.fixture
def table(sit: Sit, ears: Ears) -> Sitting:
    table = sit(people(3))
    table.context.settings.update(by_ear=True)
    return table


def told_on_page(table: Sitting) -> str:
    return "\n".join(one.name for one in heard(table.page))


def sentences(table: Sitting) -> list[str]:
    deck = table.page.deck
    return [deck.painting(card).sentence.rstrip(".") for card in table.view_of(table.view.thief).exhibit]


def test_a_private_page_is_silent_until_f4(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    assert table.flow.surface is Surface.PRIVATE
    wall = sentences(table)
    assert "Headphones on?" in ears.since()[-1]
    ears.focused.clear()
    QTest.keyClick(table.page.ui.boardView, Qt.Key.Key_Right)
    table.click(table.paintings()[0])
    table.page.covers.tell("Only you know this.")
    assert ears.since() == [] and ears.focused == []
    assert not any(sentence in told_on_page(table) for sentence in wall)
    assert table.page.ui.hintLabel.text() not in told_on_page(table)
    table.key(Qt.Key.Key_F4)
    assert ears.since(), "what is to be done here"
    QTest.keyClick(table.page.ui.boardView, Qt.Key.Key_Right)
    assert ears.focused and all(sentence in told_on_page(table) for sentence in wall)
    assert any("taken down" in name for name in told_on_page(table).splitlines())


def test_the_next_page_asks_again(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    table.key(Qt.Key.Key_F4)
    table.flow.cover()
    assert not any(sentence in told_on_page(table) for sentence in sentences(table)), "covered is silent"
    table.open_curtain()
    assert not any(sentence in told_on_page(table) for sentence in sentences(table))
    assert "Headphones on?" in ears.since()[-1]


def test_the_exhibit_is_heard_painting_by_painting_and_the_clock_is_long(table: Sitting, ears: Ears) -> None:
    table.open_exhibit()
    assert table.page._clock.total == 60 * BY_EAR
    ears.focused.clear()
    table.page.ui.boardView.setFocus()
    for _ in range(40):
        QTest.keyClick(table.page.ui.boardView, Qt.Key.Key_Right)
    deck = table.page.deck
    wall = [deck.painting(card).sentence for card in table.view.exhibit]
    assert [name for name in dict.fromkeys(ears.focused) if name in wall] == wall, "all of them, in their order"
    interface = QAccessible.queryAccessibleInterface(table.page.ui.boardView)
    focused = [interface.child(place) for place in range(interface.childCount())]
    assert sum(bool(child.state().focused) for child in focused) == 1
