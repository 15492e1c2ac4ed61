"""The page for originals: it asks nothing of anybody before it is told to, and says what came and what did not."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.originals.command import fetch
from artgames.app.originals.page import OriginalsPage
from artgames.decks import Library
from artgames.decks.originals.wishes import wishes_of
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.commons import QUICK, Commons, serving

HELD = 3


@pytest.fixture
def commons(context: AppContext) -> Iterator[Commons]:
    """A service that has every painting but the first, which has the wrong shape; the rest of the museum is silent."""
    assert context.library.originals is not None
    cards = wishes_of(context.library, context.library.originals).collection
    shapes = {card.wikidata: (card.width_cm or 1) / (card.height_cm or 1) for card in cards if card.wikidata}
    faults = {card.wikidata: "not free" for card in cards[HELD:] if card.wikidata} | {
        cards[0].wikidata: "wrong picture"
    }
    with serving(Commons(shapes, faults)) as made:
        yield made


@pytest.fixture
def page(context: AppContext, commons: Commons, qtbot: QtBot) -> Iterator[OriginalsPage]:
    made = OriginalsPage(context, hosts=commons.hosts, pace=QUICK)
    qtbot.addWidget(made)
    made.resize(1024, 768)
    made.open()
    made.show()
    yield made
    made.shut_down()


def test_it_says_how_much_and_from_where_before_anything_is_asked(page: OriginalsPage, commons: Commons) -> None:
    assert page.ui.amount.text() == "200 originals to fetch: about 120 MB."
    assert "Wikimedia Commons" in page.ui.source.text()
    assert not page.ui.shown.isVisible()
    page.ui.more.click()
    assert page.ui.amount.text() == "400 originals to fetch: about 240 MB."
    assert commons.asked == []


def test_what_came_hangs_and_what_did_not_is_listed(page: OriginalsPage, context: AppContext, qtbot: QtBot) -> None:
    refused = page.ui.failed.model()
    page.ui.act.click()
    assert page.ui.act.text() == "Stop"
    qtbot.waitUntil(
        lambda: refused.rowCount() >= HELD and page.ui.arrived.model().rowCount() == HELD - 1, timeout=60_000
    )
    with qtbot.waitSignals([page.changed, page.downloads.ended]):
        page.ui.act.click()
    assert page.ui.status.text() == "2 originals have arrived."
    assert page.ui.arrived.model().rowCount() == HELD - 1
    reasons = [str(refused.index(row, 0).data()) for row in range(refused.rowCount())]
    (shape,) = [reason for reason in reasons if reason.startswith("The Birth of Venus")]
    assert shape.startswith("The Birth of Venus\nIts shape is not the painting’s")
    deck = context.library.deck("atelier")
    assert deck is not None and not deck.painting(2).is_homage and deck.painting(1).is_homage
    page.ui.shown.click()
    ours = context.library.deck("atelier")
    assert ours is not None and ours.painting(2).is_homage


def test_escape_stops_before_it_leaves(page: OriginalsPage, qtbot: QtBot) -> None:
    page.ui.act.click()
    with qtbot.waitSignal(page.downloads.ended):
        page.step_back()
    assert page.ui.act.text() == "Fetch originals"
    assert not page.downloads.is_running
    with qtbot.waitSignal(page.left):
        page.step_back()


def test_whoever_leaves_ends_it(page: OriginalsPage) -> None:
    page.ui.act.click()
    assert page.downloads.is_running
    page.hide()
    assert not page.downloads.is_running


def test_it_is_reached_by_keyboard_from_the_collection(app: App) -> None:
    app.navigator.open("catalogue")
    app.navigator.page("catalogue").ui.originals.setFocus()
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Return)
    assert app.navigator.current == "originals"
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Escape)
    assert app.navigator.current == "catalogue"


def test_pictures_do_not_change_under_a_match(app: App) -> None:
    app.flow.start(Table("chronology", (Player("Ada", 0), Player("Ben", 1)), {}, "met"), "seed")
    app.navigator.open("settings")
    app.navigator.page("settings").ui.originals.click()
    assert app.navigator.current == "settings"


def test_the_command_line_fetches_too(context: AppContext, commons: Commons, tmp_path: Path) -> None:
    library = Library.open(tmp_path / "other", context.cache)
    assert library.originals is not None
    cards = wishes_of(library, library.originals).collection[: HELD + 1]
    said: list[str] = []
    missing = fetch(library, library.originals, cards, said.append, hosts=commons.hosts, pace=QUICK)
    assert missing == 2
    assert len(said) == len(cards)
    assert any("not public domain or CC0" in line for line in said)
