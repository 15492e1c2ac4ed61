"""F1 and F2."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames import __version__
from artgames.app.help.panel import HelpPanel
from artgames.app.table.page import TablePage
from artgames.store import Table
from tests.app.conftest import App


def panel(app: App) -> HelpPanel:
    found = app.window.findChild(HelpPanel)
    assert found is not None
    return found


def test_f1_tells_about_this_screen_and_esc_closes_it(app: App, make_table: Callable[..., Table]) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_F1)
    assert panel(app).isVisible() and "home page" in panel(app).ui.here.toPlainText()
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert not panel(app).isVisible() and app.window.page() is app.home
    app.navigator.open("setup", make_table())
    QTest.keyClick(app.window, Qt.Key.Key_F1)
    assert panel(app).ui.here.toPlainText().startswith("Before the match")
    assert "The exhibit" not in panel(app).ui.here.toPlainText()


def test_help_beside_a_match_follows_what_is_shown(app: App, make_table: Callable[..., Table]) -> None:
    app.flow.start(make_table("Ruth", "Jonas"))
    page = app.window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    app.window.show_help()
    before = panel(app).ui.here.toPlainText()
    page.flow.session.go_on()
    page.flow.finish_moving()
    after = panel(app).ui.here.toPlainText()
    assert panel(app).isVisible() and after != before and after.startswith("The exhibit")


def test_f1_twice_closes_and_turning_the_page_too(app: App) -> None:
    app.window.show_help()
    app.window.show_help()
    assert not panel(app).isVisible()
    app.window.show_help()
    app.navigator.open("settings")
    assert not panel(app).isVisible()


def test_f2_lists_all_keys(app: App) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_F2)
    model = panel(app).ui.keys.model()
    listed = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert panel(app).tab() == "keys" and {"F1", "F2", "F11", "Esc", "Ctrl+Z"} <= set(listed)


def test_the_contents_lead_to_their_chapter(app: App) -> None:
    app.window.show_help()
    help_panel = panel(app)
    help_panel.ui.tabs.setCurrentIndex(1)
    game = help_panel.ui.choice.findData("stolen_paintings")
    help_panel.ui.choice.setCurrentIndex(game)
    help_panel.ui.choice.activated.emit(game)
    QTest.qWait(20)
    assert help_panel.ui.guide.verticalScrollBar().value() == 0
    help_panel.ui.contents.setCurrentIndex(help_panel.ui.contents.model().index(5, 0))
    assert help_panel.ui.guide.verticalScrollBar().value() > 0


def test_the_last_tab_tells_whose_work_it_is(app: App) -> None:
    app.window.show_help()
    help_panel = panel(app)
    assert not help_panel.ui.licences.toPlainText()  # it is long: read when somebody wants it
    help_panel.ui.tabs.setCurrentIndex(3)
    assert __version__ in help_panel.ui.about.text()
    assert "PySide6" in help_panel.ui.licences.toPlainText()
