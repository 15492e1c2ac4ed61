"""A private page and the curtain before it always say whose they are, whatever was taken back or changed hands."""

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.table.surface import Surface
from tests.app.table.conftest import NAMES, Sit, Sitting, people
from tests.support.begun_answers import questions, sit_down


class Paints(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def at_the_second_curtain(sit: Sit) -> tuple[Sitting, int, int]:
    """The first detective has locked in 1 and 4, and the curtain waits for the second."""
    table = sit(people(4))
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    first = table.flow.seat
    table.mark(1, 4)
    second = table.flow.seat
    assert first is not None and second is not None and first != second
    return table, first, second


def take_back(table: Sitting) -> None:
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_undo_behind_the_curtain_draws_it_anew_for_whoever_is_asked(sit: Sit) -> None:
    table, first, _ = at_the_second_curtain(sit)
    QApplication.processEvents()
    curtain, paints = table.page.covers.curtain, Paints()
    curtain.installEventFilter(paints)
    take_back(table)
    QApplication.processEvents()
    assert table.at(Surface.CURTAIN, first) and paints.count
    assert table.page.evening is not None and table.page.evening.table.names[first] in curtain.accessibleName()
    table.open_curtain()
    assert [item.is_marked for item in table.paintings()] == [token in (1, 4) for token in range(1, 9)]


def test_nobody_takes_back_what_another_has_done_from_the_own_page(sit: Sit) -> None:
    table, first, second = at_the_second_curtain(sit)
    table.open_curtain()
    take_back(table)
    assert table.at(Surface.PRIVATE, second) and first in table.view.locked
    assert table.page.evening is not None
    assert table.page.evening.table.names[first] in table.page.covers.told()


@pytest.mark.parametrize("kind", ["bot", "person"])
def test_the_curtain_follows_when_its_seat_changes_hands(sit: Sit, kind: Any) -> None:
    table, _, second = at_the_second_curtain(sit)
    evening = table.page.evening
    assert evening is not None
    evening.replace_player(second, msgspec.structs.replace(evening.table.players[second], name="Zoë", kind=kind))
    assert (table.flow.seat == second) == (kind == "person")
    named = table.page.covers.curtain.accessibleName()
    assert evening.table.names[table.flow.seat or 0] in named and ("Zoë" in named) == (kind == "person")


@pytest.mark.parametrize("slug", games.names())
def test_every_private_page_says_whose_it_is(sit: Sit, slug: str) -> None:
    table = sit_down(sit, slug, {})
    owner = table.page.ui.owner
    for question, seat in questions(table):
        evening, private = table.page.evening, table.flow.surface is Surface.PRIVATE and not table.flow.alone()
        assert evening is not None
        assert owner.isVisible() == private and owner.name == (evening.table.names[seat] if private else ""), question
        if private:
            assert owner.height() >= table.page.ui.sentenceLabel.line_height() * 0.9
            table.flow.back_to_room()
            assert not owner.isVisible()
            return


@pytest.mark.parametrize("slug", games.names())
def test_no_private_page_names_its_owner_twice(sit: Sit, slug: str) -> None:
    table = sit_down(sit, slug, {})
    for question, seat in questions(table):
        sentence, name = table.page.ui.sentenceLabel.text(), NAMES[seat]
        if table.flow.surface is Surface.PRIVATE and not table.flow.alone():
            assert sentence and not sentence.startswith(name), f"{question}: {name} {sentence}"
        else:
            status = games.load(slug).words.status(table.flow.board.as_written(table.flow.room_view))
            assert sentence == table.context.say(status, NAMES), question
