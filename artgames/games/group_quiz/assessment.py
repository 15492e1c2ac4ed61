"""Who was asked what, and knew it: every answer that was given."""

from collections.abc import Iterator

from artgames.engine.api import Seat
from artgames.engine.assessment import Answered, Element, in_words, told
from artgames.engine.facts import Element as Asked
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.group_quiz.rules import records
from artgames.games.group_quiz.rules.records import Given, Result, State

_ALOUD = Sentence("group_quiz", QT_TRANSLATE_NOOP("group_quiz", "said aloud"))


def answers(match: Match[State]) -> Iterator[Answered]:
    turns = {_key(state, event.seat): turn for turn, event, state in told(match, records.Answered)}
    for place, result in enumerate(match.state.results):
        for given in result.given:
            turn = turns.get((place, given.seat))
            words = _words(match, result, given, turn)
            yield Answered(given.seat, result.card, _named(result.element), given.right, words, turn)


def _key(state: State, seat: Seat) -> tuple[int, Seat]:
    """Which question was answered, by its place, and who did; `state` is what the answer led to."""
    is_over = state.phase in ("told", "ended")
    return len(state.results) - is_over, seat


def _words(match: Match[State], result: Result, given: Given, turn: int | None) -> Sentence | None:
    if given.answer:
        return in_words(result.answers[given.answer - 1])
    if turn is None:
        return None
    if match.history[turn].entry.action["type"] == "time_up":
        return in_words("")
    said = match.history[turn - 1].step.state.said  # people just speak; who writes it down is judged by that
    return in_words(said) if said else _ALOUD


def _named(element: Asked) -> Element:
    """What nobody else asks for is something else."""
    return "other" if element == "lived" else element
