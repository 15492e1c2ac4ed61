"""A table without a window, played by browsers: matches of real games with real paintings."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from artgames import games
from artgames.bots import RandomBot, decide
from artgames.decks import Deck, Library
from artgames.engine.api import HOUSE, Options, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.phones.bridge import TableBridge
from artgames.phones.guard import Limits
from artgames.phones.host import PhoneHost
from artgames.phones.messages import SeatInfo, ToTable
from artgames.phones.pictures import Size, small_picture
from artgames.phones.record import RoomRecord, new_record
from tests.support import phone_browser
from tests.support.phone_browser import Window
from tests.support.phone_client import NAMES

ADDRESSES = ("127.0.0.1", "127.0.0.2", "127.0.0.3")
"""A phone each: browsers keep what belongs to one address from the others."""


class DriverTable:
    """One match with its phones, in a thread that stands for the laptop. Seats without a phone play at random."""

    def __init__(self, deck: Deck, slug: str, seats: int, phones: tuple[int, ...], options: Options) -> None:
        game = games.load(slug)
        setup = Setup(seats, game.info.complete(options), f"phones/{slug}", deck.ids_for(game.info.needs))
        self.match: Match[Any] = Match(slug, game.rules, setup)
        self.heard: list[ToTable] = []
        self.kept: RoomRecord = new_record(0)
        self._deck, self._game, self._phones = deck, game, phones
        self._stop = threading.Event()
        self.bridge: TableBridge
        self.host: PhoneHost
        self._thread: threading.Thread
        self.open()

    def open(self) -> None:
        self.host = PhoneHost(self.kept, self._draw, self._keep, limits=Limits(of_one_device=200))
        seats = self.match.setup.seats
        self.host.set_seats([SeatInfo(seat, NAMES[seat], seat, seat in self._phones) for seat in range(seats)])
        self.host.start(ADDRESSES, names=ADDRESSES)
        self.bridge = TableBridge(
            self.match, self.host, self._game.words, NAMES[:seats], pictured=self._game.phone.pictured
        )
        self.bridge.publish()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="driver table")
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(10)
        self.bridge.close()
        self.host.stop()

    def address(self, number: int) -> str:
        return self.host.join_address(ADDRESSES[number])

    def _draw(self, card: int, size: Size) -> bytes:
        return small_picture(self._deck.picture(card), self._deck.painting(card).crop, size)

    def _keep(self, record: RoomRecord) -> None:
        self.kept = record

    def _run(self) -> None:
        while not self._stop.is_set():
            for message in self.host.messages():
                self.heard.append(message)
                self.bridge.hear(message)
            asked = self.match.to_act()
            others = [seat for seat in asked if seat not in (HOUSE, *self._phones)]
            if others or asked == (HOUSE,):
                seat = others[0] if others else HOUSE
                self.match.submit(seat, decide(self.match, seat, RandomBot(), Rng.from_seed("others")).action)
            time.sleep(0.01)


@pytest.fixture(scope="session")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    folder: Path = tmp_path_factory.mktemp("library")
    return Library.open(folder, folder / "cache").decks[0]


@pytest.fixture
def tables(deck: Deck) -> Iterator[Callable[..., DriverTable]]:
    opened: list[DriverTable] = []

    def make(slug: str, seats: int, phones: tuple[int, ...], options: Options | None = None) -> DriverTable:
        opened.append(DriverTable(deck, slug, seats, phones, options or {}))
        return opened[-1]

    yield make
    for table in opened:
        table.close()


@pytest.fixture(scope="module")
def windows() -> Iterator[list[Window]]:
    """Three phones in one browser."""
    lacking = phone_browser.missing()
    if lacking:
        pytest.skip(f"no browser to be a phone: {lacking}")
    with phone_browser.phones(len(ADDRESSES)) as found:
        yield found
