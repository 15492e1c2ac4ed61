"""What was counted, added up: of one exhibit or of all, for charts and for a table of paintings."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from artgames.exhibits.counts import PAINTINGS, STEPS, Stopped, all_days
from artgames.spreadsheets import csv_text


class Sums(NamedTuple):
    """All days added up."""

    days: dict[str, int]
    """Rounds begun on each day, the oldest first."""

    hours: dict[int, int]
    """Rounds begun in each hour of the day."""

    stopped: dict[Stopped, int]
    finished: int
    paintings: dict[int, tuple[int, int]]
    """For each card, how often it was asked about, and how often named."""

    @property
    def started(self) -> int:
        return sum(self.days.values())


def exhibits_in(folder: Path) -> tuple[str, ...]:
    """Whose rounds were counted, in the order of the alphabet."""
    return tuple(sorted({tally.exhibit for _, tally in all_days(folder)}))


def sums_of(folder: Path, exhibit: str | None = None) -> Sums:
    """Everything that was counted of this exhibit; of all of them, where none is named."""
    made, finished = Sums({}, dict.fromkeys(range(24), 0), dict.fromkeys(STEPS, 0), 0, {}), 0
    for day, tally in all_days(folder):
        if exhibit not in (None, tally.exhibit):
            continue
        made.days[day] = made.days.get(day, 0) + tally.started
        finished += tally.finished
        for hour, begun in tally.hours.items():
            made.hours[hour % 24] += begun
        for step, count in tally.stopped.items():
            made.stopped[step] += count
        for card, (asked, remembered) in tally.paintings.items():
            before = made.paintings.get(card, (0, 0))
            made.paintings[card] = before[0] + asked, before[1] + remembered
    return made._replace(finished=finished)


def by_memory(sums: Sums) -> list[tuple[int, tuple[int, int]]]:
    """Each card with how often it was asked about and named, the best remembered first; of equals what was asked about
    more often."""
    return sorted(sums.paintings.items(), key=lambda one: (-one[1][1] / max(1, one[1][0]), -one[1][0], one[0]))


def paintings_as_csv(sums: Sums, called: Callable[[int], str]) -> str:
    """Which paintings are remembered, the best first."""
    return csv_text(PAINTINGS, ((called(card), *counts) for card, counts in by_memory(sums)))
