"""What the public said, and what its majority means. No widgets: notes of a match and other screens use it, too."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from artgames.engine.api import Seat
from artgames.engine.choices import Choice, Pick

VOTES_NOTE = "votes"
"""Under this name all counts of a match are kept with it."""

Way: TypeAlias = Literal["hands", "slips", "phones"]
Slip: TypeAlias = tuple[int, ...]


class Count(msgspec.Struct, frozen=True):
    """How often each number was named at one moment of a match, and what came of it."""

    turn: int
    """How many actions of the match had been done when it was counted."""

    seat: Seat
    way: Way
    counts: tuple[tuple[int, int], ...]
    """Numbers and how often each was named; those that nobody named are left out."""

    voters: int
    """How many hands, or slips, there were."""

    chosen: tuple[int, ...]

    def named(self, number: int) -> int:
        return dict(self.counts).get(number, 0)


class Ballot(msgspec.Struct, frozen=True):
    """What people without a seat say on their phones, as it stands at this moment."""

    counts: tuple[tuple[int, int], ...] = ()
    voters: int = 0

    def added_to(self, counts: Mapping[int, int]) -> dict[int, int]:
        return dict(Counter(counts) + Counter(dict(self.counts)))

    def count(self, turn: int, seat: Seat, pick: Pick) -> Count | None:
        """The answer of the audience, if phones alone decide; None where nobody has voted."""
        chosen = majority(pick, dict(self.counts), self.voters, pick.max if pick.min == pick.max else 0).chosen
        is_answer = self.voters > 0 and pick.problem(chosen) is None
        return Count(turn, seat, "phones", self.counts, self.voters, chosen) if is_answer else None


class Verdict(msgspec.Struct, frozen=True):
    """What the majority says. `level` are numbers named equally often of which only the lower ones count."""

    chosen: tuple[int, ...] = ()
    level: tuple[int, ...] = ()


def votable(choices: Sequence[Choice]) -> Pick | None:
    """The numbers that a room can be asked about: a secret answer that is a few of them, and nothing else."""
    if not choices or not choices[0].secret or choices[0].given or len(choices[0].fields) != 1:
        return None
    field = choices[0].fields[0]
    return field if isinstance(field, Pick) and field.what == "token" else None


def is_called_out(choices: Sequence[Choice]) -> bool:
    """Whether nothing is to be answered but “yes”, before everybody's eyes, or what all of them talk over and stand
    behind: anybody in the room may press it for the public, and nobody counts as content who was not asked."""
    only_yes = len(choices) == 1 and not (choices[0].fields or choices[0].given or choices[0].secret)
    return only_yes or any(choice.together for choice in choices)


def is_for_the_room(choices: Sequence[Choice]) -> bool:
    """Whether the public says this by itself, and no bot for it."""
    return votable(choices) is not None or is_called_out(choices)


def majority(pick: Pick, counts: Mapping[int, int], voters: int, wanted: int = 0) -> Verdict:
    """The `wanted` numbers that were named most often; where nobody said how many, all that more than half of the
    voters named, and the first in any case. Of numbers named equally often the lower one counts."""
    named = sorted((number for number in pick.of if counts.get(number, 0) > 0), key=lambda n: (-counts[n], n))
    if wanted <= 0:
        wanted = max(1, sum(2 * counts[number] > voters for number in named))
    room = max(pick.min, min(wanted, pick.max))
    chosen = named[:room]
    level: tuple[int, ...] = ()
    if len(named) > room:
        last = counts[chosen[-1]] if chosen else 0
        tied = [number for number in named if counts[number] == last]
        level = tuple(tied) if counts[named[room]] == last else ()
    return Verdict(tuple(sorted(chosen)), level)


def is_enough(pick: Pick, verdict: Verdict) -> bool:
    """Whether the rules would take this for an answer."""
    return pick.problem(verdict.chosen) is None


class BadSlip(ValueError):
    """A line that no slip can have; `kind` is unknown, twice or many, `number` what it is about."""

    def __init__(self, kind: Literal["unknown", "twice", "many"], number: int) -> None:
        super().__init__(kind)
        self.kind, self.number = kind, number


def read_slip(line: str, pick: Pick, shown: Sequence[int] = ()) -> Slip:
    """The numbers of one slip: ``357`` or ``3 5 12``; ``0`` is an empty slip. Raises BadSlip."""
    parts = re.findall(r"\d+", line) if re.search(r"\d\D+\d", line) or max(pick.of) > 9 else re.findall(r"\d", line)
    numbers = [int(part) for part in parts]
    if numbers == [0]:
        return ()
    for place, number in enumerate(numbers):
        if number not in (shown or pick.of):
            raise BadSlip("unknown", number)
        if number in numbers[:place]:
            raise BadSlip("twice", number)
    if len(numbers) > pick.max:
        raise BadSlip("many", pick.max)
    return tuple(sorted(numbers))


def tally(slips: Sequence[Slip]) -> dict[int, int]:
    return dict(Counter(number for slip in slips for number in slip))


# Kept with the match


def kept_counts(notes: Mapping[str, Any]) -> tuple[Count, ...]:
    """All counts that were kept with a match, the oldest first; none where they cannot be read."""
    try:
        return msgspec.convert(notes.get(VOTES_NOTE, ()), tuple[Count, ...])
    except msgspec.ValidationError:
        return ()


def with_count(notes: Mapping[str, Any], count: Count) -> list[Any]:
    """What the note says once this was counted; whatever was taken back since is left out."""
    before = [one for one in kept_counts(notes) if one.turn < count.turn]
    built: list[Any] = msgspec.to_builtins([*before, count])
    return built
