"""The risk track, read from ``resources/steal_this_game/track.json``, and what each of its stops claims.

A stop is a number 0–10: six times Prepare, three times Observe, Hit, and Steal at the end (ST-01).
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from artgames import paths

Stop: TypeAlias = int
Kind: TypeAlias = Literal["prepare", "observe", "hit", "steal"]
Dice: TypeAlias = tuple[int, ...]

_KINDS: tuple[Kind, ...] = ("prepare",) * 6 + ("observe",) * 3 + ("hit", "steal")


class Place(msgspec.Struct, frozen=True):
    """One stop of the track. `title` is its name in English; words translate it by kind and number."""

    kind: Kind
    number: int
    title: str


class Track(msgspec.Struct, frozen=True):
    stops: tuple[Place, ...]


def read_track() -> tuple[Place, ...]:
    """The track as it ships. Raises ValueError when its stops are not in order."""
    data = (paths.resources() / "steal_this_game" / "track.json").read_bytes()
    return checked(msgspec.json.decode(data, type=Track).stops)


def checked(stops: tuple[Place, ...]) -> tuple[Place, ...]:
    """The same stops, if they are those of the game and the harder ones come later."""
    numbers = [place.number for place in stops]
    if tuple(place.kind for place in stops) != _KINDS or numbers[:6] != [1, 2, 3, 4, 5, 6]:
        raise ValueError("the stops in track.json are not those of the game")
    if numbers[6:9] != sorted(set(numbers[6:9])):
        raise ValueError("the sums in track.json do not rise")
    return stops


TRACK = read_track()
"""All stops, the lowest risk first."""

STEAL: Stop = len(TRACK) - 1


def holds(stop: Stop, dice: Sequence[int]) -> bool:
    """ST-02: whether these dice make the claim of a stop true. Steal claims nothing (ST-10)."""
    place = TRACK[stop]
    if place.kind == "prepare":
        return place.number in dice
    if place.kind == "observe":
        return sum(dice) >= place.number
    return place.kind == "hit" and dice[0] == dice[1]
