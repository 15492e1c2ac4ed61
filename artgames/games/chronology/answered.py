"""Which paintings stood where they belong: those that are left when as few as possible are struck out (SP-30)."""

from collections.abc import Iterator

from artgames.engine.answered import Answered
from artgames.engine.match import Match
from artgames.games.chronology.rules.scoring import longest_rising
from artgames.games.chronology.rules.values import PadRound, State


def answers(match: Match[State]) -> Iterator[Answered]:
    for scored in match.state.pad:
        yield from _of_round(scored)


def _of_round(scored: PadRound) -> Iterator[Answered]:
    """Also where only neighbours bring points (SP-33): a painting outside the best run may be rightly placed."""
    for row in scored.rows:
        right = longest_rising([scored.years[token - 1] for token in row.tokens])
        for place, token in enumerate(row.tokens):
            yield Answered(row.seat, scored.paintings[token - 1], "date", place in right)
