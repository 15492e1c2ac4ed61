"""Answers on their way to the match: at once, late, twice, by the wrong seat, and taken back."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from artgames import games
from artgames.engine.api import HOUSE
from artgames.engine.codec import Entry
from artgames.engine.match import Match
from artgames.phones.host import PhoneHost
from artgames.phones.messages import Joined, Submitted
from tests.support.phone_client import Phone, infos, message, phone, play_match, table, until
from tests.unit.phones.conftest import bridge_of, open_match

Hosts = Callable[..., PhoneHost]
WALL = {"exhibit": 12}


def at_the_auction(seats: int = 4) -> Match[Any]:
    """A match of Stolen Paintings in which all detectives mark at the same time."""
    match = open_match("stolen_paintings", seats, options=WALL)
    while not any(choice.action == "mark" for seat in range(seats) for choice in match.choices(seat)):
        seat = next((one for one in match.to_act() if one != HOUSE), HOUSE)
        action, _ = match.choices(seat)[0].sample(match.state.rng)
        match.submit(seat, action)
    return match


def detectives(match: Match[Any]) -> list[int]:
    return [seat for seat in match.to_act() if seat != HOUSE]


async def seated(host: PhoneHost, one: Phone, seat: int) -> None:
    await one.sit(seat)
    await one.hear("sheet")


def test_everyone_answers_at_once_and_nobody_is_late(hosts: Hosts) -> None:
    """Each answer is a turn of the match; whoever looked at the turn before is not late by that."""

    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        first, second, third = detectives(match)
        async with table(host, bridge_of(match, host)), phone(host) as a, phone(host) as b, phone(host) as c:
            for one, seat in ((a, first), (b, second), (c, third)):
                await seated(host, one, seat)
            told = await asyncio.gather(*(one.answer(tokens=[1, 3]) for one in (a, b, c)))
            assert [one["type"] for one in told] == ["locked"] * 3
        assert not detectives(match), "all of them have marked"

    asyncio.run(run())


def test_locked_only_after_the_journal_has_it(hosts: Hosts) -> None:
    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        seat = detectives(match)[0]
        bridge = bridge_of(match, host)
        bridge.publish()
        async with phone(host) as one:
            await seated(host, one, seat)
            await one.say("answer", question=one.sheet["question"], way=0, answers={"tokens": [2]})
            answer = await message(host, Submitted)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(one.socket.receive(), 0.3)
        async with phone(host, token=one.token, key="") as back:
            await back.hear("sheet")
            assert back.sheet["sending"]
            bridge.hear(answer)
            await back.hear("locked")
            assert match.history[-1].entry.seat == seat
        async with phone(host, token=one.token, key="") as back:
            await back.hear("sheet")
            assert back.sheet["locked"]

    asyncio.run(run())


def test_a_full_disk_is_no_locked_answer(hosts: Hosts) -> None:
    class FullDisk:
        def append(self, entry: Entry, snapshot: Any) -> None:
            raise OSError("no space")

        def rewind(self, keep: int, by: int) -> None: ...

    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        match._journal = FullDisk()
        seat = detectives(match)[0]

        def submit(seat: int, action: Any) -> str:
            try:
                match.submit(seat, action)
            except OSError:
                return "The disk is full."
            return ""

        bridge = bridge_of(match, host)
        bridge._submit = submit
        async with table(host, bridge), phone(host) as one:
            await seated(host, one, seat)
            assert await one.answer(tokens=[2]) == {"type": "refused", "say": "The disk is full."}
            match._journal = None
            assert (await one.answer(tokens=[2]))["type"] == "locked"

    asyncio.run(run())


def test_another_match_with_the_same_phones_begins_with_nothing(hosts: Hosts) -> None:
    """Its first question has the number of the last match's first one, and asks the same."""

    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        seat = detectives(match)[0]
        first = bridge_of(match, host)
        async with table(host, first), phone(host) as one:
            await seated(host, one, seat)
            await one.say("begun", asked=one.sheet["asked"], way=0, answers={"tokens": [3]}, at=1)
            assert (await one.answer(tokens=[3]))["type"] == "locked"
        first.close()
        host.sit_down("another", infos(4))
        async with table(host, bridge_of(at_the_auction(), host)), phone(host, token=one.token, key="") as one:
            await one.hear("sheet")
            assert one.sheet["ways"]
            assert one.sheet["draft"] is None
            assert not one.sheet["locked"]

    asyncio.run(run())


def test_double_taps_count_once(hosts: Hosts) -> None:
    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        seat = detectives(match)[0]
        async with table(host, bridge_of(match, host)) as heard, phone(host) as one:
            await seated(host, one, seat)
            for _ in range(5):
                await one.say("answer", question=one.sheet["question"], way=0, answers={"tokens": [2]})
            await one.hear("locked")
            await asyncio.sleep(0.1)
            assert sum(isinstance(message, Submitted) for message in heard) == 1

    asyncio.run(run())


def test_a_late_or_wrong_question_is_refused_with_a_sentence(hosts: Hosts) -> None:
    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        seat, thief = detectives(match)[0], next(one for one in range(4) if one not in detectives(match))
        turn = match.turn
        async with table(host, bridge_of(match, host)) as heard, phone(host) as one, phone(host) as other:
            await seated(host, one, seat)
            await seated(host, other, thief)
            for question in (one.sheet["question"] + 1, 0, -5, 10**9):
                await one.say("answer", question=question, way=0, answers={"tokens": [2]})
                assert (await one.hear("refused"))["say"] == "The table has moved on. Have another look."
            await other.say("answer", question=other.sheet["question"], way=0, answers={"tokens": [2]})
            assert (await other.hear("refused"))["say"]
            assert not [message for message in heard if isinstance(message, Submitted)]
        assert match.turn == turn

    asyncio.run(run())


def test_what_was_taken_back_meanwhile_is_asked_again(hosts: Hosts) -> None:
    """The same is asked once more, and an answer to the first time is none to the second."""

    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        bridge = bridge_of(match, host)
        bridge.publish()
        seat = detectives(match)[0]
        async with phone(host) as one:
            await seated(host, one, seat)
            before, turn = one.sheet["question"], match.turn
            mark = match.choices(seat)[0].make(tokens=(1,))
            bridge.hear(Submitted(seat, before, mark))
            await one.hear("locked")
            match.rewind(turn, HOUSE)
            bridge.hear(Submitted(seat, before, mark))
            assert (await one.hear("refused"))["say"] == "The table has moved on. Have another look."
            assert match.turn == turn
            bridge.hear(Submitted(seat, before + 1, mark))
            await one.hear("locked")

    asyncio.run(run())


def test_a_refusal_of_the_rules_reaches_the_person(hosts: Hosts) -> None:
    async def run() -> None:
        host, match = hosts(seats=4), open_match("picture_code", 4)
        seat = match.to_act()[0]
        async with table(host, bridge_of(match, host)), phone(host) as one:
            await seated(host, one, seat)
            told = await one.answer(word="open air", number=2)
            assert told == {"type": "refused", "say": "One word only."}
            assert (await one.answer(word="open", number=2))["type"] == "locked"

    asyncio.run(run())


@pytest.mark.parametrize("slug", games.names())
def test_a_whole_match_of_every_game_by_phones_alone(hosts: Hosts, slug: str) -> None:
    """Every seat is a phone that answers what its page offers, and the rules take it."""
    info = games.load(slug).info
    seats = max(info.min_seats, min(4, info.max_seats))
    host, match = hosts(seats=seats), open_match(slug, seats)
    phones = asyncio.run(play_match(host, match, bridge_of(match, host), 100))
    assert match.outcome() is not None
    assert all(one.sheet["over"] for one in phones)


def test_a_phone_that_comes_back_gets_its_page_at_once(hosts: Hosts) -> None:
    async def run() -> None:
        host, match = hosts(seats=4), at_the_auction()
        seat = detectives(match)[0]
        async with table(host, bridge_of(match, host)) as heard:
            async with phone(host) as one:
                await seated(host, one, seat)
            match_began = asyncio.get_running_loop().time()
            async with phone(host, token=one.token, key="") as one:
                await one.hear("sheet")
            assert asyncio.get_running_loop().time() - match_began < 2
            await until(lambda: Joined(seat, True) in heard)

    asyncio.run(run())
