"""People answer on phones what the laptop would ask behind its curtain."""

from random import Random

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.store import Player
from tests.app.phones.conftest import PhoneTable
from tests.support.app_phones import AppPhone

ADA, BEN, CLEO = Player("Ada", 0), Player("Ben", 1), Player("Cleo", 2)


def test_two_phones_and_a_laptop_play_a_whole_match(phone_table: PhoneTable) -> None:
    table = phone_table
    table.start("stolen_paintings", ADA, BEN, CLEO, exhibit=12)
    table.app.navigator.open("phones")
    phones = {seat: table.join(seat) for seat in (0, 1)}
    table.app.navigator.back()
    curtains = [flow.seat for flow in table.play(phones, Random(5)) if flow.surface is not Surface.ROOM]
    assert set(curtains) == {2}, "only who has no phone gets the laptop"
    assert not table.refusals
    table.until(lambda: all(one.sheet["over"] for one in phones.values()))


def at_the_auction(table: PhoneTable, *seats: int) -> dict[int, AppPhone]:
    """Cleo steals at the laptop; then everyone else is asked at once."""
    seeds = (f"thief {number}" for number in range(20))
    for seed in seeds:
        table.start("stolen_paintings", ADA, BEN, CLEO, seed=seed, exhibit=12)
        if table.view(None).thief == 2:
            break
    table.app.navigator.open("phones")
    phones = {seat: table.join(seat) for seat in seats}
    table.app.navigator.back()
    match = table.evening.session.match
    for flow in table.play(phones, Random(1)):
        if match.view(None).phase == "guess" and not flow.is_moving:
            break
    table.until(lambda: all(one.is_asked for one in phones.values()))
    return phones


def test_locked_is_said_after_the_journal_has_it(phone_table: PhoneTable) -> None:
    table = phone_table
    phones = at_the_auction(table, 0, 1)
    turn = table.evening.session.match.turn
    table.lock(phones[1], tokens=[2, 5])
    last = table.evening.session.match.history[-1].entry
    assert (table.evening.session.match.turn, last.seat) == (turn + 1, 1)
    assert "Ada" in table.page.ui.sentenceLabel.text()
    assert "Ben" not in table.page.ui.sentenceLabel.text()
    assert phones[0].is_asked, "nobody is late because somebody else was quicker"


def test_a_refusal_goes_to_the_phone_and_not_to_the_shared_screen(phone_table: PhoneTable) -> None:
    table = phone_table
    phones = at_the_auction(table, 0, 1)
    table.page.pause()
    phones[0].answer(tokens=[1])
    table.until(lambda: phones[0].last("refused"))
    assert "break" in phones[0].last("refused")["say"]
    assert not table.evening.covers.told()
    assert 0 in table.evening.session.match.to_act()


def test_no_phone_tells_what_the_shared_screen_has_not_shown(phone_table: PhoneTable) -> None:
    """The last mark reveals everything; the screen takes its time, and phones wait for it."""
    table = phone_table
    table.app.context.settings.update(motion="full", pace=1.0)
    phones = at_the_auction(table, 0, 1)
    for seat in (0, 1):
        table.lock(phones[seat], tokens=[1])
    assert table.evening.flow.is_moving
    table.until(lambda: not phones[1].is_asked)
    assert phones[1].sheet["status"] == "Watch the screen."
    assert phones[1].sheet["points"] == "0"
    table.page.press()
    table.until(lambda: phones[1].sheet["status"] != "Watch the screen.")


def test_when_time_is_up_what_was_begun_on_a_phone_counts(phone_table: PhoneTable) -> None:
    table = phone_table
    phones = at_the_auction(table, 0, 1)
    sheet = phones[0].sheet
    phones[0].say("begun", asked=sheet["asked"], way=0, answers={"tokens": [3]}, at=1)
    table.until(lambda: table.controller.host is not None and table.controller.host.begun())
    assert table.evening.flow.clock.give_begun()
    assert table.view(0).my_marks == (3,)


def test_a_seat_goes_from_phone_to_laptop_and_back(phone_table: PhoneTable) -> None:
    table = phone_table
    phones = at_the_auction(table, 0, 1)
    assert table.evening.flow.next().task is Task.WAIT
    to_laptop = dict(table.evening.offers_for(0))["Let Ada answer behind the curtain"]
    table.page.replace_player(0, to_laptop)
    assert table.evening.flow.next().seat == 0
    table.until(lambda: phones[0].last("closed"))
    table.page.press()
    assert surface(table) is Surface.CURTAIN
    again = table.join(0)
    assert surface(table) is Surface.ROOM, "the curtain was for Ada, who has a phone now"
    table.until(lambda: again.is_asked)


def surface(table: PhoneTable) -> Surface:
    return table.evening.flow.surface


def test_a_seat_that_a_bot_plays_is_nobodys_phone(phone_table: PhoneTable) -> None:
    table = phone_table
    phones = at_the_auction(table, 0, 1)
    bot = dict(table.evening.offers_for(0))["Let a normal bot take over from Ada"]
    table.page.replace_player(0, bot)
    table.until(lambda: phones[0].last("closed"))
    table.until(lambda: 0 not in table.evening.session.match.to_act())


def test_what_is_taken_back_is_asked_again_on_the_phone(phone_table: PhoneTable) -> None:
    table = phone_table
    phones = at_the_auction(table, 0, 1)
    table.lock(phones[0], tokens=[1])
    table.until(lambda: not phones[0].is_asked)
    if table.evening.session.undoable() == 0:
        table.evening.flow.undo()
    else:
        table.evening.session.rewind(table.evening.session.match.turn - 1)
    table.until(lambda: phones[0].is_asked)
    assert table.evening.flow.surface is Surface.ROOM


def test_whoever_is_renamed_in_the_middle_has_that_name_in_the_result(phone_table: PhoneTable) -> None:
    """On the result page, in the history and for Same again; whoever only answered otherwise keeps theirs."""
    table, chance = phone_table, Random(4)
    table.start("dialogue", ADA, BEN, CLEO)
    table.app.navigator.open("phones")
    phones = {0: table.join(0)}
    assert table.controller.link is not None
    assert table.controller.link.rename(0, "Adele") == ""
    table.app.navigator.back()
    for _ in table.play(phones, chance):
        pass
    table.app.flow.show_result()
    opened = table.app.flow.opened
    assert opened is not None and opened.table.names == ("Adele", "Ben", "Cleo")
    (kept,) = table.app.context.store.results(limit=1)
    assert kept.table.names == opened.table.names
    assert kept.table.players[0].answers == ADA.answers
