"""A round of an exhibit: two paintings, and which of the originals is older."""

from artgames.engine.api import Setup
from artgames.engine.audience import Posed
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Voice
from artgames.exhibits.questions import nothing_to_ask, question_round

CLOSEST = 20
"""Years between the two at least: what is nearer is a matter of luck, or of when somebody began to paint."""

_TITLE = QT_TRANSLATE_NOOP("chronology", "Which is older?")
_say = Voice("chronology")


def pose(setup: Setup, rng: Rng) -> Posed:
    years = dict(zip(setup.deck, setup.years, strict=True))
    cards = setup.deck
    for first in cards:
        for second in cards:
            if abs(years[first] - years[second]) >= CLOSEST:
                return _posed((first, second), (years[first], years[second]), rng)
    raise nothing_to_ask()


def _posed(cards: tuple[int, int], years: tuple[int, int], rng: Rng) -> Posed:
    order, _ = rng.shuffled((0, 1))
    hung, dated = tuple(cards[place] for place in order), tuple(years[place] for place in order)
    right = 1 if dated[0] < dated[1] else 2
    text = QT_TRANSLATE_NOOP("chronology", "Number {number} is older, by {years:# year|# years}.")
    return Posed(
        cards=hung,
        asked=_say(QT_TRANSLATE_NOOP("chronology", "Which original is older?")),
        right=right,
        told=_say(text, number=right, years=abs(dated[0] - dated[1])),
        captions=tuple(map(str, dated)),
        labels=hung,
        element="date",
    )


EXHIBIT = question_round(_TITLE, pose)
