"""Too much of anything: frames, messages, connections. Whoever sends it is cut off, and the table waits for nobody."""

import asyncio
import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from statistics import median

import aiohttp
import msgspec

from artgames.phones.guard import MOST_BYTES, Limits
from artgames.phones.host import PhoneHost
from artgames.phones.messages import Joined, Voted
from artgames.phones.wire import GONE, REFUSED
from tests.support.phone_client import HERE, PATIENCE, phone, table, until
from tests.unit.phones.conftest import bridge_of, open_match
from tests.unit.phones.test_attacks import closed, get
from tests.unit.phones.test_playing import at_the_auction, detectives

Hosts = Callable[..., PhoneHost]


def test_a_frame_that_is_too_large_is_cut_off(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(0)
            await one.socket.send_str(json.dumps({"type": "wish", "name": "x" * MOST_BYTES}))
            assert (await closed(one))["code"] == 1009
        async with phone(host) as one:
            await one.hear("seats")
            await one.socket.send_bytes(b"\x00" * 100)
            assert (await closed(one))["code"] == REFUSED

    asyncio.run(run())


def test_a_flood_is_cut_off_and_the_others_do_not_notice(hosts: Hosts) -> None:
    async def run() -> None:
        host, match = hosts(seats=3), open_match("title_teller", 3)
        seat = match.to_act()[0]
        async with table(host, bridge_of(match, host)), phone(host) as good, phone(host) as bad:
            await good.sit(seat)
            await good.hear("sheet")
            await bad.sit((seat + 1) % 3)
            for _ in range(2000):
                await bad.socket.send_str('{"type":"wish","name":"again"}')
                if bad.socket.closed:
                    break
            assert (await good.answer(way=1))["type"] == "locked"
            assert (await closed(bad))["code"] in (REFUSED, 0, 1006)
        assert sum(type(message).__name__ == "NameWished" for message in host.messages()) < 200

    asyncio.run(run())


def test_a_slow_reader_costs_no_memory_and_is_cut_off(hosts: Hosts) -> None:
    """It reads nothing at all; a thousand pages later the table has not waited, and the line is gone."""

    async def run() -> None:
        host = hosts(limits=Limits(of_one_device=100, patience=0.5))
        match = open_match("title_teller", 3)
        bridge = bridge_of(match, host)
        seat = match.to_act()[0]
        async with phone(host) as one:
            await one.sit(seat)
        _, writer = await raw_socket(host, one.token)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        await until(lambda: any(isinstance(message, Joined) and message.again for message in host.messages()))
        page = msgspec.structs.replace(bridge._state(seat), status="x" * 200_000)
        end, took = time.monotonic() + PATIENCE, []
        while host.presence()[seat].connected:
            began = time.monotonic()
            assert began < end, "it is still there"
            host.show(page)
            took.append(time.monotonic() - began)
            await asyncio.sleep(0.01)
        assert median(took) < 0.1, "the table has waited"
        await hang_up(writer)

    asyncio.run(run())


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def raw_socket(host: PhoneHost, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket by hand, with a small window."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, (HERE, host.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=1024)
    where = f"{HERE}:{host.port}"
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: {where}\r\nOrigin: http://{where}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    said = json.dumps({"type": "hello", "token": token}).encode()
    writer.write(bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said)
    return reader, writer


def test_a_half_open_socket_is_noticed(hosts: Hosts) -> None:
    """A phone that is gone without a word answers no ping."""

    async def run() -> None:
        host = hosts(limits=Limits(ping=0.4))
        async with phone(host) as one:
            await one.sit(0)
        _, writer = await raw_socket(host, one.token)
        await until(lambda: host.presence()[0].connected)
        await until(lambda: not host.presence()[0].connected, "cut off")
        await hang_up(writer)

    asyncio.run(run())


def test_whoever_connects_and_says_nothing_is_cut_off(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts(limits=Limits(silence=0.3))
        for said in (b"", b"GET / HT"):
            reader, writer = await asyncio.open_connection(HERE, host.port)
            writer.write(said)
            with suppress(ConnectionResetError):
                assert await asyncio.wait_for(reader.read(), 5) == b""
            await hang_up(writer)

    asyncio.run(run())


def test_so_many_connections_and_no_more(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts(limits=Limits(connections=20, of_one_device=20))
        lines = [await asyncio.open_connection(HERE, host.port) for _ in range(20)]
        await asyncio.sleep(0.1)
        reader, writer = await asyncio.open_connection(HERE, host.port)
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 5) == b""
        for _, one in (*lines, (reader, writer)):
            await hang_up(one)
        await asyncio.sleep(0.2)
        assert (await get(host, "/"))[0] == 200

    asyncio.run(run())


def test_strangers_never_take_the_place_of_people_with_a_key(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts(limits=Limits(strangers=3))
        async with phone(host) as one:
            await one.sit(0)
        async with phone(host, key="") as a, phone(host, key="") as b, phone(host, key="") as c:
            for line in (a, b, c):
                await line.hear("door")
            async with phone(host, token=one.token, key="") as back:
                await back.hear("me")
                assert (await closed(a))["code"] == GONE
                await b.say("hello", key=host.code)
                await b.hear("seats")

    asyncio.run(run())


def test_whoever_comes_as_somebody_new_again_and_again_fills_no_ballot(hosts: Hosts) -> None:
    """One device with ever new tokens: it has no more votes than phones at once, and the audience stays open."""

    async def run() -> None:
        host, match = hosts(limits=Limits(of_one_device=4), seats=4), at_the_auction()
        bridge_of(match, host).ask_audience(detectives(match)[0])
        for _ in range(12):
            async with phone(host) as one:
                await one.hear("seats")
                await one.say("visit")
                await one.hear("sheet")
                await one.say("answer", question=one.sheet["question"], way=0, answers={"tokens": [7]})
                await one.hear("vote")
        await asyncio.sleep(0.3)
        votes = [told for told in host.messages() if isinstance(told, Voted)]
        assert votes[-1].counts == ((7, 4),) and votes[-1].voters == 4

    asyncio.run(run())


def test_the_table_is_never_kept_waiting(hosts: Hosts) -> None:
    """While phones flood the server, each call of the table returns within a frame."""

    async def flood(host: PhoneHost) -> None:
        while True:
            try:
                async with phone(host, key="wrong") as one:
                    for _ in range(200):
                        await one.socket.send_str('{"type":"hello","key":"x"}')
            except (ConnectionError, aiohttp.ClientError):
                await asyncio.sleep(0)

    async def run() -> None:
        host, match = hosts(seats=3), open_match("title_teller", 3)
        bridge = bridge_of(match, host)
        floods = [asyncio.create_task(flood(host)) for _ in range(4)]
        took = []
        for _ in range(50):
            await asyncio.sleep(0.01)
            state = bridge._state(0)
            began = time.perf_counter()
            host.show(state)
            host.messages()
            took.append(time.perf_counter() - began)
        for task in floods:
            task.cancel()
        await asyncio.gather(*floods, return_exceptions=True)
        assert median(took) < 0.016

    asyncio.run(run())
