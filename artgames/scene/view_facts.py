"""What the bars round a board can tell of any game: by the names that views have for rounds, phases and points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.engine.api import Seat, View

translate = QCoreApplication.translate

POINTS = ("totals", "points")
"""What points are called, where a view has them for every seat."""


def rounds_of(view: View) -> str:
    """Which round of how many, as far as the view says so."""
    now, last = getattr(view, "round", None), getattr(view, "rounds", None)
    if not isinstance(now, int):
        return ""
    if not isinstance(last, int):
        return translate("Plain", "Round {round}").format(round=now)
    return translate("Tabletop", "Round {round} of {rounds}").format(round=now, rounds=last)


def phase_of(view: View) -> str:
    return str(getattr(view, "phase", ""))


def points_in(view: View, seats: int) -> tuple[int | None, ...]:
    """Everybody's, if the view has them; None for each seat if it has not."""
    for name in POINTS:
        found = getattr(view, name, None)
        if isinstance(found, tuple) and len(found) == seats and all(isinstance(one, int) for one in found):
            return found
    return (None,) * seats


def done_in(view: View, asked: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who has locked in, in a view that says so, while anybody is still asked."""
    locked = getattr(view, "locked", ())
    return locked if isinstance(locked, tuple) and any(seat >= 0 for seat in asked) else ()
