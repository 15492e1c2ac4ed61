"""What a host sees and does on the Phones page."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton

from artgames.app.models.seats import Column
from artgames.store import Player
from tests.app.phones.conftest import PhoneTable
from tests.support.app_phones import AppPhone

ADA, BEN, CLEO = Player("Ada", 0), Player("Ben", 1), Player("Cleo", 2)


def opened(table: PhoneTable) -> PhoneTable:
    table.start("title_teller", ADA, BEN, CLEO)
    table.page.ui.phonesButton.click()
    assert table.app.navigator.current == "phones"
    return table


def press(table: PhoneTable, text: str) -> None:
    """A button of the page, by what it says."""
    buttons = table.host_page.findChildren(QPushButton)
    button = next(one for one in buttons if one.text() == text and one.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(table: PhoneTable, seat: int, text: str) -> None:
    """A line of a seat's menu."""
    menu: QMenu = table.host_page.open_menu(seat, QPoint(10, 10))
    next(action for action in menu.actions() if action.text() == text).trigger()
    menu.close()


def test_the_square_holds_the_secret_and_people_can_type_address_and_code(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    ui, host = table.host_page.ui, table.controller.host
    assert host is not None
    assert ui.qr.text == f"http://{ui.address.text()}/#{host.record.secret}"
    assert ui.code.text() == host.code
    assert ui.waiting.text() == "No phone has joined yet"


def test_seats_say_where_their_phones_are(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    ada = table.join(0)
    rows = table.host_page.rows
    table.until(lambda: "phone is here" in rows[0].ui.state.text())
    assert rows[1].ui.state.text() == "at the laptop"
    ada.leave()
    table.until(lambda: rows[0].ui.state.text().startswith("phone left a moment ago"))


def test_whoever_is_waited_for_is_nudged(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    phones = [table.join(seat) for seat in range(3)]
    for _ in range(3):
        if table.evening.flow.next().task.name == "GO_ON":
            table.page.press()
    teller = table.evening.session.match.to_act()[0]
    table.until(lambda: phones[teller].is_asked)
    row = table.host_page.rows[teller]
    table.until(row.ui.nudge.isVisible)
    assert table.host_page.ui.waiting.text() == f"Waiting for {table.evening.table.names[teller]}"
    QTest.mouseClick(row.ui.nudge, Qt.MouseButton.LeftButton)
    table.until(lambda: phones[teller].last("nudge"))


def test_a_second_phone_waits_for_the_host(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    ada = table.join(0)
    ada.leave()
    other = AppPhone(table.net, table.controller)
    table.until(lambda: other.last("seats"))
    other.say("sit", seat=0)
    table.until(lambda: table.controller.asking.requests)
    assert other.last("asking") and not other.last("me")
    press(table, "Let it in")
    table.until(lambda: other.last("me"))
    assert not table.host_page.ui.asked.isVisible()


def test_at_the_table_the_host_is_asked_by_the_notice_bar(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    table.join(0)
    table.app.navigator.back()
    other = AppPhone(table.net, table.controller)
    table.until(lambda: other.last("seats"))
    other.say("sit", seat=0)
    table.until(lambda: "seat of Ada" in table.app.window.notices.text())
    table.controller.asking.allow(table.controller.asking.requests[0], False)
    table.until(lambda: other.last("refused"))


def test_a_wish_for_a_name_is_granted_or_refused(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    ada = table.join(0)
    ada.say("wish", name="Ben")
    table.until(lambda: table.controller.asking.wishes)
    press(table, "Rename")
    assert "Two players are called Ben" in table.app.window.notices.text()
    ada.say("wish", name="Adele")
    table.until(lambda: table.controller.asking.wishes)
    press(table, "Rename")
    table.until(lambda: ada.last("me")["name"] == "Adele")
    assert table.evening.table.names[0] == "Adele"
    assert table.page.ui.people.accessibleName() is not None
    assert table.evening.board.style.names[0] == "Adele"


def test_the_host_renames_in_place(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    choose(table, 1, "Rename…")
    row = table.host_page.rows[1]
    row.ui.newName.setText("Benno")
    QTest.keyClick(row.ui.newName, Qt.Key.Key_Return)
    assert table.evening.table.names[1] == "Benno"
    assert row.ui.name.text() == "Benno"


def test_a_phone_that_sat_down_at_the_wrong_seat_is_moved(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    one = table.join(0)
    choose(table, 0, "This phone belongs to Ben")
    table.until(lambda: one.last("me")["seat"] == 1)
    assert [player.answers for player in table.evening.table.players] == ["curtain", "phone", "curtain"]
    two = table.join(0)
    choose(table, 0, "This phone belongs to Ben")
    table.until(lambda: (one.last("me")["seat"], two.last("me")["seat"]) == (0, 1))
    assert [player.answers for player in table.evening.table.players] == ["phone", "phone", "curtain"]


def test_a_locked_door_lets_nobody_new_in(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    table.host_page.ui.lock.click()
    one = AppPhone(table.net, table.controller)
    table.until(lambda: one.last("seats"))
    assert one.last("seats")["locked"]
    one.say("sit", seat=0)
    table.until(lambda: one.last("refused"))


def test_free_text_names_can_be_switched_off(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    ada = table.join(0)
    table.host_page.ui.freeNames.click()
    ada.say("wish", name="Rude")
    table.until(lambda: ada.last("refused"))
    assert not table.controller.asking.wishes


def test_phones_are_closed_and_the_table_goes_on_behind_the_curtain(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    one = table.join(0)
    press(table, "Close phones")
    assert not table.controller.is_open
    assert not table.evening.session.by_phone(0)
    table.until(lambda: one.last("closed"))
    press(table, "Open phones")
    again = table.come_back(one)
    table.until(lambda: again.last("me")["seat"] == 0)
    assert table.evening.session.by_phone(0)


def test_at_home_nothing_listens(phone_table: PhoneTable) -> None:
    table = opened(phone_table)
    table.app.navigator.back()
    table.page.leave()
    assert table.app.navigator.current == "home"
    assert not table.controller.is_open


def test_without_a_network_the_page_says_so(phone_table: PhoneTable) -> None:
    phone_table.controller.cards = list
    table = opened(phone_table)
    assert "on no network" in table.host_page.ui.problem.text()
    assert not table.controller.is_open


def test_a_table_set_up_with_phones_begins_with_the_square(phone_table: PhoneTable) -> None:
    """Chosen at set-up: nothing is asked before people have joined."""
    table = phone_table
    table.app.navigator.open("setup", "title_teller")
    page = table.app.navigator.page("setup")
    for row in range(2):
        page.seats.setData(page.seats.index(row, Column.PLAYS), "phone")
    assert "they scan a square after Start" in page.ui.hints.text()
    page.start()
    table.until(lambda: table.app.navigator.current == "phones")
    assert [one.answers for one in table.evening.table.players][:3] == ["phone", "phone", "curtain"]
    phones = [table.join(0), table.join(1)]
    table.app.navigator.back()
    assert table.app.navigator.current == "table"
    table.start("title_teller", *table.evening.table.players, seed="again")
    table.until(lambda: all(one.is_asked or one.sheet for one in phones))
    assert table.app.navigator.current == "table", "they have joined already"
