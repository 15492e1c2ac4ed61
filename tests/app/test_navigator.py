"""The table of routes is true: every page opens from wherever it says, and Back and Esc lead to where one was."""

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtTest import QTest

from artgames.app.page_base import Page
from artgames.app.routes import HOME, ROUTES, TABLE, Link, Route
from artgames.app.table.match_service import OpenMatch
from artgames.decks import Filter, SavedSets
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.hands import play_to_the_end, table_page

PEOPLE = (Player("Ada", 0), Player("Ben", 1), Player("Cleo", 2))
REVIEWED = Table("steal_this_game", PEOPLE[:2], {}, "")
CHRONOLOGY = Table("chronology", PEOPLE, {}, "met")
ROUTE = {route.id: route for route in ROUTES}


def ended(app: App) -> OpenMatch:
    opened = app.flow.matches.begin(REVIEWED, "ended")
    play_to_the_end(opened)
    return opened


def a_card(app: App) -> int:
    return app.context.library.packs[0].ids[0]


def a_set(app: App) -> Any:
    return SavedSets(app.context.data / "sets.json").save("Winter", "met", Filter(words="portrait"))


REACH: dict[str, Callable[[App], object]] = {
    HOME: lambda app: app.navigator.open(HOME),
    "window": lambda app: app.navigator.open(HOME),
    "setup": lambda app: app.navigator.open("setup", "chronology"),
    TABLE: lambda app: app.flow.start(REVIEWED, "table"),
    "result": lambda app: app.flow.show_result_of(ended(app)),
    "practice": lambda app: app.navigator.open("practice", "chronology"),
    "catalogue": lambda app: app.navigator.open("catalogue"),
    "import": lambda app: app.navigator.open("import"),
    "learning": lambda app: app.navigator.open("learning"),
    "settings": lambda app: app.navigator.open("settings"),
}
"""How to come to a page that leads on to others."""

SENT: dict[str, Callable[[App], tuple[object, ...]]] = {
    "home.game_chosen": lambda app: ("chronology",),
    "home.again": lambda app: (CHRONOLOGY, True),
    "result.changed": lambda app: (CHRONOLOGY,),
    "practice.play_wanted": lambda app: ("chronology",),
    "import.play_wanted": lambda app: (CHRONOLOGY,),
    "window.practice_wanted": lambda app: ("chronology",),
    "setup.practice_wanted": lambda app: ("chronology",),
    "table.correction_wanted": lambda app: (1,),
    "window.files_dropped": lambda app: ([app.context.data],),
    "import.show_wanted": lambda app: ("met",),
    "catalogue.label_wanted": lambda app: (a_card(app),),
    "learning.label_wanted": lambda app: (a_card(app),),
    "result.label_wanted": lambda app: (a_card(app),),
    "catalogue.order_wanted": lambda app: (a_set(app),),
    "catalogue.paper_wanted": lambda app: ("met", None),
    "home.practice_wanted": lambda app: ("stolen_paintings",),
    "result.answers_wanted": lambda app: (REVIEWED,),
    "result.progress_wanted": lambda app: ("Ada",),
}
"""What those signals send that send anything."""

LINKS = [(link, route) for route in ROUTES for link in route.opened_by]


def follow(app: App, link: Link) -> None:
    source, name = link.signal.split(".")
    signal: SignalInstance = getattr(app.window if source == "window" else app.navigator.page(source), name)
    signal.emit(*(SENT[link.signal](app) if link.signal in SENT else ()))


def come(app: App, source: str) -> tuple[object, tuple[str, ...]]:
    """To a page; how it is shown, and the way there."""
    REACH[source](app)
    app.bot.wait(1)
    return app.window.page(), app.navigator.trail


def stop_work(app: App) -> None:
    """A page that has begun to look at files is let come to its end."""
    if app.navigator.current == "import":
        page = app.navigator.page("import")
        app.bot.waitUntil(lambda: page.ui.steps.currentWidget() is not page.ui.workPage)
        page.begin()


@pytest.mark.parametrize("source", REACH)
def test_what_is_opened_from_a_page_leads_back_to_it(app: App, source: str) -> None:
    here, trail = come(app, source)
    for link, route in LINKS:
        if link.signal.split(".")[0] != source:
            continue
        for way in ("back", "left", "esc"):
            if app.navigator.current != source:
                here, trail = come(app, source)
            follow(app, link)
            stop_work(app)
            page: Page = app.navigator.page(route.id)
            assert app.window.page() is page and app.navigator.current == route.id, link
            if way == "back":
                app.navigator.back()
            elif way == "left":
                page.left.emit()
            else:
                QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_Escape)
            app.bot.wait(1)
            if route.on_home:
                assert app.navigator.trail == (HOME,) and app.window.page() is app.home, (link, way)
            else:
                assert app.navigator.trail == trail and app.window.page() is here, (link, way)


def test_every_page_has_a_way_to_it(app: App) -> None:
    """By a signal that its source really has, by the menu, by a match, or by a show."""
    for link, _route in LINKS:
        source, name = link.signal.split(".")
        owner = app.window if source == "window" else page_class(ROUTE[source])
        assert hasattr(owner, name), link
        assert source in REACH, f"{link}: say how to come to {source}"
    assert {route.id for route in ROUTES if not route.opened_by and not route.menu} == {
        HOME,
        TABLE,
        "result",
        "show",
    }


def page_class(route: Route) -> type[Page]:
    module, name = route.page.split(":")
    made: type[Page] = getattr(import_module(module), name)
    assert issubclass(made, Page)
    return made


@pytest.mark.parametrize("way", ["back", "esc"])
def test_the_menu_of_the_home_page_leads_there_and_back(app: App, way: str) -> None:
    texts = [action.text() for action in app.home.ui.more.menu().actions()]
    menu = [route for route in ROUTES if route.menu]
    assert texts == [route.menu for route in menu]
    for route, action in zip(menu, app.home.ui.more.menu().actions(), strict=True):
        action.trigger()
        assert app.window.page() is app.navigator.page(route.id)
        app.bot.wait(1)
        app.navigator.back() if way == "back" else QTest.keyClick(app.window, Qt.Key.Key_Escape)
        assert app.window.page() is app.home and app.home.ui.sameAgain.hasFocus(), route.id


OVER_TABLE = [(link, route) for link, route in LINKS if link.signal.split(".")[0] in ("window", TABLE)]


@pytest.mark.parametrize(("link", "route"), OVER_TABLE, ids=[link.signal for link, _ in OVER_TABLE])
def test_a_match_rests_or_goes_on_underneath_as_the_table_of_routes_says(app: App, link: Link, route: Route) -> None:
    app.flow.start(REVIEWED, "under")
    table = table_page(app)
    evening = table.evening
    follow(app, link)
    if route.over_match == "closed":
        assert app.window.page() is table and not app.navigator.trail[2:]
    else:
        assert app.window.page() is app.navigator.page(route.id)
    stop_work(app)
    if route.over_match != "closed":
        app.navigator.back()
    assert app.window.page() is table and table.evening is evening
    assert table.covers.pause.isVisible() == (route.over_match == "rests")


def test_all_three_kinds_are_met_at_a_table() -> None:
    assert {route.over_match for _, route in OVER_TABLE} == {"rests", "goes_on", "closed"}


def test_nobody_goes_in_circles(app: App) -> None:
    app.navigator.open("settings")
    follow(app, Link("settings.map_wanted"))
    app.window.settings_wanted.emit()
    assert app.navigator.trail == (HOME, "settings")
    app.navigator.back()
    assert app.window.page() is app.home


def test_settings_over_the_catalogue_over_a_set_up_lead_back_one_by_one(app: App) -> None:
    come(app, "setup")
    app.window.collection_wanted.emit()
    app.window.settings_wanted.emit()
    assert app.navigator.trail == (HOME, "setup", "catalogue", "settings")
    for left in ("catalogue", "setup", HOME):
        QTest.keyClick(app.window, Qt.Key.Key_Escape)
        assert app.navigator.current == left and app.window.page() is app.navigator.page(left)


def test_a_table_that_is_left_from_another_page_takes_that_page_along(app: App) -> None:
    """The question whether to leave stands in the notice bar, and can be answered anywhere."""
    app.flow.start(REVIEWED, "left")
    app.navigator.open("settings")
    table_page_of(app).leave()
    assert app.navigator.trail == (HOME,) and app.window.page() is app.home
    table_page_of(app).left.emit()
    assert app.window.page() is app.home


def table_page_of(app: App) -> Any:
    return app.navigator.page(TABLE)


def test_what_is_refused_leaves_everything_as_it_was(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    come(app, "catalogue")
    gone = a_set(app)
    monkeypatch.setattr(app.context.library, "deck", lambda slug: None)
    assert not app.navigator.open("set_order", gone)
    assert app.navigator.trail == (HOME, "catalogue") and "None of these paintings" in app.window.notices.text()


LOADED_LATE = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from artgames.app.context import AppContext
from artgames.app.main import build_pages
from artgames.app.main_window import MainWindow
from artgames.app.routes import ROUTES
from artgames.app.settings.live_settings import LiveSettings
from artgames.store import Settings, Store

app = QApplication([])
folder = Path(sys.argv[1])
context = AppContext(Store.in_memory(), LiveSettings(Settings(muted=True)), folder, folder / "cache")
window = MainWindow(context)
shell = build_pages(window, context)
window.first_painted.connect(lambda: app.quit())
window.show()
app.exec()
assert shell.controllers.home is not None
modules = {route.id: route.page.split(":")[0] for route in ROUTES}
print(*[name for name, module in modules.items() if module in sys.modules], sep=",")
for name in ("settings", "results", "exhibit"):
    shell.navigator.open(name)
    assert modules[name] in sys.modules
window.close()
context.close()
"""


def test_a_page_is_not_loaded_before_somebody_goes_there(tmp_path: Path) -> None:
    """Not even with everything that is made after the first paint."""
    told = subprocess.run(
        [sys.executable, "-c", LOADED_LATE, str(tmp_path)], capture_output=True, text=True, check=False, timeout=120
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == [HOME]
