"""Which paintings stood where they belong: those that are left when as few as possible are struck out (SP-30)."""

from collections.abc import Iterator

from artgames.engine.assessment import Answered, told
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.chronology.rules.records import ListLocked, PadRound, Row, State
from artgames.games.chronology.rules.scoring import longest_rising


def answers(match: Match[State]) -> Iterator[Answered]:
    turns = {(state.round, event.seat): turn for turn, event, state in told(match, ListLocked)}
    for scored in match.state.pad:
        for row in scored.rows:
            yield from _of_row(scored, row, turns.get((scored.round, row.seat)))


def _of_row(scored: PadRound, row: Row, turn: int | None) -> Iterator[Answered]:
    """Also where only neighbours bring points (SP-33): a painting outside the best run may be rightly placed."""
    right = longest_rising([scored.years[token - 1] for token in row.tokens])
    for place, token in enumerate(row.tokens):
        yield Answered(row.seat, scored.paintings[token - 1], "date", place in right, _placed(place, row), turn)


def _placed(place: int, row: Row) -> Sentence:
    text = QT_TRANSLATE_NOOP("chronology", "{place} of {count}, oldest first")
    return Sentence("chronology", text, {"place": place + 1, "count": len(row.tokens)})
