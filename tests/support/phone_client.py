"""A phone without a screen, and a table that answers phones: for tests over the loopback."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any, TypeVar

import aiohttp

from artgames.engine.api import HOUSE
from artgames.engine.match import Match
from artgames.phones.bridge import TableBridge
from artgames.phones.guard import Limits
from artgames.phones.host import PhoneHost
from artgames.phones.messages import SeatInfo, ToTable
from artgames.phones.record import RoomRecord, new_record

HERE = "127.0.0.1"
NAMES = ("Anna", "Ben", "Carla", "David", "Eva", "Fritz", "Gina", "Hugo")
MANY = Limits(connections=900, of_one_device=900, strangers=900)
"""All phones of a test are one device."""

PATIENCE = 60.0
M = TypeVar("M")


def infos(count: int) -> list[SeatInfo]:
    return [SeatInfo(seat, NAMES[seat], seat) for seat in range(count)]


def open_host(record: RoomRecord | None = None, *, limits: Limits = MANY, seats: int = 3, **more: Any) -> PhoneHost:
    """A host on a free port, or on the record's own after a restart; pictures are a few bytes that name their card."""
    keep = more.pop("keep", lambda _record: None)
    host = PhoneHost(record or new_record(0), lambda card, size: f"{size} {card}".encode(), keep, limits=limits, **more)
    host.set_seats(infos(seats))
    host.start([HERE])
    return host


class Phone:
    """One connected phone. It keeps every byte that it was sent."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.token = ""
        self.sheet: dict[str, Any] = {}

    async def say(self, kind: str, **more: Any) -> None:
        await self.socket.send_str(json.dumps({"type": kind, **more}))

    async def next(self) -> dict[str, Any]:
        """The next message; {"type": "closed"} when there is none any more."""
        message = await asyncio.wait_for(self.socket.receive(), PATIENCE)
        if message.type is not aiohttp.WSMsgType.TEXT:
            is_told = message.type is aiohttp.WSMsgType.CLOSE
            return {"type": "closed", "code": message.data if is_told else 0, "say": message.extra}
        self.texts.append(message.data)
        told: dict[str, Any] = json.loads(message.data)
        if told["type"] == "token":
            self.token = told["token"]
        if told["type"] == "sheet":
            self.sheet = told
        return told

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (told := await self.next())["type"] not in kinds:
            if told["type"] == "closed":
                raise AssertionError(f"closed while waiting for {kinds}: {told}")
        return told

    async def answer(self, way: int = 0, **answers: Any) -> dict[str, Any]:
        await self.say("answer", question=self.sheet["question"], way=way, answers=answers)
        return await self.hear("locked", "refused")

    async def sit(self, seat: int) -> None:
        await self.hear("seats")
        await self.say("sit", seat=seat)
        await self.hear("me")


@asynccontextmanager
async def phone(
    host: PhoneHost, *, token: str = "", key: str | None = None, session: aiohttp.ClientSession | None = None
) -> AsyncIterator[Phone]:
    """A phone that has said hello, by the secret of the QR unless it has another key or a token."""
    own = session or aiohttp.ClientSession()
    origin = f"http://{HERE}:{host.port}"
    try:
        async with own.ws_connect(f"{origin}/ws", origin=origin, compress=0) as socket:
            one = Phone(socket)
            await one.say("hello", token=token, key=host.record.secret if key is None and not token else key or "")
            yield one
    finally:
        if session is None:
            await own.close()


@asynccontextmanager
async def table(host: PhoneHost, bridge: TableBridge) -> AsyncIterator[list[ToTable]]:
    """The table's side: every message of a phone is heard a moment later."""
    heard: list[ToTable] = []

    async def listen() -> None:
        while True:
            for message in host.messages():
                heard.append(message)
                bridge.hear(message)
            await asyncio.sleep(0.005)

    task = asyncio.create_task(listen())
    bridge.publish()
    try:
        yield heard
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def random_answer(sheet: dict[str, Any], chance: Random) -> dict[str, Any]:
    """An answer that a page allows, made of nothing but the page."""
    way = chance.randrange(len(sheet["ways"]))
    answers = {field["name"]: _random_value(field, chance) for field in sheet["ways"][way]["fields"]}
    return {"question": sheet["question"], "way": way, "answers": answers}


def _random_value(field: dict[str, Any], chance: Random) -> Any:
    values = [option["value"] for option in field.get("of", ())]
    if field["form"] == "pick":
        return chance.sample(values, chance.randint(field["min"], field["max"]))
    if field["form"] == "order":
        return chance.sample(values, len(values))
    if field["form"] == "number":
        return chance.randint(field["low"], field["high"])
    return f"blue{chance.randrange(1000)}"[: field["max"]]


async def play(one: Phone, chance: Random) -> None:
    """Answer whatever is asked until the match is over."""
    answered = 0
    while not one.sheet.get("over"):
        told = await one.hear("sheet", "locked", "refused")
        is_new = told["type"] == "refused" or (told["type"] == "sheet" and told["question"] > answered)
        if is_new and one.sheet.get("ways"):
            answered = one.sheet["question"]
            await one.say("answer", **random_answer(one.sheet, chance))


async def message(host: PhoneHost, kind: type[M]) -> M:
    """The next message of this kind to the table; all before it are passed over."""
    found: list[M] = []

    def look() -> list[M]:
        found.extend(one for one in host.messages() if isinstance(one, kind))
        return found

    await until(look, kind.__name__)
    return found[-1]


async def until(happened: Callable[[], object], what: str = "") -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, f"did not happen: {what}"
        await asyncio.sleep(0.01)


async def play_match(host: PhoneHost, match: Match[Any], bridge: TableBridge, seconds: float = 60.0) -> list[Phone]:
    """A whole match in which every seat is a phone and the house goes on when nobody else is asked. Returns the phones
    with all that they were sent."""
    async with table(host, bridge), AsyncExitStack() as stack, asyncio.timeout(seconds):
        phones = [await stack.enter_async_context(phone(host)) for _ in range(match.setup.seats)]
        for seat, one in enumerate(phones):
            await one.sit(seat)
        playing = [asyncio.create_task(play(one, Random(seat))) for seat, one in enumerate(phones)]
        try:
            while match.outcome() is None:
                if match.to_act() == (HOUSE,):
                    match.submit(HOUSE, match.choices(HOUSE)[0].sample(match.state.rng)[0])
                done = [task for task in playing if task.done()]
                for task in done:
                    task.result()
                await asyncio.sleep(0.002)
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
        return phones
