"""Counts answers: by pupil and by painting. Pure functions, the same for the screen, the CSV and the PDF."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from artgames.app.results.collect_answers import Answer
from artgames.decks.filters import plain

K = TypeVar("K", bound=Hashable)


class ResultsFilter(NamedTuple):
    """Which answers are looked at; what is empty does not matter."""

    day: str = ""
    game: str = ""
    people: tuple[str, ...] = ()
    deck: str = ""

    def takes(self, answer: Answer) -> bool:
        return (
            self.day in ("", answer.day)
            and self.game in ("", answer.game)
            and self.people in ((), answer.people)
            and self.deck in ("", answer.deck)
        )


class Count(NamedTuple):
    """How often somebody was asked, or something was asked about, and how often the answer was right."""

    asked: int = 0
    right: int = 0

    @property
    def missed(self) -> int:
        return self.asked - self.right

    @property
    def share(self) -> float:
        """Of right answers; 0 where nothing was asked."""
        return self.right / self.asked if self.asked else 0.0


def by_pupil(answers: Iterable[Answer]) -> list[tuple[str, Count]]:
    """Everybody, in the order of their names; all guests together, by no name, come first."""
    return sorted(_counted(answers, lambda answer: answer.name).items(), key=lambda one: (plain(one[0]), one[0]))


def by_painting(answers: Iterable[Answer]) -> list[tuple[int, Count]]:
    """Every painting, the most missed first; of equals, the one that was known less."""
    counted = _counted(answers, lambda answer: answer.card)
    return sorted(counted.items(), key=lambda one: (-one[1].missed, one[1].share, one[0]))


def in_all(answers: Iterable[Answer]) -> Count:
    return _counted(answers, lambda _: None).get(None, Count())


def _counted(answers: Iterable[Answer], key: Callable[[Answer], K]) -> dict[K, Count]:
    counts: dict[K, Count] = {}
    for answer in answers:
        asked, right = counts.get(key(answer), Count())
        counts[key(answer)] = Count(asked + 1, right + answer.right)
    return counts


def pupil_numbers(answers: Iterable[Answer]) -> dict[str, int]:
    """A number for everybody, by when they first sat at a table: it stays the same when others come, and a list in
    the order of numbers is not one in the order of names. `answers` are all there are, not only those looked at."""
    numbers: dict[str, int] = {}
    for answer in sorted(answers, key=lambda one: (one.day, one.match)):
        for name in answer.people:
            numbers.setdefault(name, len(numbers) + 1)
    return numbers


def anonymous(answers: Sequence[Answer], everybody: Iterable[Answer], called: str) -> list[Answer]:
    """The same answers by “Pupil 3”; `called` has a place for the number. No name is left in them."""
    numbers = pupil_numbers(everybody)
    names = {"": ""} | {name: called.format(number=number) for name, number in numbers.items()}
    return [answer._replace(name=names[answer.name], people=()) for answer in answers]
