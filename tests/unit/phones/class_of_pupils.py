"""A class for tests: forty pupils need a question, and a table that asks it."""

from typing import Any

from artgames import games
from artgames.engine.audience import Begin
from artgames.engine.match import Match
from artgames.phones.bridge import TableBridge
from artgames.phones.host import PhoneHost
from artgames.testing.plain_setups import plain_setup

FACES = ("fox", "hare")


def a_question(seed: str = "class") -> Match[Any]:
    """Somebody looks out at everybody, and is one of four."""
    game = games.load("sitters")
    setup = plain_setup(game.info, 2, seed)
    rules = game.exhibit.rules
    assert rules is not None
    match = Match(game.slug, rules, setup.__class__(2, {"seconds": 0}, seed, setup.deck, facts=setup.facts))
    match.submit(-1, Begin())
    return match


def asking(host: PhoneHost, match: Match[Any]) -> TableBridge:
    game = games.load("sitters")
    on_phone = game.exhibit.phone
    assert on_phone is not None
    labels_of = on_phone.labels_of
    bridge = TableBridge(
        match,
        host,
        _Words(game),
        ("The house", "Visitors"),
        labels=lambda view, _choices: {name: str(text) for name, text in labels_of(view).items()},
    )
    bridge.seats = frozenset()
    bridge.ask_audience(0)
    return bridge


class _Words:
    def __init__(self, game: games.Game) -> None:
        self._game = game

    def status(self, view: Any) -> Any:
        return self._game.exhibit.question(view)

    def describe_event(self, _event: object) -> None:
        return None
