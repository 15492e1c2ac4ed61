"""What visitors of a kiosk remembered of its wall: a small file a day, added up, without names and times of day."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from datetime import date, datetime, time
from hashlib import sha256
from pathlib import Path

import msgspec

from artgames.safe_files import own_folder, write_whole
from artgames.store.recall_rounds import Fooled, Found, WallRound

FOLDER = "wall-memory"


class WallBook:
    """Adds rounds to the file of the day. A disk that takes nothing must not stop a kiosk: then `trouble` says so."""

    def __init__(self, folder: Path, today: Callable[[], date] = date.today) -> None:
        self._folder, self._today = folder, today
        self.trouble = ""

    def add(self, one: WallRound) -> None:
        day = self._today()
        file = self._folder / f"{day.isoformat()}.json"
        midnight = datetime.combine(day, time()).timestamp()
        text = msgspec.json.encode(merged([*_read(file), one], midnight))
        try:
            own_folder(self._folder)
            write_whole(file, text)
            self.trouble = ""
        except OSError as problem:
            self.trouble = problem.strerror or str(problem)


def book_of(folder: Path, exhibit: str) -> Path:
    """Where the walls of one exhibit are added up by themselves: under a name that every disk takes."""
    return folder / sha256(exhibit.encode()).hexdigest()[:16]


def read_book(folder: Path) -> list[WallRound]:
    """All days, the oldest first; each wall of a day is one entry that stands for many rounds."""
    return [one for file in sorted(folder.glob("????-??-??.json")) for one in _read(file)]


def merged(rounds: Iterable[WallRound], at: float) -> list[WallRound]:
    """The same rounds with those on alike walls added up, all at the same time."""
    walls: dict[tuple[int, int], list[WallRound]] = defaultdict(list)
    for one in rounds:
        walls[one.size, one.columns].append(one)
    return [_sum(alike, at) for alike in walls.values()]


def _sum(alike: list[WallRound], at: float) -> WallRound:
    places: dict[int, list[Found]] = defaultdict(list)
    cards: dict[int, list[Fooled]] = defaultdict(list)
    for one in alike:
        for found in one.stolen:
            places[found.place].append(found)
        for fooled in one.decoys:
            cards[fooled.card].append(fooled)
    return WallRound(
        0,
        at,
        alike[0].size,
        alike[0].columns,
        tuple(Found(place, sum(o.found for o in of), sum(o.asked for o in of)) for place, of in places.items()),
        tuple(Fooled(card, sum(o.fooled for o in of), sum(o.asked for o in of)) for card, of in cards.items()),
        sum(one.rounds for one in alike),
    )


def _read(file: Path) -> list[WallRound]:
    """None for a file that is missing or was damaged by hand."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[WallRound])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return []
