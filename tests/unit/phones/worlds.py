"""Two worlds with a phone each, for whoever compares what travels to them."""

import json
import re
from typing import Any

from artgames.engine.api import Event, Refused, SecretEvent, Step
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
from artgames.testing.contract import sample
from tests.support.phone_client import NAMES

CHANCE = re.compile(r'(?<=")[A-Za-z0-9_-]{22}(?=")|(?<="run":")\d+')
"""Tokens and addresses are made by chance, and a run of the program is a moment."""


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
        self.heard: list[ToTable] = []
        self.room = Room(
            RoomRecord(code="KLEE 47", secret="s"),
            self.heard.append,
            _kept,
            lambda sentence: sentence.render(()),
            Limits(),
        )
        names = NAMES[: match.setup.seats]
        self.room.set_seats(tuple(SeatInfo(one, name, one) for one, name in enumerate(names)))
        host: Any = FakeHost(self.room)
        self.bridge = TableBridge(match, host, words, names, pictured=pictured, labels=labels)
        run_now(self.room.hello(self.line, Hello(key="s"), 0.0))
        self.come_in()

    def come_in(self) -> None:
        """Somebody taps a name."""
        run_now(self.room.hear(self.line, Sit(self.seat)))
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
        while self.heard:
            self.bridge.hear(self.heard.pop(0))

    def seen(self) -> tuple[Any, Any]:
        """What this seat may know now, and what everybody may."""
        return self.match.view(self.seat), self.match.view(None)

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind."""
        texts = [text for text in self.line.texts if text.startswith(f'{{"type":"{kind}"')]
        told: dict[str, Any] = json.loads(texts[-1])
        return told

    @property
    def sheet(self) -> dict[str, Any]:
        return self.last("sheet")

    def pictures(self) -> list[int | None]:
        """What the addresses that this phone was ever sent lead to, in the order in which they came."""
        sent = dict.fromkeys(one for text in self.line.texts for one in CHANCE.findall(text))
        return [self.room.pages.addresses.card(one) for one in sent]

    def told(self) -> list[str]:
        """All that this phone was sent; tokens and addresses, which are made by chance, as numbers in the order in
        which they came."""
        found: dict[str, str] = {}
        return [CHANCE.sub(lambda one: found.setdefault(one[0], f"<{len(found)}>"), text) for text in self.line.texts]


def match_at(rules: Any, slug: str, setup: Any, state: Any) -> Match[Any]:
    return Match(slug, rules, setup, opening=Step(state, ()))


def compare(one: World, other: World, rng: Rng, number: int) -> None:
    """Two worlds that a seat cannot tell apart, as its phone sees them."""
    assert one.told() == other.told()
    assert one.pictures() == other.pictures()
    if one.sheet.get("ways"):
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
    if one.seen() == other.seen():
        assert one.told() == other.told()
        assert one.pictures() == other.pictures()


class Whispered(SecretEvent, frozen=True):
    to: int
    what: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.to else None


class Talkative:
    """Says what nobody may know."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def status(self, view: Any) -> Sentence:
        return Sentence("x", "psst: {what}", {"what": self._secret})

    def describe_event(self, event: Event) -> Sentence | None:
        return Sentence("x", "psst: {what}", {"what": event.what}) if isinstance(event, Whispered) else None
