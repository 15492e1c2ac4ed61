"""Three hundred visitors vote as one more player, and nobody waits for them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import aiohttp

from artgames.phones.guard import MOST_VISITORS
from artgames.phones.host import PhoneHost
from artgames.phones.messages import VisitorsChanged, Voted
from tests.support.phone_client import Phone, infos, message, phone, until
from tests.unit.phones.conftest import bridge_of
from tests.unit.phones.test_playing import at_the_auction, detectives

Hosts = Callable[..., PhoneHost]


async def visitor(host: PhoneHost, session: aiohttp.ClientSession, stack: AsyncExitStack) -> Phone:
    one = await stack.enter_async_context(phone(host, session=session))
    await one.hear("seats")
    await one.say("visit")
    await one.hear("sheet")
    return one


def test_three_hundred_visitors_lose_no_vote(hosts: Hosts) -> None:
    async def run() -> None:
        host, match, chance = hosts(seats=4), at_the_auction(), Random(300)
        bridge = bridge_of(match, host)
        bridge.ask_audience(detectives(match)[0])
        votes: list[Voted] = []
        visitors = 0

        def look() -> tuple[tuple[int, int], ...]:
            nonlocal visitors
            for told in host.messages():
                if isinstance(told, Voted):
                    votes.append(told)
                elif isinstance(told, VisitorsChanged):
                    visitors = told.count
            return votes[-1].counts if votes else ()

        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session, AsyncExitStack() as stack:
            people = []
            for _ in range(MOST_VISITORS // 50):
                people += await asyncio.gather(*(visitor(host, session, stack) for _ in range(50)))
            said = [sorted(chance.sample(range(1, 9), chance.randint(1, 3))) for _ in people]

            async def vote(one: Phone, tokens: list[int]) -> None:
                await one.say("answer", question=one.sheet["question"], way=0, answers={"tokens": [1]})
                await one.hear("vote")
                await one.say("answer", question=one.sheet["question"], way=0, answers={"tokens": tokens})
                assert (await one.hear("vote"))["numbers"] == tokens

            await asyncio.gather(*(vote(one, tokens) for one, tokens in zip(people, said, strict=True)))
            counted = tuple(sorted(Counter(token for tokens in said for token in tokens).items()))
            await until(lambda: look() == counted, "all counted")
            assert votes[-1].voters == visitors == MOST_VISITORS
            assert len(votes) < 100, "the table is told now and then, not for each vote"

            late = await stack.enter_async_context(phone(host, session=session))
            await late.hear("seats")
            await late.say("visit")
            assert (await late.hear("refused"))["say"] == "There’s no room for more visitors."

            turn = match.turn
            bridge.close_vote()
            for one in people[:5]:
                while not (await one.hear("sheet")).get("closed"):
                    pass
                await one.say("answer", question=1, way=0, answers={"tokens": [1]})
                await one.hear("refused")
            assert match.turn == turn, "votes do nothing by themselves"

    asyncio.run(run())


def test_visitors_see_what_the_room_sees(hosts: Hosts) -> None:
    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        bridge = bridge_of(match, host)
        async with aiohttp.ClientSession() as session, AsyncExitStack() as stack:
            early = await visitor(host, session, stack)
            assert early.sheet == {"type": "sheet", "closed": True}
            bridge.ask_audience(detectives(match)[0])
            await early.hear("sheet")
            assert early.sheet["hands"] == early.sheet["facts"] == []
            assert [option["text"] for option in early.sheet["ways"][0]["fields"][0]["of"]] == list("12345678")
        async with phone(host, token=early.token, key="") as back:
            assert (await back.hear("me"))["visitor"]

    asyncio.run(run())


def test_the_next_question_begins_with_no_votes(hosts: Hosts) -> None:
    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        bridge, seat = bridge_of(match, host), detectives(match)[0]
        async with aiohttp.ClientSession() as session, AsyncExitStack() as stack:
            bridge.ask_audience(seat)
            other, one = await visitor(host, session, stack), await visitor(host, session, stack)
            for voter in (other, one):
                await voter.say("answer", question=voter.sheet["question"], way=0, answers={"tokens": [4]})
                await voter.hear("vote")
            await asyncio.sleep(0.3)
            assert (await message(host, Voted)).counts == ((4, 2),)
            bridge.close_vote()
            bridge.ask_audience(seat)
            while one.sheet.get("question") != 2:
                await one.hear("sheet")
            await one.say("answer", question=one.sheet["question"], way=0, answers={"tokens": [5]})
            assert (await message(host, Voted)).counts == ((5, 1),)

    asyncio.run(run())


def test_votes_of_one_match_do_not_count_in_the_next(hosts: Hosts) -> None:
    """Both begin with their first question, and it is the same one: a token of eight."""

    async def run() -> None:
        host, first, second = hosts(seats=4), at_the_auction(), at_the_auction()
        async with aiohttp.ClientSession() as session, AsyncExitStack() as stack:
            bridge = bridge_of(first, host)
            bridge.ask_audience(detectives(first)[0])
            one, other = await visitor(host, session, stack), await visitor(host, session, stack)
            await one.say("answer", question=one.sheet["question"], way=0, answers={"tokens": [4]})
            assert (await message(host, Voted)).counts == ((4, 1),)
            bridge.close()
            host.sit_down("the next match", infos(4))
            while not other.sheet.get("closed"):
                await other.hear("sheet")
            bridge_of(second, host).ask_audience(detectives(second)[0])
            await other.hear("sheet")
            await other.say("answer", question=other.sheet["question"], way=0, answers={"tokens": [5]})
            assert (await message(host, Voted)).counts == ((5, 1),)

    asyncio.run(run())
