"""Coming in, and coming back."""

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

from artgames.phones.host import PhoneHost
from artgames.phones.messages import Joined, Left, Newcomer, SeatInfo, SecondPhone
from artgames.phones.wire import ELSEWHERE, REMOVED
from tests.support.phone_client import message, phone, table, until
from tests.unit.phones.conftest import bridge_of, open_match

Hosts = Callable[..., PhoneHost]


def test_a_stranger_gets_the_door_and_nothing_else(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host, key="") as one:
            assert await one.next() == {"type": "door", "say": ""}
        async with phone(host, key="KLEE 11") as one:
            told = await one.next()
            assert set(told) == {"type", "say"}
            assert "Anna" not in one.texts[0]

    asyncio.run(run())


@pytest.mark.parametrize("way", ["code", "secret"])
def test_code_and_secret_open_the_door(hosts: Hosts, way: str) -> None:
    async def run() -> None:
        host = hosts()
        key = host.code.lower().replace(" ", "-") if way == "code" else host.record.secret
        async with phone(host, key=key) as one:
            seats = (await one.hear("seats"))["seats"]
            assert [seat["name"] for seat in seats] == ["Anna", "Ben", "Carla"]

    asyncio.run(run())


def test_a_token_brings_the_same_seat_back(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(1)
            assert await message(host, Joined) == Joined(1)
        assert await message(host, Left) == Left(1)
        async with phone(host, token=one.token, key="") as again:
            assert (await again.hear("me"))["seat"] == 1
            assert await message(host, Joined) == Joined(1, True)
            assert again.token == "", "it has one already"

    asyncio.run(run())


def test_wrong_tokens_and_codes_sound_alike_and_take_as_long(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        said, times = set(), []
        for token, key in (("x" * 22, ""), ("", "KLEE 11"), ("", "x" * 32), ("y" * 22, "GOYA 22")):
            async with phone(host, token=token, key=key) as one:
                began = asyncio.get_running_loop().time()
                said.add((await one.next())["say"])
                times.append(asyncio.get_running_loop().time() - began)
        assert len(said) == 1
        assert min(times) > 0.25
        assert max(times) - min(times) < 0.2

    asyncio.run(run())


def test_another_browser_brings_back_seat_and_half_written_answer(hosts: Hosts) -> None:
    """With the code and one's name, and the host's consent: anybody could tap that name."""

    async def run() -> None:
        host, match = hosts(), open_match("title_teller", 3)
        seat = match.to_act()[0]
        async with table(host, bridge_of(match, host)) as heard:
            async with phone(host) as one:
                await one.sit(seat)
                await one.hear("sheet")
                cards = one.sheet["ways"][0]["fields"][0]["of"]
                answers = {"cards": [cards[2]["value"]], "title": "A quiet har"}
                await one.say("begun", asked=one.sheet["asked"], way=0, answers=answers, at=5)
                await asyncio.sleep(0.1)
            async with phone(host, key=host.code) as other:
                await other.hear("seats")
                await other.say("sit", seat=seat)
                await other.hear("asking")
                await until(lambda: any(isinstance(one, SecondPhone) for one in heard))
                host.allow(next(one.request for one in heard if isinstance(one, SecondPhone)))
                await other.hear("me")
                await other.hear("sheet")
                draft = other.sheet["draft"]
                assert draft["answers"]["title"] == "A quiet har"
                assert draft["answers"]["cards"] == [other.sheet["ways"][0]["fields"][0]["of"][2]["value"]]
                assert other.sheet["ways"][0]["fields"][0]["of"][2]["value"] != cards[2]["value"], "a new phone's own"
            async with phone(host, token=one.token, key="") as old:
                assert (await old.next())["type"] == "door", "the first token is worth nothing any more"

    asyncio.run(run())


def test_a_second_phone_asks_the_host(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one, phone(host) as two:
            await one.sit(0)
            await two.hear("seats")
            await two.say("sit", seat=0)
            await two.hear("asking")
            request = await message(host, SecondPhone)
            assert request.seat == 0
            host.allow(request.request, False)
            await two.hear("refused")
            await two.say("sit", seat=0)
            request = await message(host, SecondPhone)
            host.allow(request.request)
            assert (await two.hear("me"))["seat"] == 0
            while (closed := await one.next())["type"] != "closed":
                pass
            assert closed["code"] == ELSEWHERE

    asyncio.run(run())


def test_phones_go_with_their_people_to_another_table(hosts: Hosts) -> None:
    """Places are swapped, and somebody else sits where Carla sat."""

    async def run() -> None:
        host = hosts()
        async with phone(host) as anna, phone(host) as ben, phone(host) as carla:
            for seat, one in enumerate((anna, ben, carla)):
                await one.sit(seat)
            host.sit_down("another", [SeatInfo(0, "Ben", 1), SeatInfo(1, "Anna", 0), SeatInfo(2, "Dora", 2)])
            assert (await ben.hear("me"))["seat"] == 0
            assert (await anna.hear("me"))["seat"] == 1
            while (closed := await carla.next())["type"] != "closed":
                pass
            assert closed["code"] == REMOVED
            host.sit_down("another", [SeatInfo(0, "Benno", 1), SeatInfo(1, "Anna", 0), SeatInfo(2, "Dora", 2)])
            assert (await ben.hear("me"))["name"] == "Benno", "the same match: whoever is renamed keeps the seat"

    asyncio.run(run())


def test_two_phones_that_want_one_seat_at_once(hosts: Hosts) -> None:
    """Also while the first one's token is still on its way to the disk."""

    async def run() -> None:
        host = hosts(keep=lambda record: time.sleep(0.2))
        async with phone(host) as one, phone(host) as two:
            await one.hear("seats")
            await two.hear("seats")
            await asyncio.gather(one.say("sit", seat=2), two.say("sit", seat=2))
            answers = await asyncio.gather(one.hear("me", "asking"), two.hear("me", "asking"))
            assert sorted(answer["type"] for answer in answers) == ["asking", "me"]

    asyncio.run(run())


def test_a_locked_door_lets_in_only_who_was_in(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(0)
        host.lock_door()
        async with phone(host) as new, phone(host, token=one.token, key="") as old:
            assert (await old.hear("me"))["seat"] == 0
            assert (await new.hear("seats"))["locked"]
            await new.say("sit", seat=1)
            await new.hear("refused")
            await new.say("visit")
            await new.hear("refused")
            await new.say("sit", seat=0)
            await new.hear("asking")
        host.lock_door(False)
        async with phone(host) as new:
            await new.sit(1)

    asyncio.run(run())


def test_whoever_taps_again_while_the_seat_is_written_down_gets_no_second_one(hosts: Hosts) -> None:
    """The table has answered, but the phone has no token before it is on disk: a slow disk leaves room for a tap."""
    written = threading.Event()
    written.set()

    async def run() -> None:
        host = hosts(keep=lambda _record: written.wait(60))
        host.welcome(["fox"])
        async with phone(host) as one:
            await one.hear("seats")
            written.clear()
            await one.say("join", name="Frida", face="fox")
            host.seat((await message(host, Newcomer)).request, 2)
            await until(lambda: any(state.has_phone for state in host.presence()))
            await one.say("join", name="Frida", face="fox")
            await one.say("sit", seat=9)
            await one.hear("refused")  # so the tap before it was heard
            written.set()
            await one.hear("me")
            assert not [told for told in host.messages() if isinstance(told, Newcomer)]

    try:
        asyncio.run(run())
    finally:
        written.set()
