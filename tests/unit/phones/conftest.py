"""A match of a real game with its phones, over the loopback."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from artgames import games
from artgames.engine.match import Match
from artgames.phones.bridge import TableBridge
from artgames.phones.host import PhoneHost
from artgames.testing.plain_setups import plain_setup
from tests.support.phone_client import NAMES, open_host


def open_match(slug: str, seats: int, seed: str = "phones", options: dict[str, Any] | None = None) -> Match[Any]:
    game = games.load(slug)
    return Match(slug, game.rules, plain_setup(game.info, seats, seed, options))


def bridge_of(match: Match[Any], host: PhoneHost) -> TableBridge:
    names = NAMES[: match.setup.seats]
    return TableBridge(match, host, games.load(match.slug).words, names, pictured=games.load(match.slug).phone.pictured)


@pytest.fixture
def hosts() -> Iterator[Callable[..., PhoneHost]]:
    """Opens hosts, and stops them however the test ends."""
    opened: list[PhoneHost] = []

    def make(*arguments: Any, **more: Any) -> PhoneHost:
        opened.append(open_host(*arguments, **more))
        return opened[-1]

    yield make
    for host in opened:
        host.stop()
