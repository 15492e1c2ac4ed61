"""What a match is played with: whole, packs, mixtures, sets; and what is said when that is too little."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from artgames import paths
from artgames.app.setup.deck_picker import Shelf, packs_of, with_pack
from artgames.app.setup.page import SetupPage
from artgames.app.table.match_service import Matches
from artgames.decks import Filter, Library, SavedSets
from artgames.decks.deck_folder import PackSource
from artgames.decks.library import COLLECTION
from artgames.decks.met_package import find_pictures
from artgames.games.stolen_paintings import GAME
from artgames.store import Table
from artgames.store.seating import Player
from tests.app.conftest import App
from tests.support.packs import add_pack

MakeTable = Callable[..., Table]


@pytest.fixture
def page(app: App, make_table: MakeTable) -> SetupPage:
    """With two packs of somebody's own, and a set of museum paintings."""
    add_pack(app.context.data, "holiday", "Our holiday", 40)
    add_pack(app.context.data, "zoo", "At the zoo", 9, undated=True)
    SavedSets(app.context.data / "sets.json").save("Hills", "met", Filter(subjects=("landscape",)))
    app.context.library.refresh()
    app.navigator.open("setup", make_table("Ruth", "Jonas", "Emil"))
    shown = app.window.page()
    assert isinstance(shown, SetupPage)
    QTest.qWait(100)
    return shown


def museum(app: App) -> int:
    deck = app.context.library.deck("met")
    assert deck is not None
    return len(deck.ids)


def offers(page: SetupPage) -> dict[str, bool]:
    page.decks.fill()
    return {action.data(): action.isChecked() for action in page.decks.menu.actions() if action.isCheckable()}


@pytest.mark.parametrize(
    ("before", "pack", "after"),
    [
        ("met", "holiday", "holiday+met"),
        ("holiday+met", "met", "holiday"),
        ("holiday", "holiday", ""),
        ("met", "atelier", "collection"),
        ("collection", "met", "met"),
        ("set:hills", "zoo", "zoo"),
        ("", "zoo", "zoo"),
    ],
)
def test_packs_are_ticked_and_unticked(before: str, pack: str, after: str) -> None:
    assert with_pack(before, pack) == after
    assert set(packs_of(after)) <= set(after.split("+"))


def test_everything_there_is_can_be_chosen(app: App, page: SetupPage) -> None:
    shown = offers(page)
    assert {"met", "holiday", "zoo", "set:hills"} <= set(shown)
    assert [slug for slug, ticked in shown.items() if ticked] == ["met"]
    assert page.ui.deckTitle.text().endswith(f": {museum(app)} paintings")


def test_a_mixture_is_ticked_with_the_mouse_while_the_menu_stays_open(app: App, page: SetupPage) -> None:
    menu = page.decks.menu
    menu.popup(page.ui.deck.mapToGlobal(QPoint(0, page.ui.deck.height())))
    for slug in ("holiday", "zoo"):
        action = next(one for one in menu.actions() if one.data() == slug)
        spot = menu.actionGeometry(action).center()
        QTest.mouseMove(menu, spot)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=spot)
        assert menu.isVisible() and action.isChecked()
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert page.table().deck == "holiday+met+zoo"
    assert page.ui.deckTitle.text() == (
        f"Our holiday + The Metropolitan Museum of Art + At the zoo: {museum(app) + 49} paintings"
    )


def test_a_mixture_is_ticked_by_keyboard(page: SetupPage) -> None:
    page.ui.deck.setFocus()
    menu = page.decks.menu
    menu.popup(page.ui.deck.mapToGlobal(QPoint(0, 0)))
    menu.setActiveAction(next(one for one in menu.actions() if one.data() == "zoo"))
    QTest.keyClick(menu, Qt.Key.Key_Space)
    assert menu.isVisible() and page.table().deck == "met+zoo"
    QTest.keyClick(menu, Qt.Key.Key_Escape)


def test_a_set_stands_alone_and_the_last_tick_gives_way_to_the_best(app: App, page: SetupPage) -> None:
    page.decks.choose("set:hills")
    assert page.table().deck == "set:hills" and page.ui.deckTitle.text().startswith("Hills: ")
    page.decks.choose("zoo")
    assert page.table().deck == "zoo"
    page.decks.choose("zoo")
    assert page.table().deck == app.context.library.decks[0].slug


def test_a_game_that_is_made_for_a_deck_is_offered_it_first(app: App, make_table: MakeTable) -> None:
    add_pack(app.context.data, "holiday", "Our holiday", 60)
    app.context.library.refresh()
    made_for = msgspec.structs.replace(GAME, deck="holiday")
    assert Shelf(app.context.library, made_for).first() == "holiday"
    gone = msgspec.structs.replace(GAME, deck="gone")
    assert Shelf(app.context.library, gone).first() == app.context.library.decks[0].slug


def test_a_table_without_a_deck_is_played_with_the_one_its_game_is_made_for(app: App) -> None:
    people = tuple(Player(name, mark) for mark, name in enumerate(("Ruth", "Emil")))
    decks = [app.flow.matches.deck(Table(slug, people, {}, "")) for slug in ("art_gallery", "stolen_paintings")]
    assert [deck.slug for deck in decks if deck is not None] == ["atelier", app.context.library.decks[0].slug]


def test_too_few_paintings_are_told_before_the_start_with_what_to_do(page: SetupPage) -> None:
    tables: list[Table] = []
    page.started.disconnect()
    page.started.connect(tables.append)
    page.decks.choose("zoo")
    page.decks.choose("met")
    assert page.table().deck == "zoo" and not page.ui.start.isEnabled()
    said = page.ui.footText.text()
    assert "31" in said and "9" in said and "another deck" in said
    page.start()
    assert not tables, "Ctrl+Enter does not start it either"
    page.decks.choose("holiday")
    assert page.ui.start.isEnabled() and page.ui.footText.text() == ""
    page.start()
    assert [table.deck for table in tables] == ["holiday+zoo"]


def test_fewer_paintings_in_the_exhibit_make_a_small_deck_enough(page: SetupPage) -> None:
    page.decks.choose("set:hills")
    assert not page.ui.start.isEnabled()
    page.decks.choose("holiday")
    page.options.put("exhibit", 36)
    assert not page.ui.start.isEnabled()
    page.options.put("exhibit", 12)
    assert page.ui.start.isEnabled()


def test_a_match_with_a_mixture_holds_all_its_cards(app: App, page: SetupPage) -> None:
    page.decks.choose("holiday")
    opened = app.flow.matches.begin(page.table())
    assert len(opened.match.setup.deck) == museum(app) + 40
    resumed = app.flow.matches.resume(opened.record.id)
    assert resumed.match.setup == opened.match.setup


def test_a_deck_that_is_gone_is_replaced(app: App, page: SetupPage, make_table: MakeTable) -> None:
    app.navigator.open("setup", msgspec.structs.replace(make_table(), deck="set:forgotten"))
    assert page.table().deck == app.context.library.decks[0].slug


def test_only_decks_with_what_the_game_needs_are_offered(app: App, page: SetupPage) -> None:
    dated = msgspec.structs.replace(GAME, needs=("pictures", "dates"))
    shelf = Shelf(app.context.library, dated)
    assert "zoo" not in [offer.slug for offer in shelf.packs()] and shelf.usable("zoo") == ()
    assert len(shelf.usable("holiday+zoo")) == 40


def test_with_a_single_deck_there_is_nothing_to_choose(app: App, make_table: MakeTable) -> None:
    museum_alone = PackSource(paths.resources() / "decks" / "met", find_pictures(), app.context.cache)
    app.context.library = Library([museum_alone])
    app.navigator.open("setup", make_table())
    shown = app.window.page()
    assert isinstance(shown, SetupPage)
    shown.ui.more.click()
    assert not shown.ui.deck.isVisible() and shown.ui.deckTitle.isVisible()


def test_a_game_without_pictures_does_not_ask(app: App, page: SetupPage, make_table: MakeTable) -> None:
    app.navigator.open("setup", msgspec.structs.replace(make_table(), game="art_robbery", options={}))
    assert not page.ui.deck.isVisible() and not page.ui.deckLabel.isVisible()
    assert page.ui.start.isEnabled()


def test_what_leaves_own_pictures_out_is_not_called_everything(app: App, page: SetupPage) -> None:
    for deck in app.context.library.decks:
        has_all = all(set(pack.ids) <= set(deck.ids) for pack in app.context.library.packs)
        assert has_all or not {"all", "everything", "whole"} & set(deck.title.casefold().split()), deck.title


def test_the_whole_collection_is_as_large_for_every_game(app: App) -> None:
    whole = app.context.library.deck(COLLECTION)
    assert whole is not None
    for slug in ("stolen_paintings", "chronology", "dialogue", "sitters"):
        app.navigator.open(
            "setup", Table(slug, (Player("Ada", 0), Player("Ben", 1), Player("Cleo", 2)), {}, COLLECTION)
        )
        page = app.window.page()
        assert isinstance(page, SetupPage)
        told = page.ui.deckTitle.text()
        assert told.startswith("The Artgames collection: ") and told.endswith(f"{len(whole.ids)} paintings"), told


def test_kids_play_without_what_a_class_may_leave_out(app: App, page: SetupPage) -> None:
    page.decks.choose(COLLECTION)
    whole = app.context.library.deck(COLLECTION)
    assert whole is not None and not page.ui.young.isHidden() and not page.ui.young.isChecked()
    left = [card for card in whole.ids if whole.painting(card).tags]
    kids = next(button for button, preset in zip(page.presets.buttons, GAME.presets, strict=True) if preset.young)
    kids.click()
    assert page.ui.young.isChecked() and left
    assert f"{len(whole.ids) - len(left)} of {len(whole.ids)} paintings" in page.ui.deckTitle.text()
    opened = app.flow.matches.begin(page.table())
    assert not {*opened.match.setup.deck} & {*left}
    app.navigator.open("setup", page.table())
    assert page.ui.young.isChecked(), "Same again is as it was"
    page.ui.young.click()
    assert page.table().deck == COLLECTION and page.ui.deckTitle.text().endswith(f": {len(whole.ids)} paintings")


def test_where_nothing_would_be_left_out_nobody_is_asked(page: SetupPage) -> None:
    page.decks.choose("set:hills")
    kids = next(button for button, preset in zip(page.presets.buttons, GAME.presets, strict=True) if preset.young)
    kids.click()
    assert page.ui.young.isHidden() and page.table().deck == "set:hills"


def test_a_set_can_be_dealt_in_its_order(app: App, page: SetupPage) -> None:
    assert page.ui.ordered.isHidden()
    SavedSets(app.context.data / "sets.json").save("By year", "met", Filter(), "year")
    page.decks.choose("set:by-year")
    assert not page.ui.ordered.isHidden() and not page.ui.ordered.isChecked()
    page.ui.ordered.click()
    table = page.table()
    assert table.deck == "set:by-year~ordered"
    assert page.ui.deckTitle.text().startswith("By year, in its order: ")
    by_year = app.context.library.deck("set:by-year")
    assert by_year is not None
    setup = Matches(app.context.store, app.context.library).begin(table, "seed").match.setup
    assert setup.in_order and setup.deck == by_year.ids
    page.open(table)
    assert page.ui.ordered.isChecked() and page.table().deck == table.deck
    page.decks.choose("met")
    assert page.ui.ordered.isHidden() and page.table().deck == "met"
