"""One laptop, several people: who may see what, and when the laptop changes hands."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.choices import Action
from artgames.games.stolen_paintings.rules.events import MarksLocked
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.spoken_items import spoken_items
from artgames.scene.overlays.hold_ring import WarningRing
from artgames.scene.overlays.private_page_timeout import SecretGuard
from artgames.scene.overlays.zoom import ZoomOverlay
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people


def everything_readable(table: Sitting) -> str:
    """All texts, tool tips and accessible names that anybody could come across on the page."""
    texts = [table.page.windowTitle(), table.page.window().windowTitle()]
    for widget in [table.page, *table.page.findChildren(QWidget)]:
        if widget.isVisible():
            texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            if isinstance(widget, QLabel | QPushButton):
                texts.append(widget.text())
    texts += [
        item.accessible_text() for item in spoken_items(table.page.ui.boardView) if isinstance(item, PaintingItem)
    ]
    model = table.page.ui.logView.model()
    texts += [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    return "\n".join(texts)


def to_guess(table: Sitting, *places: int) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.steal(*places)


def test_the_wall_is_gone_before_the_thief_has_the_laptop(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    sentence = table.context.library.decks[0].painting(table.view.exhibit[0]).sentence
    assert sentence in everything_readable(table)
    table.close_exhibit()
    assert table.at(Surface.CURTAIN, table.view.thief)
    assert sentence not in everything_readable(table)
    assert not table.paintings()


def test_the_thief_sees_the_wall_and_nobody_else_does(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    assert len(table.paintings()) == 24
    table.flow.cover()
    assert table.at(Surface.CURTAIN, table.view.thief)
    assert not table.paintings()


def test_marks_of_one_detective_are_nowhere_on_the_others_pages(sit: Sit) -> None:
    table = sit(people(3))
    to_guess(table, 0)
    table.press_button()
    first = table.flow.seat
    table.mark(2, 5)
    assert table.flow.surface is Surface.CURTAIN and table.flow.seat != first
    assert "marked" not in everything_readable(table)
    table.open_curtain()
    assert not any(item.is_marked for item in table.paintings())
    assert "marked" not in everything_readable(table)


def test_the_answer_button_names_nothing_in_the_room(sit: Sit) -> None:
    table = sit(people(3))
    to_guess(table, 0, 1, 2)
    table.press_button()
    table.mark(3)
    table.flow.back_to_room()
    assert "3" not in table.page.ui.primaryButton.text()
    assert table.page.ui.hintLabel.isHidden()


def test_a_screen_reader_finds_every_painting_of_the_auction_and_no_mark_of_anybody(sit: Sit) -> None:
    table = sit(people(3))
    to_guess(table, 0)
    table.press_button()
    table.mark(4)
    table.flow.back_to_room()
    board = QAccessible.queryAccessibleInterface(table.page.ui.boardView)
    spoken = [board.child(place).text(QAccessible.Text.Name) for place in range(board.childCount())]
    assert len(spoken) == 8 and all(spoken)
    assert all(f"number {token}" in text for token, text in enumerate(spoken, 1))
    assert not any("marked" in text for text in spoken)


def test_neither_status_nor_points_run_ahead_of_the_reveal(sit: Sit) -> None:
    table = sit(people(3))
    table.context.settings.update(motion="full")
    to_guess(table, 0, 1)
    table.press_button()
    table.mark(1)
    table.mark(1, 2, 3)
    assert table.flow.is_moving and table.view.phase == "scored"
    assert "stole" not in table.page.ui.sentenceLabel.text()
    assert [chip.points for chip in table.page.ui.people.chips] == [0, 0, 0]
    table.settle()
    assert "stole" in table.page.ui.sentenceLabel.text()
    assert [chip.points for chip in table.page.ui.people.chips] == list(table.view.totals)


@pytest.mark.parametrize("sign", [Qt.Key.Key_Escape, QEvent.Type.WindowDeactivate])
def test_a_private_page_closes_when_its_owner_is_gone(sit: Sit, sign: object) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    if isinstance(sign, Qt.Key):
        table.key(sign)
    else:
        QApplication.sendEvent(table.page.window(), QEvent(QEvent.Type.WindowDeactivate))
    assert table.at(Surface.CURTAIN, table.view.thief)
    assert not table.paintings()


def test_esc_takes_a_close_look_away_before_the_page(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    table.page.ui.boardView.zoom_wanted.emit(table.paintings()[0])
    zoom = table.page.findChild(ZoomOverlay)
    assert zoom is not None and zoom.isVisible()
    table.key(Qt.Key.Key_Escape)
    table.bot.waitUntil(lambda: not zoom.isVisible())
    assert table.at(Surface.PRIVATE, table.view.thief)
    table.key(Qt.Key.Key_Escape)
    assert table.at(Surface.CURTAIN, table.view.thief)


def test_a_tap_does_not_open_the_curtain_but_a_hold_does(sit: Sit) -> None:
    table = sit(people(3))
    table.page.covers.curtain.set_single_press(False)
    table.open_exhibit()
    table.close_exhibit()
    curtain = table.page.covers.curtain
    QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)
    assert table.flow.surface is Surface.CURTAIN
    QTest.mousePress(curtain, Qt.MouseButton.LeftButton)
    table.bot.waitUntil(lambda: table.flow.surface is Surface.PRIVATE)


def test_papers_are_typed_in_when_everybody_else_has_locked_in(sit: Sit) -> None:
    players = people(4, Ben="paper", Cleo="paper", Dario="paper", Ada="paper")
    table = sit(players)
    to_guess(table, 0)
    assert table.flow.next().task is Task.TYPE_IN
    table.press_button()
    sheet = table.page.covers.paper
    assert sheet.isVisible()
    seats = list(table.flow.turns.paper_choices())
    for _seat in seats:
        QTest.keyClick(table.page.window().focusWidget(), Qt.Key.Key_2)
        QTest.keyClick(table.page.window().focusWidget(), Qt.Key.Key_7)
        QTest.keyClick(table.page.window().focusWidget(), Qt.Key.Key_Return)
    assert all(sheet.marked(seat) == (2, 7) for seat in seats)
    QTest.mouseClick(sheet.ui.lockButton, Qt.MouseButton.LeftButton)
    table.settle()
    assert table.view.phase == "scored"
    assert all(row.marks == (2, 7) for row in table.view.rows if not row.thief)


def test_paper_waits_for_the_curtain(sit: Sit) -> None:
    table = sit(people(3, Ada="paper", Ben="paper"))
    to_guess(table, 0)
    writers = {0, 1} - {table.view.thief}
    behind_curtain = {0, 1, 2} - {table.view.thief} - writers
    if behind_curtain:
        assert table.flow.next().seat in behind_curtain
        table.press_button()
        table.mark(1)
    assert table.flow.next().task is Task.TYPE_IN


def test_too_many_numbers_on_paper_are_sent_back(sit: Sit) -> None:
    table = sit(people(2, Ada="paper", Ben="paper"), max_marks=3)
    to_guess(table, 0)
    table.press_button()
    sheet = table.page.covers.paper
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4):
        QTest.keyClick(table.page.window().focusWidget(), key)
    QTest.mouseClick(sheet.ui.lockButton, Qt.MouseButton.LeftButton)
    assert sheet.isVisible() and "3" in sheet.ui.explanationLabel.text()
    assert table.view.phase == "guess"


def test_when_time_is_up_papers_that_were_typed_in_count(sit: Sit) -> None:
    table = sit(people(4, Ben="paper", Cleo="paper", Dario="paper", Ada="paper"), guess_seconds=60, max_marks=3)
    to_guess(table, 0)
    table.press_button()
    first, second, third = table.flow.turns.paper_choices()
    for keys in ((Qt.Key.Key_2, Qt.Key.Key_7, Qt.Key.Key_Return), (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)):
        for key in keys:
            QTest.keyClick(table.page.window().focusWidget(), key)
    QTest.keyClick(table.page.window().focusWidget(), Qt.Key.Key_4)
    table.flow.session.clock.finish()
    table.settle()
    marks = table.view.marks
    assert table.view.phase == "scored" and marks[first] == (2, 7)
    assert marks[second] == marks[third] == (), "four numbers are too many, and the third has none"


def test_eyes_closed_tells_everybody_but_the_thief(sit: Sit) -> None:
    table = sit(people(3), theft="eyes_closed")
    table.open_exhibit()
    table.close_exhibit()
    said = table.page.covers.curtain.accessibleName()
    thief = table.page.covers.curtain
    assert "eyes closed" in said and ["Ada", "Ben", "Cleo"][table.view.thief] in said
    assert QAccessible.queryAccessibleInterface(thief) is not None
    table.steal(1, 2)
    assert table.at(Surface.ROOM, None)


def test_alone_with_bots_there_is_no_curtain(sit: Sit) -> None:
    players = (Player("Ada", 0), Player("Ochre", 1, "bot"), Player("Umber", 2, "bot"))
    table = sit(players, seed="alone")
    seen = set()
    for _ in range(400):
        table.settle()
        seen.add(table.flow.surface)
        if table.view.phase in ("scored", "ended"):
            break
        if table.flow.surface is Surface.PRIVATE:
            if table.flow.board.draft() is None:
                table.click(table.paintings()[0])
            table.press_button()
        elif table.view.phase == "exhibit":
            table.flow.session.clock.finish()
        elif table.flow.next().task is not Task.WAIT:
            table.press_button()
        else:
            QTest.qWait(20)
    assert Surface.CURTAIN not in seen and Surface.PRIVATE in seen
    assert table.view.phase == "scored"


def test_the_time_of_a_private_page_follows_what_is_asked_on_it(sit: Sit) -> None:
    table = sit(people(3), game="chronology")
    table.press_button()
    table.open_curtain()
    guard = table.page.covers.findChild(SecretGuard)
    assert guard is not None and guard.idle_seconds >= 120, "people look and think"
    table.flow.give(table.flow.seat or 0, table.flow.board.draft() or Action())
    table.open_curtain()
    guard.warning.emit(9.5)
    (ring,) = table.page.findChildren(WarningRing)
    assert ring.isVisible() and "10" in ring.words and table.page.rect().contains(ring.geometry())


@pytest.mark.parametrize("first", ["news", "esc"])
def test_alone_with_bots_esc_leaves_the_own_page_and_it_opens_again(sit: Sit, first: str) -> None:
    """Also where a bot has answered behind it, or answers while it is closed."""
    table = sit((Player("Ada", 0), Player("Ochre", 1, "bot")), seed="alone")
    table.bot.waitUntil(lambda: is_asked_alone(table), timeout=60_000)
    if first == "news":
        hear_of_a_bot(table)
    table.page.step_back()
    if first == "esc":
        hear_of_a_bot(table)
    table.settle()
    assert table.at(Surface.ROOM, None) and table.page.ui.primaryButton.text() == "Continue"
    table.press_button()
    assert table.at(Surface.PRIVATE, 0)


def is_asked_alone(table: Sitting) -> bool:
    """Ada's own page is open; whatever comes before that goes on."""
    table.flow.finish_moving()
    if table.flow.surface is not Surface.PRIVATE and not table.flow.is_moving:
        if table.view.phase == "exhibit":
            table.flow.session.clock.finish()
        elif table.flow.next().task is not Task.WAIT:
            table.press_button()
    return table.flow.surface is Surface.PRIVATE


def hear_of_a_bot(table: Sitting) -> None:
    table.flow.session.stepped.emit((MarksLocked(1, None),))
