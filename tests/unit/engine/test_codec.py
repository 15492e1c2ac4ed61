"""JSON in and out, and clear words for what cannot be read."""

from typing import Any

import msgspec
import pytest

from artgames.engine import codec
from artgames.engine.api import Refused, Setup
from artgames.engine.codec import Entry, Save
from scripts.game_template.rules import NextRound, Play

ACTIONS = (Play, NextRound)
SAVE = Save(
    "toy", 1, Setup(2, {"rounds": 2}, "seed", (1, 2)), (Entry(0, {"type": "play", "cards": [1]}, 3.5),), {"a": 1}
)


@pytest.mark.parametrize("action", [Play((4,)), Play(()), NextRound()])
def test_actions_survive(action: Any) -> None:
    data = msgspec.json.decode(msgspec.json.encode(codec.encode(action)))
    assert codec.decode_action(ACTIONS, data) == action


def test_one_action_alone_can_be_decoded() -> None:
    assert codec.decode_action((NextRound,), {"type": "next_round"}) == NextRound()


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"type": "fly"},
        {"type": None},
        {"type": "play"},
        {"type": "play", "cards": 4},
        {"type": "play", "cards": ["4"]},
        {"type": "play", "cards": [True]},
        {"type": "play", "cards": [4.5]},
        {"type": "play", "cards": None},
        {"type": "play", "cards": {"0": 4}},
        {"cards": [4]},
    ],
)
def test_what_is_no_action_is_malformed(data: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        codec.decode_action(ACTIONS, data)
    assert refused.value.code == "malformed"
    assert refused.value.sentence.render(()).startswith("That is not an action in this game: ")


def test_saves_survive() -> None:
    assert codec.decode_save(msgspec.json.decode(msgspec.json.encode(codec.encode(SAVE)))) == SAVE


def test_a_save_of_a_later_version_says_so() -> None:
    data = codec.encode(SAVE) | {"format": codec.SAVE_FORMAT + 1, "more": "than we know"}
    with pytest.raises(Refused) as refused:
        codec.decode_save(data)
    assert refused.value.code == "newer"
    assert "newer version" in refused.value.sentence.render(())


@pytest.mark.parametrize(
    "damage",
    [
        {"setup": None},
        {"setup": {}},
        {"entries": [{"seat": 0}]},
        {"entries": "none"},
        {"snapshot": []},
        {"game": 5},
        {"rules_version": "one"},
        {"format": "one"},
    ],
)
def test_a_damaged_save_says_so(damage: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        codec.decode_save(codec.encode(SAVE) | damage)
    assert refused.value.code == "malformed"
    assert refused.value.sentence.render(()).startswith("This saved match is damaged: ")


@pytest.mark.parametrize("data", [None, [], 5, "save", {}])
def test_what_is_no_save_at_all_is_damaged_too(data: Any) -> None:
    with pytest.raises(Refused):
        codec.decode_save(data)
