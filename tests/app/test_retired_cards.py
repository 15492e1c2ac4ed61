"""A match goes on with paintings that hang no more: they are seen, read and told of there, and nowhere else."""

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QSize

from artgames import games
from artgames.app.result.page import ResultPage
from artgames.app.table.match_service import OpenMatch
from artgames.decks import Deck
from artgames.engine.api import Setup
from artgames.engine.match import Match
from artgames.scene.items.painting import PaintingItem
from artgames.scene.labels import label_of
from artgames.store import Table
from tests.app.conftest import App
from tests.support.hands import GAME, play_to_the_end, table_of, table_page

SMALL = QSize(160, 160)


@pytest.fixture
def met(app: App) -> Deck:
    deck = app.context.library.deck("met")
    assert deck is not None
    return deck


@pytest.fixture
def gone(met: Deck) -> tuple[int, ...]:
    return tuple(card for card in range(1001, 1172) if met.painting(card).retired)


def keep_a_match(app: App, table: Table, box: tuple[int, ...]) -> OpenMatch:
    """A match that was begun when all these cards still hung."""
    info = games.load(GAME).info
    setup = Setup(len(table.players), info.complete(table.options), "then", box)
    rules = games.load(GAME).rules
    record = app.context.store.new_match(table, setup, GAME, rules.version)
    return OpenMatch(record, table, Match(GAME, rules, setup, record.journal))


@pytest.mark.parametrize("deck", ["met", "collection", "collection~young"])
def test_a_match_with_what_hangs_no_more_opens_and_shows_and_names_it(
    deck: str, app: App, met: Deck, gone: tuple[int, ...]
) -> None:
    table = msgspec.structs.replace(table_of("Ann", "Ben", exhibit=12), deck=deck)
    kept = keep_a_match(app, table, tuple(sorted((*gone[:19], *met.ids[:12]))))
    app.flow.resume(kept.record.id)
    page = table_page(app)
    page.press()
    hanging = [item for item in page.ui.boardView.scene().items() if isinstance(item, PaintingItem)]
    old = [item for item in hanging if int(item.card_id) in gone]
    assert len(hanging) == 12 and len(old) > 3
    for item in old:
        app.context.pictures.pixmap(item.card_id, SMALL)
        assert app.context.pictures.wait() and not app.context.pictures.is_missing(item.card_id)
        assert len(label_of(page.deck.painting(int(item.card_id))).line) > 10
    play_to_the_end(kept)
    app.flow.show_result_of(kept)
    result = app.window.page()
    assert isinstance(result, ResultPage)
    result.podium.skip()
    view: Any = kept.match.view(None)
    assert result.sections.stolen.rowCount() == sum(len(one.stolen) for one in view.pad)


def test_what_hangs_no_more_is_in_no_deck_list_set_or_question(app: App, gone: tuple[int, ...]) -> None:
    library = app.context.library
    for deck in (*library.decks, library.deck("collection~young"), library.deck("met+atelier")):
        assert deck is not None and not set(gone) & set(deck.ids)
    app.navigator.open("catalogue")
    shown = app.navigator.page("catalogue").selection.paintings
    assert len(shown) == 200 and not {painting.id for painting in shown} & set(gone)
