"""Wandering in the room: by mouse, by keyboard alone, and by what a screen reader says."""

from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget

from artgames.app.catalogue.filter_query import Facet, FilterQuery
from artgames.app.catalogue.page import CataloguePage
from artgames.app.catalogue.sort_order import Column, middle_year
from artgames.engine.words import unbroken
from tests.app.catalogue.wandering import KEY, chips, press, tick, type_words
from tests.app.conftest import App
from tests.support.packs import add_pack


def test_home_leads_into_the_room_and_esc_out_of_it(app: App) -> None:
    app.home.ui.collection.click()
    page = app.window.page()
    assert isinstance(page, CataloguePage)
    assert page.ui.count.text() == f"{sum(len(pack.ids) for pack in app.context.library.packs)} paintings"
    app.window.step_back()
    assert app.window.page() is app.home


def test_models_keep_qt_s_promises(room: CataloguePage) -> None:
    for model in (room.ui.wall.model(), room.ui.facets.model()):
        assert isinstance(model, QAbstractItemModel)
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    room.ui.filters.click()
    room.selection.search("portrait")
    room.selection.search("")


def test_the_pictures_in_sight_are_on_the_wall_and_no_others(room: CataloguePage) -> None:
    wall = room.ui.wall
    seen = [place for place in range(len(wall.wall)) if wall.wall.spot(place).top < wall.viewport().height()]
    asked = {int(key[0]) for key in room.pictures._kept}
    assert {room.selection.paintings[place].id for place in seen} <= asked
    assert len(asked) < room.selection.total / 2


def test_a_click_opens_a_painting_and_esc_closes_it(app: App, room: CataloguePage) -> None:
    wall = room.ui.wall
    spot = wall.visualRect(wall.model().index(1, 0)).center()
    QTest.mouseClick(wall.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert room.viewer.card == room.selection.paintings[1].id
    app.window.step_back()
    assert room.viewer.card is None and app.window.page() is room
    assert wall.hasFocus() and wall.card() == room.selection.paintings[1].id


def test_everything_by_keyboard(app: App, room: CataloguePage) -> None:
    press(KEY.Key_Right, KEY.Key_Right, KEY.Key_Return)
    viewer, shown = room.viewer, [painting.id for painting in room.selection.paintings]
    assert viewer.card == shown[2]
    press(KEY.Key_Right, KEY.Key_Right, KEY.Key_Left)
    assert viewer.card == shown[3]
    press(KEY.Key_F)
    assert room.selection.is_favourite(shown[3])
    press(KEY.Key_Plus, KEY.Key_Plus)
    close = viewer.ui.canvas.closeness
    assert close > 1
    press(KEY.Key_Right)
    assert viewer.card == shown[3], "arrows move along the picture while one is close to it"
    press(KEY.Key_0, KEY.Key_End)
    assert viewer.card == shown[-1] and not viewer.ui.next.isEnabled()
    press(KEY.Key_Home, KEY.Key_PageDown, KEY.Key_T)
    assert viewer.card is None and room.views.time_line().isVisible()
    assert room.views.time_line().hasFocus() and room.views.time_line().card() == shown[1]
    press(KEY.Key_Return)
    assert viewer.card == shown[1]


def test_tab_goes_round_within_the_viewer(room: CataloguePage) -> None:
    room.viewer.open(room.selection.paintings[5].id)
    reached: list[QWidget | None] = []
    for _ in range(12):
        press(KEY.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert all(one is room.viewer or room.viewer.isAncestorOf(one) for one in reached if one is not None)
    assert {room.viewer.ui.next, room.viewer.ui.favourite, room.viewer.ui.onTimeLine} <= set(reached)


def test_arrows_on_the_wall_go_where_the_eye_would(room: CataloguePage) -> None:
    wall = room.ui.wall
    press(KEY.Key_Down)
    below = wall.currentIndex().row()
    first, second = wall.wall.spot(0), wall.wall.spot(below)
    assert second.top > first.top and abs(second.left - first.left) < first.width
    press(KEY.Key_Up)
    assert wall.currentIndex().row() == 0
    press(KEY.Key_End)
    assert wall.currentIndex().row() == room.selection.total - 1
    assert wall.viewport().rect().contains(wall.visualRect(wall.currentIndex()).center())


def test_the_heart_below_a_picture_is_pressed(room: CataloguePage) -> None:
    wall = room.ui.wall
    spot = wall.spot(1)
    heart = QPoint(spot.left + spot.width - 6, spot.top + spot.height + round(0.62 * room._em) + 6)
    QTest.mouseClick(wall.viewport(), Qt.MouseButton.LeftButton, pos=heart)
    assert room.selection.is_favourite(room.selection.paintings[1].id) and room.viewer.card is None


def test_the_list_is_ordered_by_the_column_that_is_pressed(room: CataloguePage) -> None:
    room.ui.asList.click()
    first = room.selection.paintings[0].id
    head = room.ui.list.horizontalHeader()
    where = QPoint(head.sectionViewportPosition(Column.TITLE) + 20, head.height() // 2)
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=where)
    titles = [one.title.casefold() for one in room.selection.paintings]
    assert room.selection.order.column == Column.TITLE and titles[0] < titles[-1]
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert room.selection.order.descending
    assert room.ui.order.currentData() == Column.TITLE
    assert room.ui.list.card() == first, "the keyboard stays at its painting"
    room.ui.list.setFocus()
    press(KEY.Key_Home, KEY.Key_Down, KEY.Key_Return)
    assert room.viewer.card == room.selection.paintings[1].id


def test_a_point_of_the_line_shows_its_picture_and_opens(room: CataloguePage) -> None:
    room.ui.asTimeLine.click()
    line = room.views.time_line()
    QTest.qWait(50)
    card = room.selection.paintings[40].id
    spot = line.point(card).toPoint()
    QTest.mouseMove(line.viewport(), spot)
    QTest.qWait(20)
    told = line._card.shown()
    assert told is not None and told.id == card
    QTest.mouseClick(line.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert room.viewer.card == card


def test_the_line_goes_through_time_by_keyboard(room: CataloguePage) -> None:
    room.ui.asTimeLine.click()
    line = room.views.time_line()
    line.setFocus(Qt.FocusReason.TabFocusReason)
    years = [middle_year(painting) or 0.0 for painting in line._points.paintings]
    assert years == sorted(years) and line.card() == line._points.paintings[0].id
    press(KEY.Key_Right, KEY.Key_Right)
    assert line.card() == line._points.paintings[2].id
    assert line._points.paintings[2].title in line.accessibleDescription()
    (before, _), _ = line.plotItem.vb.viewRange()
    press(KEY.Key_End, KEY.Key_Plus, KEY.Key_Plus)
    (after, _), _ = line.plotItem.vb.viewRange()
    assert line.card() == line._points.paintings[-1].id and after > before
    press(KEY.Key_0)
    (again, _), _ = line.plotItem.vb.viewRange()
    assert again == pytest.approx(before)


def test_screen_readers_are_told_what_is_to_be_seen(room: CataloguePage) -> None:
    first = room.selection.paintings[0]
    index = room.ui.wall.model().index(0, 0)
    assert first.sentence in index.data(Qt.ItemDataRole.AccessibleTextRole)
    asked = QAccessible.queryAccessibleInterface(room.ui.wall)
    assert asked is not None and asked.childCount() == room.selection.total
    room.viewer.open(first.id)
    assert first.sentence in room.viewer.accessibleName()
    for button in (room.viewer.ui.smaller, room.viewer.ui.larger, room.viewer.ui.favourite):
        assert button.accessibleName()


def test_the_label_tells_everything(room: CataloguePage) -> None:
    painting = next(one for one in room.selection.paintings if one.sitter and one.lived and one.height_cm)
    room.viewer.open(painting.id)
    ui = room.viewer.ui
    shown = "\n".join(
        label.text() for label in (ui.title, ui.artist, ui.lived, ui.dated, ui.sentence, ui.facts, ui.credit)
    )
    facts = (painting.title, painting.artist, painting.lived, painting.dated, painting.school, painting.city)
    assert all(unbroken(fact) in unbroken(shown) for fact in facts)
    assert f"{painting.height_cm:g} × {painting.width_cm:g} cm" in shown and painting.sentence in shown
    assert room.selection.pack_of(painting.id).licence in shown and painting.credit in shown
    assert ui.drawing.isVisible() and "170" in ui.drawing.accessibleName()


def test_another_theme_and_larger_text_are_worn_at_once(app: App, room: CataloguePage) -> None:
    room.ui.asTimeLine.click()
    for theme, scale in (("daylight", 200), ("contrast", 80), ("gallery", 100)):
        app.context.settings.update(theme=theme, text_scale=scale)
        QTest.qWait(20)
        room.ui.asWall.click()
        room.viewer.open(room.selection.paintings[0].id)
        app.window.grab()
        app.window.step_back()


def test_the_wall_stays_where_it_was_when_the_window_grows(app: App, room: CataloguePage) -> None:
    wall = room.ui.wall
    wall.go_to(room.selection.paintings[80].id)
    app.window.resize(1500, 900)
    QTest.qWait(150)
    room.ui.size.setValue(20)
    visible = wall.viewport().rect()
    assert visible.intersects(wall.visualRect(wall.model().index(80, 0)))


def test_the_room_is_found_as_it_was_left(app: App, room: CataloguePage) -> None:
    type_words(room, "madonna")
    room.ui.asList.click()
    app.window.step_back()
    app.navigator.open("catalogue")
    assert room.selection.wanted == FilterQuery().with_words("madonna") and room.ui.list.isVisible()


def test_a_pack_that_was_added_hangs_at_once(app: App, room: CataloguePage) -> None:
    before = room.selection.total
    add_pack(app.context.data, "holiday", "Our holiday", 12, undated=True)
    app.context.library.refresh()
    room.open()
    assert room.selection.total == before + 12
    tick(room, Facet.PACK, "Our holiday")
    assert len(room.selection.paintings) == 12 and chips(room) == ["Our holiday · 12  ×"]
    assert room.selection.deck_slug() == "holiday"
    room.ui.asTimeLine.click()
    assert "12" in room.ui.undated.text() and room.ui.undated.isVisible()


def test_pictures_of_one_s_own_are_asked_for(room: CataloguePage, qtbot: Any) -> None:
    with qtbot.waitSignal(room.import_wanted):
        room.ui.addPictures.click()


def test_the_room_is_open_from_everywhere_but_a_match(app: App, make_table: Any) -> None:
    app.navigator.open("setup", make_table("Ruth", "Jonas"))
    setup = app.window.page()
    QTest.keyClick(app.window, KEY.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(app.window.page(), CataloguePage)
    app.window.step_back()
    assert app.window.page() is setup, "back to the table that is being set up"
    app.flow.start(make_table("Ruth", "Jonas"))
    table = app.window.page()
    app.window.show_collection()
    assert app.window.page() is table
