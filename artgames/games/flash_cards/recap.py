"""What there is to be proud of after a lesson."""

from collections.abc import Iterator, Sequence

from artgames.engine.api import Event
from artgames.engine.capabilities import Recap
from artgames.engine.highlights import Award, Honours
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.flash_cards.rules.play import LEARNER
from artgames.games.flash_cards.rules.records import TableView

_honour = Honours("flash_cards")


def awards(view: TableView, _events: Sequence[Event]) -> Iterator[Award]:
    first = [result for result in view.done if not result.again]
    if len(first) > 1 and all(result.knew for result in first):
        every = QT_TRANSLATE_NOOP("flash_cards", "Knew every card at once")
        yield from _honour.perfect([LEARNER], QT_TRANSLATE_NOOP("flash_cards", "Flawless"), every)
    better = sum(result.again and result.knew for result in view.done)
    learned = QT_TRANSLATE_NOOP("flash_cards", "{count:One card|# cards} learned on the second try")
    yield from _honour({LEARNER: better}, QT_TRANSLATE_NOOP("flash_cards", "Quick learner"), learned)


RECAP = Recap(awards=awards)
