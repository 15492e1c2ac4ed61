"""Mistakes become lessons: which paintings were missed in a match, by whomever."""

from collections.abc import Iterable

from artgames.engine.assessment import Answered


def missed_cards(answers: Iterable[Answered]) -> tuple[int, ...]:
    """The paintings that were missed in these answers, the most missed first; of equally many the earlier one."""
    missed: dict[int, int] = {}
    for one in answers:
        if not one.right:
            missed[one.card] = missed.get(one.card, 0) + 1
    return tuple(sorted(missed, key=lambda card: -missed[card]))
