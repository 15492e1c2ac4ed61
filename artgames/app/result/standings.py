"""Who stands where at the end of a match, and how it came to that."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple, cast

from artgames.decks import Deck, Painting
from artgames.engine.api import Event, Outcome, Seat

REVEALS = ("theft_revealed", "forgeries_revealed")
"""The events that tell what was stolen in a round."""


class PodiumStep(NamedTuple):
    """A step of the podium. Whoever is equal shares one, and the places behind are left out."""

    place: int
    seats: tuple[Seat, ...]
    points: int | None
    """None where nobody counts them."""

    lost: bool = False
    """All have lost together: nobody stands higher than anybody."""


class Stolen(NamedTuple):
    """A painting that was stolen in a round."""

    round: int
    thief: Seat
    painting: Painting


def steps(outcome: Outcome) -> tuple[PodiumStep, ...]:
    """All steps, the winners' first. Winners may be fewer than those with the most points: the game breaks ties."""
    others = [seat for seat in range(len(outcome.points)) if seat not in outcome.winners]
    groups = [tuple(outcome.winners)] if outcome.winners else []
    for points in sorted({outcome.points[seat] for seat in others}, reverse=True):
        groups.append(tuple(seat for seat in others if outcome.points[seat] == points))
    lost = not outcome.winners and not outcome.counted
    # Where nobody counts points there are only two sides, however many sit on each.
    places = accumulate((len(group) if outcome.counted else 1 for group in groups), initial=1)
    return tuple(
        PodiumStep(place, group, outcome.points[group[0]] if outcome.counted else None, lost)
        for place, group in zip(places, groups, strict=False)
    )


def points_by_round(view: Any, seats: int) -> tuple[tuple[int, ...], ...]:
    """For each seat the points after each round, from 0 on; of any game that keeps a score pad."""
    pad: Sequence[Any] = getattr(view, "pad", ())
    rows = [[_points_of(one, seat) for one in pad] for seat in range(seats)]
    return tuple(tuple(accumulate(row, initial=0)) for row in rows)


def _points_of(one: Any, seat: Seat) -> int:
    return next((int(row.points) for row in one.rows if row.seat == seat), 0)


def stolen_paintings(view: Any, events: Sequence[Event], deck: Deck | None) -> tuple[Stolen, ...]:
    """What was stolen, round by round. The pad knows the thief; the reveals, in the same order, know the paintings, and
    who got each of them where that is not always the thief."""
    reveals = [event for event in events if event.__struct_config__.tag in REVEALS]
    found = []
    for one, reveal in zip(getattr(view, "pad", ()), reveals, strict=False):
        for taker, card in _taken(one, reveal):
            if deck is not None and card in deck.ids:
                found.append(Stolen(one.round, taker, deck.painting(card)))
    return tuple(found)


def _taken(one: Any, reveal: Any) -> Sequence[tuple[Seat, int]]:
    if hasattr(reveal, "taken"):
        return cast(Sequence[tuple[Seat, int]], reveal.taken)
    return [(one.thief, card) for card in reveal.paintings]
