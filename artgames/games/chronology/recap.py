"""Who was good at what, at a table and alone."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.chronology.rules.records import PadRound, Row, TableView

_honour = Honours("chronology")


def awards(view: TableView, _events: Sequence[Event]) -> Iterator[Award]:
    seats = range(view.seats)
    lists = [(scored, row) for scored in view.pad for row in scored.rows]
    whole = [row.seat for _, row in lists if len(row.kept) == len(row.tokens)]
    order = QT_TRANSLATE_NOOP("chronology", "A whole round in the right order")
    yield from _honour.perfect(sorted(set(whole)), QT_TRANSLATE_NOOP("chronology", "Perfect timeline"), order)
    longest = {seat: max((len(row.kept) for _, row in lists if row.seat == seat), default=0) for seat in seats}
    run = QT_TRANSLATE_NOOP("chronology", "{count:One painting|# paintings} in the right order at once")
    yield from _honour(longest, QT_TRANSLATE_NOOP("chronology", "Sense of time"), run, 3)
    first = {seat: sum(_is_oldest(*one) for one in lists if one[1].seat == seat) for seat in seats}
    began = QT_TRANSLATE_NOOP("chronology", "Knew the oldest painting {count:once|# times}")
    yield from _honour(first, QT_TRANSLATE_NOOP("chronology", "Friend of old masters"), began)
    last = {seat: sum(_is_latest(*one) for one in lists if one[1].seat == seat) for seat in seats}
    ended = QT_TRANSLATE_NOOP("chronology", "Knew the latest painting {count:once|# times}")
    yield from _honour(last, QT_TRANSLATE_NOOP("chronology", "Friend of the moderns"), ended)


def _is_oldest(scored: PadRound, row: Row) -> bool:
    return scored.years[row.tokens[0] - 1] == min(scored.years)


def _is_latest(scored: PadRound, row: Row) -> bool:
    return scored.years[row.tokens[-1] - 1] == max(scored.years)


RECAP = Recap(awards=awards)
