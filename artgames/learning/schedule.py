"""When a card comes again: the FSRS scheduler, hidden behind *Knew it* and *Not yet*.

Only this module knows the package. Chance is left out of its dates, so that the same answers always lead to the same
ones; a test replays a thousand of them against the library itself.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from typing import NamedTuple

import msgspec
from fsrs import Card, Rating, Scheduler, State

DAY = 86_400.0
KNOWN_BY_HEART = 21 * DAY
"""Who will know a card for three weeks has learned it."""


class Item(NamedTuple):
    """What is remembered: one fact of one painting. A flash card asks for nothing else."""

    card: int
    element: str


class Memory(msgspec.Struct, frozen=True):
    """How well somebody remembers an item. Times are seconds since 1970."""

    state: int
    step: int | None
    stability: float | None
    difficulty: float | None
    due: float
    last: float | None = None


class Review(msgspec.Struct, frozen=True):
    """Somebody was asked once."""

    item: Item
    knew: bool
    at: float


@cache
def _scheduler() -> Scheduler:
    return Scheduler(enable_fuzzing=False)


def review(memory: Memory | None, knew: bool, at: float) -> Memory:
    """What is remembered after an answer; None for an item that is asked for the first time."""
    card = Card(card_id=0, due=_moment(at)) if memory is None else _card(memory)
    after, _ = _scheduler().review_card(card, Rating.Good if knew else Rating.Again, _moment(at))
    last = after.last_review.timestamp() if after.last_review is not None else None
    return Memory(int(after.state), after.step, after.stability, after.difficulty, after.due.timestamp(), last)


def chance(memory: Memory, at: float) -> float:
    """How likely somebody still knows it, from 0 to 1."""
    return float(_scheduler().get_card_retrievability(_card(memory), _moment(at)))


def is_learned(memory: Memory) -> bool:
    """Whether it comes again only in some weeks."""
    return memory.last is not None and memory.due - memory.last >= KNOWN_BY_HEART


def forecast(memories: Iterable[Memory], at: float, days: int, midnight: float) -> list[int]:
    """How many come on each of the next days, today first; what is overdue comes today. `midnight` ends today."""
    counts = [0] * days
    for memory in memories:
        day = 0 if memory.due <= max(at, midnight) else 1 + int((memory.due - midnight) // DAY)
        if day < days:
            counts[day] += 1
    return counts


def _card(memory: Memory) -> Card:
    return Card(
        card_id=0,
        state=State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_moment(memory.due),
        last_review=None if memory.last is None else _moment(memory.last),
    )


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
