"""How likely something was for who did not know it, by the rules alone: as so many of so many cases."""

from collections.abc import Iterable, Sequence
from functools import singledispatch
from itertools import product
from typing import NamedTuple, TypeAlias

from artgames.engine.api import Event
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import BOXES, Position
from artgames.games.steal_this_game.rules.track import Dice, Stop, holds

_FACES = range(1, 7)


class Chance(NamedTuple):
    """In `ways` of `cases` that are equally likely."""

    ways: int
    cases: int

    @property
    def share(self) -> float:
        return self.ways / self.cases


# Dice


def chance_of_truth(stop: Stop, shown: Dice) -> Chance:
    """How likely a claim is true for who sees no dice (ST-02). Of dice that were `shown`, one has been rolled again,
    and nobody knows which (ST-03)."""
    cases = _cases(shown)
    return Chance(sum(holds(stop, dice) for dice in cases), len(cases))


def can_all_be_true(stops: Sequence[Stop], shown: Dice) -> bool:
    """Whether some dice bear out all these claims, made one after the other on the same roll."""
    return any(all(holds(stop, dice) for stop in stops) for dice in _cases(shown))


def _cases(shown: Dice) -> list[Dice]:
    return list(_rolled_again(shown)) if shown else [*product(_FACES, repeat=2)]


def _rolled_again(shown: Dice) -> Iterable[Dice]:
    first, second = shown
    for value in _FACES:
        yield value, second
        yield first, value


# Boxes

Whereabouts: TypeAlias = frozenset[Position]
"""The boxes that the money may be in, for a thief who has lost sight of none."""


def whereabouts(happened: Sequence[Event]) -> Whereabouts:
    """After all that the thief has seen in one game."""
    boxes = frozenset(range(BOXES))
    known, left = boxes, BOXES
    for event in happened:
        known, left = _follow(event, known, left)
    return known


@singledispatch
def _follow(event: Event, known: Whereabouts, left: int) -> tuple[Whereabouts, int]:
    return known, left


@_follow.register
def _(event: events.Looked, known: Whereabouts, left: int) -> tuple[Whereabouts, int]:
    here = frozenset({event.position})
    return (known & here if event.money else known - here), left


@_follow.register
def _(event: events.BoxRemoved, known: Whereabouts, left: int) -> tuple[Whereabouts, int]:
    gone = event.position
    return frozenset(position - (position > gone) for position in known if position != gone), left - 1


@_follow.register
def _(event: events.BoxesSwapped, known: Whereabouts, left: int) -> tuple[Whereabouts, int]:
    places = {event.first: event.second, event.second: event.first}
    return frozenset(places.get(position, position) for position in known), left


@_follow.register
def _(event: events.BoxesShuffledHidden, known: Whereabouts, left: int) -> tuple[Whereabouts, int]:
    return frozenset(range(left)), left
