"""The album of all songs, films and quotations, and who was good at what."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, Keepsake
from artgames.engine.points import found_by
from artgames.engine.words import QT_TRANSLATE_NOOP, Voice
from artgames.games.art_and_music.rules.records import TableView

_say = Voice("art_and_music")
_honour = Honours("art_and_music")


def album(view: TableView, _events: Sequence[Event]) -> Iterator[Keepsake]:
    head = QT_TRANSLATE_NOOP("art_and_music", "{lover} thought of")
    for turn in view.pad:
        found = found_by([row.seat for row in turn.rows if row.right], len(turn.rows) - 1)
        yield Keepsake(_say(head, {"lover": turn.lover}), turn.hint, (turn.painting,), (found,))


def awards(view: TableView, _events: Sequence[Event]) -> Iterator[Award]:
    seats = range(view.seats)
    rows = [row for turn in view.pad for row in turn.rows]
    ears = {seat: sum(row.right for row in rows if row.seat == seat) for seat in seats}
    asked = {seat: sum(not row.lover for row in rows if row.seat == seat) for seat in seats}
    every = [seat for seat in seats if asked[seat] > 1 and ears[seat] == asked[seat]]
    all_right = QT_TRANSLATE_NOOP("art_and_music", "Found every painting that was meant")
    yield from _honour.perfect(every, QT_TRANSLATE_NOOP("art_and_music", "Perfect pitch"), all_right)
    heard = QT_TRANSLATE_NOOP("art_and_music", "Found {count:one painting|# paintings} from the hints")
    yield from _honour(ears, QT_TRANSLATE_NOOP("art_and_music", "Best ear"), heard)
    given = {seat: sum(row.points for row in rows if row.seat == seat and row.lover) for seat in seats}
    hint = QT_TRANSLATE_NOOP("art_and_music", "{count:One point|# points} with just the right words")
    yield from _honour(given, QT_TRANSLATE_NOOP("art_and_music", "Best taste"), hint)
    yield from _of_riddles(view)


def _of_riddles(view: TableView) -> Iterator[Award]:
    for turn in view.pad:
        right = [row.seat for row in turn.rows if row.right]
        if not right:
            says = _say(QT_TRANSLATE_NOOP("art_and_music", "Nobody guessed {painting}"), painting="")
            title = _say(QT_TRANSLATE_NOOP("art_and_music", "Deep waters"))
            yield Award(turn.lover, title, says, card=turn.painting)
        elif len(right) == 1 and len(turn.rows) > 2:
            says = _say(QT_TRANSLATE_NOOP("art_and_music", "The only one to think of {painting}"), painting="")
            title = _say(QT_TRANSLATE_NOOP("art_and_music", "Kindred spirit"))
            yield Award(right[0], title, says, card=turn.painting)


RECAP = Recap(
    awards=awards,
    album=album,
    album_title=_say(QT_TRANSLATE_NOOP("art_and_music", "The album of your ideas")),
)
