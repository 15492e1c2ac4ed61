"""Bots that know some of the catalogue by heart, and guess the rest.

A bot is given the catalogue, as a visitor who reads labels; what a level means is how often it has kept in mind what
it is asked for. Asked twice, it knows the same.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from artgames.decks.catalogue import Painting
from artgames.decks.questions import facts_of, told
from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.choices import Choice, Pick
from artgames.engine.facts import Asked
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.group_quiz.rules.records import Answer, Buzz, Choose, Say, TableView

KNOWN: Mapping[str, float] = MappingProxyType({"easy": 0.3, "normal": 0.6, "hard": 0.9})
"""How much of the catalogue a bot has in mind."""

_PASS = "?"


class Pupil:
    """Answers what it knows, and guesses where it has to."""

    def __init__(self, known: float, facts: Callable[[int], Painting] | None) -> None:
        self._known, self._facts = known, facts

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        view: TableView = seen.view
        choice = seen.choices[0]
        if choice.kind is Choose:
            return self._choose(view, rng)
        assert view.asked is not None
        answer = self.knows(view.card, view.asked, rng)
        if choice.kind is Buzz:
            return Decision(Buzz(1 if answer else 0), _why_buzz(bool(answer)))
        if choice.kind is Say:
            return Decision(Say(answer or _PASS), _why(bool(answer)))
        return self._answer(view.asked, choice, answer, rng)

    def knows(self, card: int, asked: Asked, rng: Rng) -> str:
        """What is right, if this bot has it in mind; empty if not."""
        chance, _ = rng.fork(f"{card}/{asked.element}").unit()
        if self._facts is None or chance >= self._known:
            return ""
        return told(facts_of(self._facts(card)), asked.element)

    def _choose(self, view: TableView, rng: Rng) -> Decision:
        """A category of which it knows something, if there is one."""
        known = [one for one in view.open_categories if self.knows(view.card, Asked(view.card, one, ()), rng)]
        offered = known or view.open_categories
        which, _ = rng.fork(f"{view.card}/category").below(len(offered))
        return Decision(Choose((view.categories.index(offered[which]) + 1,)), _why_category(bool(known)))

    def _answer(self, asked: Asked, choice: Choice, answer: str, rng: Rng) -> Decision:
        pick = choice.fields[0]
        assert isinstance(pick, Pick)
        for number in pick.of:
            if answer and asked.answers[number - 1] == answer:
                return Decision(Answer((number,)), _why(True))
        which, _ = rng.fork(f"{asked.card}/{asked.element}/{len(pick.of)}").below(len(pick.of))
        return Decision(Answer((pick.of[which],)), _why(False))


def _why(known: bool) -> Sentence:
    if known:
        return Sentence("group_quiz", QT_TRANSLATE_NOOP("group_quiz", "I’d read that on its label."))
    return Sentence("group_quiz", QT_TRANSLATE_NOOP("group_quiz", "I didn’t know, so I guessed."))


def _why_buzz(known: bool) -> Sentence:
    if known:
        return Sentence("group_quiz", QT_TRANSLATE_NOOP("group_quiz", "I knew that one."))
    return Sentence("group_quiz", QT_TRANSLATE_NOOP("group_quiz", "I didn’t know, so I kept quiet."))


def _why_category(known: bool) -> Sentence:
    if known:
        return Sentence("group_quiz", QT_TRANSLATE_NOOP("group_quiz", "I know something about that."))
    return Sentence("group_quiz", QT_TRANSLATE_NOOP("group_quiz", "I knew nothing about any of them."))


def make_bot(
    level: str, likeness: object = None, *, facts: Callable[[int], Painting] | None = None, **_: object
) -> Bot:
    """A bot of level easy, normal or hard. Without a catalogue it knows nothing, and guesses."""
    return Pupil(KNOWN[level], facts)
