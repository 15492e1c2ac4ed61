"""A room screen that says how to join, and the host's remote on a phone."""

from artgames.app.room.slide_priority import Cover
from artgames.store import Player
from tests.app.phones.conftest import PhoneTable
from tests.support.app_phones import AppPhone

ADA, BEN, CLEO = Player("Ada", 0), Player("Ben", 1), Player("Cleo", 2)


def with_remote(table: PhoneTable) -> AppPhone:
    table.start("stolen_paintings", ADA, BEN, CLEO, exhibit=12)
    table.app.navigator.open("phones")
    ada = table.join(0)
    assert table.controller.host is not None
    table.controller.host.make_remote(0)
    table.until(lambda: ada.last("me")["remote"])
    table.app.navigator.back()
    return ada


def test_the_room_screen_says_how_to_join(phone_table: PhoneTable) -> None:
    table = phone_table
    table.start("stolen_paintings", ADA, BEN, CLEO, exhibit=12)
    table.app.navigator.open("phones")
    button = table.host_page.ui.screenButton
    assert not button.isVisible(), "there is no room screen"
    table.app.room.toggle()
    table.host_page.refresh()
    assert button.isVisible()
    button.click()
    parts = table.app.room.parts
    assert parts is not None and parts.shown.cover is Cover.JOIN
    before = parts.room.slide.grab().toImage()
    host = table.controller.host
    assert host is not None and host.code in parts.room.slide.accessibleName()
    table.join(0)
    assert parts.room.slide.grab().toImage() != before, "one phone is here"
    table.controller.close()
    assert parts.shown.cover is None, "nobody can join any more"


def test_the_remote_leads_a_plain_table(phone_table: PhoneTable) -> None:
    table = phone_table
    ada = with_remote(table)
    phase = table.view(None).phase
    ada.say("press", key="next")
    table.until(lambda: table.view(None).phase != phase)
    table.evening.flow.finish_moving()
    left = table.evening.session.clock.remaining
    ada.say("press", key="more_time")
    table.until(lambda: table.evening.session.clock.remaining > left + 20)
    ada.say("press", key="pause")
    table.until(table.evening.covers.pause.isVisible)
    ada.say("press", key="pause")
    table.until(lambda: not table.evening.covers.pause.isVisible())


def test_the_remote_leads_a_room(phone_table: PhoneTable) -> None:
    table = phone_table
    ada = with_remote(table)
    table.app.room.toggle()
    parts = table.app.room.parts
    assert parts is not None
    ada.say("press", key="black")
    table.until(lambda: parts.shown.cover is Cover.BLACK)
    ada.say("press", key="next")
    table.until(lambda: parts.shown.cover is None)
    turn = table.evening.session.match.turn
    ada.say("press", key="next")
    table.until(lambda: table.evening.session.match.turn == turn + 1)
    ada.say("press", key="back")
    table.until(lambda: table.evening.session.match.turn == turn)


def test_only_the_remote_is_one(phone_table: PhoneTable) -> None:
    table = phone_table
    with_remote(table)
    ben = table.join(1)
    turn = table.evening.session.match.turn
    ben.say("press", key="next")
    table.until(lambda: ben.last("refused"))
    assert table.evening.session.match.turn == turn
