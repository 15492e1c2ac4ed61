"""Events as sentences."""

import pytest

from artgames.engine.api import PublicEvent
from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.words import Sentence, Voice

NAMES = ("Anna", "Ben")
say = Voice("test")


class Won(PublicEvent, frozen=True):
    winner: int
    points: int


class Locked(PublicEvent, frozen=True):
    seat: int
    tokens: tuple[int, ...]


class Unsaid(PublicEvent, frozen=True):
    pass


def told(event: Won | Locked | Unsaid) -> str | None:
    described = describe_events(
        "test",
        {
            Won: EventText("{winner} wins with {points}.", "winner"),
            Locked: lambda event: say("{count} locked", count=len(event.tokens)) if event.tokens else None,
        },
    )(event)
    return described.render(NAMES) if isinstance(described, Sentence) else None


def test_holders_are_fields_and_people_are_named() -> None:
    assert told(Won(1, 12)) == "Ben wins with 12."


def test_a_field_may_be_called_otherwise() -> None:
    locked = describe_events("test", {Locked: EventText("{who} locks {tokens} in.", who="seat")})(Locked(0, (1, 2, 4)))
    assert locked is not None and locked.render(NAMES) == "Anna locks 1, 2 and 4 in."
    assert locked.context == "test"


def test_a_function_may_tell_an_event_or_leave_it() -> None:
    assert told(Locked(0, (3, 4))) == "2 locked"
    assert told(Locked(0, ())) is None


def test_what_is_not_in_the_table_is_not_worth_a_line() -> None:
    assert told(Unsaid()) is None


@pytest.mark.parametrize("text", [EventText("{loser} loses."), EventText("{who} wins.", who="player")])
def test_a_text_that_asks_for_what_the_event_has_not_is_found_at_once(text: EventText) -> None:
    with pytest.raises(TypeError, match=r"Won has no (loser|player)"):
        describe_events("test", {Won: text})
