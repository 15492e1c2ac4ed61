"""Which of many decisions mattered most, judged when all is over.

Everything that was decided is tried in a few imagined worlds, since most of it was good enough or made no difference.
What seems to have cost most is then tried in many more.
"""

from collections.abc import Callable, Mapping, Sequence

import msgspec


class Case(msgspec.Struct, frozen=True):
    """A question that was answered, to be judged again by what was known then."""

    moves: Sequence[int]
    try_all: Callable[[Sequence[int]], Sequence[float]]
    """In one imagined world, the same for all of these moves: what each leads to, from 0 to 1."""

    def means(self, moves: Sequence[int], worlds: int) -> Mapping[int, float]:
        """What these moves lead to, on average."""
        tried = [self.try_all(moves) for _ in range(worlds)]
        return {move: sum(column) / worlds for move, column in zip(moves, zip(*tried, strict=True), strict=True)}


def turned(cases: Mapping[int, tuple[Case, int]], trials: int, most: int) -> list[int]:
    """Of cases, each with the move that was made, those in which another move seems better by the widest margin, the
    widest first. About so many trials are shared out among all of them."""
    worlds = max(1, trials // max(1, sum(len(case.moves) for case, _ in cases.values())))
    margins: dict[int, float] = {}
    for number, (case, made) in cases.items():
        means = case.means(case.moves, worlds)
        margins[number] = max(means.values()) - means[made]
    return sorted(margins, key=lambda number: (-margins[number], number))[:most]
