"""What the learner was asked, and knew: every card, also when it came once more."""

from collections.abc import Iterator

from artgames.engine.answered import Answered, Element
from artgames.engine.match import Match
from artgames.games.flash_cards.rules.play import LEARNER
from artgames.games.flash_cards.rules.values import State


def answers(match: Match[State]) -> Iterator[Answered]:
    for result in match.state.done:
        element: Element = "other" if result.element == "lived" else result.element
        yield Answered(LEARNER, result.card, element, result.knew)
