"""Games in which bots cannot do everything: the set-up page says so, and nobody is offered what cannot be."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from artgames.app.models.seats import Column
from artgames.app.setup.page import SetupPage
from artgames.app.table.match_service import Matches
from artgames.app.table.seat_menu import offers
from artgames.engine.api import Refused
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.hands import table_page

ADA, BEN, BOT, OTHER_BOT = Player("Ada", 0), Player("Ben", 1), Player("Ochre", 2, "bot"), Player("Umber", 3, "bot")


def set_up(app: App, game: str, *players: Player) -> SetupPage:
    app.navigator.open("setup", Table(game, players, {}, "met"))
    page = app.window.page()
    assert isinstance(page, SetupPage)
    page.ui.more.click()
    return page


def test_bots_that_only_guess_need_people_who_write(app: App) -> None:
    page = set_up(app, "art_and_music", ADA, BOT, OTHER_BOT)
    assert not page.ui.start.isEnabled() and "at least 2 people" in page.ui.footText.text()
    page = set_up(app, "art_and_music", ADA, BEN, BOT)
    assert page.ui.start.isEnabled() and page.ui.addBot.isVisible()


def test_where_nobody_but_people_can_play_no_bot_is_offered(app: App) -> None:
    page = set_up(app, "dialogue", ADA, BEN, BOT)
    assert not page.ui.addBot.isVisible() and page.ui.start.isEnabled()
    assert {way.kind for way in page.seats.ways} == {"person"}
    assert [player.kind for player in page.table().players] == ["person"] * 3
    assert page.table().players[2].name == "Player 3"  # no pigment for a person
    assert set_up(app, "stolen_paintings", ADA, BEN, BOT).ui.addBot.isVisible()


def test_such_a_table_is_refused_from_elsewhere_too(app: App) -> None:
    for table in (
        Table("art_and_music", (ADA, BOT, OTHER_BOT), {}, "met"),
        Table("dialogue", (ADA, BEN, BOT), {}, "met"),
    ):
        with pytest.raises(Refused):
            Matches(app.context.store, app.context.library).begin(table)


def test_how_a_thief_works_is_asked_only_where_there_is_one(app: App) -> None:
    assert not set_up(app, "art_and_music", ADA, BEN, BOT).ui.theftLabel.isVisible()
    for game in ("stolen_paintings", "forgers"):
        ui = set_up(app, game, ADA, BEN, BOT).ui
        assert ui.theftLabel.isVisible()
        for way in (ui.theftEyesClosed, ui.theftCurtain):  # who works in secret has another name in each game
            way.setChecked(True)
            assert "thief" not in ui.theftLabel.text() + ui.theftHint.text()


def test_nobody_writes_where_the_board_has_to_be_seen(app: App) -> None:
    page = set_up(app, "forgers", ADA, BEN)
    assert not page.ui.waysHint.isVisible()
    assert all(way.answers != "paper" for way in page.seats.ways)
    assert set_up(app, "stolen_paintings", ADA, BEN).ui.waysHint.isVisible()


def test_a_seat_is_not_left_to_a_bot_that_cannot_play() -> None:
    assert [player.answers for _, player in offers(ADA, with_bots=False)] == ["phone", "paper"]
    assert [player.kind for _, player in offers(ADA)] == ["bot", "bot", "bot", "person", "person"]
    assert offers(ADA, on_paper=False, with_bots=False, by_phone=False) == []


def test_the_public_is_offered_where_a_room_can_vote(app: App) -> None:
    page = set_up(app, "stolen_paintings", ADA, BEN)
    assert page.ui.publicHint.isVisible() and "public" in [way.key for way in page.seats.ways]
    page.seats.setData(page.seats.index(1, Column.PLAYS), "public")
    page.seats.setData(page.seats.index(1, Column.NAME), "")
    assert page.table().players[1] == Player("The audience", 1, "public")
    assert "The audience answers last" in page.ui.hints.text()
    page = set_up(app, "chronology", ADA, Player("Audience", 1, "public"))
    assert not page.ui.publicHint.isVisible() and page.table().players[1].kind == "person"


def test_the_public_is_nobody_who_is_offered_by_name(app: App) -> None:
    app.flow.start(Table("stolen_paintings", (ADA, Player("Audience", 1, "public")), {}, "met"))
    assert [person.name for person in app.context.store.people()] == ["Ada"]


def test_a_team_is_named_with_its_members(app: App) -> None:
    page = set_up(app, "stolen_paintings", ADA, BEN)
    page.seats.setData(page.seats.index(0, Column.NAME), "Foxes (Ada, Ben, Cleo)")
    assert page.table().players[0] == Player("Foxes", 0, members="Ada, Ben, Cleo")
    again = set_up(app, "stolen_paintings", *page.table().players)
    assert again.seat_list.row(0).ui.name.text() == "Foxes (Ada, Ben, Cleo)"
    page.seats.setData(page.seats.index(0, Column.NAME), "Ada (7)")
    assert page.table().players[0].name == "Ada (7)", "an age is no team"


def test_the_chip_of_a_team_tells_who_it_is(app: App) -> None:
    app.flow.start(Table("stolen_paintings", (Player("Foxes", 0, members="Ada, Ben"), BEN), {}, "met"))
    strip = table_page(app).ui.people
    assert [chip.tip for chip in strip.chips] == ["Ada, Ben", ""]
    spot = strip.chip_rect(0).center().toPoint()
    QApplication.sendEvent(strip, QHelpEvent(QEvent.Type.ToolTip, spot, strip.mapToGlobal(spot)))
    assert QToolTip.text() == "Ada, Ben"
    QToolTip.hideText()


def test_who_played_without_a_name_is_not_offered_by_one(app: App) -> None:
    page = set_up(app, "stolen_paintings", Player("", 0), Player("", 1), ADA)
    page.start()
    table_page(app).leave()
    app.navigator.open("setup", "chronology")
    names = [page.seats.index(row, Column.NAME).data(Qt.ItemDataRole.EditRole) for row in range(2)]
    assert names == ["Ada", ""]
    offered = page.seat_list.row(0).ui.name.completer().model()
    assert [offered.index(row, 0).data() for row in range(offered.rowCount())] == ["Ada"]
