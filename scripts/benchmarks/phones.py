"""Three hundred phones answer within one second: how long each one waits, beside a server that only echoes.

Each server has a process of its own, and phones speak to both in turns, round after round; a ratio is the median of
those of all rounds, with the interval that it lies in. How long somebody waits depends on whatever else the machine
does. The processor time of an answer, and the longest that a server was busy at a stretch, do not: where only the
waiting is long, it is the machine's.
"""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import aiohttp

from scripts.benchmarks import Measure

PHONES = 300
WITHIN = 1.0
ROUNDS = 20
HERE = "127.0.0.1"
PROJECT = Path(__file__).resolve().parents[2]

Socket = aiohttp.ClientWebSocketResponse
Ask = Callable[[Socket, int], Awaitable[None]]


class Round(NamedTuple):
    """Milliseconds."""

    p50: float
    p99: float
    busy: float
    """Processor time of the server for one answer."""

    longest: float
    """That it was busy at a stretch."""


class Server:
    """One in a process of its own."""

    def __init__(self, kind: str) -> None:
        command = [sys.executable, "-m", "scripts.benchmarks.phone_servers", kind]
        self._process = subprocess.Popen(command, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        told = self._hear()
        self.port, self.secret = int(told["port"]), str(told["secret"])

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told

    def used(self) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return self._hear()

    def close(self) -> None:
        self._process.communicate(timeout=30)
        if self._process.returncode:
            raise RuntimeError("a server has ended with a mistake")


def measure() -> list[Measure]:
    ours, echoed, grown = asyncio.run(_both())
    return [
        Measure("phones: 300 answers in a second, p50", median(one.p50 for one in ours), "ms", 15),
        Measure("phones: 300 answers in a second, p99", median(one.p99 for one in ours), "ms", 30),
        Measure("phones: the same by a bare echo, p50", median(one.p50 for one in echoed), "ms"),
        Measure("phones: the same by a bare echo, p99", median(one.p99 for one in echoed), "ms"),
        _ratio("phones: p50 beside the echo", [one.p50 for one in ours], [one.p50 for one in echoed]),
        _ratio("phones: p99 beside the echo", [one.p99 for one in ours], [one.p99 for one in echoed]),
        Measure("phones: processor time of an answer", median(one.busy for one in ours), "ms"),
        _ratio("phones: the same beside the echo", [one.busy for one in ours], [one.busy for one in echoed]),
        Measure("phones: longest busy at a stretch", max(one.longest for one in ours), "ms", 16),
        Measure("phones: memory of the server for 300", grown, "MB", 60),
    ]


def _ratio(name: str, ours: Sequence[float], echoed: Sequence[float]) -> Measure:
    """The median of all rounds; between which of them it truly lies, with 95 % confidence."""
    ratios = sorted(one / other for one, other in zip(ours, echoed, strict=True))
    away = round(0.98 * len(ratios) ** 0.5)
    middle = len(ratios) // 2
    return Measure(name, median(ratios), "×", 2, interval=(ratios[middle - away - 1], ratios[middle + away]))


async def _both() -> tuple[list[Round], list[Round], float]:
    """Every round, here and there, and by how many megabytes the server grew for its phones."""
    servers = echoing, voting = Server("echo"), Server("ours")
    try:
        async with AsyncExitStack() as stack:
            ours: list[Round] = []
            echoed: list[Round] = []
            listening = await _connect(stack, echoing.port)
            before = voting.used()["mb"]
            visiting = await _connect(stack, voting.port)
            for socket in visiting:
                await _visit(socket, voting.secret)
            grown = voting.used()["mb"] - before
            for number in range(ROUNDS):
                echoed.append(await _round(echoing, listening, _ask_echo, number))
                ours.append(await _round(voting, visiting, _ask_ours, number))
        return ours, echoed, grown
    finally:
        for server in servers:
            server.close()


async def _round(server: Server, sockets: list[Socket], ask: Ask, number: int) -> Round:
    before = server.used()["seconds"]
    times = await _answers(sockets, ask, number)
    used, cuts = server.used(), quantiles(times, n=100)
    busy = (used["seconds"] - before) / len(times)
    return Round(cuts[49] * 1000, cuts[98] * 1000, busy * 1000, used["longest"] * 1000)


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


async def _ask_echo(socket: Socket, place: int) -> None:
    await socket.send_str(json.dumps({"type": "answer", "question": 1, "answers": {"tokens": [1 + place % 8]}}))
    json.loads((await socket.receive()).data)


async def _ask_ours(socket: Socket, place: int) -> None:
    said = {"type": "answer", "question": 1, "way": 0, "answers": {"tokens": [1 + place % 8]}}
    await socket.send_str(json.dumps(said))
    while json.loads((await socket.receive()).data)["type"] != "vote":
        pass


async def _visit(socket: Socket, secret: str) -> None:
    await socket.send_str(json.dumps({"type": "hello", "key": secret}))
    await socket.receive()
    await socket.send_str('{"type":"visit"}')
    while json.loads((await socket.receive()).data)["type"] != "sheet":
        pass
