"""Phones join a table that is being laid, and the match begins with them in their seats."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from artgames.app.models.seats import Column
from artgames.app.screens.screen_monitor import ScreenWatch
from artgames.app.setup.page import SetupPage
from artgames.scene.drawing.faces import SeatLook
from artgames.store import Player, Table
from tests.app.phones.conftest import PhoneTable
from tests.app.room.conftest import LAPTOP, PROJECTOR
from tests.support.app_phones import AppPhone

ADA, BEN, NOBODY = Player("Ada", 0), Player("Ben", 1), Player("", 2)


class Laid:
    """The set-up page with phones open."""

    def __init__(self, table: PhoneTable) -> None:
        self.table = table
        self.page: SetupPage = table.app.navigator.page("setup")

    def scan(self) -> AppPhone:
        one = AppPhone(self.table.net, self.table.controller)
        self.table.until(lambda: one.last("seats"))
        return one

    def newcomer(self, name: str, face: str = "") -> AppPhone:
        one = self.scan()
        one.say("join", name=name, face=face)
        self.table.until(lambda: one.last("me"))
        return one

    def names(self) -> list[str]:
        return [player.name for player in self.page.seats.players()]

    def ways(self) -> list[str]:
        return [player.answers for player in self.page.seats.players()]

    def press(self, text: str) -> None:
        buttons = self.page.findChildren(QPushButton)
        button = next(one for one in buttons if one.text() == text and one.isVisible())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def laid(phone_table: PhoneTable) -> Iterator[Laid]:
    table = phone_table
    table.app.navigator.open("setup", Table("title_teller", (ADA, BEN, NOBODY), {}, "met"))
    yield Laid(table)


@pytest.fixture
def open_laid(laid: Laid) -> Laid:
    laid.page.ui.phones.click()
    assert laid.table.controller.is_open
    return laid


def test_nothing_listens_before_the_host_has_opened_phones(laid: Laid) -> None:
    assert not laid.table.controller.is_open
    assert laid.page.ui.story.isVisible() and not laid.page.ui.join.isVisible()


def test_square_address_and_code_stand_beside_the_seats(open_laid: Laid) -> None:
    ui, host = open_laid.page.ui.join.ui, open_laid.table.controller.host
    assert host is not None
    assert ui.qr.text == f"http://{ui.address.text()}/#{host.record.secret}"
    assert (ui.code.text(), ui.here.text()) == (host.code, "No phone has joined yet")
    assert not open_laid.page.ui.story.isVisible()
    open_laid.page.ui.phones.click()
    assert not open_laid.table.controller.is_open
    assert open_laid.page.ui.story.isVisible() and not open_laid.page.ui.join.isVisible()


def test_whoever_scans_taps_a_name_that_is_laid(open_laid: Laid) -> None:
    one = open_laid.scan()
    told = one.last("seats")
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Ben"], "a seat that nobody has is no name to tap"
    assert not {"pearl", "tudor"} & set(told["faces"]), "those are Ada's and Ben's"
    one.say("sit", seat=1)
    open_laid.table.until(lambda: open_laid.ways() == ["curtain", "phone", "curtain"])
    assert one.last("me")["name"] == "Ben" and one.last("me")["face"] == "tudor"


def test_somebody_new_gets_the_free_seat_and_then_one_more(open_laid: Laid) -> None:
    first = open_laid.newcomer("Frida", "fox")
    assert first.last("me")["seat"] == 2 and open_laid.names() == ["Ada", "Ben", "Frida"]
    second = open_laid.newcomer("Edvard", "hennin")
    assert second.last("me")["seat"] == 3 and open_laid.names()[3] == "Edvard"
    players = open_laid.page.seats.players()
    assert [player.face for player in players[2:]] == ["fox", "hennin"]
    assert open_laid.ways() == ["curtain", "curtain", "phone", "phone"]


def test_a_double_tap_takes_one_seat(open_laid: Laid) -> None:
    one = open_laid.scan()
    for _ in range(3):
        one.say("join", name="Frida", face="")
    open_laid.table.until(lambda: one.last("me"))
    assert open_laid.names() == ["Ada", "Ben", "Frida"]
    assert not open_laid.table.controller.asking.wishes


def test_whoever_is_gone_before_there_was_a_seat_keeps_none(open_laid: Laid) -> None:
    one = open_laid.scan()
    one.say("join", name="Frida", face="")
    one.leave()
    other = open_laid.newcomer("Edvard")
    assert other.last("me")["name"] == "Edvard"
    assert open_laid.page.seats.rowCount() <= 4


def test_a_name_that_was_typed_waits_for_the_host(open_laid: Laid) -> None:
    one = open_laid.newcomer("<b>Zoë</b>")
    assert one.last("me")["name"] == "Player 3"
    open_laid.table.until(open_laid.page.ui.join.ui.asked.isVisible)
    open_laid.press("Rename")
    open_laid.table.until(lambda: one.last("me")["name"] == "<b>Zoë</b>")
    assert open_laid.page.seat_list.row(2).ui.name.text() == "<b>Zoë</b>"
    other = open_laid.newcomer("Ada")
    open_laid.table.until(open_laid.page.ui.join.ui.asked.isVisible)
    open_laid.press("Rename")
    assert "Two players are called Ada" in open_laid.table.app.window.notices.text()
    assert other.last("me")["name"] == "Player 4"


def test_typed_names_can_be_switched_off_and_the_door_locked(open_laid: Laid) -> None:
    host = open_laid.table.controller.host
    assert host is not None
    host.allow_free_names(False)
    one = open_laid.scan()
    assert not one.last("seats")["free_names"]
    one.say("join", name="Rude", face="")
    open_laid.table.until(lambda: one.last("refused"))
    host.lock_door()
    one.say("join", name="Frida", face="")
    open_laid.table.until(lambda: "locked" in one.last("refused")["say"])
    assert open_laid.names() == ["Ada", "Ben", "Player 3"]


def test_there_are_as_many_seats_as_the_game_has(open_laid: Laid) -> None:
    page = open_laid.page
    while page.has_room():
        page.seats.setData(page.seats.index(page.seats.add("person"), Column.NAME), f"P{page.seats.rowCount()}")
    page.seats.setData(page.seats.index(2, Column.NAME), "Cleo")
    one = open_laid.scan()
    one.say("join", name="Frida", face="")
    open_laid.table.until(lambda: "Every seat is taken" in one.last("refused").get("say", ""))


def test_phones_go_with_their_seats(open_laid: Laid) -> None:
    """The host moves, renames and removes at the seats, as always."""
    frida, edvard = open_laid.newcomer("Frida"), open_laid.newcomer("Edvard")
    seats = open_laid.page.seats
    seats.move(2, 0)
    open_laid.table.until(lambda: frida.last("me")["seat"] == 0)
    seats.setData(seats.index(0, Column.NAME), "Kahlo")
    open_laid.table.until(lambda: frida.last("me")["name"] == "Kahlo")
    seats.remove(0)
    open_laid.table.until(lambda: frida.last("closed"))
    open_laid.table.until(lambda: edvard.last("me")["seat"] == 2)
    seats.setData(seats.index(2, Column.PLAYS), "normal")
    open_laid.table.until(lambda: edvard.last("closed"))


def test_a_wish_goes_with_its_seat(open_laid: Laid) -> None:
    one = open_laid.newcomer("Zoë")
    open_laid.page.seats.move(2, 0)
    open_laid.table.until(lambda: one.last("me")["seat"] == 0)
    open_laid.press("Rename")
    assert open_laid.names()[0] == "Zoë"


def test_start_begins_with_them_at_their_phones(open_laid: Laid) -> None:
    table, phones = open_laid.table, {}
    phones[0] = open_laid.scan()
    phones[0].say("sit", seat=0)
    phones[2] = open_laid.newcomer("Frida", "fox")
    table.until(lambda: open_laid.ways() == ["phone", "curtain", "phone"])
    open_laid.page.start()
    assert table.app.navigator.current == "table", "nobody has to scan again"
    assert [player.answers for player in table.evening.table.players] == ["phone", "curtain", "phone"]
    assert table.evening.table.players[2].face == "fox"
    table.until(lambda: all(one.sheet and not one.sheet.get("closed") for one in phones.values()))
    assert [one.last("me")["seat"] for one in phones.values()] == [0, 2]
    late = AppPhone(table.net, table.controller)
    table.until(lambda: late.last("seats"))
    assert "faces" not in late.last("seats"), "the seats of a match are given"
    late.say("join", name="Edvard", face="")
    table.until(lambda: late.last("refused"))


def test_the_same_phones_are_asked_to_the_next_table(open_laid: Laid) -> None:
    """From the result back to the set-up: another game, other seats, the same people."""
    table = open_laid.table
    ada = open_laid.scan()
    ada.say("sit", seat=0)
    table.until(lambda: open_laid.ways()[0] == "phone")
    open_laid.page.start()
    table.until(lambda: ada.sheet and not ada.sheet.get("closed"))
    table.page.close_table()
    table.app.navigator.open("setup", Table("dialogue", (BEN, ADA, NOBODY, Player("", 3)), {}, "met"))
    table.until(lambda: ada.last("me")["seat"] == 1 and ada.sheet.get("closed"))
    table.until(lambda: open_laid.ways()[1] == "phone")
    assert open_laid.page.ui.join.isVisible()


def test_the_host_page_works_before_the_match(open_laid: Laid) -> None:
    table = open_laid.table
    one = open_laid.newcomer("Frida")
    open_laid.page.ui.join.ui.more.click()
    assert table.app.navigator.current == "phones"
    rows = table.host_page.rows
    assert [row.ui.name.text() for row in rows[:3]] == ["Ada", "Ben", "Frida"]
    assert "phone is here" in rows[2].ui.state.text()
    rows[2].renamed.emit("Kahlo")
    table.until(lambda: one.last("me")["name"] == "Kahlo")
    table.controller.move(2, 1)
    table.until(lambda: one.last("me")["name"] == "Ben")
    assert open_laid.ways() == ["curtain", "phone", "curtain"]
    table.app.navigator.back()
    assert table.app.navigator.current == "setup"


def test_without_a_network_the_page_says_so_and_leads_to_the_doctor(laid: Laid) -> None:
    laid.table.controller.cards = list
    laid.page.ui.phones.click()
    assert "on no network" in laid.page.ui.join.ui.problem.text()
    laid.page.ui.phones.click()
    assert laid.page.ui.story.isVisible()


def test_a_guest_stays_one(open_laid: Laid) -> None:
    seats = open_laid.page.seats
    seats.setData(seats.index(0, Column.PLAYS), "guest")
    one = open_laid.scan()
    one.say("sit", seat=0)
    open_laid.table.until(lambda: open_laid.ways()[0] == "phone")
    assert seats.players()[0].guest


def test_a_room_screen_shows_it_too(laid: Laid, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the place of the house, with the faces of those who are in; the match takes its place."""
    monkeypatch.setattr(ScreenWatch, "facts", lambda _watch: [LAPTOP, PROJECTOR])
    monkeypatch.setattr(ScreenWatch, "screen", lambda _watch, _name: QGuiApplication.primaryScreen())
    rooming = laid.table.app.room
    rooming.toggle()
    assert rooming.parts is not None
    slide = rooming.parts.room.slide
    house = slide.grab().toImage()
    laid.page.ui.phones.click()
    host = laid.table.controller.host
    assert host is not None and host.code in slide.accessibleName()
    square = slide.grab().toImage()
    assert square != house
    laid.newcomer("Frida", "fox")
    laid.table.until(lambda: slide.invitation is not None and slide.invitation.people)
    assert slide.invitation is not None and slide.invitation.people == (("Frida", SeatLook(2, "fox")),)
    assert slide.grab().toImage() != square
    laid.page.start()
    assert not slide.isVisible(), "the match is to be seen"
    rooming.toggle()
