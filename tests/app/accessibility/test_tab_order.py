"""Where Tab leads: through set-up in the order in which a table is set up, and round and round inside the help."""

import gc
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot

from artgames.app.help.panel import HelpPanel
from artgames.app.page_base import order_tabs
from artgames.app.setup.page import SetupPage
from artgames.app.setup.seat_list import SeatCard
from tests.app.conftest import App


def reached(app: App, first: QWidget) -> Iterator[QWidget]:
    """What Tab comes to, from the first on until it comes round."""
    first.setFocus()
    for _ in range(200):
        focus = app.window.focusWidget()
        assert focus is not None
        yield focus
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        if app.window.focusWidget() is first:
            return
    raise AssertionError("it never came round")


def panel_of(page: SetupPage, widget: QWidget) -> str:
    ui = page.ui
    for name, panel in (("table", ui.tablePanel), ("rules", ui.rules), ("players", ui.playersPanel)):
        if panel.isAncestorOf(widget):
            return name
    return widget.objectName()


def test_set_up_goes_from_players_to_rules_to_start(app: App) -> None:
    app.navigator.open("setup", "stolen_paintings")
    page = app.window.page()
    assert isinstance(page, SetupPage)
    page.ui.addBot.click()
    page.ui.more.click()
    QApplication.processEvents()
    page.focus_first()
    names = app.window.focusWidget()
    assert names is not None
    widgets = list(reached(app, names))
    passed = [panel_of(page, widget) for widget in widgets]
    stations = [name for at, name in enumerate(passed) if at == 0 or passed[at - 1] != name]
    assert stations[:5] == ["players", "rules", "table", "tryFirst", "start"]
    assert sum(widget.objectName() == "name" for widget in widgets) == page.seats.rowCount()
    assert stations[5:] == ["back", "wholeClass", "players"], "and the face of the first seat"


def test_rows_of_seats_come_in_their_order_after_a_move(app: App) -> None:
    app.navigator.open("setup", "stolen_paintings")
    page = app.window.page()
    assert isinstance(page, SetupPage)
    for _ in range(6):
        page.ui.addPerson.click()
    page.seats.move(3, 0)
    QApplication.processEvents()
    page.focus_first()
    first = app.window.focusWidget()
    assert first is not None
    seen = [widget for widget in reached(app, first) if widget.objectName() == "name"]
    places = [widget.mapTo(page, widget.rect().topLeft()) for widget in seen]
    assert len(places) == 8
    assert places == sorted(places, key=lambda place: (place.y() // 40, place.x())), "as one reads"


def held() -> int:
    """Items of layouts that Python knows."""
    return sum(isinstance(one, QWidgetItem) for one in gc.get_objects())


def test_nobody_asks_a_layout_for_its_items(qtbot: QtBot) -> None:
    """Qt deletes them without a word, and something else of ours may come to lie where they were."""
    panel = QWidget()
    qtbot.addWidget(panel)
    layout = QVBoxLayout(panel)
    first, second = QPushButton(), QPushButton()
    layout.addWidget(first)
    layout.addWidget(second)
    before = held()
    order_tabs(panel)
    assert first.nextInFocusChain() is second
    assert held() == before


def test_tab_stays_inside_the_help(app: App) -> None:
    app.window.show_help()
    help_panel = app.window.findChild(HelpPanel)
    assert help_panel is not None
    first = app.window.focusWidget()
    assert first is not None
    passed = list(reached(app, first))
    assert len(passed) > 2 and all(help_panel.isAncestorOf(widget) for widget in passed)
    QTest.keyClick(first, Qt.Key.Key_Backtab)
    back = app.window.focusWidget()
    assert back is not None and help_panel.isAncestorOf(back) and back is not first


def test_whatever_tab_comes_to_says_which_seat_it_is_for(app: App) -> None:
    """A group's name is not heard on the way through it."""
    app.navigator.open("setup", "stolen_paintings")
    page = app.window.page()
    assert isinstance(page, SetupPage)
    rows = page.findChildren(SeatCard)
    assert len(rows) > 1
    for number, row in enumerate(rows, start=1):
        for control in (row.ui.name, row.ui.plays, row.ui.remove):
            told = f"{control.accessibleName()} {control.accessibleDescription()}"
            assert f"Seat {number}" in told, control.objectName()
