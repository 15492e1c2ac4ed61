"""What lies over a table or comes after it is read as pages are: curtain, a painting seen closely, paper, votes,
corrections, result, review, memory map, and the console of a room.

Read at the corners where something can be cut: the smallest window with the usual and the largest letters, the usual
window with large ones, and the largest with small ones. Left out are sizes between them, which are one of these with
more room, and other themes in more than one size: letters are in the same places there.
"""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QTabWidget

from artgames.app.result.page import ResultPage
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.app.widgets.page_fade import PageFade
from artgames.engine.rng import Rng
from artgames.scene.items.painting import PaintingItem
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.app.room.conftest import Room, room
from tests.app.test_pages_are_read import dress
from tests.reading.page import page_faults
from tests.support.hands import at_rest, play_to_the_end, table_of, table_page

__all__ = ["room"]

CORNERS = [(1024, 768, 100), (1024, 768, 200), (1366, 768, 150), (1920, 1080, 80)]
NAMES = ("Fortunata", "Ben", "Cleo", "Dario")


def settle(app: App) -> TablePage:
    page = table_page(app)
    app.bot.waitUntil(lambda: page.flow is not None and at_rest(page.flow))
    return page


def after_exhibit(app: App, *players: Player | str) -> TablePage:
    """A table whose exhibit has closed: the thief is asked."""
    app.flow.start(table_of(*(players or NAMES), exhibit=12), "sheets")
    page = settle(app)
    page.lock_out = 0.0
    page.press()
    settle(app)
    assert page.flow is not None
    page.flow.session.clock.finish()
    return settle(app)


def to_guesses(app: App, *players: Player | str) -> TablePage:
    page = after_exhibit(app, *players)
    flow = page.flow
    assert flow is not None
    while flow.match.view(None).phase in ("theft", "arrange"):
        seat = flow.match.to_act()[0]
        choice = flow.match.choices(seat)[0]
        flow.session.submit(seat, choice.sample(Rng.from_seed("sheets"))[0])
    flow.back_to_room()
    return settle(app)


def curtain(app: App) -> None:
    page = after_exhibit(app)
    assert page.flow is not None and page.flow.surface is Surface.CURTAIN


def private(app: App) -> None:
    curtain(app)
    flow = table_page(app).flow
    assert flow is not None
    flow.open_private()


def closely(app: App) -> None:
    page = to_guesses(app)
    item = next(item for item in page.ui.boardView.scene().items() if isinstance(item, PaintingItem))
    page.covers.zoom(item, with_label=True)
    app.bot.waitUntil(lambda: page.covers._zoom.has_arrived)


def paper(app: App) -> None:
    players = [Player(name, seat, answers="paper") for seat, name in enumerate(NAMES)]
    page = to_guesses(app, *players)
    page.press()
    assert page.covers.paper.isVisible()


def votes(app: App) -> None:
    page = to_guesses(app, Player("Fortunata", 0), Player("Audience", 1, "public"), Player("Cleo", 2))
    flow = page.flow
    assert flow is not None
    flow._become(Surface.PAPER, 1)
    assert page.covers.votes.isVisible()


def ended(app: App, table: Table) -> ResultPage:
    opened = app.flow.matches.begin(table, "ended")
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    page = app.window.page()
    assert isinstance(page, ResultPage)
    page.slips.end()
    page.podium.skip()
    return page


def result(app: App) -> None:
    ended(app, table_of(*NAMES, exhibit=12, rounds_per_player=1))


def review(app: App) -> None:
    ended(app, Table("steal_this_game", (Player("Ada", 0), Player("Ben", 1)), {}, "")).ui.showMe.click()


def memory_map(app: App) -> None:
    opened = app.flow.matches.begin(table_of(*NAMES, exhibit=12, rounds_per_player=1), "map")
    app.flow.play(opened)
    settle(app)
    play_to_the_end(opened)
    app.flow.show_result()
    app.navigator.open("recall_map", opened)


def corrections(app: App) -> None:
    after_exhibit(app)
    app.navigator.open("correction", app.flow.opened, 1)


SHEETS: dict[str, Callable[[App], None]] = {
    "curtain": curtain,
    "private page": private,
    "closely": closely,
    "paper": paper,
    "votes": votes,
    "result": result,
    "review": review,
    "memory map": memory_map,
    "corrections": corrections,
}


def faults(app: App) -> list[str]:
    for fade in app.window.findChildren(PageFade):
        fade.finish_now()
    return page_faults(app.window)


@pytest.mark.parametrize("corner", CORNERS, ids=str)
@pytest.mark.parametrize("name", SHEETS)
def test_nothing_on_a_sheet_is_cut_covered_or_pale(app: App, name: str, corner: tuple[int, int, int]) -> None:
    app.context.settings.update(pace=3.0)
    dress(app, corner[:2], corner[2])
    SHEETS[name](app)
    assert not (found := faults(app)), "\n".join(found)


@pytest.mark.parametrize("theme", ["daylight", "contrast"])
@pytest.mark.parametrize("name", SHEETS)
def test_nothing_on_a_sheet_is_pale_in_any_theme(app: App, name: str, theme: str) -> None:
    app.context.settings.update(pace=3.0)
    dress(app, (1366, 768), 100, theme)
    SHEETS[name](app)
    assert not (found := faults(app)), "\n".join(found)


@pytest.mark.parametrize("corner", CORNERS, ids=str)
def test_nothing_on_the_console_is_cut_covered_or_pale(room: Room, corner: tuple[int, int, int]) -> None:
    room.open(table_of(*NAMES, exhibit=12))
    dress(room.app, corner[:2], corner[2])
    found = []
    tabs = room.console.findChild(QTabWidget)
    for place in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(place)
        found += [f"tab {place} | {fault}" for fault in faults(room.app)]
    assert not found, "\n".join(found)
