"""Who was asked what about which painting, and knew it: what a teacher, and whoever learns, wants to know of a match.

A game that asks about paintings puts this into `games/<slug>/answered.py` as `answers`, a function from a match to what
was answered in it, in the order in which it came to light. It tells only of what everybody has seen revealed, never of
a question that is still open; a match that goes on from a snapshot may know less of its beginning. A team's answer is
told once for each seat of the team.

`Game.has_answers` and `Game.answers` are the way to it; `store` and `learning` know nothing else of a game's answers.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from artgames.engine.api import Seat
from artgames.engine.match import Match

Element: TypeAlias = Literal[
    "seen", "title", "artist", "date", "century", "school", "country", "museum", "subject", "sitter", "other"
]
"""What was asked for. ``seen`` is whether somebody recognised a painting that hung before."""


class Answered(msgspec.Struct, frozen=True):
    """One answer about one painting. Nearly right is right."""

    seat: Seat
    card: int
    element: Element
    right: bool


Answers: TypeAlias = Callable[[Match[Any]], Iterable[Answered]]
"""Everything that was answered so far and came to light."""
