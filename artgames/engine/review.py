"""A review: what a game has to say about a match, or a part of one, that is over.

A game that has one puts it into `games/<slug>/review.py` as `review`, a function from a match to its moments. It may
look at everything that happened, since it tells only of what is no secret any more: never of a part that is still being
played.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from artgames.engine.match import Match
from artgames.engine.words import Sentence


class Gauge(msgspec.Struct, frozen=True):
    """How likely something was: a share of 1, drawn as a bar, and what it means."""

    share: float
    says: Sentence


class Moment(msgspec.Struct, frozen=True):
    """A turning point."""

    turn: int
    """How many actions of the match had been done when it had happened."""

    part: Sentence
    """The part of the match that it belongs to; the same for all moments of that part."""

    title: Sentence
    """What was said or done."""

    says: tuple[Sentence, ...] = ()
    """What there is to know about it now."""

    gauges: tuple[Gauge, ...] = ()
    mark: bool | None = None
    """A tick or a cross beside it: whether it was true, or went well."""

    decided: bool = False
    """Whether the match turned here."""


Review: TypeAlias = Callable[[Match[Any]], tuple[Moment, ...]]
"""The moments of all parts that are over, in order; none of the part that is being played."""
