"""A set is put in order, through the window."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest

from artgames.app.catalogue.page import CataloguePage
from artgames.app.learning.set_order_page import SetOrderPage
from artgames.decks import Filter, PaintingSet, SavedSets
from artgames.decks.sets import Order
from tests.app.conftest import App


def open_set(app: App, wanted: Filter, order: Order = "number") -> SetOrderPage:
    sets = SavedSets(app.context.data / "sets.json")
    made = sets.save("Mine", app.context.library.packs[0].slug, wanted, order)
    app.navigator.open("catalogue")
    app.navigator.open("set_order", made)
    page = app.window.page()
    assert isinstance(page, SetOrderPage)
    return page


def kept(app: App) -> PaintingSet:
    (one,) = app.context.library.sets
    return one


def first_cards(app: App, count: int) -> tuple[int, ...]:
    return app.context.library.packs[0].ids[:count]


def test_a_set_is_put_in_order_by_year_and_grows_as_before(app: App) -> None:
    page = open_set(app, Filter(subjects=("portrait",)))
    page.ui.byYear.click()
    years = [app.context.library.packs[0].year_of(card) or 0 for card in page.cards()]
    assert years == sorted(years)
    QTest.mouseClick(page.ui.keep, Qt.MouseButton.LeftButton)
    assert (kept(app).order, kept(app).filter) == ("year", Filter(subjects=("portrait",)))
    assert isinstance(app.window.page(), CataloguePage)


def test_by_hand_a_set_becomes_a_list_in_that_order(app: App) -> None:
    one, two, three = first_cards(app, 3)
    page = open_set(app, Filter(cards=(one, two, three)))
    page.ui.paintings.setCurrentRow(0)
    page.ui.later.click()
    assert page.cards() == (two, one, three) and page.ui.paintings.currentRow() == 1
    page.ui.paintings.model().moveRow(QModelIndex(), 2, QModelIndex(), 0)  # what dragging does
    assert page.cards() == (three, two, one)
    page.ui.keep.click()
    assert (kept(app).order, kept(app).filter.cards) == ("hand", (three, two, one))
    deck = app.context.library.deck(kept(app).deck_slug)
    assert deck is not None and deck.ids == (three, two, one)


def test_keys_move_a_painting(app: App) -> None:
    one, two = first_cards(app, 2)
    page = open_set(app, Filter(cards=(one, two)))
    page.ui.paintings.setCurrentRow(0)
    page.ui.paintings.setFocus()
    QTest.keyClick(page.ui.paintings, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert page.cards() == (two, one)


def test_a_painting_is_taken_out_but_never_the_last_one(app: App) -> None:
    one, two = first_cards(app, 2)
    page = open_set(app, Filter(cards=(one, two)))
    page.ui.takeOut.click()
    assert page.cards() == (two,) and not page.ui.takeOut.isEnabled()
    page.ui.keep.click()
    assert kept(app).filter.cards == (two,) and kept(app).order == "number"


def test_a_shuffled_set_is_always_shuffled_the_same_way(app: App) -> None:
    page = open_set(app, Filter(cards=first_cards(app, 12)))
    page.ui.shuffle.click()
    shuffled = page.cards()
    page.ui.keep.click()
    assert sorted(shuffled) == list(first_cards(app, 12)) and shuffled != first_cards(app, 12)
    deck = app.context.library.deck(kept(app).deck_slug)
    assert deck is not None and deck.ids == shuffled


def test_whoever_leaves_changes_nothing(app: App) -> None:
    page = open_set(app, Filter(cards=first_cards(app, 3)), "hand")
    before = kept(app)
    page.ui.byArtist.click()
    app.window.step_back()
    assert kept(app) == before and isinstance(app.window.page(), CataloguePage)


def test_what_hangs_by_artist_is_saved_by_artist(app: App) -> None:
    from artgames.app.catalogue.sort_order import Column
    from artgames.app.catalogue.sort_order import Order as Shown

    app.navigator.open("catalogue")
    page = app.window.page()
    assert isinstance(page, CataloguePage)
    page.selection.order_by(Shown(Column.ARTIST))
    page.sets._keep("By artist")
    assert kept(app).order == "artist"
