"""Everyone without a seat votes by phone, as one more player."""

from random import Random

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.store import Player
from tests.app.phones.conftest import PhoneTable
from tests.support.app_phones import AppPhone

PLAYERS = (Player("Ada", 0), Player("Ben", 1), Player("Audience", 2, "public"))


def visitor(table: PhoneTable) -> AppPhone:
    one = AppPhone(table.net, table.controller)
    table.until(lambda: one.last("seats"))
    one.say("visit")
    table.until(lambda: one.last("me").get("visitor"))
    return one


def asked(table: PhoneTable, visitors: int) -> list[AppPhone]:
    """The auction has begun, and the audience can vote."""
    table.start("stolen_paintings", *PLAYERS, exhibit=12)
    table.app.navigator.open("phones")
    people = [visitor(table) for _ in range(visitors)]
    for flow in table.play({}, Random(2)):
        if table.view(None).phase == "guess" and flow.next().task is Task.COUNT and not flow.is_moving:
            break
        if flow.surface is Surface.PAPER:
            raise AssertionError("nobody has voted yet")
    table.until(lambda: all(one.is_asked for one in people))
    return people


def test_votes_are_counted_live_and_answer_for_the_audience(phone_table: PhoneTable) -> None:
    table = phone_table
    people = asked(table, 5)
    for one, numbers in zip(people, ([1, 4], [4], [4, 2], [4], [2]), strict=True):
        one.answer(tokens=numbers)
    table.until(lambda: table.evening.covers.ballot.voters == 5)
    assert "5 votes so far." in table.page.ui.sentenceLabel.text()
    table.page.press()
    assert table.evening.flow.surface is Surface.PAPER
    sheet = table.evening.covers.votes
    assert sheet.verdict.chosen == (4,)
    people[4].answer(tokens=[4, 1])
    table.until(lambda: sheet.counts() == {4: 5, 1: 2, 2: 1})
    sheet.lock()
    assert table.view(None).marks[2] == (4,)
    assert table.evening.votes.counts()[0].way == "phones"
    table.until(lambda: people[0].sheet.get("closed"))


def test_hands_in_the_room_are_added(phone_table: PhoneTable) -> None:
    table = phone_table
    people = asked(table, 1)
    people[0].answer(tokens=[3])
    table.until(lambda: table.evening.covers.ballot.voters == 1)
    table.page.press()
    sheet = table.evening.covers.votes
    sheet.tiles[5].edit.setText("2")
    sheet.tiles[5].changed.emit()
    assert sheet.counts() == {3: 1, 5: 2} and sheet.voters == 3
    sheet._turn_over()
    assert sheet.counts() == {3: 1, 5: 2}, "phones are counted once"


def test_the_audience_never_blocks(phone_table: PhoneTable) -> None:
    table = phone_table
    asked(table, 2)
    table.evening.votes.skip(2)
    assert 2 not in table.evening.session.match.to_act()


def test_when_time_is_up_the_votes_so_far_count(phone_table: PhoneTable) -> None:
    table = phone_table
    people = asked(table, 3)
    for one in people:
        one.answer(tokens=[6])
    table.until(lambda: table.evening.covers.ballot.voters == 3)
    table.evening._time_is_up()
    assert table.view(None).marks[2] == (6,)


def test_a_class_of_visitors(phone_table: PhoneTable) -> None:
    """As many as one address may have: they come, vote, and every vote is counted."""
    table = phone_table
    people = asked(table, 1)
    host = table.controller.host
    assert host is not None
    more = [AppPhone(table.net, table.controller) for _ in range(38)]
    table.until(lambda: all(one.last("seats") for one in more))
    for one in more:
        one.say("visit")
    table.until(lambda: table.controller.visitors == 39 and all(one.is_asked for one in more))
    for number, one in enumerate((*people, *more)):
        one.answer(tokens=[1 + number % 3])
    table.until(lambda: table.evening.covers.ballot.voters == 39)
    assert table.evening.covers.ballot.counts == ((1, 13), (2, 13), (3, 13))


def test_phones_that_are_opened_while_the_audience_is_asked_are_asked_at_once(phone_table: PhoneTable) -> None:
    table = phone_table
    asked(table, 1)
    table.controller.close()
    table.app.navigator.open("table")
    table.app.navigator.open("phones")
    late = visitor(table)
    table.until(lambda: late.is_asked)
