"""Which places of a wall people remembered: kept with each match, without anybody's name, and added up over days."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

WALL_NOTE = "wall"
"""Under this name the rounds of a match are kept with it."""

ROUNDS_OF_ALL = """
    SELECT note.value FROM note JOIN match ON match.id = note.match
    WHERE note.key = ? AND match.discarded IS NULL ORDER BY match.id"""


class Found(msgspec.Struct, frozen=True):
    """A painting that was stolen from this place, counted from 0 in reading order: who of how many found it."""

    place: int
    found: int
    asked: int


class Fooled(msgspec.Struct, frozen=True):
    """A painting that had never hung there: so many of how many took it for a stolen one."""

    card: int
    fooled: int
    asked: int


class WallRound(msgspec.Struct, frozen=True, omit_defaults=True):
    """One exhibit. `at` is in seconds since 1970; `columns` is how the wall was hung."""

    round: int
    at: float
    size: int
    columns: int
    stolen: tuple[Found, ...]
    decoys: tuple[Fooled, ...] = ()
    rounds: int = 1
    """For how many rounds this stands: a kiosk only keeps the sums of a day."""


class Remembered(msgspec.Struct, frozen=True):
    """Many rounds on walls of one size, added up. `places` are pairs of found and asked, for each place."""

    size: int
    columns: int
    rounds: int
    places: tuple[tuple[int, int], ...]
    decoys: tuple[Fooled, ...]
    """Those that fooled anybody, the most successful first."""

    @property
    def asked(self) -> int:
        return sum(asked for _, asked in self.places)

    @property
    def found(self) -> int:
        return sum(found for found, _ in self.places)


def kept_rounds(notes: Mapping[str, Any]) -> tuple[WallRound, ...]:
    """The rounds of one match; none where they cannot be read."""
    try:
        return msgspec.convert(notes.get(WALL_NOTE, ()), tuple[WallRound, ...])
    except msgspec.ValidationError:
        return ()


def with_round(notes: Mapping[str, Any], one: WallRound) -> list[Any]:
    """What the note says once this round is over, also where it was played a second time."""
    others = [other for other in kept_rounds(notes) if other.round < one.round]
    built: list[Any] = msgspec.to_builtins([*others, one])
    return built


def taken_back(notes: Mapping[str, Any], rounds: int) -> list[Any]:
    """What the note says where only so many rounds are still over."""
    built: list[Any] = msgspec.to_builtins([one for one in kept_rounds(notes) if one.round <= rounds])
    return built


def read_rounds(values: Iterable[bytes]) -> list[WallRound]:
    """All rounds of many notes; what cannot be read costs only itself."""
    found: list[WallRound] = []
    for value in values:
        try:
            found += msgspec.json.decode(value, type=list[WallRound])
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
            continue
    return found


def walls_in(rounds: Sequence[WallRound]) -> list[tuple[int, int]]:
    """Sizes and columns of the walls in these rounds, the commonest first: only alike walls can be added up."""
    walls = [(one.size, one.columns) for one in rounds]
    return sorted(set(walls), key=lambda wall: (-walls.count(wall), wall))


def add_up(rounds: Sequence[WallRound], wall: tuple[int, int]) -> Remembered:
    """What was remembered of walls of this size and shape."""
    size, columns = wall
    alike = [one for one in rounds if (one.size, one.columns) == wall]
    found, asked = [0] * size, [0] * size
    fooled: dict[int, tuple[int, int]] = {}
    for one in alike:
        for taken in one.stolen:
            if 0 <= taken.place < size:
                found[taken.place] += taken.found
                asked[taken.place] += taken.asked
        for decoy in one.decoys:
            before = fooled.get(decoy.card, (0, 0))
            fooled[decoy.card] = (before[0] + decoy.fooled, before[1] + decoy.asked)
    told = [Fooled(card, many, of) for card, (many, of) in fooled.items() if many]
    ranked = sorted(told, key=lambda decoy: (-decoy.fooled / decoy.asked, -decoy.fooled, decoy.card))
    return Remembered(
        size, columns, sum(one.rounds for one in alike), tuple(zip(found, asked, strict=True)), tuple(ranked)
    )
