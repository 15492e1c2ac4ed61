"""Mistakes become lessons: which paintings were missed in a match, by whomever."""

from collections.abc import Collection, Iterable

from artgames.engine.answered import Answered
from artgames.engine.api import Seat


def missed_cards(answers: Iterable[Answered], seats: Collection[Seat]) -> tuple[int, ...]:
    """The paintings that one of these seats missed, the most missed first; of equally many the earlier one."""
    missed: dict[int, int] = {}
    for one in answers:
        if not one.right and one.seat in seats:
            missed[one.card] = missed.get(one.card, 0) + 1
    return tuple(sorted(missed, key=lambda card: -missed[card]))
