"""What is kept of the room while it is open: written when something has changed, and never twice at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from artgames.engine.api import Seat
from artgames.phones.people import People
from artgames.phones.record import RoomRecord

Keep: TypeAlias = Callable[[RoomRecord], Awaitable[None]]


class Keeper:
    """The record, and when it is written."""

    def __init__(self, record: RoomRecord, people: People, keep: Keep) -> None:
        self.record = record
        self.has_news = False
        """Whether there is something to be kept that is not on disk yet."""

        self._seating, self._audience, self._pupils = people
        self._keep = keep
        self._writing = asyncio.Lock()

    def change(self, **settled: Any) -> None:
        """Something that the host has settled."""
        self.record = msgspec.structs.replace(self.record, **settled)
        self.has_news = True

    def names(self) -> tuple[tuple[Seat, str], ...]:
        """Who sits where; before anybody was told to sit, who sat there last."""
        here = tuple((seat, info.name) for seat, info in sorted(self._seating.infos.items()))
        return here or self.record.names

    async def tick(self, *, keep: bool) -> None:
        """Points wait for nobody; everything else is written once in a while."""
        if self._pupils.has_news or (keep and self.has_news):
            await self.keep()

    async def keep(self) -> None:
        async with self._writing:
            await self._write()

    async def keep_news(self) -> None:
        """Forty answers of one moment are written once or twice, not forty times."""
        async with self._writing:
            if self.has_news:
                await self._write()

    async def _write(self) -> None:
        self.has_news = self._pupils.has_news = False
        self.record = msgspec.structs.replace(
            self.record,
            seats=self._seating.records(),
            names=self.names(),
            visitors=self._audience.visitors(),
            votes=self._audience.votes(),
            pupils=self._pupils.records(),
            lesson=self._pupils.lesson,
            class_seen=time.time(),
            voted_on=self._audience.voted_on,
        )
        await self._keep(self.record)
