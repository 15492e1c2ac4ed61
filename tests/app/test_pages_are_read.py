"""Every page, menu and panel of the window is read at all sizes of window and text: nothing is cut, covered or pale."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QToolTip

from artgames.app.table.page import TablePage
from artgames.app.widgets.page_fade import PageFade
from artgames.decks.library import COLLECTION
from artgames.exhibits.playlist import Playlist, Round
from artgames.phones.addresses import NetworkCard
from artgames.scene.plain_text import tip
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.reading.desk import SIZES
from tests.reading.page import page_faults

PAGES: dict[str, Callable[[App], object]] = {
    "home": lambda app: app.navigator.open("home"),
    "set-up": lambda app: app.navigator.open("setup", "stolen_paintings"),
    "settings": lambda app: app.navigator.open("settings"),
    "collection": lambda app: app.navigator.open("catalogue"),
    "label": lambda app: app.navigator.open("label", 5),
    "results": lambda app: app.navigator.open("results"),
    "paper": lambda app: app.navigator.open("print"),
    "room check": lambda app: app.navigator.open("room_check"),
    "learning": lambda app: app.navigator.open("learning"),
    "import": lambda app: app.navigator.open("import"),
    "exhibit": lambda app: app.navigator.open("exhibit"),
    "help": lambda app: app.window.show_help(),
    "keys": lambda app: app.window.show_keys(),
}


def at_table(app: App) -> TablePage:
    players = tuple(Player(name, seat) for seat, name in enumerate(("Fortunata", "Ben", "Cleo", "Dario")))
    app.flow.start(Table("stolen_paintings", players, {}, COLLECTION), "pages")
    page = app.window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    page.flow.finish_moving()
    return page


def phones(app: App) -> None:
    at_table(app)
    controller = app.shell.controllers.phones
    controller.cards = lambda: [NetworkCard("wlan0", "127.0.0.1", has_gateway=True)]
    controller.first_port = 0
    app.navigator.open("phones")


def doctor(app: App) -> None:
    phones(app)
    page = app.navigator.page("phones")
    page.ui.doctorButton.setChecked(True)
    app.bot.waitUntil(lambda: page.ui.doctor.found == "works")
    app.bot.wait(20)  # the page makes room for the advice


def show(app: App) -> None:
    rounds = tuple(Round(title=f"The museum at night, part {number}", paintings=12) for number in (1, 2, 3))
    app.show.show(Playlist(rounds=rounds), "")


PAGES |= {"show": show}
PAGES |= {"table": at_table, "pause": lambda app: at_table(app).pause(), "phones": phones, "doctor": doctor}


def dress(app: App, size: tuple[int, int], text: int, theme: str = "gallery") -> None:
    app.window.resize(*size)
    app.context.settings.update(text_scale=text, theme=theme)
    app.window.apply_style()


def faults(app: App) -> str:
    """Leads through all pages; a line for each fault."""
    found = []
    for name, opened in PAGES.items():
        opened(app)
        for fade in app.window.findChildren(PageFade):
            fade.finish_now()
        found += [f"{name} | {fault}" for fault in page_faults(app.window)]
        app.window.hide_help()
    return "\n".join(found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text", [80, 100, 150, 200])
def test_nothing_on_a_page_is_cut_covered_or_pale(app: App, size: tuple[int, int], text: int) -> None:
    dress(app, size, text)
    assert not (found := faults(app)), found


@pytest.mark.parametrize("theme", ["daylight", "contrast"])
def test_nothing_is_pale_in_any_theme(app: App, theme: str) -> None:
    dress(app, (1366, 768), 100, theme)
    assert not (found := faults(app)), found


@pytest.mark.parametrize("theme", ["gallery", "daylight", "contrast"])
@pytest.mark.parametrize("text", [100, 200])
def test_a_menu_and_the_button_that_opened_it_are_read(app: App, theme: str, text: int) -> None:
    dress(app, (1366, 768), text, theme)
    button = app.home.ui.more
    menu = button.menu()
    button.setDown(True)
    menu.popup(QPoint())
    found = [*page_faults(menu), *page_faults(app.window)]
    button.setDown(False)
    menu.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["gallery", "daylight", "contrast"])
@pytest.mark.parametrize("text", [100, 200])
def test_a_tool_tip_is_read(app: App, theme: str, text: int) -> None:
    dress(app, (1024, 768), text, theme)
    QToolTip.showText(QPoint(), tip("Show the match to a whole room, with a projector. " * 4), app.window)
    label = next(one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel"))
    found = page_faults(label)
    assert label.width() <= 1024 and not found, "\n".join(found)
    QToolTip.hideText()
