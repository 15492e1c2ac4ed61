"""Forty pupils by name: everybody answers once and alone, and learns what is right when the table tells it."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import aiohttp

from artgames.phones.host import PhoneHost
from artgames.phones.messages import Marked, Voted
from artgames.phones.record import RoomRecord
from tests.support.phone_client import Phone, message, phone, until
from tests.unit.phones.class_of_pupils import FACES, a_question, asking

Hosts = Callable[..., PhoneHost]
PUPILS = 40


async def come_in(host: PhoneHost, stack: AsyncExitStack, session: aiohttp.ClientSession, name: str) -> Phone:
    one = await stack.enter_async_context(phone(host, session=session))
    await one.hear("seats")
    await one.say("visit", name=name, face="fox")
    await one.hear("sheet")
    return one


def pupil_test(run: Callable[[AsyncExitStack, aiohttp.ClientSession], Any]) -> None:
    async def go() -> None:
        connector = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(connector=connector) as session, AsyncExitStack() as stack:
            await run(stack, session)

    asyncio.run(go())


def test_forty_pupils_answer_at_once_and_each_learns_what_it_was_worth(hosts: Hosts) -> None:
    kept: list[RoomRecord] = []

    async def run(stack: AsyncExitStack, session: aiohttp.ClientSession) -> None:
        host, match = hosts(seats=0, keep=kept.append), a_question()
        host.ask_names(FACES)
        names = [f"Pupil {number:02d}" for number in range(PUPILS)]
        people = await asyncio.gather(*(come_in(host, stack, session, name) for name in names))
        bridge = asking(host, match)
        right = match.state.posed.right

        async def say(one: Phone, place: int) -> None:
            while one.sheet.get("closed"):
                await one.hear("sheet")
            await one.say("answer", question=one.sheet["question"], way=0, answers={"numbers": [1 + place % 4]})
            locked = await one.hear("vote")
            assert locked["final"] and locked["numbers"] == [1 + place % 4]
            own = next(pupil for pupil in kept[-1].pupils if pupil.name == names[place])
            assert own.visitor in {vote.visitor for vote in kept[-1].votes}, "locked means that it is on disk"

        await asyncio.gather(*(say(one, place) for place, one in enumerate(people)))
        standing = await message(host, Voted)
        while standing.voters < PUPILS:
            standing = await message(host, Voted)
        assert standing.left == 0
        assert len(kept) < PUPILS, "answers of one moment are written together"
        bridge.close_vote()
        host.tell_answer((right,), "It is he.")
        told = await message(host, Marked)
        assert dict(told.answers) == {name: (1 + place % 4,) for place, name in enumerate(names)}
        for place, one in enumerate(people):
            result = await one.hear("result")
            knew = 1 + place % 4 == right
            assert result == {"type": "result", "right": knew, "say": "It is he.", "points": str(int(knew))}
        assert {one.name: one.points for one in host.pupils()} == {
            name: int(1 + place % 4 == right) for place, name in enumerate(names)
        }

    pupil_test(run)


def test_no_phone_learns_before_the_reveal_what_is_right_or_what_others_said(hosts: Hosts) -> None:
    """Whoever listens sees the same bytes whatever is right, and whatever the others answer."""

    async def run(stack: AsyncExitStack, session: aiohttp.ClientSession) -> None:
        seen = []
        for round_ in range(2):
            host, match = hosts(seats=0), a_question()
            host.ask_names(FACES)
            listener = await come_in(host, stack, session, "Listener")
            others = [await come_in(host, stack, session, f"Other {number}") for number in range(3)]
            asking(host, match)
            for place, one in enumerate(others):
                await one.hear("sheet")
                await one.say("answer", question=1, way=0, answers={"numbers": [1 + (place * round_) % 4]})
                await one.hear("vote")
            await asyncio.sleep(0.3)
            await listener.hear("sheet")
            await listener.say("answer", question=1, way=0, answers={"numbers": [2]})
            await listener.hear("vote")
            await listener.say("answer", question=1, way=0, answers={"numbers": [3]})
            await listener.hear("refused")
            posed = match.state.posed
            secrets = ('"right"', posed.told.render(()), "Other 0", "Other 1")
            sheets = [text for text in listener.texts if '"sheet"' in text]
            assert not [secret for secret in secrets for text in sheets if secret in text]
            seen.append([text.split('"run"')[0] for text in listener.texts if '"token"' not in text])
        assert seen[0] == seen[1]

    pupil_test(run)


def test_late_double_and_nameless_answers_are_refused(hosts: Hosts) -> None:
    async def run(stack: AsyncExitStack, session: aiohttp.ClientSession) -> None:
        host, match = hosts(seats=0), a_question()
        host.ask_names(FACES)
        one = await come_in(host, stack, session, "Frida")
        bridge = asking(host, match)
        await one.hear("sheet")
        for numbers in ([0], [5], [1, 2], []):
            await one.say("answer", question=1, way=0, answers={"numbers": numbers})
            await one.hear("refused")
        await one.say("answer", question=1, way=0, answers={"numbers": [2]})
        await one.hear("vote")
        await one.say("answer", question=1, way=0, answers={"numbers": [2]})
        assert (await one.hear("vote", "refused"))["type"] == "vote", "a double tap is no second answer"
        await one.say("answer", question=1, way=0, answers={"numbers": [1]})
        assert (await one.hear("vote", "refused"))["say"] == "Your answer is locked in."

        nobody = await stack.enter_async_context(phone(host, session=session))
        told = await nobody.hear("seats")
        assert told["visit"] and "Frida" not in told["names"] and "Diego" in told["names"]
        await nobody.say("visit")
        assert (await nobody.hear("refused"))["say"] == "Type a name first."
        await nobody.say("visit", name="frida")
        assert "has that name" in (await nobody.hear("refused"))["say"]
        await nobody.say("answer", question=1, way=0, answers={"numbers": [1]})
        await nobody.hear("refused")
        stranger = await stack.enter_async_context(phone(host, session=session, key="", token="x" * 22))
        await stranger.hear("door")
        await stranger.say("answer", question=1, way=0, answers={"numbers": [1]})
        assert (await stranger.hear("closed"))["code"] == 1008

        bridge.close_vote()
        while not one.sheet.get("closed"):
            await one.hear("sheet")
        await one.say("answer", question=1, way=0, answers={"numbers": [1]})
        assert "moved on" in (await one.hear("refused"))["say"]
        host.tell_answer((2,), "")
        assert (await message(host, Marked)).answers == (("Frida", (2,)),)
        host.tell_answer((2,), "")
        assert (await message(host, Marked)).answers == (("Frida", ()),), "what is told once gives no second point"
        assert [pupil.points for pupil in host.pupils()] == [1]

    pupil_test(run)


def test_a_pupil_comes_back_with_name_points_and_answer_and_the_last_result(hosts: Hosts) -> None:
    async def run(stack: AsyncExitStack, session: aiohttp.ClientSession) -> None:
        host, match = hosts(seats=0), a_question()
        host.ask_names(FACES)
        one = await come_in(host, stack, session, "Vincent")
        bridge = asking(host, match)
        await one.hear("sheet")
        await one.say("answer", question=1, way=0, answers={"numbers": [3]})
        await one.hear("vote")
        async with phone(host, token=one.token, session=session) as back:
            assert (await back.hear("me"))["name"] == "Vincent"
            assert (await back.hear("vote"))["numbers"] == [3]
            bridge.close_vote()
            host.tell_answer((3,), "So it is.")
            assert (await back.hear("result"))["points"] == "1"
        async with phone(host, token=one.token, session=session) as again:
            assert (await again.hear("me"))["points"] == "1"
            assert (await again.hear("result"))["right"] is True
            asking(host, a_question("other"))
            while "ways" not in again.sheet:
                assert (await again.next())["type"] != "result", "that was another question"

    pupil_test(run)


def test_names_may_be_limited_to_those_offered_and_are_forgotten_with_the_class(hosts: Hosts) -> None:
    kept: list[RoomRecord] = []

    async def run(stack: AsyncExitStack, session: aiohttp.ClientSession) -> None:
        host = hosts(seats=0, keep=kept.append)
        host.ask_names(FACES)
        host.allow_free_names(False)
        one = await stack.enter_async_context(phone(host, session=session))
        offered = await one.hear("seats")
        assert len(offered["names"]) >= PUPILS and not offered["free_names"]
        await one.say("visit", name="The headmaster")
        assert "on the list" in (await one.hear("refused"))["say"]
        await one.say("visit", name="Hilma", face="no such face")
        me = await one.hear("me")
        assert (me["name"], me["face"]) == ("Hilma", "")
        host.dismiss("Hilma")
        assert (await one.hear("closed"))["code"] == 4002
        other = await come_in(host, stack, session, "Hilma")
        host.ask_names(None)
        assert "name" not in await other.hear("me")
        host.stop()
        await until(lambda: kept and kept[-1].pupils == (), "names are gone")
        assert "Hilma" not in str(kept[-1])

    pupil_test(run)
