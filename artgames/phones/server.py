"""HTTP and WebSocket for phones: the page, the paintings that a seat may see, and one socket a phone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from aiohttp import web

from artgames.phones import site, wire
from artgames.phones.connection import Connection
from artgames.phones.gate import Gate
from artgames.phones.guard import MOST_BYTES, Limits
from artgames.phones.pictures import Shelf, Size
from artgames.phones.room import Room

TICK = 0.1
TICKS_TO_KEEP = 10

_PICTURE = re.compile(r"/p/([A-Za-z0-9_-]{22})(/large)?")
_NOTHING = "There is nothing here.\n"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """Runs within one event loop, from `open` to `close`."""

    def __init__(self, room: Room, assets: dict[str, site.Asset], shelf: Shelf, limits: Limits) -> None:
        self._room, self._assets, self._shelf, self._limits = room, assets, shelf, limits
        self._connections: dict[Connection, None] = {}  # the oldest first
        self._hosts: set[str] = set()
        self._drawing = ThreadPoolExecutor(1, thread_name_prefix="phone pictures")
        self._runner: web.ServerRunner | None = None
        self._listening: list[asyncio.Server] = []
        self._gate: Gate | None = None

    async def open(self, addresses: Sequence[str], port: int, names: Sequence[str]) -> int:
        """Listen on these addresses of the machine; `names` are further ones that phones may know it by. Returns the
        port, which is any free one for 0. Raises OSError, and then listens nowhere."""
        self._runner = web.ServerRunner(web.Server(self._answer, access_log=None, keepalive_timeout=15.0))
        await self._runner.setup()
        assert self._runner.server is not None
        self._gate = Gate(self._runner.server, self._limits)
        loop = asyncio.get_running_loop()
        try:
            for address in addresses:
                self._listening.append(await loop.create_server(self._gate, address, port, backlog=512))
                port = self._listening[0].sockets[0].getsockname()[1]
        except OSError:
            await self._stop_listening()
            raise
        self._hosts = {f"{name}:{port}".lower() for name in (*addresses, *names, "localhost", "127.0.0.1")}
        return port

    async def close(self) -> None:
        for server in self._listening:
            server.close()
        for connection in tuple(self._connections):
            connection.close(wire.GONE)
        for _ in range(20):
            if not self._connections:
                break
            await asyncio.sleep(0.05)
        for connection in tuple(self._connections):
            connection.abort()
        await self._stop_listening()
        self._drawing.shutdown(cancel_futures=True)  # waits for one picture at most

    async def _stop_listening(self) -> None:
        for server in self._listening:
            server.close()
        self._listening = []
        if self._runner is not None:
            await self._runner.cleanup()

    def prepare(self, cards: Sequence[int]) -> None:
        """Draw small pictures ahead: then none comes sooner to one seat because another one has seen it."""
        for card in cards:
            self._drawing.submit(self._shelf.get, card, "small")

    # Requests

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        assert self._gate is not None
        self._gate.heard(request.transport)
        host = request.headers.get("Host", "").lower()
        if host not in self._hosts:  # a name that somebody pointed at this machine: not ours, so nothing is here
            return self._finish(_nothing(403), "")
        if request.path == "/ws":
            return await self._socket(request, host)
        response = await self._get(request) if request.method in ("GET", "HEAD") else _nothing(405)
        return self._finish(response, host)

    async def _get(self, request: web.BaseRequest) -> web.Response:
        asset = self._assets.get(request.path)
        if asset is not None:
            packs = "gzip" in request.headers.get("Accept-Encoding", "")
            response = web.Response(body=asset.packed if packs else asset.content)
            response.headers["Content-Type"] = asset.kind
            response.headers["Cache-Control"] = asset.cache
            if packs:
                response.headers["Content-Encoding"] = "gzip"
            return response
        found = _PICTURE.fullmatch(request.path)
        return await self._picture(found[1], "large" if found[2] else "small") if found else _nothing(404)

    async def _picture(self, address: str, size: Size) -> web.Response:
        card = self._room.pages.addresses.card(address)
        if card is None:
            return _nothing(404)
        loop = asyncio.get_running_loop()
        try:
            drawn = await loop.run_in_executor(self._drawing, self._shelf.get, card, size)
        except (OSError, KeyError, ValueError, RuntimeError):  # a picture that is gone, or a server that closes
            return _nothing(404)
        return web.Response(body=drawn, content_type="image/jpeg", headers={"Cache-Control": site.FOR_A_WHILE})

    def _finish(self, response: web.Response, host: str) -> web.Response:
        response.headers.update(site.headers(host))
        response.headers.setdefault("Cache-Control", site.NO_STORE)
        response.headers["Server"] = "artgames"
        return response

    async def _socket(self, request: web.BaseRequest, host: str) -> web.StreamResponse:
        """Only a page that came from here may speak to the table."""
        if request.headers.get("Origin", "").lower() != f"http://{host}":
            return self._finish(_nothing(403), host)
        socket = web.WebSocketResponse(
            max_msg_size=MOST_BYTES, heartbeat=self._limits.ping, compress=False, timeout=2.0, autoping=True
        )
        if not socket.can_prepare(request):
            return self._finish(_nothing(400), host)
        await socket.prepare(request)
        self._make_room()
        connection = Connection(socket, request, self._room, self._limits)
        self._connections[connection] = None
        try:
            await connection.run()
        finally:
            self._connections.pop(connection, None)
        return socket

    def _make_room(self) -> None:
        """Everybody comes as a stranger, and shows a key at once. Whoever has shown none for longest goes first,
        and keeps nobody out; a page that is put out comes back by itself."""
        strangers = [one for one in self._connections if not self._room.is_in(one) and not one.is_closing]
        if len(strangers) >= self._limits.strangers:
            strangers[0].close(wire.GONE)

    # By itself

    async def tick(self) -> None:
        """Tells votes ten times a second; once a second, keeps what has changed and cuts off whoever does not read."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            is_second = ticks % TICKS_TO_KEEP == 0
            await self._room.tick(keep=is_second)
            if is_second:
                now = asyncio.get_running_loop().time()
                for connection in tuple(self._connections):
                    connection.cut_off_if_stuck(now)


def _nothing(status: int) -> web.Response:
    return web.Response(status=status, text=_NOTHING)
