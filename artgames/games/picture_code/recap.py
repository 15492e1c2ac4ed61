"""All clues once more with what the teams pointed at, and whose clues were the best."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, Keepsake
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.picture_code.rules.records import TEAMS, ClueGiven, PaintingUncovered, TableView, Turn

_say = Voice("picture_code")
_honour = Honours("picture_code")

_BY = {
    "sun": QT_TRANSLATE_NOOP("picture_code", "{giver}, for Team Sun"),
    "rain": QT_TRANSLATE_NOOP("picture_code", "{giver}, for Team Rain"),
}


def album(view: TableView, events: Sequence[Event]) -> Iterator[Keepsake]:
    places = _places(events)
    known = len(places) == len(view.turns)  # a match that was taken up again has forgotten some
    for number, turn in enumerate(view.turns):
        cards = tuple(view.wall[place] for place in places[number]) if known else ()
        text = f"{turn.word} · {turn.number}" if turn.number >= 0 else turn.word
        yield Keepsake(_say(_BY[turn.team], {"giver": turn.giver}), text, cards, (_came_of(turn),))


def _places(events: Sequence[Event]) -> list[list[int]]:
    """What was pointed at, clue by clue."""
    turns: list[list[int]] = []
    for event in events:
        if isinstance(event, ClueGiven):
            turns.append([])
        elif isinstance(event, PaintingUncovered) and turns:
            turns[-1].append(event.place)
    return turns


def _right(turn: Turn) -> int:
    return sum(kind == turn.team for kind in turn.found)


def _came_of(turn: Turn) -> Sentence:
    if "alarm" in turn.found:
        return _say(QT_TRANSLATE_NOOP("picture_code", "It set off the alarm."))
    text = QT_TRANSLATE_NOOP("picture_code", "{count:=0 No painting|One painting|# paintings} found.")
    return _say(text, count=_right(turn))


def awards(view: TableView, _events: Sequence[Event]) -> Iterator[Award]:
    """Teams point as one: only the clues have an author."""
    clues = {giver: [turn for turn in view.turns if turn.giver == giver] for giver in view.givers}
    finest = {giver: max(map(_right, own), default=0) for giver, own in clues.items()}
    for giver, own in clues.items():
        best = max(own, key=_right, default=None)
        if best is not None and _right(best) > 1 and finest[giver] == max(finest.values()):
            says = QT_TRANSLATE_NOOP("picture_code", "“{word}” found {count} at once")
            title = _say(QT_TRANSLATE_NOOP("picture_code", "Clue of the day"))
            yield Award(giver, title, _say(says, word=best.word, count=_right(best)))
    found = {giver: sum(map(_right, own)) for giver, own in clues.items()}
    led = QT_TRANSLATE_NOOP("picture_code", "Clues to {count:one painting|# paintings}")
    yield from _honour(found, QT_TRANSLATE_NOOP("picture_code", "Master of clues"), led)
    brave = {giver: max((turn.number for turn in own), default=0) for giver, own in clues.items()}
    dared = QT_TRANSLATE_NOOP("picture_code", "One word for {count:one painting|# paintings}")
    yield from _honour(brave, QT_TRANSLATE_NOOP("picture_code", "Boldest clue"), dared, 2)
    yield from _clean_hands(view)


def _clean_hands(view: TableView) -> Iterator[Award]:
    """A team that never pointed at anything but its own: for whoever gave the clues."""
    for team, giver in zip(TEAMS, view.givers, strict=True):
        kinds = [kind for turn in view.turns if turn.team == team for kind in turn.found]
        if kinds and all(kind == team for kind in kinds):
            says = QT_TRANSLATE_NOOP("picture_code", "Not one wrong painting")
            title = _say(QT_TRANSLATE_NOOP("picture_code", "Clear as day"))
            yield Award(giver, title, _say(says), perfect=len(kinds) == view.key.count(team))


RECAP = Recap(awards=awards, album=album, album_title=_say(QT_TRANSLATE_NOOP("picture_code", "All the clues again")))
