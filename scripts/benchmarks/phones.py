"""Three hundred phones answer within one second: how long each one waits, beside a server that only echoes."""

import asyncio
import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from statistics import quantiles
from typing import Any

import aiohttp
from aiohttp import web

from artgames import games
from artgames.engine.api import HOUSE
from artgames.engine.match import Match
from artgames.exhibits.process_memory import resident_mb
from artgames.phones.guard import Limits
from artgames.phones.host import PhoneHost
from artgames.phones.messages import AUDIENCE, SeatState, Voted
from artgames.phones.record import new_record
from artgames.testing.plain_setups import plain_setup
from scripts.benchmarks import Measure

PHONES = 300
WITHIN = 1.0
ROUNDS = 8
HERE = "127.0.0.1"
MANY = Limits(connections=900, of_one_device=900, strangers=900)

Socket = aiohttp.ClientWebSocketResponse
Ask = Callable[[Socket, int], Awaitable[None]]
Handler = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


def measure() -> list[Measure]:
    """All phones are connected to both servers, and speak to one and the other in turns, a second each: whatever else
    the machine does meanwhile slows both down. Each server has a thread of its own beside the phones."""
    ours, echoed, grown = asyncio.run(_both())
    p50, p99 = _percentiles(ours)
    echo50, echo99 = _percentiles(echoed)
    return [
        Measure("phones: 300 answers in a second, p50", p50, "ms", 15),
        Measure("phones: 300 answers in a second, p99", p99, "ms", 30),
        Measure("phones: the same by a bare echo, p50", echo50, "ms"),
        Measure("phones: the same by a bare echo, p99", echo99, "ms"),
        Measure("phones: p50 beside the echo", p50 / echo50, "×", 2),
        Measure("phones: p99 beside the echo", p99 / echo99, "×", 2),
        Measure("phones: memory for 300, both ends", grown, "MB", 60),
    ]


async def _both() -> tuple[list[float], list[float], float]:
    """How long each answer took, here and there, and by how many megabytes the process grew for the phones."""
    ours: list[float] = []
    echoed: list[float] = []
    async with AsyncExitStack() as stack:
        echoing = await _connect(stack, stack.enter_context(_echo_server()))
        before = resident_mb() or 0.0
        host = stack.enter_context(_phone_host())
        voting = await _connect(stack, host.port)
        for socket in voting:
            await _visit(socket, host)
        grown = (resident_mb() or 0.0) - before
        for number in range(ROUNDS):
            echoed += await _answers(echoing, _ask_echo, number)
            ours += await _answers(voting, _ask_ours, number)
        await asyncio.sleep(0.3)
        votes = [message for message in host.messages() if isinstance(message, Voted)]
        if votes[-1].voters != PHONES:
            raise RuntimeError(f"{votes[-1].voters} of {PHONES} votes were counted")
    return ours, echoed, grown


def _percentiles(times: list[float]) -> tuple[float, float]:
    cuts = quantiles(times, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


async def _answers(sockets: list[Socket], ask: Ask, number: int) -> list[float]:
    """Each at its own moment of the second."""

    async def one(socket: Socket, place: int) -> float:
        await asyncio.sleep(WITHIN * ((place * 7919 + number) % len(sockets)) / len(sockets))
        began = time.perf_counter()
        await ask(socket, place)
        return time.perf_counter() - began

    return list(await asyncio.gather(*(one(socket, place) for place, socket in enumerate(sockets))))


async def _connect(stack: AsyncExitStack, port: int) -> list[Socket]:
    session = await stack.enter_async_context(aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)))
    address = f"http://{HERE}:{port}"
    connecting = (session.ws_connect(f"{address}/ws", origin=address, compress=0) for _ in range(PHONES))
    return [await stack.enter_async_context(one) for one in connecting]


# A server that only echoes


async def _ask_echo(socket: Socket, place: int) -> None:
    await socket.send_str(json.dumps({"type": "answer", "question": 1, "answers": {"tokens": [1 + place % 8]}}))
    json.loads((await socket.receive()).data)


@contextmanager
def _echo_server() -> Iterator[int]:
    """Its port."""

    async def answer(request: web.BaseRequest) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        async for message in socket:
            await socket.send_str(message.data)
        return socket

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        runner, port = asyncio.run_coroutine_threadsafe(_open_echo(answer), loop).result()
        yield port
        asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _open_echo(
    answer: Callable[[web.BaseRequest], Awaitable[web.StreamResponse]],
) -> tuple[web.ServerRunner, int]:
    runner = web.ServerRunner(web.Server(answer))
    await runner.setup()
    await web.TCPSite(runner, HERE, 0).start()
    return runner, runner.addresses[0][1]


# Ours


async def _ask_ours(socket: Socket, place: int) -> None:
    said = {"type": "answer", "question": 1, "way": 0, "answers": {"tokens": [1 + place % 8]}}
    await socket.send_str(json.dumps(said))
    while json.loads((await socket.receive()).data)["type"] != "vote":
        pass


@contextmanager
def _phone_host() -> Iterator[PhoneHost]:
    host = PhoneHost(new_record(0), lambda card, size: b"", lambda record: None, limits=MANY)
    host.start([HERE])
    host.show(_poll())
    try:
        yield host
    finally:
        host.stop()


async def _visit(socket: Socket, host: PhoneHost) -> None:
    await socket.send_str(json.dumps({"type": "hello", "key": host.record.secret}))
    await socket.receive()
    await socket.send_str('{"type":"visit"}')
    while json.loads((await socket.receive()).data)["type"] != "sheet":
        pass


def _poll() -> SeatState:
    """What the audience of the auction is asked."""
    game = games.load("stolen_paintings")
    match: Match[Any] = Match(game.slug, game.rules, plain_setup(game.info, 3, "bench"))
    while not any(choice.action == "mark" for seat in match.to_act() for choice in match.choices(seat)):
        seat = next((one for one in match.to_act() if one != HOUSE), HOUSE)
        match.submit(seat, match.choices(seat)[0].sample(match.state.rng)[0])
    room = match.view(None)
    choices = match.choices(match.to_act()[0])
    return SeatState(seat=AUDIENCE, turn=match.turn, question=1, view=room, room=room, choices=choices)
