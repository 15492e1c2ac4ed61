"""The album of all titles, and who was good at what."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, Keepsake
from artgames.engine.points import found_by
from artgames.engine.words import QT_TRANSLATE_NOOP, Voice
from artgames.games.title_teller.rules.records import TableView

_say = Voice("title_teller")
_honour = Honours("title_teller")


def album(view: TableView, _events: Sequence[Event]) -> Iterator[Keepsake]:
    head = QT_TRANSLATE_NOOP("title_teller", "{teller} called it")
    for turn in view.pad:
        found = found_by([row.seat for row in turn.rows if row.right], len(turn.rows) - 1)
        yield Keepsake(_say(head, {"teller": turn.teller}), turn.title, (turn.painting,), (found,))


def awards(view: TableView, _events: Sequence[Event]) -> Iterator[Award]:
    seats = range(view.seats)
    rows = [row for turn in view.pad for row in turn.rows]
    found = {seat: sum(row.right for row in rows if row.seat == seat) for seat in seats}
    eye = QT_TRANSLATE_NOOP("title_teller", "Found the right painting {count:once|# times}")
    yield from _honour(found, QT_TRANSLATE_NOOP("title_teller", "Mind reader"), eye)
    told = {seat: sum(row.points for row in rows if row.seat == seat and row.teller) for seat in seats}
    titles = QT_TRANSLATE_NOOP("title_teller", "{count:One point|# points} for telling titles")
    yield from _honour(told, QT_TRANSLATE_NOOP("title_teller", "Finest title teller"), titles)
    votes = {seat: sum(row.received for row in rows if row.seat == seat) for seat in seats}
    lured = QT_TRANSLATE_NOOP("title_teller", "{count:One vote|# votes} for paintings that were not meant")
    yield from _honour(votes, QT_TRANSLATE_NOOP("title_teller", "Best decoy"), lured)
    longest = {seat: max((len(one.title) for one in view.pad if one.teller == seat), default=0) for seat in seats}
    letters = QT_TRANSLATE_NOOP("title_teller", "A title of {count:one letter|# letters}")
    yield from _honour(longest, QT_TRANSLATE_NOOP("title_teller", "Grand titles"), letters, 12)


RECAP = Recap(
    awards=awards, album=album, album_title=_say(QT_TRANSLATE_NOOP("title_teller", "The album of your titles"))
)
