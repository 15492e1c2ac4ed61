"""The album of all dialogues, and who was good at what."""

from collections import Counter
from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, Keepsake
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.dialogue.rules.records import Scene, TableView

_say = Voice("dialogue")
_honour = Honours("dialogue")


def album(view: TableView, _events: Sequence[Event]) -> Iterator[Keepsake]:
    head = QT_TRANSLATE_NOOP("dialogue", "A dialogue by {writer}")
    for scene in view.pad:
        by = _say(head, {"writer": scene.writer})
        yield Keepsake(by, scene.text, scene.portraits, (_found(scene),), by_turns=True)


def _found(scene: Scene) -> Sentence:
    right = [row.seat for row in scene.rows if row.right]
    if not right:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Nobody spotted both."))
    if len(right) == 1:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Spotted by {finder}."), {"finder": right[0]})
    return _say(QT_TRANSLATE_NOOP("dialogue", "{count} players spotted both."), count=len(right))


def awards(view: TableView, _events: Sequence[Event]) -> Iterator[Award]:
    seats = range(view.seats)
    rows = [row for scene in view.pad for row in scene.rows]
    ears = {seat: sum(row.right for row in rows if row.seat == seat) for seat in seats}
    every = [seat for seat in seats if all(row.right for row in rows if row.seat == seat and not row.writer)]
    all_right = QT_TRANSLATE_NOOP("dialogue", "Recognised every single voice")
    perfect = every if len(view.pad) >= 2 * view.seats else []
    yield from _honour.perfect(perfect, QT_TRANSLATE_NOOP("dialogue", "Perfect ear"), all_right)
    heard = QT_TRANSLATE_NOOP("dialogue", "Recognised the voices {count:once|# times}")
    yield from _honour(ears, QT_TRANSLATE_NOOP("dialogue", "Best ear"), heard)
    written = {seat: sum(row.points for row in rows if row.seat == seat and row.writer) for seat in seats}
    drama = QT_TRANSLATE_NOOP("dialogue", "{count:One point|# points} for writing")
    yield from _honour(written, QT_TRANSLATE_NOOP("dialogue", "Finest playwright"), drama)
    riddles = Counter(scene.writer for scene in view.pad if not any(row.right for row in scene.rows))
    riddle = QT_TRANSLATE_NOOP("dialogue", "{count:One dialogue|# dialogues} that nobody could place")
    yield from _honour({seat: riddles[seat] for seat in seats}, QT_TRANSLATE_NOOP("dialogue", "Riddle maker"), riddle)
    yield from _of_lengths(view)


def _of_lengths(view: TableView) -> Iterator[Award]:
    words = {seat: sum(len(one.text.split()) for one in view.pad if one.writer == seat) for seat in range(view.seats)}
    many = QT_TRANSLATE_NOOP("dialogue", "{count:One word|# words} put into painted mouths")
    yield from _honour(words, QT_TRANSLATE_NOOP("dialogue", "Storyteller"), many, 2)
    few = min((count for count in words.values() if count), default=0)
    short = [seat for seat, count in words.items() if count == few and few < max(words.values())]
    title, says = (
        QT_TRANSLATE_NOOP("dialogue", "Few words"),
        QT_TRANSLATE_NOOP("dialogue", "Said it all in {count:one word|# words}"),
    )
    yield from (Award(seat, _say(title), _say(says, count=few)) for seat in short)


RECAP = Recap(
    awards=awards, album=album, album_title=_say(QT_TRANSLATE_NOOP("dialogue", "The album of your dialogues"))
)
