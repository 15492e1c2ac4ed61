"""Who was asked what, and knew it: every answer that was given."""

from collections.abc import Iterator

from artgames.engine.answered import Answered, Element
from artgames.engine.facts import Element as Asked
from artgames.engine.match import Match
from artgames.games.group_quiz.rules.values import State


def answers(match: Match[State]) -> Iterator[Answered]:
    for result in match.state.results:
        for given in result.given:
            yield Answered(given.seat, result.card, _named(result.element), given.right)


def _named(element: Asked) -> Element:
    """What nobody else asks for is something else."""
    return "other" if element == "lived" else element
