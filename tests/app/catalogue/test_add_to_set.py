"""*Add to set*: from the wall, the list, the viewer, a result and a lesson."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QMenu, QWidget

from artgames.app.catalogue.page import CataloguePage
from artgames.app.learning.page import LearningPage
from artgames.app.models.stolen import StolenRow
from artgames.app.result.page import ResultPage
from tests.app.conftest import App


def open_menu(page: QWidget) -> QMenu:
    return next(menu for menu in page.findChildren(QMenu) if menu.isVisible() and menu.findChild(QLineEdit))


def name_it(menu: QMenu, name: str) -> None:
    field = menu.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)


def cards_of(app: App, title: str) -> tuple[int, ...]:
    (one,) = [one for one in app.context.library.sets if one.title == title]
    deck = app.context.library.deck(one.deck_slug)
    return deck.ids if deck is not None else ()


def test_a_painting_on_the_wall_begins_a_set_by_keyboard_alone(app: App, room: CataloguePage) -> None:
    wall = room.ui.wall
    wall.setFocus()
    wall.setCurrentIndex(wall.model().index(3, 0))
    QTest.keyClick(wall, Qt.Key.Key_S)
    assert isinstance(open_menu(room).focusWidget(), QLineEdit), "a name can be typed at once"
    name_it(open_menu(room), "<b>Mine</b>")
    assert cards_of(app, "<b>Mine</b>") == (room.selection.paintings[3].id,)
    assert "<b>Mine</b>" in app.window.notices.text()
    app.window.notices.ui.act.click()
    assert app.context.library.sets == (), "what was added can be taken back"


def test_an_empty_name_begins_nothing(app: App, room: CataloguePage) -> None:
    room.add_to_set.offer([1], QPoint(10, 10))
    name_it(open_menu(room), "   ")
    assert app.context.library.sets == ()


def test_the_viewer_ticks_the_sets_that_have_the_painting_and_takes_it_out_again(app: App, room: CataloguePage) -> None:
    first, second = room.selection.paintings[0].id, room.selection.paintings[1].id
    room.add_to_set.offer([first, second], QPoint(10, 10))
    name_it(open_menu(room), "Pair")
    room.viewer.open(first)
    QTest.keyClick(room.viewer, Qt.Key.Key_S)
    menu = open_menu(room)
    (action,) = [one for one in menu.actions() if one.text() == "Pair"]
    assert action.isChecked()
    QTest.keyClick(menu.focusWidget() or menu, Qt.Key.Key_Up)
    assert menu.activeAction() is action, "the sets are reached from the line by the arrow"
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert cards_of(app, "Pair") == (second,)
    app.window.notices.ui.act.click()
    assert cards_of(app, "Pair") == (first, second)


def test_a_full_disk_is_told(app: App, room: CataloguePage, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space")

    monkeypatch.setattr("artgames.decks.sets.write_whole", full)
    room.add_to_set.offer([1], QPoint(10, 10))
    name_it(open_menu(room), "Lost")
    assert "could not be saved" in app.window.notices.text()


@pytest.fixture(params=["result", "learning"])
def labels(app: App, request: pytest.FixtureRequest) -> tuple[QWidget, QAbstractItemView]:
    """A list of labels outside the collection, with one row about paintings 26 and 40."""
    deck = app.context.library.deck("atelier")
    assert deck is not None
    row = StolenRow("Round 1", deck.painting(26), others=(deck.painting(40),))
    if request.param == "result":
        result = ResultPage(app.context, app.window)
        result.sections.stolen.set_rows([row])
        app.window.add_page(result)
        return result, result.ui.stolen
    learning = LearningPage(app.context, app.window)
    learning.hardest.set_rows([row])
    app.window.add_page(learning)
    return learning, learning.ui.hardest


def test_results_and_lessons_add_all_paintings_of_a_row(app: App, labels: tuple[QWidget, QAbstractItemView]) -> None:
    page, view = labels
    view.customContextMenuRequested.emit(view.visualRect(view.model().index(0, 0)).center())
    name_it(open_menu(page), "To learn")
    assert cards_of(app, "To learn") == (26, 40)
