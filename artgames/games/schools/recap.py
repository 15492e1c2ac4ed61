"""Who was good at what."""

from collections import Counter
from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours, best
from artgames.engine.words import QT_TRANSLATE_NOOP, Voice
from artgames.games.schools.rules.records import TableView

_say = Voice("schools")
_honour = Honours("schools")


def awards(view: TableView, _events: Sequence[Event]) -> Iterator[Award]:
    """Also where all sort together: it is a pleasure to hear what one has hung well."""
    belongs = {one.card: one.wall for one in view.right}
    hung = Counter(one.seat for one in view.hung)
    right = Counter(one.seat for one in view.hung if belongs.get(one.card) == one.wall)
    seats = range(view.seats)
    every = [seat for seat in seats if hung[seat] > 1 and right[seat] == hung[seat]]
    never = QT_TRANSLATE_NOOP("schools", "Every painting on the right wall")
    yield from _honour.perfect(every, QT_TRANSLATE_NOOP("schools", "Perfect hang"), never)
    counts = QT_TRANSLATE_NOOP("schools", "{count:One painting where it belongs|# paintings where they belong}")
    yield from _honour({seat: right[seat] for seat in seats}, QT_TRANSLATE_NOOP("schools", "Chief curator"), counts)
    for number, name in enumerate(view.walls, 1):
        on_wall = Counter(one.seat for one in view.hung if belongs.get(one.card) == one.wall == number)
        for seat in best({seat: on_wall[seat] for seat in seats}):
            says = QT_TRANSLATE_NOOP("schools", "{wall}: {count} right")
            title = _TITLES[(number - 1) % len(_TITLES)]
            yield Award(seat, _say(title), _say(says, wall=name, count=on_wall[seat]))


_TITLES = (
    QT_TRANSLATE_NOOP("schools", "Connoisseur"),
    QT_TRANSLATE_NOOP("schools", "Seasoned visitor"),
    QT_TRANSLATE_NOOP("schools", "Good eye"),
    QT_TRANSLATE_NOOP("schools", "Museum regular"),
    QT_TRANSLATE_NOOP("schools", "Sure hand"),
    QT_TRANSLATE_NOOP("schools", "Picture hunter"),
)
"""One for each wall."""

RECAP = Recap(awards=awards)
