"""One phone on its socket: a reader that listens to no flood, and a writer that nobody ever waits for."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from aiohttp import WSMsgType, web

from artgames.engine.api import Refused
from artgames.engine.words import Sentence
from artgames.phones import phrases, wire
from artgames.phones.guard import Bucket, Limits
from artgames.phones.room import Room

LONGEST_REASON = 120
"""Bytes of a reason for closing; the protocol has room for few more."""


class Connection:
    """A line of the room. Of messages that are not sent yet only the newest of each kind is kept, so that a phone that
    reads slowly costs no memory, and gets what is true now when it reads again."""

    def __init__(self, socket: web.WebSocketResponse, request: web.BaseRequest, room: Room, limits: Limits) -> None:
        self._socket, self._room, self._limits = socket, room, limits
        self._device, self._transport = request.remote or "", request.transport
        self._outbox: dict[str, str] = {}
        self._closing: tuple[int, str] | None = None
        self._wake = asyncio.Event()
        self._sending_since: float | None = None
        self._is_hearing = False
        self._loop = asyncio.get_running_loop()
        self._bucket = Bucket(limits.rate, limits.burst, self._loop.time())

    @property
    def device(self) -> str:
        return self._device

    def send(self, kind: str, text: str) -> None:
        self._outbox.pop(kind, None)
        self._outbox[kind] = text
        if not self._is_hearing:
            self._wake.set()

    def close(self, code: int, say: str = "") -> None:
        self._closing = self._closing or (code, say)
        self._wake.set()

    @property
    def is_closing(self) -> bool:
        return self._closing is not None

    async def run(self) -> None:
        """Until one of the two ends."""
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            self._room.gone(self)
            if self._closing is not None:  # say goodbye properly; whoever does not listen is cut off soon
                await asyncio.wait((writer,), timeout=self._limits.patience)
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    # Reading

    async def _read(self) -> None:
        while not self._socket.closed and self._closing is None:
            message = await self._socket.receive()
            if message.type is WSMsgType.BINARY:
                self.close(wire.REFUSED, self._words(phrases.NOT_UNDERSTOOD))
            elif message.type is not WSMsgType.TEXT:
                return
            elif not self._bucket.take(self._now()):
                self.close(wire.REFUSED, self._words(phrases.TOO_FAST))
            else:
                await self._answer(message.data)

    async def _answer(self, text: str) -> None:
        """What it asked for goes out at once, without a turn of the writer, which costs as much as the answer."""
        self._is_hearing = True
        try:
            await self._hear(text)
        finally:
            self._is_hearing = False
        await self._flush()

    async def _hear(self, text: str) -> None:
        try:
            said = wire.decode(text.encode())
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.close(wire.REFUSED, self._words(phrases.NOT_UNDERSTOOD))
            return
        try:
            if isinstance(said, wire.Hello):
                await self._hello(said)
            elif self._room.is_in(self):
                await self._room.hear(self, said)
            else:
                self.close(wire.REFUSED, self._words(phrases.NOT_UNDERSTOOD))
        except Refused as refusal:
            self.send("refused", wire.encode({"type": "refused", "say": self._words(refusal.sentence)}))

    async def _hello(self, said: wire.Hello) -> None:
        began = self._now()
        answer = await self._room.hello(self, said, began)
        if answer is not None:
            pause, told = answer
            await asyncio.sleep(max(0.0, began + pause - self._now()))
            self.send("door", wire.encode(told))

    def _now(self) -> float:
        return self._loop.time()

    def _words(self, sentence: Sentence) -> str:
        return self._room.say(sentence)

    # Writing

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                await self._flush()
                if self._closing is not None:
                    code, say = self._closing
                    reason = say.encode()[:LONGEST_REASON].decode(errors="ignore").encode()
                    await self._socket.close(code=code, message=reason)
                    return
        except (ConnectionError, RuntimeError):
            self.abort()

    async def _flush(self) -> None:
        """Send what waits, in the order in which it came. What comes while somebody else sends goes with that."""
        if self._sending_since is not None:
            return
        try:
            while self._outbox:
                self._sending_since = self._now()
                await self._socket.send_str(self._outbox.pop(next(iter(self._outbox))))
        except (ConnectionError, RuntimeError):
            self.abort()
        finally:
            self._sending_since = None

    def cut_off_if_stuck(self, now: float) -> None:
        """Called once in a while: a clock for every message would cost more than the message."""
        if self._sending_since is not None and now - self._sending_since > self._limits.patience:
            self.abort()

    def abort(self) -> None:
        """Cut it off, whatever is still on its way."""
        if self._transport is not None:
            self._transport.abort()
