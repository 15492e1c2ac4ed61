"""What the host does with seats, phones and names, and what phones are told of it."""

import asyncio
from collections.abc import Callable

from artgames.phones.host import PhoneHost
from artgames.phones.messages import NameWished, RemotePressed, SeatInfo
from artgames.phones.wire import GONE, REMOVED
from tests.support.phone_client import infos, message, phone, until

Hosts = Callable[..., PhoneHost]


def test_the_host_renames_moves_and_removes(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one, phone(host) as two:
            await one.sit(0)
            await two.sit(1)
            host.set_seats([SeatInfo(0, "Mila", 0), *infos(3)[1:]])
            assert (await one.hear("me"))["name"] == "Mila"
            host.move(0, 1)
            assert ((await one.hear("me"))["seat"], (await two.hear("me"))["seat"]) == (1, 0)
            host.move(1, 2)
            assert (await one.hear("me"))["seat"] == 2
            host.remove(2)
            while (told := await one.next())["type"] != "closed":
                pass
            assert told["code"] == REMOVED
            async with phone(host, token=one.token, key="") as back:
                assert (await back.next())["type"] == "door"

    asyncio.run(run())


def test_a_seat_that_is_played_at_the_table_has_no_phone(hosts: Hosts) -> None:
    """The host gives any seat to a bot, the laptop or paper, and back: then the same token works again."""

    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(0)
            host.set_seats([SeatInfo(0, "Anna", 0, open=False), SeatInfo(1, "Ben", 1)])
            while (told := await one.next())["type"] != "closed":
                pass
            assert told["code"] == REMOVED
        async with phone(host, token=one.token, key="") as back:
            assert (await back.next())["type"] == "door"
        host.set_seats([SeatInfo(0, "Anna", 0)])
        async with phone(host, token=one.token, key="") as back:
            assert (await back.hear("me"))["seat"] == 0

    asyncio.run(run())


def test_names_are_wishes(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(0)
            await one.say("wish", name="  <b>Mila</b>\n\u202e ")
            assert await message(host, NameWished) == NameWished(0, "<b>Mila</b>")
            await one.say("wish", name=" \u200b ")
            await one.hear("refused")
            host.allow_free_names(False)
            await asyncio.sleep(0.05)
            await one.say("wish", name="Rude word")
            await one.hear("refused")
            await one.say("wish", name="Frida")
            assert await message(host, NameWished) == NameWished(0, "Frida")

    asyncio.run(run())


def test_the_hosts_remote(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(0)
            await one.say("press", key="next")
            await one.hear("refused")
            host.make_remote(0)
            assert (await one.hear("me"))["remote"]
            await one.say("press", key="more_time")
            assert await message(host, RemotePressed) == RemotePressed(0, "more_time")
            host.nudge(0)
            await one.hear("nudge")

    asyncio.run(run())


def test_closing_tells_phones_to_wait(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(0)
            await asyncio.to_thread(host.stop)
            assert not host.is_open
            while (told := await one.next())["type"] != "closed":
                pass
            assert told["code"] == GONE

    asyncio.run(run())


def test_presence_says_who_is_here(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(1)
            assert [(who.seat, who.has_phone, who.connected) for who in host.presence()] == [
                (0, False, False),
                (1, True, True),
                (2, False, False),
            ]
        await until(lambda: not host.presence()[1].connected)
        assert host.presence()[1].last_seen > 0

    asyncio.run(run())
