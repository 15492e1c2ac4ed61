"""No page has anything for the keyboard that a screen reader could not name."""

from collections.abc import Callable

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from artgames.app.page_base import Page
from artgames.app.table.page import TablePage
from tests.app.accessibility.ears import Ears, ears
from tests.app.accessibility.listening import FOUND_BY_LABEL, Heard, heard
from tests.app.conftest import App
from tests.support.hands import play_to_the_end, table_of

__all__ = ["ears"]

Role = QAccessible.Role
TABLE = table_of("Ada", "Ben", "Cleo")


def show_table(app: App) -> TablePage:
    app.flow.start(TABLE, "by ear")
    page = app.window.page()
    assert isinstance(page, TablePage)
    page.lock_out = 0.0
    return page


def open_exhibit(app: App) -> TablePage:
    page = show_table(app)
    page.press()
    app.bot.waitUntil(lambda: at_rest(page))
    return page


def at_rest(page: TablePage) -> bool:
    assert page.flow is not None
    page.flow.finish_moving()
    return not page.flow.is_moving


def show_pause(app: App) -> None:
    open_exhibit(app).pause()


def show_curtain(app: App) -> TablePage:
    """The exhibit is over, and the thief is asked for."""
    page = open_exhibit(app)
    assert page.flow is not None
    page.flow.session.clock.finish()
    app.bot.waitUntil(lambda: at_rest(page))
    return page


def show_private(app: App) -> TablePage:
    page = show_curtain(app)
    assert page.flow is not None
    page.flow.open_private()
    return page


def show_viewer(app: App) -> None:
    app.navigator.open("catalogue")
    app.navigator.page("catalogue").show_painting(app.context.library.decks[0].ids[0])


def show_log(app: App) -> None:
    show_table(app).ui.logButton.toggle()


def show_result(app: App) -> None:
    opened = app.flow.matches.begin(TABLE, "by ear")
    play_to_the_end(opened)
    app.flow.show_result_of(opened)


def show_corrections(app: App) -> None:
    app.navigator.open("correction", app.flow.matches.begin(TABLE, "by ear"))


def set_up(slug: str) -> Callable[[App], object]:
    return lambda app: app.navigator.open("setup", slug)


PAGES: dict[str, Callable[[App], object]] = {
    "home": lambda app: app.navigator.open("home"),
    "set-up": set_up("stolen_paintings"),
    "set-up of a quiz": set_up("group_quiz"),
    "set-up of flash cards": set_up("flash_cards"),
    "settings": lambda app: app.navigator.open("settings"),
    "help": lambda app: app.window.show_help(),
    "keys": lambda app: app.window.show_keys(),
    "collection": lambda app: app.navigator.open("catalogue"),
    "painting": show_viewer,
    "import": lambda app: app.navigator.open("import"),
    "exhibits": lambda app: app.navigator.open("exhibit"),
    "print": lambda app: app.navigator.open("print"),
    "results": lambda app: app.navigator.open("results"),
    "learning": lambda app: app.navigator.open("learning", "Ada"),
    "memory map": lambda app: app.navigator.open("recall_map"),
    "room check": lambda app: app.navigator.open("room_check"),
    "practice": lambda app: app.navigator.open("practice", "stolen_paintings"),
    "table": show_log,
    "exhibit": open_exhibit,
    "pause": show_pause,
    "curtain": show_curtain,
    "private page": show_private,
    "result": show_result,
    "corrections": show_corrections,
}


def faults(things: list[Heard]) -> list[str]:
    nameless = [one for one in things if one.focusable and not (one.name.strip() or one.label.strip())]
    unlabelled = [one for one in things if one.role in FOUND_BY_LABEL and not (one.label.strip() or _is_named(one))]
    return [f"no name: {one}" for one in nameless] + [f"no label: {one}" for one in unlabelled]


def _is_named(one: Heard) -> bool:
    """A box whose name is only what is chosen in it has no label."""
    return bool(one.name.strip()) and not (one.role is Role.ComboBox and one.name == one.value)


def test_everything_that_takes_the_keyboard_has_a_name(app: App) -> None:
    found = []
    for name, show in PAGES.items():
        show(app)
        QApplication.processEvents()
        found += [f"{name}: {fault}" for fault in faults(heard(app.window))]
        page = app.window.page()
        assert page is not None
        assert _pages_told(app) <= {page}, f"{name}: a hidden page is told"
        _leave(app)
    assert not found, "\n".join(found)


def _pages_told(app: App) -> set[QWidget]:
    pages = app.window.ui.pages
    every = [pages.widget(index) for index in range(pages.count())]
    return {page for page in every if not QAccessible.queryAccessibleInterface(page).state().invisible}


def _leave(app: App) -> None:
    app.window.hide_help()
    page = app.window.page()
    if isinstance(page, TablePage):
        page.leave()
    app.navigator.open("home")


def test_a_reader_that_runs_before_the_first_table_finds_the_exhibit(app: App) -> None:
    page = open_exhibit(app)
    paintings = [one for one in heard(app.window) if one.thing.startswith("PaintingItem")]
    assert len(paintings) == 24 and all(one.name for one in paintings)
    page.pause()
    assert not [one for one in heard(app.window) if one.thing.startswith("PaintingItem")]


def test_coming_to_a_page_is_announced(app: App, ears: Ears) -> None:
    silent = []
    for name, show in PAGES.items():
        if name in ("help", "keys", "home"):  # the panel has the keyboard, and home is where one is
            continue
        ears.since()
        show(app)
        page = app.window.page()
        assert isinstance(page, Page)
        if not page.spoken_title() or page.spoken_title() not in ears.since():
            silent.append(name)
        _leave(app)
    assert not silent
