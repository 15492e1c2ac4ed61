"""What travels to a seat's phone is the same, byte for byte, in every world that this seat cannot tell apart."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from artgames import games
from artgames.engine.api import HOUSE, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import plain_setup, setups
from tests.unit.phones.worlds import CHANCE, Talkative, Whispered, World, compare, match_at

STEPS = 400
OF_ONE_PHASE = 6
UNREACHED = {"chronology_solo": {"told"}, "group_quiz": {"choose"}, "sitters": {"choose"}, "trivia": {"buzz"}}
"""Games of one family share the names of their phases: these have no such one."""


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
        one, other = (World.of(game, match_at(game.rules, slug, setup, each), seat) for each in (state, twin))
        compare(one, other, rng.fork(f"step/{number}"), number)
        seen.add(phase)
    assert seen >= phases_of(game) - UNREACHED.get(slug, set())
    secrets = game.info.secrets and "hands" in game.info.needs
    assert varied or not secrets, "no twin differed: this comparison would prove nothing"


def phases_of(game: Game) -> set[str]:
    """Those that a view names."""
    view = game.rules.view(game.rules.start(setups_of(game)[0]).state, None)
    return set(get_args(get_type_hints(type(view))["phase"]))


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
    shown = [one for text in world.line.texts for one in CHANCE.findall(text) if addresses.card(one) is not None]
    assert len(shown) >= 5
    state = world.room.pages.states[world.seat]
    world.room.gone(world.line)
    world.room.show(msgspec.structs.replace(state, choices=(), view=state.room))
    assert [one for one in shown if addresses.card(one) is not None] == []
