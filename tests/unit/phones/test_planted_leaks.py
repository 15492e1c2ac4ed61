"""The leak suite finds what it is for: whatever slips onto a phone is noticed."""

from collections.abc import Callable
from typing import Any

import pytest

from artgames import games
from artgames.engine.api import Refused
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence
from artgames.phones.wire import Answer
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import plain_setup
from tests.unit.phones.worlds import CHANCE, Talkative, World, match_at


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
    one, other = (World.of(game, match_at(game.rules, "stolen_paintings", setup, each), seat) for each in (state, twin))
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
        last = [one for text in world.line.texts for one in CHANCE.findall(text) if addresses.card(one) is not None]
        addresses._cards[last[-1]] = (world.seat, world.match.state.stolen[0])


def _raiser(refused: Refused) -> Callable[..., Any]:
    async def hear(_line: object, _said: object) -> None:
        raise refused

    return hear
