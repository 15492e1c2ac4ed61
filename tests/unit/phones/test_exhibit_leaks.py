"""What travels to the phones of an exhibit: the same bytes in every world that a visitor cannot tell apart."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from artgames import games
from artgames.decks.match_box import labelled_box
from artgames.engine.api import HOUSE, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Round
from artgames.games import Game
from artgames.phones.messages import AUDIENCE, Marked
from artgames.phones.wire import Answer, Hello, Visit
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import CARDS, PlainCards
from tests.unit.phones.worlds import Talkative, World, compare, match_at, run_now

MATCHES = 4
EXHIBITED = [game.slug for game in games.all_exhibited()]


class _Asking:
    """Tells visitors what the wall asks, as an exhibit does."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def status(self, view: Any) -> Sentence:
        return self._game.exhibit.question(view)

    def describe_event(self, _event: object) -> None:
        return None


class Visited(World):
    """A moment of an exhibit, with the phone of a visitor, or of a pupil who has said a name."""

    def __init__(self, game: Game, match: Match[Any], *, named: bool) -> None:
        self._game, self._named = game, named
        on_phone = game.exhibit.phone or game.phone

        def labels(view: Any, _choices: object) -> dict[str, str]:
            told = on_phone.labels_of(view).items()
            return {**on_phone.labels, **{name: one if isinstance(one, str) else one.render(()) for name, one in told}}

        super().__init__(match, AUDIENCE, _Asking(game), on_phone.pictured, labels)

    def come_in(self) -> None:
        self.bridge.seats = frozenset()
        self.room.classroom.ask_names(("fox",) if self._named else None, "Class")
        run_now(self.room.hear(self.line, Visit("Frida" if self._named else "", "fox")))
        self.follow()

    def follow(self) -> None:
        """Phones ask when the wall does."""
        exhibit, view = self._game.exhibit, self.match.view(None)
        if exhibit.step(view) is Step.THINK:
            self.bridge.ask_audience(1 - exhibit.house(view))
        else:
            self.bridge.close_vote()

    def seen(self) -> tuple[Any, Any]:
        return self.match.view(None), None

    def vote(self) -> None:
        """What a visitor may say."""
        (field,) = self.sheet["ways"][0]["fields"]
        said = [option["value"] for option in field["of"][: max(1, field["min"])]]
        self.say(Answer(self.sheet["question"], 0, {field["name"]: said}))


def rules_of(game: Game) -> Any:
    return game.exhibit.rules or game.rules


def setup_of(game: Game, seed: str) -> Setup:
    """A round with cards that are numbers; each looks like the next one, and like no other."""
    exhibit = game.exhibit
    info = msgspec.structs.replace(game.info, needs=(*game.info.needs, *exhibit.needs))
    options = exhibit.house_rules(Round(paintings=12), 30)
    box = labelled_box(CARDS, info, PlainCards(info))
    if exhibit.compares:
        box = box._replace(alike=tuple((card, card + 1) for card in CARDS))
    return box.setup(2, info.complete(options) if exhibit.hangs_wall else options, seed)


def moments(game: Game) -> Iterator[tuple[Setup, Any]]:
    for number in range(MATCHES):
        setup = setup_of(game, f"exhibit {number}")
        state = rules_of(game).start(setup).state
        yield setup, state
        for moment in random_walk(rules_of(game), state, Rng.from_seed(f"walk {number}")):
            yield setup, moment.step.state


def pair(game: Game, setup: Setup, state: Any, rng: Rng, *, named: bool) -> tuple[Visited, Visited]:
    """The world, and another one that looks the same to the whole room."""
    rules = rules_of(game)
    both = (state, rules.resample_hidden(state, None, rng))
    one, other = (Visited(game, match_at(rules, game.slug, setup, each), named=named) for each in both)
    return one, other


@pytest.mark.parametrize("named", [False, True], ids=["visitors", "a class"])
@pytest.mark.parametrize("slug", EXHIBITED)
def test_visitors_of_twin_worlds_get_the_same_bytes(slug: str, named: bool) -> None:
    """From the invitation to the reveal: pages, pictures, refusals, and what is said to an answer that counts."""
    game, rng = games.load(slug), Rng.from_seed(f"exhibit/{slug}")
    varied = asked = 0
    for number, (setup, state) in enumerate(moments(game)):
        one, other = pair(game, setup, state, rng.fork(f"{number}"), named=named)
        is_twin = one.match.state != other.match.state
        if one.sheet.get("ways"):
            asked, varied = asked + 1, varied + is_twin
            for world in (one, other):
                world.vote()
            assert '"type":"vote"' in "".join(one.told())
        compare(one, other, rng.fork(f"step/{number}"), number)
    assert asked >= MATCHES and varied, "no twin differed while something was asked: this would prove nothing"


@pytest.mark.parametrize("place", ["status", "label"])
@pytest.mark.parametrize("slug", EXHIBITED)
def test_a_planted_leak_is_found(slug: str, place: str) -> None:
    game, rng = games.load(slug), Rng.from_seed("planted")
    setup, state = next((setup, state) for setup, state in moments(game) if _asks(game, state))
    pairs = (pair(game, setup, state, rng.fork(f"{number}"), named=False) for number in range(50))
    one, other = next((one, other) for one, other in pairs if one.match.state != other.match.state)
    assert one.told() == other.told()
    for world in (one, other):
        secret = repr(world.match.state)
        if place == "status":
            world.bridge._words = Talkative(secret)
        else:
            world.bridge._labels = partial(_tells, secret)
        world.follow()
    assert one.told() != other.told()


def _tells(secret: str, _view: Any, _choices: object) -> dict[str, str]:
    return dict.fromkeys(("numbers", "tokens"), secret)


def _asks(game: Game, state: Any) -> bool:
    return game.exhibit.step(rules_of(game).view(state, None)) is Step.THINK


def test_pupils_learn_at_the_reveal_what_is_right_and_nothing_that_others_said() -> None:
    """Two classes that differ in what everybody else has answered."""
    game = games.load("sitters")
    told, marked = [], []
    for others in (1, 2):
        setup = setup_of(game, "reveal")
        match: Match[Any] = Match(game.slug, rules_of(game), setup)
        match.submit(HOUSE, match.choices(HOUSE)[0].make())
        world = Visited(game, match, named=True)
        neighbour = type(world.line)()
        run_now(world.room.hello(neighbour, Hello(key=world.room.record.secret), 0.0))
        run_now(world.room.hear(neighbour, Visit("Diego", "fox")))
        world.vote()
        run_now(world.room.hear(neighbour, Answer(world.sheet["question"], 0, {"numbers": [others]})))
        world.room.classroom.tell_answer((match.state.posed.right,), "So it is.")
        told.append(world.told())
        marked += [dict(message.answers) for message in world.heard if isinstance(message, Marked)]
    assert told[0] == told[1] and '"type":"result"' in "".join(told[0])
    assert marked[0]["Diego"] != marked[1]["Diego"]
