"""All clues once more with what was removed, and who led the way."""

from collections import Counter
from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, Keepsake
from artgames.engine.words import QT_TRANSLATE_NOOP, Voice
from artgames.games.likeness.rules.records import ROUNDS, SheetConfirmed, TableView

_say = Voice("likeness")
_honour = Honours("likeness")

_WAYS = {
    "upright": QT_TRANSLATE_NOOP("likeness", "Round {round}: ≈ similar to the secret"),
    "sideways": QT_TRANSLATE_NOOP("likeness", "Round {round}: ≠ different from the secret"),
}


def album(view: TableView, _events: Sequence[Event]) -> Iterator[Keepsake]:
    """The secret first, then each clue with what went after it."""
    if view.secret is not None:
        head = _say(QT_TRANSLATE_NOOP("likeness", "The secret was number {token}"), token=view.secret)
        yield Keepsake(head, cards=(view.grid[view.secret - 1],))
    for number, clue in enumerate(view.clues):
        gone = view.removed[number] if number < len(view.removed) else ()
        text = QT_TRANSLATE_NOOP("likeness", "Removed: {tokens}")
        says = (_say(text, tokens=gone),) if gone else ()
        yield Keepsake(_say(_WAYS[clue.way], round=number + 1), cards=(clue.card,), says=says)


def awards(view: TableView, events: Sequence[Event]) -> Iterator[Award]:
    if view.found:
        says = QT_TRANSLATE_NOOP("likeness", "Led everyone to the secret with {count:one clue|# clues}")
        title = _say(QT_TRANSLATE_NOOP("likeness", "Eye for likeness"))
        yield Award(view.giver, title, _say(says, count=len(view.clues)))
    elif len(view.clues) > 1:
        says = QT_TRANSLATE_NOOP("likeness", "Kept the secret alive for {count} of {rounds} rounds")
        title = _say(QT_TRANSLATE_NOOP("likeness", "Good company"))
        lasted = min(len(view.clues), ROUNDS) - 1
        yield Award(view.giver, title, _say(says, count=lasted, rounds=ROUNDS))
    new = Counter(event.seat for event in events if isinstance(event, SheetConfirmed) and event.is_new)
    agreed = Counter(event.seat for event in events if isinstance(event, SheetConfirmed) and not event.is_new)
    guessers = [seat for seat in range(view.seats) if seat != view.giver]
    led = QT_TRANSLATE_NOOP("likeness", "Made {count:one suggestion|# suggestions}")
    yield from _honour({seat: new[seat] for seat in guessers}, QT_TRANSLATE_NOOP("likeness", "Leads the way"), led)
    peace = QT_TRANSLATE_NOOP("likeness", "Agreed {count:once|# times}")
    yield from _honour({seat: agreed[seat] for seat in guessers}, QT_TRANSLATE_NOOP("likeness", "Team spirit"), peace)


RECAP = Recap(awards=awards, album=album, album_title=_say(QT_TRANSLATE_NOOP("likeness", "All the clues again")))
