"""Actions, events, views and saves as JSON and back."""

from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from artgames.engine.api import Refused, Seat, Setup
from artgames.engine.choices import Action, Choice
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

SAVE_FORMAT = 1


class Entry(msgspec.Struct, frozen=True):
    """One line of the history of a match: who did what, and when (seconds since 1970; 0 when nobody cares)."""

    seat: Seat
    action: dict[str, Any]
    at: float = 0.0


class Save(msgspec.Struct, frozen=True):
    """A match on paper. `snapshot` is the last state, for the day on which the rules have changed."""

    game: str
    rules_version: int
    setup: Setup
    entries: tuple[Entry, ...]
    snapshot: dict[str, Any]
    format: int = SAVE_FORMAT


@cache
def _union(actions: tuple[type[Action], ...]) -> Any:
    return reduce(or_, actions)  # the members are only known at run time


def decode_action(actions: tuple[type[Action], ...], data: Mapping[str, Any]) -> Action:
    """Build one of these actions from JSON data. Raises Refused with what is wrong."""
    try:
        action: Action = msgspec.convert(data, _union(actions))
    except msgspec.ValidationError as problem:
        text = QT_TRANSLATE_NOOP("engine", "That is not an action in this game: {problem}.")
        raise Refused("malformed", Sentence("engine", text, {"problem": str(problem)})) from problem
    return action


def encode(value: Any) -> Any:
    """Any value of the engine as plain JSON data."""
    return msgspec.to_builtins(value)


def encode_choice(choice: Choice) -> dict[str, Any]:
    """A choice as other programs read it. `given` are values that the answer repeats as they are."""
    data: dict[str, Any] = {"action": choice.action, "fields": encode(choice.fields)}
    if choice.given:
        data["given"] = dict(choice.given)
    if choice.secret:
        data["secret"] = True
    return data


def decode_save(data: Any) -> Save:
    """Read a save. Raises Refused when it is damaged or comes from a later version."""
    if isinstance(data, dict) and isinstance(data.get("format"), int) and data["format"] > SAVE_FORMAT:
        text = QT_TRANSLATE_NOOP("engine", "This match was saved by a newer version of Artgames.")
        raise Refused("newer", Sentence("engine", text))
    try:
        return msgspec.convert(data, Save)
    except msgspec.ValidationError as problem:
        text = QT_TRANSLATE_NOOP("engine", "This saved match is damaged: {problem}.")
        raise Refused("malformed", Sentence("engine", text, {"problem": str(problem)})) from problem
