"""Events say who sees them, and refusals say why."""

import pytest

from artgames.engine.api import HOUSE, Event, Refused, Setup, require_choice
from scripts.game_template import GAME
from scripts.game_template.rules import CardPlayed, NextRound, Play, RoundStarted
from tests.support.highest_card import HighestCard

RULES = HighestCard()
STATE = RULES.start(Setup(2, GAME.complete({}), "api", tuple(range(1, 30)))).state


class Forgotten(Event, frozen=True):
    """An event whose author forgot to say who sees it."""


@pytest.mark.parametrize("audience", [None, 0, 1])
def test_an_event_that_says_nothing_is_seen_by_nobody(audience: int | None) -> None:
    assert Forgotten().seen_by(audience) is None


@pytest.mark.parametrize("audience", [None, 0, 1])
def test_a_public_event_is_seen_by_all(audience: int | None) -> None:
    assert RoundStarted(2).seen_by(audience) == RoundStarted(2)


def test_a_secret_event_is_seen_in_part() -> None:
    assert CardPlayed(1, 17).seen_by(1) == CardPlayed(1, 17)
    assert CardPlayed(1, 17).seen_by(None) == CardPlayed(1, None)


def test_require_choice_gives_the_choice_that_allows_it() -> None:
    assert require_choice(RULES, STATE, 0, Play(STATE.hands[0][:1])) == RULES.choices(STATE, 0)[0]


@pytest.mark.parametrize(
    ("seat", "action", "code", "sentence"),
    [
        (HOUSE, NextRound(), "not_asked", "It is not this player’s turn."),
        (0, NextRound(), "illegal", "You can’t do that now."),
        (0, Play(()), "illegal", "Choose one."),
    ],
)
def test_require_choice_says_what_is_wrong(seat: int, action: Play | NextRound, code: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        require_choice(RULES, STATE, seat, action)
    assert (refused.value.code, refused.value.sentence.render(())) == (code, sentence)
