"""Answers that somebody began behind the curtain and has not locked in."""

from __future__ import annotations

from collections.abc import Callable

from artgames.engine.api import Seat
from artgames.engine.choices import Action, Choice


class Drafts:
    """One for each seat at most."""

    def __init__(self) -> None:
        self._kept: dict[Seat, Action] = {}

    def keep(self, seat: Seat, draft: Action | None) -> None:
        if draft is not None:
            self._kept[seat] = draft

    def take(self, seat: Seat, choices: tuple[Choice, ...]) -> Action | None:
        """What this seat began as an answer to one of these; it is the seat's own again."""
        draft = self._kept.pop(seat, None)
        return draft if draft is not None and _fits(draft, choices) else None

    def has(self, seat: Seat) -> bool:
        return seat in self._kept

    def forget_answered(self, choices: Callable[[Seat], tuple[Choice, ...]]) -> None:
        """An answer begun for a question that is no longer asked must not turn up at the next one."""
        self._kept = {seat: draft for seat, draft in self._kept.items() if _fits(draft, choices(seat))}


def _fits(draft: Action, choices: tuple[Choice, ...]) -> bool:
    return any(choice.fits(draft) for choice in choices)
