"""What the learner was asked, and knew: every card, also when it came once more."""

from collections.abc import Iterator

from artgames.engine.assessment import Answered, Element, in_words, told
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.flash_cards.rules.play import LEARNER
from artgames.games.flash_cards.rules.records import AnswerTold, Form, State

_KNEW = Sentence("flash_cards", QT_TRANSLATE_NOOP("flash_cards", "“I knew it”"))
_NOT_YET = Sentence("flash_cards", QT_TRANSLATE_NOOP("flash_cards", "“Not yet”"))


def answers(match: Match[State]) -> Iterator[Answered]:
    told_at = {len(state.done): (turn, event) for turn, event, state in told(match, AnswerTold)}
    forms = _forms(match)
    for number, result in enumerate(match.state.done, 1):
        element: Element = "other" if result.element == "lived" else result.element
        turn, event = told_at.get(number, (None, None))
        given = None if event is None or turn is None else _given(event, forms[turn])
        yield Answered(LEARNER, result.card, element, result.knew, given, turn)


def _forms(match: Match[State]) -> list[Form]:
    """How each action was asked for: by the card that lay there before it."""
    after = [played.step.state.flash.form for played in match.history]
    return after[:1] + after[:-1]


def _given(event: AnswerTold, form: Form) -> Sentence:
    if form == "turn":
        return _KNEW if event.result.knew else _NOT_YET
    return in_words(event.said)
