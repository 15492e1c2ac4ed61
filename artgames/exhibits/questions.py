"""How a game declares that it has a question for an audience; what an exhibit needs besides is the same for all."""

from collections.abc import Callable
from typing import Protocol

from artgames.decks.questions import asker_for
from artgames.engine.api import OptionValue, Refused, Setup, refuse
from artgames.engine.assessment import Element as Assessed
from artgames.engine.audience import SEATS, VISITORS, AudienceView, Pose, Posed, audience_rules
from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.facts import Asked, Element
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.exhibits.counts import Answer
from artgames.exhibits.exhibited import Exhibited, Step, Told
from artgames.exhibits.playlist import Round

_STEPS = {"gather": Step.INTRO, "ask": Step.THINK}


def _answers(view: AudienceView) -> dict[str, Sentence | str]:
    return {f"numbers={number}": text for number, text in enumerate(view.answers, 1)}


_PHONE = OnPhone(
    pictured=Pictured(("cards",), "cards"),
    labels={
        "answer": QT_TRANSLATE_NOOP("exhibits", "Answer"),
        "numbers": QT_TRANSLATE_NOOP("exhibits", "Your answer"),
    },
    labels_of=_answers,
)


def question_round(title: str, pose: Pose, *, needs: tuple[str, ...] = (), compares: bool = False) -> Exhibited:
    """What a game's ``exhibit.py`` declares. `title` is what is asked, marked for translation by the game; `needs` what
    must be known of its cards besides; `compares` where it asks what looks alike."""
    return Exhibited(
        title=title,
        decoys=0,
        house_rules=_house_rules,
        house=lambda _view: SEATS - 1 - VISITORS,
        step=lambda view: _STEPS.get(view.phase, Step.REVEAL),
        question=_question,
        wanted=lambda _view: 1,
        told=_told,
        rules=audience_rules(pose),
        phone=_PHONE,
        needs=needs,
        compares=compares,
    )


def _house_rules(one: Round, think_seconds: int) -> dict[str, OptionValue]:
    return {"seconds": think_seconds}


def _question(view: AudienceView) -> Sentence:
    return view.asked or Sentence("exhibits", QT_TRANSLATE_NOOP("exhibits", "Look at the room screen."))


def _told(view: AudienceView) -> Told:
    answer, about = None, view.labels[:1]
    if view.given is not None:
        knew = view.given == view.right
        answer = Answer(1, int(knew), int(not knew), about, about if knew else ())
    right = tuple((view.right, card) for card in about) if view.right is not None else ()
    return Told(answer, view.labels, view.told, right, view.element, view.answers)


def nothing_to_ask() -> Refused:
    text = QT_TRANSLATE_NOOP("exhibits", "Nothing here can be asked about. Choose a deck with more labels.")
    return refuse("option", text, "exhibits")


def named(element: Element) -> Assessed:
    """As results call it: what nobody else asks for is something else."""
    return "other" if element == "lived" else element


class Teller(Protocol):
    """Says what is right, in a sentence; of a homage it is said of the original."""

    def __call__(self, element: Element, answer: str, *, homage: bool) -> Sentence: ...


def about_labels(elements: tuple[Element, ...], question: Callable[[Asked], Sentence], told: Teller) -> Pose:
    """One painting, and a question about one of these things on its label, as chance has it."""

    def pose(setup: Setup, rng: Rng) -> Posed:
        asker = asker_for(setup.deck, setup.facts)
        for card in setup.deck:
            for element in rng.fork(f"{card}").shuffled(elements)[0]:
                found = asker.ask(card, element, rng.fork(f"question/{card}"))
                if found is not None:
                    says = told(element, found.right_answer, homage=found.homage)
                    asked = question(found.asked)
                    return Posed(
                        (card,), asked, found.right, says, found.answers, labels=(card,), element=named(element)
                    )
        raise nothing_to_ask()

    return pose
