"""A round of an exhibit: a title, and which of four paintings has it on its label."""

from artgames.decks.questions import Asker, asker_for
from artgames.engine.api import Setup
from artgames.engine.audience import Posed
from artgames.engine.facts import Facts, Question
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.exhibits.questions import nothing_to_ask, question_round

_say = Voice("title_teller")


def pose(setup: Setup, rng: Rng) -> Posed:
    labels = dict(zip(setup.deck, setup.facts, strict=True))
    asker = asker_for(setup.deck, setup.facts)
    for card in setup.deck:
        found = asker.ask(card, "title", rng.fork(f"question/{card}"))
        if found is not None and (hung := _hung(asker, labels, found)):
            return _posed(found, hung)
    raise nothing_to_ask()


def _hung(asker: Asker, labels: dict[int, Facts], found: Question) -> tuple[int, ...]:
    """A painting for each of the titles; none where one of them might be called as is asked. Homages hang among
    homages: one alone would give itself away."""
    right = found.right_answer
    hung: list[int] = []
    for title in found.answers:
        fits = (found.card,) if title == right else asker.having("title", title)
        alike = [card for card in fits if labels[card].homage == found.homage]
        if not alike or (title != right and not asker.is_wrong(alike[0], "title", right)):
            return ()
        hung.append(alike[0])
    return tuple(hung)


def _posed(found: Question, hung: tuple[int, ...]) -> Posed:
    return Posed(
        cards=hung,
        asked=_asked(found),
        right=found.right,
        told=_told(found),
        labels=(found.card,),
        element="title",
    )


def _asked(found: Question) -> Sentence:
    if found.homage:
        return _say(QT_TRANSLATE_NOOP("title_teller", "Which is a homage to “{title}”?"), title=found.right_answer)
    return _say(QT_TRANSLATE_NOOP("title_teller", "Which one is called “{title}”?"), title=found.right_answer)


def _told(found: Question) -> Sentence:
    number, title = found.right, found.right_answer
    if found.homage:
        return _say(
            QT_TRANSLATE_NOOP("title_teller", "Number {number} is a homage to “{title}”."), number=number, title=title
        )
    return _say(QT_TRANSLATE_NOOP("title_teller", "Number {number} is called “{title}”."), number=number, title=title)


EXHIBIT = question_round(QT_TRANSLATE_NOOP("title_teller", "Which painting has this title?"), pose, needs=("facts",))
