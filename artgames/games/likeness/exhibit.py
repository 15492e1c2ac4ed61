"""A round of an exhibit: one painting, and which of three others looks most like it."""

from artgames.engine.api import Setup
from artgames.engine.audience import Posed
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Voice
from artgames.exhibits.questions import nothing_to_ask, question_round

OTHERS = 3

_TITLE = QT_TRANSLATE_NOOP("likeness", "Which looks most like it?")
_say = Voice("likeness")


def pose(setup: Setup, rng: Rng) -> Posed:
    """Beside the one that looks most like it hang only paintings that are no look-alikes at all."""
    alike = {card: others for card, *others in setup.alike}
    cards = setup.deck
    for card in cards:
        kin = alike.get(card, ())
        unlike = [other for other in cards if other != card and other not in kin and card not in alike.get(other, ())]
        if kin and len(unlike) >= OTHERS - 1:
            return _posed(card, kin[0], tuple(unlike[: OTHERS - 1]), rng)
    raise nothing_to_ask()


def _posed(card: int, nearest: int, unlike: tuple[int, ...], rng: Rng) -> Posed:
    hung, _ = rng.shuffled((nearest, *unlike))
    right = hung.index(nearest) + 1
    text = QT_TRANSLATE_NOOP("likeness", "Number {number}: nearest in colours, shapes and subject.")
    return Posed(
        cards=hung,
        asked=_say(QT_TRANSLATE_NOOP("likeness", "Which is most like the one on the right?")),
        right=right,
        told=_say(text, number=right),
        beside=(card,),
        labels=(card, nearest),
    )


EXHIBIT = question_round(_TITLE, pose, compares=True)
