"""A server in a process of its own, for `phones.py` to speak to: the phones' one, or one that only echoes.

`python -m scripts.benchmarks.phone_servers ours|echo` tells its port and secret. After each line that it reads it says
how much processor time it has used so far, the longest that it was busy at a stretch since the last line, and how many
megabytes it holds. It ends with its input.
"""

import asyncio
import json
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

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

HERE = "127.0.0.1"
MANY = Limits(connections=900, of_one_device=900, strangers=900)


class Stretches:
    """How long a loop was busy before it looked round again, in processor time: whatever else the machine does
    meanwhile counts for nothing."""

    longest = 0.0

    @classmethod
    def watch(cls) -> None:
        """From now on, in every loop of this process."""
        run = asyncio.Handle._run

        def watched(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run(handle)
            cls.longest = max(cls.longest, time.thread_time() - began)

        asyncio.Handle._run = watched  # type: ignore[method-assign, assignment]


@contextmanager
def echo_server() -> Iterator[tuple[int, str]]:
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
        yield port, ""
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


@contextmanager
def phone_server() -> Iterator[tuple[int, str]]:
    """Its port and its secret; the audience is asked, and its votes are heard."""
    host = PhoneHost(new_record(0), lambda card, size: b"", lambda record: None, limits=MANY)
    host.start([HERE])
    host.show(_poll())
    try:
        yield host.port, host.record.secret
        _require_all(host)
    finally:
        host.stop()


def _require_all(host: PhoneHost) -> None:
    """A server that is quick because it counts nothing is not measured."""
    time.sleep(0.3)
    votes = [message for message in host.messages() if isinstance(message, Voted)]
    if not votes or votes[-1].left:
        raise RuntimeError("votes are missing")


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


def main(kind: str) -> None:
    with phone_server() if kind == "ours" else echo_server() as (port, secret):
        _say({"port": port, "secret": secret})
        Stretches.watch()
        for _ in sys.stdin:
            used = {"seconds": time.process_time(), "longest": Stretches.longest, "mb": resident_mb() or 0.0}
            Stretches.longest = 0.0
            _say(used)


def _say(told: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
