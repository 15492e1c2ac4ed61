"""Phones go on by themselves: after a sleep, after a restart of the program, into another match."""

from random import Random

from artgames.app.main import build_pages
from artgames.app.main_window import MainWindow
from artgames.store import Player
from tests.app.conftest import App
from tests.app.phones.conftest import PhoneTable
from tests.support.app_phones import AppPhone

ADA, BEN, CLEO = Player("Ada", 0), Player("Ben", 1), Player("Cleo", 2)


def test_a_hundred_reconnects_lose_nothing(phone_table: PhoneTable) -> None:
    """In any phase, through whole matches: seat and half-written answers are there each time."""
    table, chance, reconnects = phone_table, Random(7), 0
    kept: dict[int, AppPhone] = {}
    while reconnects < 100:
        table.start("title_teller", ADA, BEN, CLEO, seed=f"again {reconnects}", size=60)
        table.app.navigator.open("phones")
        kept = kept or {seat: table.join(seat) for seat in range(3)}
        table.until(lambda: all(table.evening.session.by_phone(seat) for seat in range(3)))
        for _ in table.play(kept, chance, steps=2000):
            if chance.random() < 0.5 and reconnects < 100:
                seat = chance.randrange(3)
                kept[seat].leave()
                kept[seat] = table.come_back(kept[seat])
                assert kept[seat].last("me")["seat"] == seat
                reconnects += 1
            if reconnects == 100:
                break
    assert not table.refusals


def restart(table: PhoneTable) -> PhoneTable:
    """The window is closed and opened again with the same folder; the match is continued."""
    app, match_id = table.app, table.evening.record.id
    app.window.is_showing = lambda: False
    app.window.close()
    window = MainWindow(app.context)
    shell = build_pages(window, app.context)
    app.bot.addWidget(window)
    with app.bot.waitSignal(window.first_painted):
        window.show()
    again = PhoneTable(App(app.bot, app.context, window, shell), table.net)
    again.app.flow.resume(match_id)
    again.page.lock_out = 0.0
    return again


def test_twenty_restarts_of_the_program(phone_table: PhoneTable) -> None:
    """Same address, code and tokens; an answer that was begun is still there."""
    table, chance = phone_table, Random(3)
    table.start("title_teller", ADA, BEN, CLEO, size=60)
    table.app.navigator.open("phones")
    phones = {seat: table.join(seat) for seat in (0, 1)}
    host = table.controller.host
    assert host is not None
    code, port = host.code, host.port
    for number in range(20):
        for _ in zip(range(chance.randrange(1, 6)), table.play(phones, chance, 2000), strict=False):
            pass
        turn = table.evening.session.match.turn
        table = restart(table)
        host = table.controller.host
        assert host is not None, number
        assert (host.code, host.port) == (code, port)
        assert table.evening.session.match.turn == turn
        phones = {seat: table.come_back(one) for seat, one in phones.items()}
        assert [one.last("me")["seat"] for one in phones.values()] == [0, 1]
    table.controller.close()
    table.app.window.is_showing = lambda: False
    table.app.window.close()


def test_phones_go_with_their_people_into_another_match(phone_table: PhoneTable) -> None:
    table = phone_table
    table.start("title_teller", ADA, BEN, CLEO)
    table.app.navigator.open("phones")
    ada: AppPhone = table.join(0)
    table.start("title_teller", BEN, CLEO, ADA, seed="again")
    table.until(lambda: ada.last("me")["seat"] == 2)
    table.until(lambda: table.evening.session.by_phone(2))
    assert not table.evening.session.by_phone(0)
