"""What travels to a seat's phone is the same, byte for byte, in every world that this seat cannot tell apart."""

import re
from itertools import islice
from typing import Any

import msgspec
import pytest

from artgames import games
from artgames.engine.api import HOUSE, Event, SecretEvent, Step
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence
from artgames.phones.bridge import TableBridge
from artgames.phones.messages import Pictured, SeatInfo
from artgames.phones.record import RoomRecord
from artgames.phones.room import Room
from artgames.phones.wire import Hello, Sit
from artgames.testing.contract import plain_setup, random_walk, sample
from tests.support.phone_client import NAMES
from tests.unit.phones.conftest import PICTURED

_CHANCE = re.compile(r'(?<=")[A-Za-z0-9_-]{22}(?=")|(?<="run":")\d+')
"""Tokens and addresses are made by chance, and a run of the program is a moment."""
STEPS = 90
TWINS = 2


class FakeLine:
    """Keeps what it is sent."""

    device = "a"

    def __init__(self) -> None:
        self.texts: list[str] = []

    def send(self, kind: str, text: str) -> None:
        self.texts.append(text)

    def close(self, code: int, say: str = "") -> None:
        self.texts.append(f"closed {code} {say}")


class FakeHost:
    """A host without a server: what is shown goes straight to the room."""

    def __init__(self, room: Room) -> None:
        self.show, self.confirm, self.close_vote = room.show, room.confirm, room.pages.close_vote


async def _kept(record: RoomRecord) -> None:
    """Nothing is kept here."""


def run_now(coroutine: Any) -> Any:
    """A coroutine that never waits, run to its end."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits")


class World:
    """A state of a match, with a phone in one seat."""

    def __init__(self, match: Match[Any], seat: int, words: Any, pictured: Pictured | None) -> None:
        self.match, self.seat, self.line = match, seat, FakeLine()
        self.room = Room(
            RoomRecord(code="KLEE 47", secret="s"), lambda message: None, _kept, lambda sentence: sentence.render(())
        )
        names = NAMES[: match.setup.seats]
        self.room.set_seats(tuple(SeatInfo(one, name, one) for one, name in enumerate(names)))
        self.bridge = TableBridge(match, FakeHost(self.room), words, names, pictured=pictured)  # type: ignore[arg-type]
        run_now(self.room.hello(self.line, Hello(key="s"), 0.0))
        run_now(self.room.hear(self.line, Sit(seat)))
        self.bridge.publish()

    def told(self) -> list[str]:
        """All that this phone was sent; tokens and addresses, which are made by chance, as numbers in the order in
        which they came."""
        found: dict[str, str] = {}
        return [_CHANCE.sub(lambda one: found.setdefault(one[0], f"<{len(found)}>"), text) for text in self.line.texts]


def _world_of(rules: Any, slug: str, setup: Any, state: Any) -> Match[Any]:
    return Match(slug, rules, setup, opening=Step(state, ()))


@pytest.mark.parametrize("slug", games.names())
def test_twins_get_the_same_bytes(slug: str) -> None:
    game = games.load(slug)
    rules, rng = game.rules, Rng.from_seed(f"phones/{slug}")
    setup = plain_setup(game.info, max(game.info.min_seats, min(3, game.info.max_seats)), "leaks")
    start = rules.start(setup).state
    states = [start, *(moment.step.state for moment in islice(random_walk(rules, start, rng), STEPS))]
    compared = varied = 0
    for number, state in enumerate(states[::3]):
        seat = number % setup.seats
        acting = rules.to_act(state)
        for twin_number in range(TWINS):
            twin = rules.resample_hidden(state, seat, rng.fork(f"{number}/{twin_number}"))
            varied += twin != state
            one, other = (
                World(_world_of(rules, slug, setup, each), seat, game.words, PICTURED.get(slug))
                for each in (state, twin)
            )
            assert one.told() == other.told()
            if acting:
                _same_step(one, other, acting[number % len(acting)], rng.fork(f"step/{number}/{twin_number}"))
            compared += 1
    assert compared > 3
    secrets = game.info.secrets and "hands" in game.info.needs
    assert varied or not secrets, "no twin differed: this comparison would prove nothing"


def _same_step(one: World, other: World, actor: int, rng: Rng) -> None:
    """The same thing is done in both worlds; where the seat still sees the same, its phone was told the same."""
    action, _ = sample(one.match.rules, one.match.state, actor, rng)
    if not any(choice.fits(action) and choice.problem(action) is None for choice in other.match.choices(actor)):
        return
    one.match.submit(actor, action)
    other.match.submit(actor, action)
    if one.match.view(one.seat) == other.match.view(other.seat) and one.match.view(None) == other.match.view(None):
        assert one.told() == other.told()


class Whispered(SecretEvent, frozen=True):
    to: int
    what: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.to else None


def test_an_event_is_told_to_those_who_saw_it_and_to_nobody_else() -> None:
    """The bridge asks every event who has seen it."""

    class Talkative:
        def status(self, view: Any) -> Sentence:
            return Sentence("x", "…")

        def describe_event(self, event: Event) -> Sentence | None:
            return Sentence("x", "psst: {what}", {"what": event.what}) if isinstance(event, Whispered) else None

    game = games.load("chronology")
    setup = plain_setup(game.info, 2, "leaks")
    worlds = [World(Match("chronology", game.rules, setup), seat, Talkative(), None) for seat in range(2)]
    for world in worlds:
        world.bridge._on_step(1, (Whispered(0, "the third one"),))
    assert any("the third one" in text for text in worlds[0].line.texts)
    assert not any("the third one" in text for text in worlds[1].line.texts)


def test_the_thief_alone_has_the_wall_on_the_phone() -> None:
    """During the theft nobody else's phone shows a single painting."""
    game = games.load("stolen_paintings")
    match: Match[Any] = Match("stolen_paintings", game.rules, plain_setup(game.info, 3, "leaks", {"exhibit": 12}))
    while not any(choice.action == "steal" for seat in match.to_act() for choice in match.choices(seat)):
        seat = HOUSE if HOUSE in match.to_act() else match.to_act()[0]
        match.submit(seat, match.choices(seat)[0].make())
    (thief,) = match.to_act()
    for seat in range(3):
        world = World(match, seat, game.words, PICTURED["stolen_paintings"])
        pictures = sum(text.count('"picture":"') for text in world.line.texts)
        assert (pictures == 12) == (seat == thief)
        assert seat == thief or not pictures


def test_a_painting_that_is_out_of_sight_is_out_of_reach() -> None:
    """Its old address shows nothing, whether the phone is here or not."""
    game = games.load("title_teller")
    match: Match[Any] = Match("title_teller", game.rules, plain_setup(game.info, 3, "leaks"))
    world = World(match, match.to_act()[0], game.words, PICTURED["title_teller"])
    addresses = world.room.pages.addresses
    shown = [one for text in world.line.texts for one in _CHANCE.findall(text) if addresses.card(one) is not None]
    assert len(shown) >= 5
    state = world.room.pages.states[world.seat]
    world.room.gone(world.line)
    world.room.show(msgspec.structs.replace(state, choices=(), view=state.room))
    assert [one for one in shown if addresses.card(one) is not None] == []
