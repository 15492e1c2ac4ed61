"""Who knew what best, in all games that ask about paintings."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.facts import Element
from artgames.engine.highlights import Award, Honours
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.group_quiz.rules.records import Answered, Buzzed, QuestionAsked, TableView

_honour = Honours("group_quiz")

_KNOWS: Mapping[Element, str] = {
    "title": QT_TRANSLATE_NOOP("group_quiz", "Never lost for a title"),
    "artist": QT_TRANSLATE_NOOP("group_quiz", "Friend of the painters"),
    "date": QT_TRANSLATE_NOOP("group_quiz", "Walking calendar"),
    "century": QT_TRANSLATE_NOOP("group_quiz", "Time traveller"),
    "lived": QT_TRANSLATE_NOOP("group_quiz", "Biographer"),
    "sitter": QT_TRANSLATE_NOOP("group_quiz", "Never forgets a face"),
    "country": QT_TRANSLATE_NOOP("group_quiz", "Well travelled"),
    "school": QT_TRANSLATE_NOOP("group_quiz", "Connoisseur"),
    "museum": QT_TRANSLATE_NOOP("group_quiz", "Museum regular"),
}


def awards(view: TableView, events: Sequence[Event]) -> Iterator[Award]:
    seats = range(view.seats)
    rows = [row for scored in view.pad for row in scored.rows]
    hits = {seat: sum(row.hits for row in rows if row.seat == seat) for seat in seats}
    wrong = {seat: sum(row.wrong for row in rows if row.seat == seat) for seat in seats}
    every = [seat for seat in seats if hits[seat] > 2 and not wrong[seat]]
    never = QT_TRANSLATE_NOOP("group_quiz", "Not one wrong answer")
    yield from _honour.perfect(every, QT_TRANSLATE_NOOP("group_quiz", "Walking encyclopaedia"), never)
    known = _known(events)
    right = QT_TRANSLATE_NOOP("group_quiz", "{count:One right answer|# right answers}")
    for element, title in _KNOWS.items():
        yield from _honour({seat: known[element, seat] for seat in seats}, title, right)
    first = Counter(event.seat for event in events if isinstance(event, Buzzed) and event.knows)
    quick = QT_TRANSLATE_NOOP("group_quiz", "First at the buzzer {count:once|# times}")
    yield from _honour(
        {seat: first[seat] for seat in seats}, QT_TRANSLATE_NOOP("group_quiz", "Quick off the mark"), quick
    )
    brave = {seat: hits[seat] + wrong[seat] for seat in seats}
    tried = QT_TRANSLATE_NOOP("group_quiz", "{count:One answer|# answers} ventured")
    yield from _honour(brave, QT_TRANSLATE_NOOP("group_quiz", "Brave heart"), tried)


def _known(events: Sequence[Event]) -> Counter[tuple[Element, int]]:
    """How often everybody was right about what."""
    known: Counter[tuple[Element, int]] = Counter()
    element: Element | None = None
    for event in events:
        if isinstance(event, QuestionAsked):
            element = event.element
        elif isinstance(event, Answered) and event.right and element is not None:
            known[element, event.seat] += 1
    return known


RECAP = Recap(awards=awards)
