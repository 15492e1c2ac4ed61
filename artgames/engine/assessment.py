"""Who was asked what about which painting, and knew it: what a teacher, and whoever learns, wants to know of a match.

A game that asks about paintings puts this into `games/<slug>/answered.py` as `answers`, a function from a match to what
was answered in it, in the order in which it came to light. It tells only of what everybody has seen revealed, never of
a question that is still open; a match that goes on from a snapshot may know less of its beginning. A team's answer is
told once for each seat of the team.

`Game.has_answers` and `Game.answers` are the way to it; `store` and `learning` know nothing else of a game's answers.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from artgames.engine.api import Event, Seat
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

Element: TypeAlias = Literal[
    "seen", "title", "artist", "date", "century", "school", "country", "museum", "subject", "sitter", "other"
]
"""What was asked for. ``seen`` is whether somebody recognised a painting that hung before."""

E = TypeVar("E", bound=Event)


class Answered(msgspec.Struct, frozen=True):
    """One answer about one painting. Nearly right is right."""

    seat: Seat
    card: int
    element: Element
    right: bool
    given: Sentence | None = None
    """What was answered, in words; None where the match does not know it."""

    turn: int | None = None
    """By which action of the match, counted from 0; None where it does not remember."""


Answers: TypeAlias = Callable[[Match[Any]], Iterable[Answered]]
"""Everything that was answered so far and came to light."""


def told(match: Match[Any], kind: type[E]) -> Iterator[tuple[int, E, Any]]:
    """Each event of this kind that the match remembers: by which action it came, and the state after it."""
    for turn, played in enumerate(match.history):
        for event in played.step.events:
            if isinstance(event, kind):
                yield turn, event, played.step.state


def in_words(text: str) -> Sentence:
    """What somebody chose or wrote, as it stood there; nothing at all is said so."""
    if not text:
        return Sentence("engine", QT_TRANSLATE_NOOP("engine", "no answer"))
    return Sentence("engine", "{answer}", {"answer": text})
