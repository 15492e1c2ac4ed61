"""Sleeping phones, lost networks, and a laptop that restarts: no seat, answer or vote is lost."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from artgames.phones import record as records
from artgames.phones.host import PhoneHost
from artgames.phones.messages import AUDIENCE, SeatState, Voted
from tests.support.phone_client import message, phone, table, until
from tests.unit.phones.conftest import bridge_of, open_match
from tests.unit.phones.test_playing import at_the_auction, detectives

Hosts = Callable[..., PhoneHost]
RECONNECTS = 100
RESTARTS = 20


def test_a_hundred_random_reconnects(hosts: Hosts) -> None:
    """Three phones come and go, properly and by being cut off, and write on in between."""

    async def run() -> None:
        host, match, chance = hosts(seats=4), at_the_auction(), Random(19)
        seats = detectives(match)
        tokens, marks = dict.fromkeys(seats, ""), {seat: list[int]() for seat in seats}
        async with table(host, bridge_of(match, host)):
            for _ in range(RECONNECTS):
                seat = chance.choice(seats)
                async with phone(host, token=tokens[seat], key=None if not tokens[seat] else "") as one:
                    if not tokens[seat]:
                        await one.sit(seat)
                        tokens[seat] = one.token
                    await one.hear("sheet")
                    draft = one.sheet["draft"]
                    assert (draft["answers"]["tokens"] if draft else []) == marks[seat]
                    marks[seat] = sorted(chance.sample(range(1, 9), chance.randint(0, 3)))
                    answers = {"tokens": marks[seat]}
                    await one.say("begun", asked=one.sheet["asked"], way=0, answers=answers, at=chance.random())
                    if chance.random() < 0.5:  # the network is gone without a word
                        await asyncio.sleep(0.02)
                        one.socket._writer.transport.abort()
            for seat in seats:
                async with phone(host, token=tokens[seat], key=None if not tokens[seat] else "") as one:
                    await one.hear("sheet")
                    assert (await one.answer(**one.sheet["draft"]["answers"]))["type"] == "locked"
        locked = {entry.entry.seat: entry.entry.action["tokens"] for entry in match.history[-len(seats) :]}
        assert {seat: list(tokens) for seat, tokens in locked.items()} == marks

    asyncio.run(run())


def test_after_a_restart_the_same_address_code_and_tokens_work(hosts: Hosts, tmp_path: Path) -> None:
    """Twenty times; once in a while the program does not stop but is gone, and only what was kept is left."""

    async def run() -> None:
        file, chance = tmp_path / "phones.json", Random(4)
        host = hosts(keep=lambda record: records.save(record, file), seats=4)
        code, secret, port = host.code, host.record.secret, host.port
        match = at_the_auction()
        seat, marks = detectives(match)[0], list[int]()
        bridge = bridge_of(match, host)
        async with table(host, bridge), phone(host) as one:
            await one.sit(seat)
            token = one.token
            assert records.load(file) is not None, "the token was on disk before the phone had it"
            assert token not in file.read_text("utf-8")
        for _ in range(RESTARTS):
            async with table(host, bridge), phone(host, token=token, key="") as one:
                assert (await one.hear("me"))["seat"] == seat
                await one.hear("sheet")
                draft = one.sheet["draft"]
                assert (draft["answers"]["tokens"] if draft else []) == marks
                marks = sorted(chance.sample(range(1, 9), 3))
                await one.say("begun", asked=one.sheet["asked"], way=0, answers={"tokens": marks}, at=1)
                await asyncio.sleep(0.05)
            await asyncio.to_thread(host.stop)
            kept = records.load(file)
            assert kept is not None
            host = hosts(kept, keep=lambda record: records.save(record, file), seats=4)
            assert (host.code, host.record.secret, host.port) == (code, secret, port)
            bridge = bridge_of(match, host)
        async with phone(host, key=code) as new:
            await new.hear("seats")

    asyncio.run(run())


def test_a_program_that_is_gone_without_a_word_has_kept_what_it_had(hosts: Hosts, tmp_path: Path) -> None:
    """What was kept while it ran is enough: nothing is written at the end that is needed."""

    async def run() -> None:
        file, frozen = tmp_path / "phones.json", tmp_path / "copy.json"
        host = hosts(keep=lambda record: records.save(record, file), seats=4)
        match = at_the_auction()
        seat = detectives(match)[0]
        async with table(host, bridge_of(match, host)), phone(host) as one:
            await one.sit(seat)
            frozen.write_bytes(file.read_bytes())
        kept = records.load(frozen)
        assert kept is not None
        await asyncio.to_thread(host.stop)
        again = hosts(kept, seats=4)
        async with phone(again, token=one.token, key="") as back:
            assert (await back.hear("me"))["seat"] == seat

    asyncio.run(run())


def test_votes_survive_a_restart(hosts: Hosts, tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "phones.json"
        host = hosts(keep=lambda record: records.save(record, file), seats=4)
        match = at_the_auction()
        seat = detectives(match)[0]
        poll = SeatState(
            seat=AUDIENCE, turn=1, question=1, view=match.view(None), room=match.view(None), choices=match.choices(seat)
        )
        host.show(poll)
        tokens = []
        for number in range(5):
            async with phone(host) as one:
                await one.hear("seats")
                await one.say("visit")
                await one.hear("sheet")
                await one.say("answer", question=1, way=0, answers={"tokens": [1 + number % 2]})
                await one.hear("vote")
                tokens.append(one.token)
        await asyncio.to_thread(host.stop)
        kept = records.load(file)
        assert kept is not None
        again = hosts(kept, seats=4)
        again.show(poll)
        async with phone(again, token=tokens[0], key="") as one:
            assert (await one.hear("vote"))["numbers"] == [1]
            await one.say("answer", question=1, way=0, answers={"tokens": [2]})
            assert (await message(again, Voted)).counts == ((1, 2), (2, 3))

    asyncio.run(run())


def test_a_record_that_cannot_be_written_does_not_stop_anybody(hosts: Hosts) -> None:
    def full(_record: object) -> None:
        raise OSError("no space left")

    async def run() -> None:
        host, match = hosts(keep=full), open_match("title_teller", 3)
        async with table(host, bridge_of(match, host)) as heard, phone(host) as one:
            await one.sit(0)
            await one.hear("sheet")
            await until(lambda: any(type(message).__name__ == "NotKept" for message in heard))

    asyncio.run(run())
