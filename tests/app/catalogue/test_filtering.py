"""Finding what one is looking for: words, ticks, favourites, and nothing at all."""

from artgames.app.catalogue.facet_model import COUNT_ROLE
from artgames.app.catalogue.filter_query import Facet
from artgames.app.catalogue.page import CataloguePage
from tests.app.catalogue.wandering import KEY, chips, press, tick, type_words
from tests.app.conftest import App


def test_words_are_searched_and_the_chip_takes_them_away(room: CataloguePage) -> None:
    type_words(room, "madonna")
    found = room.selection.paintings
    assert found and len(found) < room.selection.total
    assert chips(room) == [f"“madonna” · {len(found)}  ×"]
    assert room.ui.count.text() == f"{len(found)} of {room.selection.total} paintings"
    room._chips.buttons[0].click()
    assert room.selection.wanted.is_everything and room.ui.search.text() == ""
    assert not room.ui.chips.isVisible()


def test_esc_takes_the_words_away_before_it_leaves_the_room(app: App, room: CataloguePage) -> None:
    type_words(room, "madonna")
    room.ui.search.setFocus()
    app.window.step_back()
    assert app.window.page() is room and room.selection.wanted.is_everything
    assert room.ui.search.text() == "" and room.ui.search.hasFocus()
    app.window.step_back()
    assert app.window.page() is app.home


def test_ticks_become_chips_with_counts(room: CataloguePage) -> None:
    tick(room, Facet.SUBJECT, "landscape")
    tick(room, Facet.CENTURY, "1800–1899")
    shown = room.selection.paintings
    assert shown and all(one.subject == "landscape" and (one.begun or 0) < 1900 for one in shown)
    assert chips(room) == [f"1800–1899 · {len(shown)}  ×", f"landscape · {len(shown)}  ×", "Clear all"]
    room._chips.buttons[-1].click()
    assert room.selection.wanted.is_everything


def test_counts_beside_ticks_follow(room: CataloguePage) -> None:
    tick(room, Facet.PORTRAITS)
    model = room.ui.facets.model()
    group = model.group_index(Facet.SUBJECT)
    counts = {model.index(row, 0, group).data(): model.index(row, 0, group).data(COUNT_ROLE) for row in range(5)}
    assert counts["landscape"] == 0 and counts["portrait"] > 10


def test_favourites_can_be_looked_at_alone(room: CataloguePage) -> None:
    tick(room, Facet.FAVOURITES)
    assert room.ui.shown.currentWidget() is room.ui.emptyPage and "F" in room.ui.emptyText.text()
    room.ui.emptyAct.click()
    assert room.selection.wanted.is_everything
    room.ui.wall.setFocus()
    press(KEY.Key_Right, KEY.Key_F)
    liked = room.selection.paintings[1].id
    tick(room, Facet.FAVOURITES)
    assert [one.id for one in room.selection.paintings] == [liked]


def test_an_empty_room_says_what_to_do(room: CataloguePage) -> None:
    type_words(room, "zebra unicorn")
    assert room.ui.shown.currentWidget() is room.ui.emptyPage
    assert "filter" in room.ui.emptyText.text()
    assert room.ui.emptyAct.hasFocus() and not room.ui.print.isEnabled()
    press(KEY.Key_Return)
    assert room.selection.wanted.is_everything and room.ui.wall.hasFocus()
