"""How many played, by day and hour, where they stopped and what they remembered: sums only, and nobody's own answer."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from artgames.safe_files import own_folder, write_whole
from artgames.spreadsheets import csv_text

FOLDER = "exhibit-counts"

Stopped: TypeAlias = Literal["intro", "look", "theft", "think", "reveal"]
STEPS: tuple[Stopped, ...] = ("intro", "look", "theft", "think", "reveal")

COLUMNS = (
    "day",
    "exhibit",
    "round",
    "title",
    "started",
    "finished",
    *(f"stopped_at_{step}" for step in STEPS),
    "stolen",
    "right",
    "wrong",
    "all_right",
    *(f"at_{hour:02d}" for hour in range(24)),
)
PAINTINGS = ("painting", "asked", "remembered")


class Tally(msgspec.Struct):
    """What happened on one day in one round of one exhibit."""

    exhibit: str
    round: int
    title: str = ""
    started: int = 0
    finished: int = 0
    stopped: dict[Stopped, int] = {}
    stolen: int = 0
    """Paintings stolen in rounds that somebody answered."""

    right: int = 0
    wrong: int = 0
    all_right: int = 0
    """Answers that named exactly what was stolen."""

    hours: dict[int, int] = {}
    """Rounds begun in each hour of the day."""

    paintings: dict[int, tuple[int, int]] = {}
    """For each card, how many answers should have named it, and how many did."""


class Answer(msgspec.Struct, frozen=True):
    """What came of a round in which somebody answered."""

    stolen: int
    right: int
    wrong: int
    asked: tuple[int, ...] = ()
    """The cards that it should have named."""

    remembered: tuple[int, ...] = ()
    """Those that it did."""

    @property
    def is_exact(self) -> bool:
        return self.right == self.stolen and not self.wrong


class CountBook:
    """Counts into one small file a day. A disk that takes nothing must not stop a kiosk: then `trouble` says so."""

    def __init__(self, folder: Path, exhibit: str, now: Callable[[], datetime] = datetime.now) -> None:
        self._folder, self._exhibit, self._now = folder, exhibit, now
        self.trouble = ""

    def started(self, number: int, title: str) -> None:
        hour = self._now().hour

        def count(tally: Tally) -> None:
            tally.started += 1
            tally.hours = {**tally.hours, hour: tally.hours.get(hour, 0) + 1}

        self._count(number, title, count)

    def finished(self, number: int, title: str, answer: Answer | None) -> None:
        """The round came to its end; `answer` where somebody gave one."""

        def count(tally: Tally) -> None:
            tally.finished += 1
            if answer is not None:
                tally.stolen += answer.stolen
                tally.right += answer.right
                tally.wrong += answer.wrong
                tally.all_right += answer.is_exact
                tally.paintings = _added(tally.paintings, answer)

        self._count(number, title, count)

    def stopped(self, number: int, title: str, step: Stopped) -> None:
        """Somebody went away at this step."""

        def count(tally: Tally) -> None:
            tally.stopped = {**tally.stopped, step: tally.stopped.get(step, 0) + 1}

        self._count(number, title, count)

    def _count(self, number: int, title: str, change: Callable[[Tally], None]) -> None:
        file = self._folder / f"{self._now().date().isoformat()}.json"
        tallies = read_day(file)
        for tally in tallies:
            if (tally.exhibit, tally.round) == (self._exhibit, number):
                break
        else:
            tally = Tally(self._exhibit, number)
            tallies.append(tally)
        tally.title = title
        change(tally)
        try:
            own_folder(file.parent)
            write_whole(file, msgspec.json.format(msgspec.json.encode(tallies), indent=1) + b"\n")
            self.trouble = ""
        except OSError as problem:
            self.trouble = problem.strerror or str(problem)


def _added(before: dict[int, tuple[int, int]], answer: Answer) -> dict[int, tuple[int, int]]:
    made = dict(before)
    for card in answer.asked:
        asked, remembered = made.get(card, (0, 0))
        made[card] = asked + 1, remembered + (card in answer.remembered)
    return made


def read_day(file: Path) -> list[Tally]:
    """The tallies of a day; none for a file that is missing or was damaged by hand."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Tally])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return []


def all_days(folder: Path) -> Iterator[tuple[str, Tally]]:
    """Every tally with its day, oldest first."""
    for file in sorted(folder.glob("????-??-??.json")):
        for tally in sorted(read_day(file), key=lambda one: (one.exhibit, one.round)):
            yield file.stem, tally


def as_csv(folder: Path) -> str:
    """All days as a table, as a spreadsheet reads it."""
    return csv_text(COLUMNS, (_row(day, tally) for day, tally in all_days(folder)))


def _row(day: str, tally: Tally) -> tuple[str | int, ...]:
    stops = [tally.stopped.get(step, 0) for step in STEPS]
    about = (day, tally.exhibit, tally.round, tally.title, tally.started, tally.finished)
    hours = [tally.hours.get(hour, 0) for hour in range(24)]
    return (*about, *stops, tally.stolen, tally.right, tally.wrong, tally.all_right, *hours)
