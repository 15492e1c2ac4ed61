"""Stands before the server: counts connections, and cuts off whoever connects and asks for nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from artgames.phones.guard import Limits


class Gate:
    """All connections of one server, those included that never become a request."""

    def __init__(self, make: Callable[[], asyncio.Protocol], limits: Limits) -> None:
        self._make, self.limits = make, limits
        self.devices: Counter[str] = Counter()
        self._waiting: dict[Any, asyncio.TimerHandle] = {}

    def __call__(self) -> asyncio.Protocol:
        return _Entrance(self, self._make())

    def admits(self, device: str) -> bool:
        return self.devices.total() < self.limits.connections and self.devices[device] < self.limits.of_one_device

    def heard(self, transport: Any) -> None:
        """A whole request has come through this connection."""
        timer = self._waiting.pop(transport, None)
        if timer is not None:
            timer.cancel()

    def enter(self, device: str, transport: asyncio.Transport) -> None:
        self.devices[device] += 1
        loop = asyncio.get_running_loop()
        self._waiting[transport] = loop.call_later(self.limits.silence, transport.abort)

    def leave(self, device: str, transport: Any) -> None:
        self.heard(transport)
        self.devices[device] -= 1
        if self.devices[device] <= 0:
            del self.devices[device]


class _Entrance(asyncio.Protocol):
    """Hands everything on to the real protocol, if its connection was let in."""

    def __init__(self, gate: Gate, inner: asyncio.Protocol) -> None:
        self._gate, self._inner, self._device = gate, inner, ""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        device = (transport.get_extra_info("peername") or ("",))[0]
        tcp = cast(asyncio.Transport, transport)
        if not self._gate.admits(device):
            tcp.abort()
            return
        self._device, self._transport = device, tcp
        self._gate.enter(device, tcp)
        self._inner.connection_made(transport)

    def connection_lost(self, problem: Exception | None) -> None:
        if self._transport is not None:
            self._gate.leave(self._device, self._transport)
            self._inner.connection_lost(problem)

    def data_received(self, data: bytes) -> None:
        if self._transport is not None:
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._transport is not None else None

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()
