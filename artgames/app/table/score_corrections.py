"""Points that a host gives or takes by hand, each with a note. They are kept beside the match: the rules never see
them, and whoever shows points adds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

import msgspec

from artgames.engine.api import Outcome, Seat
from artgames.store.match_notes import MatchNotes

CORRECTIONS_NOTE = "corrections"
CORRECTED = "corrected"
"""Why a match ended as it did, where a correction changed who has won."""

MOST_POINTS, LONGEST_NOTE = 99, 120


class Correction(msgspec.Struct, frozen=True):
    """`after`: how many rounds had been scored when it was made."""

    seat: Seat
    points: int
    note: str
    after: int = 0


def kept_corrections(notes: Mapping[str, Any]) -> tuple[Correction, ...]:
    """All that count, the oldest first; none where they cannot be read."""
    try:
        return msgspec.convert(notes.get(CORRECTIONS_NOTE, ()), tuple[Correction, ...])
    except msgspec.ValidationError:
        return ()


def correct(notebook: MatchNotes, correction: Correction) -> None:
    """Make one more. Raises StoreProblem."""
    notebook.note(CORRECTIONS_NOTE, msgspec.to_builtins([*kept_corrections(notebook.notes()), correction]))


def take_back(notebook: MatchNotes) -> None:
    """Forget the last one. Raises StoreProblem."""
    notebook.note(CORRECTIONS_NOTE, msgspec.to_builtins(kept_corrections(notebook.notes())[:-1]))


def sums(corrections: Sequence[Correction], seats: int) -> tuple[int, ...]:
    """For each seat how many points were given or taken."""
    return tuple(sum(one.points for one in corrections if one.seat == seat) for seat in range(seats))


def corrected(outcome: Outcome, corrections: Sequence[Correction]) -> Outcome:
    """How the match ended once the corrections count. Where nothing but points decided who stands highest, they decide
    again; a tie that the game has broken stays broken as long as the same people are level."""
    if not corrections or not outcome.counted:
        return outcome
    added = sums(corrections, len(outcome.points))
    points = tuple(by_rules + more for by_rules, more in zip(outcome.points, added, strict=True))
    leaders = _highest(points)
    winners = outcome.winners if leaders == _highest(outcome.points) else leaders
    reason = outcome.reason if winners == outcome.winners else CORRECTED
    return msgspec.structs.replace(outcome, points=points, winners=winners, reason=reason)


def _highest(points: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, earned in enumerate(points) if earned == max(points))


def lines_with(lines: Sequence[Sequence[int]], corrections: Sequence[Correction]) -> tuple[tuple[int, ...], ...]:
    """Points after each round, from 0 on, with each correction from the round on after which it was made."""
    made = []
    for seat, line in enumerate(lines):
        steps = [0] * len(line)
        for one in corrections:
            if one.seat == seat and steps:
                steps[min(one.after, len(steps) - 1)] += one.points
        made.append(tuple(points + more for points, more in zip(line, accumulate(steps), strict=True)))
    return tuple(made)
