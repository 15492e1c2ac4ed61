"""The door to the phones for the rest of the program: a server in a thread of its own, and messages each way.

Nothing of the network is imported before `start`. Every method can be called from the table's thread and returns at
once; what phones do comes back by `messages`.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from artgames import paths
from artgames.engine.api import Seat
from artgames.engine.choices import Action
from artgames.engine.words import Sentence
from artgames.phones.guard import Limits
from artgames.phones.messages import Failed, NotKept, Presence, SeatInfo, SeatState, ToTable
from artgames.phones.pictures import Draw, Shelf
from artgames.phones.record import Pupil, RoomRecord
from artgames.phones.room import Room

if TYPE_CHECKING:
    from artgames.phones.server import Server

STOP_SECONDS = 5.0


def _english(sentence: Sentence) -> str:
    return sentence.render(())


class PhoneHost:
    """Phones of one table."""

    def __init__(
        self,
        record: RoomRecord,
        draw: Draw,
        keep: Callable[[RoomRecord], None],
        *,
        say: Callable[[Sentence], str] = _english,
        wake: Callable[[], None] = lambda: None,
        limits: Limits | None = None,
    ) -> None:
        """`keep` writes the record down and is called in a thread of its own; `wake` is called in the server's thread
        whenever there is a new message, and must only make sure that the table looks for it."""
        self._limits = limits or Limits()
        self._room = Room(record, self._tell, self._keep_in_order, say, self._limits)
        self._shelf = Shelf(draw)
        self._keep, self._wake = keep, wake
        self._messages: SimpleQueue[ToTable] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: Server | None = None
        self._stop: asyncio.Event | None = None
        self._keeping: asyncio.Lock | None = None
        self.port = record.port

    # Opening and closing

    @property
    def is_open(self) -> bool:
        return self._loop is not None

    def start(self, addresses: Sequence[str], ports: Sequence[int] = (), names: Sequence[str] = ()) -> None:
        """Listen on these addresses of this machine, on the first port that is free. Raises OSError."""
        if self.is_open:
            return
        opened: Future[int] = Future()
        wanted = tuple(ports) or (self._room.record.port,)
        self._thread = threading.Thread(
            target=self._run, args=(tuple(addresses), wanted, tuple(names), opened), name="phones", daemon=True
        )
        self._thread.start()
        try:
            self.port = opened.result()
        except OSError:
            self._thread.join(STOP_SECONDS)
            raise

    def stop(self) -> None:
        """Phones are told to wait for the table; what is to be kept is kept."""
        loop, stop = self._loop, self._stop
        if loop is not None and stop is not None:
            with suppress(RuntimeError):  # it has just ended by itself
                loop.call_soon_threadsafe(stop.set)
        if self._thread is not None:
            self._thread.join(STOP_SECONDS)
            self._thread = None

    def _run(
        self, addresses: tuple[str, ...], ports: tuple[int, ...], names: tuple[str, ...], opened: Future[int]
    ) -> None:
        try:
            asyncio.run(self._serve(addresses, ports, names, opened))
        except Exception as problem:  # whatever it is, the match at the table goes on without phones
            if opened.done():
                self._tell(Failed(f"{type(problem).__name__}: {problem}"))
            else:
                opened.set_exception(problem)
        finally:
            self._loop = self._server = self._stop = None

    async def _serve(
        self, addresses: tuple[str, ...], ports: tuple[int, ...], names: tuple[str, ...], opened: Future[int]
    ) -> None:
        from artgames.phones.server import Server  # noqa: PLC0415 - the network is loaded when phones are opened
        from artgames.phones.site import read_site  # noqa: PLC0415

        self._keeping = asyncio.Lock()
        server = Server(self._room, read_site(paths.resources()), self._shelf, self._limits)
        port = await _open_first(server, addresses, ports, names)
        self._room.set_port(port)
        await self._room.keeper.keep()
        self._server, self._stop, self._loop = server, asyncio.Event(), asyncio.get_running_loop()
        ticking = asyncio.create_task(server.tick())
        stopping = asyncio.create_task(self._stop.wait())
        opened.set_result(port)
        try:
            await asyncio.wait((ticking, stopping), return_when=asyncio.FIRST_COMPLETED)
            if ticking.done():
                ticking.result()
        finally:
            ticking.cancel()
            stopping.cancel()
            await server.close()
            await self._room.keeper.keep()

    # Messages

    def messages(self) -> list[ToTable]:
        """What phones have said since this was last asked, in order."""
        found: list[ToTable] = []
        with suppress(Empty):
            while True:
                found.append(self._messages.get_nowait())
        return found

    def _tell(self, message: ToTable) -> None:
        self._messages.put(message)
        self._wake()

    async def _keep_in_order(self, record: RoomRecord) -> None:
        assert self._keeping is not None
        async with self._keeping:
            try:
                await asyncio.get_running_loop().run_in_executor(None, self._keep, record)
            except OSError as problem:
                self._tell(NotKept(str(problem)))

    # What the table says

    def set_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Who sits where, and which seats a phone may take. A phone whose seat is no longer open is told so."""
        self._post(self._room.set_seats, tuple(seats))

    def show(self, state: SeatState) -> None:
        """What a seat may know now; with the seat `AUDIENCE`, what everyone without one votes about."""
        self._post(self._room.show, state)

    def close_vote(self) -> None:
        self._post(self._room.pages.close_vote)

    def ask_names(self, faces: Sequence[str] | None, lesson: str = "") -> None:
        """The audience is a class from now on: everybody says who they are, and answers once. After a crash the same
        `lesson` goes on with its names and points. None: it is none, and all names are forgotten."""
        self._post(self._room.classroom.ask_names, None if faces is None else tuple(faces), lesson)

    def tell_answer(self, right: Sequence[int], told: str) -> None:
        """What was right, in numbers and in a sentence. The table hears what each pupil has said: `Marked`."""
        self._post(self._room.classroom.tell_answer, tuple(right), told)

    def dismiss(self, name: str) -> None:
        """This pupil has to join again."""
        self._post(self._room.classroom.dismiss, name)

    def confirm(self, seat: Seat, question: int, refusal: str = "") -> None:
        """An answer counts: it is in the journal. Or the sentence that says why it does not."""
        self._post(self._room.confirm, seat, question, refusal)

    def sit_down(self, table: str, seats: Sequence[SeatInfo]) -> None:
        """Another match begins, or the same goes on after a restart; `table` tells which. Phones go with the names."""
        self._post(self._room.sit_down, table, tuple(seats))

    def reseat(self, places: Mapping[Seat, Seat], seats: Sequence[SeatInfo]) -> None:
        """Another table, with `seats`: the phone of each old seat goes to the new one; whoever has none joins again."""
        self._post(self._room.reseat, dict(places), tuple(seats))

    def begun(self) -> dict[Seat, Action]:
        """Half-written answers that would count as they are, for when the time is up."""
        return self._room.begun()

    def prepare(self, cards: Sequence[int]) -> None:
        """Draw the small pictures of a whole match before anybody asks for one."""
        if self._server is not None:
            self._post(self._server.prepare, tuple(cards))

    # What the host does

    def allow(self, request: int, yes: bool = True) -> None:
        """The answer to `SecondPhone`."""
        self._start_soon(self._room.arrivals.allow(request, yes))

    def welcome(self, faces: Sequence[str] | None) -> None:
        """While a table is being laid, whoever is new may ask for a seat, with one of these faces: `Newcomer`."""
        self._post(self._room.welcome, None if faces is None else tuple(faces))

    def seat(self, request: int, seat: Seat | None) -> None:
        """The answer to `Newcomer`; None where every seat is taken."""
        self._start_soon(self._room.arrivals.seat(request, seat))

    def move(self, seat: Seat, to: Seat) -> None:
        """The phone of this seat speaks for another one; if that has a phone too, they swap."""
        self._post(self._room.move, seat, to)

    def remove(self, seat: Seat) -> None:
        """The phone's token is worth nothing any more, and the seat is free."""
        self._post(self._room.remove, seat)

    def lock_door(self, locked: bool = True) -> None:
        """Nobody new comes in; whoever has a token still does."""
        self._post(self._room.set_door, locked, None)

    def allow_free_names(self, free: bool) -> None:
        self._post(self._room.set_door, None, free)

    def make_remote(self, seat: Seat, on: bool = True) -> None:
        """This phone gets the host's keys besides its own page."""
        self._post(self._room.make_remote, seat, on)

    def nudge(self, seat: Seat) -> None:
        self._post(self._room.nudge, seat)

    # What is known of it

    @property
    def record(self) -> RoomRecord:
        return self._room.record

    @property
    def code(self) -> str:
        """What is called across the room: KLEE 47."""
        return self._room.record.code

    def presence(self) -> tuple[Presence, ...]:
        """For the host's list: who has a phone, whether it is here, and when it was last seen."""
        return self._room.presence()

    def pupils(self) -> tuple[Pupil, ...]:
        """Everybody with a name, and how many points each has."""
        return self._room.pupils.records()

    def join_address(self, address: str) -> str:
        """What the QR holds. The secret stands after the #: it is never sent to a server, nor kept in a log."""
        return f"http://{address}:{self.port}/#{self._room.record.secret}"

    def typed_address(self, address: str) -> str:
        """What people type: the code is asked for on the page."""
        return f"{address}:{self.port}"

    # Threads

    def _post(self, function: Callable[..., object], *arguments: Any) -> None:
        """Do it in the server's thread; where none runs, nobody else touches the room."""
        loop = self._loop
        if loop is None:
            function(*arguments)
            return
        with suppress(RuntimeError):  # the server has just ended by itself; `Failed` says so
            loop.call_soon_threadsafe(function, *arguments)

    def _start_soon(self, coroutine: Coroutine[Any, Any, None]) -> None:
        loop = self._loop
        if loop is None:
            coroutine.close()
        else:
            asyncio.run_coroutine_threadsafe(coroutine, loop)


async def _open_first(
    server: Server, addresses: tuple[str, ...], ports: tuple[int, ...], names: tuple[str, ...]
) -> int:
    for port in ports[:-1]:
        with suppress(OSError):
            return await server.open(addresses, port, names)
    return await server.open(addresses, ports[-1], names)
