"""What was stolen, who got it, and who was good at what."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap, Taken
from artgames.engine.highlights import Award, Honours
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.forgers.rules.records import ForgeriesRevealed, TableView
from artgames.games.forgers.words.say import say

_honour = Honours("forgers")


def taken(view: TableView, events: Sequence[Event]) -> Iterator[Taken]:
    """Chance deals out what was stolen, and only the reveals say how; there is one for each round of the pad."""
    reveals = [event for event in events if isinstance(event, ForgeriesRevealed)]
    for scored, reveal in zip(view.pad, reveals, strict=False):
        for taker, painting in reveal.taken:
            yield Taken(scored.round, taker, painting)


def awards(view: TableView, _events: Sequence[Event]) -> Iterator[Award]:
    rows = [row for scored in view.pad for row in scored.rows]
    seats = range(view.seats)
    fooled = {seat: sum(row.missed for row in rows if row.seat == seat and row.thief) for seat in seats}
    found = {seat: sum(row.hits for row in rows if row.seat == seat) for seat in seats}
    sure = {seat: 0 if any(row.wrong for row in rows if row.seat == seat) else found[seat] for seat in seats}
    eye = QT_TRANSLATE_NOOP("forgers", "Found {count:one forgery|# forgeries}")
    yield from _honour(found, QT_TRANSLATE_NOOP("forgers", "Sharpest eye"), eye)
    hand = QT_TRANSLATE_NOOP("forgers", "Fooled the others {count:once|# times}")
    yield from _honour(fooled, QT_TRANSLATE_NOOP("forgers", "Master forger"), hand)
    clean = QT_TRANSLATE_NOOP("forgers", "{count:One forgery|# forgeries} found, and no guess wrong")
    yield from _honour(sure, QT_TRANSLATE_NOOP("forgers", "Never fooled"), clean, 2)
    yield from _good_taste(view)


def _good_taste(view: TableView) -> Iterator[Award]:
    """The first genuine painting that somebody took for a forgery."""
    for seat in range(view.seats):
        doubted = [one for scored in view.pad for one in scored.guesses if one.seat == seat and not one.found]
        for guess in doubted[:1]:
            says = say(QT_TRANSLATE_NOOP("forgers", "Found {painting} too good to be true"), painting="")
            title = say(QT_TRANSLATE_NOOP("forgers", "Healthy doubt"))
            yield Award(seat, title, says, card=guess.painting, teases=True)


RECAP = Recap(taken, awards=awards)
