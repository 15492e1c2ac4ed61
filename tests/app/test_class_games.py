"""The games for a class in the whole window: from set-up to the result."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtTest import QTest

from artgames.app.result.page import ResultPage
from artgames.app.setup.page import SetupPage
from artgames.app.table.page import TablePage
from artgames.decks import Filter, SavedSets
from artgames.engine.api import HOUSE
from artgames.engine.rng import Rng
from artgames.store import Table
from tests.app.conftest import App

MakeTable = Callable[..., Table]


def set_up(app: App, table: Table) -> SetupPage:
    app.navigator.open("setup", table)
    page = app.window.page()
    assert isinstance(page, SetupPage)
    QTest.qWait(50)
    return page


def settle(app: App, page: TablePage) -> None:
    def at_rest() -> bool:
        assert page.flow is not None
        page.flow.finish_moving()
        return not page.flow.is_moving

    app.bot.waitUntil(at_rest)


@pytest.mark.parametrize("slug", ["group_quiz", "sitters", "trivia", "schools"])
def test_a_match_goes_from_set_up_to_its_result(app: App, make_table: MakeTable, slug: str) -> None:
    options = {"group_quiz": {"cards": 1}, "sitters": {"cards": 1}, "trivia": {"cards": 3}, "schools": {"cards": 6}}
    table = msgspec.structs.replace(make_table("Ruth", "Jonas"), game=slug, options=options[slug])
    setup = set_up(app, table)
    assert setup.ui.start.isEnabled(), setup.ui.footText.text()
    setup.start()
    page = app.window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    page.lock_out = 0.0
    settle(app, page)
    session, rng = page.flow.session, Rng.from_seed("app")
    while session.match.outcome() is None:
        seat = session.match.to_act()[0]
        choices = session.match.choices(seat)
        action, rng = choices[0 if seat == HOUSE else -1].sample(rng)
        assert session.submit(seat, action)
        settle(app, page)
    page.press()
    assert isinstance(app.window.page(), ResultPage)


def test_sp62_a_deck_without_sitters_is_not_offered_and_one_with_few_is_refused_with_a_sentence(
    app: App, make_table: MakeTable
) -> None:
    sets = SavedSets(app.context.data / "sets.json")
    sets.save("Hills", "met", Filter(subjects=("landscape",)))
    sets.save("Two faces", "met", Filter(cards=faces(app)[:2]))
    app.context.library.refresh()
    people = make_table("Ruth", "Jonas")
    hills = set_up(app, msgspec.structs.replace(people, game="sitters", deck="set:hills"))
    assert hills.table().deck == "collection"
    few = set_up(app, msgspec.structs.replace(people, game="sitters", deck="set:two-faces"))
    assert not few.ui.start.isEnabled()
    assert "portraits with named sitters" in few.ui.footText.text()


def faces(app: App) -> tuple[int, ...]:
    deck = app.context.library.deck("met")
    assert deck is not None
    return deck.ids_for(("sitters",))


def test_sp64_a_large_collection_is_asked_about_without_waiting(app: App, make_table: MakeTable) -> None:
    """Only so many cards go into the box as can be compared with each other."""
    opened = app.flow.matches.begin(msgspec.structs.replace(make_table(), game="trivia", deck="collection"))
    assert len(opened.match.setup.facts) == len(opened.match.setup.deck) <= 240
    resumed = app.flow.matches.resume(opened.record.id)
    assert resumed.match.setup == opened.match.setup and resumed.match.state == opened.match.state
