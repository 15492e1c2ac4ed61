"""What travels to a seat's phone is the same, byte for byte, in every world that this seat cannot tell apart."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from artgames import games
from artgames.engine.api import HOUSE, Event, Refused, SecretEvent, Setup, Step
from artgames.engine.capabilities import Pictured
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence
from artgames.games import Game
from artgames.phones.bridge import Labels, TableBridge
from artgames.phones.guard import Limits
from artgames.phones.messages import SeatInfo, ToTable
from artgames.phones.record import RoomRecord
from artgames.phones.room import Room
from artgames.phones.wire import Answer, Begun, Hello, Join, Press, Sit, Visit, Wish
from artgames.testing.contract import random_walk, sample
from artgames.testing.plain_setups import plain_setup, setups
from tests.support.phone_client import NAMES

_CHANCE = re.compile(r'(?<=")[A-Za-z0-9_-]{22}(?=")|(?<="run":")\d+')
"""Tokens and addresses are made by chance, and a run of the program is a moment."""
STEPS = 400
OF_ONE_PHASE = 6
UNREACHED = {"chronology_solo": {"told"}, "group_quiz": {"choose"}, "sitters": {"choose"}, "trivia": {"buzz"}}
"""Games of one family share the names of their phases: these have no such one."""


def _no_labels(_view: Any, _choices: object) -> dict[str, str]:
    return {}


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

    def __init__(
        self, match: Match[Any], seat: int, words: Any, pictured: Pictured | None, labels: Labels = _no_labels
    ) -> None:
        self.match, self.seat, self.line = match, seat, FakeLine()
        self._heard: list[ToTable] = []
        self.room = Room(
            RoomRecord(code="KLEE 47", secret="s"),
            self._heard.append,
            _kept,
            lambda sentence: sentence.render(()),
            Limits(),
        )
        names = NAMES[: match.setup.seats]
        self.room.set_seats(tuple(SeatInfo(one, name, one) for one, name in enumerate(names)))
        host: Any = FakeHost(self.room)
        self.bridge = TableBridge(match, host, words, names, pictured=pictured, labels=labels)
        run_now(self.room.hello(self.line, Hello(key="s"), 0.0))
        run_now(self.room.hear(self.line, Sit(seat)))
        self.bridge.publish()

    @classmethod
    def of(cls, game: Game, match: Match[Any], seat: int) -> "World":
        """With all that a game gives to its phones: words, labels and what is a painting."""
        names = NAMES[: match.setup.seats]

        def labels(view: Any, _choices: object) -> dict[str, str]:
            given = game.phone.labels_of(view).items()
            told = {name: one if isinstance(one, str) else one.render(names) for name, one in given}
            return {**game.phone.labels, **told}

        return cls(match, seat, game.words, game.phone.pictured, labels)

    def say(self, said: Any) -> None:
        """As the server does: what is refused is answered by a sentence, and the table hears the rest."""
        try:
            run_now(self.room.hear(self.line, said))
        except Refused as refusal:
            self.line.send("refused", f"refused: {refusal.sentence.render(())}")
        while self._heard:
            self.bridge.hear(self._heard.pop(0))

    @property
    def sheet(self) -> dict[str, Any]:
        sheets = [text for text in self.line.texts if text.startswith('{"type":"sheet"')]
        told: dict[str, Any] = json.loads(sheets[-1])
        return told

    def pictures(self) -> list[int | None]:
        """What the addresses that this phone was ever sent lead to, in the order in which they came."""
        sent = dict.fromkeys(one for text in self.line.texts for one in _CHANCE.findall(text))
        return [self.room.pages.addresses.card(one) for one in sent]

    def told(self) -> list[str]:
        """All that this phone was sent; tokens and addresses, which are made by chance, as numbers in the order in
        which they came."""
        found: dict[str, str] = {}
        return [_CHANCE.sub(lambda one: found.setdefault(one[0], f"<{len(found)}>"), text) for text in self.line.texts]


def _world_of(rules: Any, slug: str, setup: Any, state: Any) -> Match[Any]:
    return Match(slug, rules, setup, opening=Step(state, ()))


def moments(game: Game, rules: Iterable[Setup], rng: Rng) -> Iterator[tuple[Setup, Any, str]]:
    """States of random matches by every house rule: some of each, and every phase that there is."""
    told: Counter[str] = Counter()
    for number, setup in enumerate(rules):
        state = game.rules.start(setup).state
        yield setup, state, game.rules.view(state, None).phase
        for moment in islice(random_walk(game.rules, state, rng.fork(f"walk/{number}")), STEPS):
            phase = game.rules.view(moment.step.state, None).phase
            told[phase] += 1
            if told[phase] <= OF_ONE_PHASE or moment.number % 7 == 0:
                yield setup, moment.step.state, phase


def setups_of(game: Game) -> list[Setup]:
    seats = max(game.info.min_seats, min(3, game.info.max_seats))
    presets = (plain_setup(game.info, seats, one.key, one.options) for one in game.info.presets)
    return [*setups(game.info, seats, "leaks"), *presets]


@pytest.mark.parametrize("slug", games.names())
def test_twins_get_the_same_bytes(slug: str) -> None:
    """In every phase and by every house rule: what is shown, what wrong answers are told, and what pictures show."""
    game, rng = games.load(slug), Rng.from_seed(f"phones/{slug}")
    seen, varied = set[str](), 0
    for number, (setup, state, phase) in enumerate(moments(game, setups_of(game), rng)):
        seat = number % setup.seats
        twin = game.rules.resample_hidden(state, seat, rng.fork(f"twin/{number}"))
        varied += twin != state
        one, other = (World.of(game, _world_of(game.rules, slug, setup, each), seat) for each in (state, twin))
        compare(one, other, rng.fork(f"step/{number}"), number)
        seen.add(phase)
    assert seen >= phases_of(game) - UNREACHED.get(slug, set())
    secrets = game.info.secrets and "hands" in game.info.needs
    assert varied or not secrets, "no twin differed: this comparison would prove nothing"


def phases_of(game: Game) -> set[str]:
    """Those that a view names."""
    view = game.rules.view(game.rules.start(setups_of(game)[0]).state, None)
    return set(get_args(get_type_hints(type(view))["phase"]))


def compare(one: World, other: World, rng: Rng, number: int) -> None:
    """Two worlds that a seat cannot tell apart, as its phone sees them."""
    assert one.told() == other.told()
    assert one.pictures() == other.pictures()
    if one.sheet["ways"]:
        for world in (one, other):
            for said in wrong_answers(world.sheet, number):
                world.say(said)
        assert one.told() == other.told(), "a refusal tells them apart"
    acting = one.match.to_act()
    if acting:
        _same_step(one, other, acting[number % len(acting)], rng)


def wrong_answers(sheet: dict[str, Any], number: int) -> list[Any]:
    """What no page would say: each is answered by a sentence, and the sentence may not depend on anything hidden."""
    question, name = sheet["question"], "<b>" + "x" * (number % 3)
    wrong = [
        Answer(question, way, {field["name"]: _WRONG[field["form"]]})
        for way, told in enumerate(sheet["ways"])
        for field in told["fields"]
    ]
    others = [Begun("nothing", 0, {}), Wish(name), Wish(""), Press("next"), Sit(0), Join(name), Visit()]
    return [Answer(question + 1, 0, {}), Answer(question, 99, {}), *wrong[:12], *others]


_WRONG = {"pick": [-7, "A" * 22], "order": [-7], "number": 10**9, "text": "x" * 4000}


def _same_step(one: World, other: World, actor: int, rng: Rng) -> None:
    """The same thing is done in both worlds; where the seat still sees the same, its phone was told the same."""
    action, _ = sample(one.match.rules, one.match.state, actor, rng)
    if not any(choice.fits(action) and choice.problem(action) is None for choice in other.match.choices(actor)):
        return
    one.match.submit(actor, action)
    other.match.submit(actor, action)
    if one.match.view(one.seat) == other.match.view(other.seat) and one.match.view(None) == other.match.view(None):
        assert one.told() == other.told()
        assert one.pictures() == other.pictures()


@pytest.mark.parametrize("place", ["label", "value", "refusal", "sentence", "address"])
def test_a_planted_leak_is_found(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever something of the hidden state could slip onto a phone."""
    game = games.load("stolen_paintings")
    setup = plain_setup(game.info, 3, "leaks", {"exhibit": 12})
    rng, state = Rng.from_seed("planted"), game.rules.start(setup).state
    walk = (moment.step.state for moment in random_walk(game.rules, state, rng))
    state = next(one for one in walk if game.rules.view(one, None).phase == "guess" and game.rules.to_act(one))
    seat = game.rules.to_act(state)[0]
    twins = (game.rules.resample_hidden(state, seat, rng.fork(str(number))) for number in range(50))
    twin = next(one for one in twins if one.stolen[0] != state.stolen[0])
    one, other = (
        World.of(game, _world_of(game.rules, "stolen_paintings", setup, each), seat) for each in (state, twin)
    )
    compare_now(one, other)
    for world in (one, other):
        plant(place, world, monkeypatch)
        if place != "address":
            world.bridge.publish()
    with pytest.raises(AssertionError):
        compare_now(one, other)


def compare_now(one: World, other: World) -> None:
    """Without a step: afterwards the same two can be compared again."""
    for world in (one, other):
        world.say(Answer(world.sheet["question"], 99, {}))
    assert one.told() == other.told()
    assert one.pictures() == other.pictures()


def plant(place: str, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = str(world.match.state.stolen)
    if place in ("label", "value"):
        name = "mark" if place == "label" else "tokens=1"
        world.bridge._labels = lambda _view, _choices: {name: secret}
    elif place == "sentence":
        world.bridge._words = Talkative(secret)
    elif place == "refusal":
        refused = Refused("illegal", Sentence("x", "Not {what}.", {"what": secret}))
        monkeypatch.setattr(world.room, "hear", _raiser(refused))
    else:
        addresses = world.room.pages.addresses
        last = [one for text in world.line.texts for one in _CHANCE.findall(text) if addresses.card(one) is not None]
        addresses._cards[last[-1]] = (world.seat, world.match.state.stolen[0])


def _raiser(refused: Refused) -> Callable[..., Any]:
    async def hear(_line: object, _said: object) -> None:
        raise refused

    return hear


class Talkative:
    """Says what nobody may know."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def status(self, view: Any) -> Sentence:
        return Sentence("x", "psst: {what}", {"what": self._secret})

    def describe_event(self, event: Event) -> Sentence | None:
        return Sentence("x", "psst: {what}", {"what": event.what}) if isinstance(event, Whispered) else None


class Whispered(SecretEvent, frozen=True):
    to: int
    what: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.to else None


def test_an_event_is_told_to_those_who_saw_it_and_to_nobody_else() -> None:
    """The bridge asks every event who has seen it."""

    game = games.load("chronology")
    setup = plain_setup(game.info, 2, "leaks")
    worlds = [World(Match("chronology", game.rules, setup), seat, Talkative("…"), None) for seat in range(2)]
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
        world = World.of(game, match, seat)
        pictures = sum(text.count('"picture":"') for text in world.line.texts)
        assert (pictures == 12) == (seat == thief)
        assert seat == thief or not pictures


def test_a_painting_that_is_out_of_sight_is_out_of_reach() -> None:
    """Its old address shows nothing, whether the phone is here or not."""
    game = games.load("title_teller")
    match: Match[Any] = Match("title_teller", game.rules, plain_setup(game.info, 3, "leaks"))
    world = World.of(game, match, match.to_act()[0])
    addresses = world.room.pages.addresses
    shown = [one for text in world.line.texts for one in _CHANCE.findall(text) if addresses.card(one) is not None]
    assert len(shown) >= 5
    state = world.room.pages.states[world.seat]
    world.room.gone(world.line)
    world.room.show(msgspec.structs.replace(state, choices=(), view=state.room))
    assert [one for one in shown if addresses.card(one) is not None] == []
