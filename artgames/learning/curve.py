"""What somebody has learned so far, in numbers that are easy to say: every one is defined here and nowhere else."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from artgames.learning.schedule import Item, Memory, Review, is_learned


class Day(NamedTuple):
    """One day on which somebody learned: `number` counts days from any beginning."""

    number: int
    asked: int
    known: int

    @property
    def share(self) -> float:
        return self.known / self.asked


class Hard(NamedTuple):
    """A painting that was missed, over all that was asked about it."""

    card: int
    missed: int
    asked: int


class Summary(NamedTuple):
    """`begun`: items that were asked at least once. `learned`: of these, such as come again only in some weeks."""

    begun: int
    learned: int
    due: int
    answers: int


def by_day(reviews: Iterable[Review], day_of: Callable[[float], int]) -> list[Day]:
    """How much was known on each day, the oldest first. What is asked for the first time does not count: nobody could
    know it."""
    asked: Counter[int] = Counter()
    known: Counter[int] = Counter()
    seen: set[Item] = set()
    for one in reviews:
        if one.item in seen:
            asked[day_of(one.at)] += 1
            known[day_of(one.at)] += one.knew
        seen.add(one.item)
    return [Day(day, asked[day], known[day]) for day in sorted(asked)]


def hardest(reviews: Iterable[Review], most: int = 5) -> list[Hard]:
    """The paintings that were missed most often, worst first."""
    asked: defaultdict[int, int] = defaultdict(int)
    missed: defaultdict[int, int] = defaultdict(int)
    for one in reviews:
        asked[one.item.card] += 1
        missed[one.item.card] += not one.knew
    found = [Hard(card, missed[card], asked[card]) for card in asked if missed[card]]
    return sorted(found, key=lambda hard: (-hard.missed, -hard.missed / hard.asked, hard.card))[:most]


def summary(memories: Mapping[Item, Memory], answers: int, at: float) -> Summary:
    due = sum(memory.due <= at for memory in memories.values())
    return Summary(len(memories), sum(map(is_learned, memories.values())), due, answers)
