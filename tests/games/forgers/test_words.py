"""Sentences say what happened, and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from artgames.engine.api import Event, Outcome
from artgames.games.forgers.words import describe_event, place_name, result, resume, status

if TYPE_CHECKING:
    from tests.games.forgers.conftest import ForgersTable

    MakeTable = Callable[..., ForgersTable]

NAMES = ("Anna", "Ben", "Carla", "David")


def said(events: tuple[Event, ...]) -> list[str]:
    """What the room reads."""
    heard = [event.seen_by(None) for event in events]
    sentences = [describe_event(event) for event in heard if event is not None]
    return [sentence.render(NAMES) for sentence in sentences if sentence is not None]


def test_places_are_called_by_row_and_column() -> None:
    assert [place_name(place) for place in (0, 5, 6, 15, 23)] == ["A1", "A6", "B1", "C4", "D6"]


def test_a_round_in_words(make_table: MakeTable) -> None:
    table = make_table()
    forger, first, second = (NAMES[seat] for seat in (table.forger, *table.guessers[:2]))
    assert said(table.match.events(None)) == [f"Round 1. The forger: {forger}."]
    assert said(table.open()) == ["The wall is shown."]
    assert said(table.time_up()) == ["Time is up: the lights go out."]
    assert said(table.forge(3, 8, 13, swapped=(20, 0))) == [f"{forger} is done. The lights come on."]
    assert said(table.guess(8)) == [f"{first} points at B3: a forgery! {first} gets a painting."]
    assert said(table.guess(9)) == [f"{second} points at B4: it is real. {forger} gets a painting."]
    assert said(table.guess(0))[1:] == ["Forged: A4, B3 and C2. Swapped: A1 and D3."]
    table.next_round()
    assert said(table.open()) == ["The wall is shown. B3 is new."]


def test_the_status_says_who_must_do_what(make_table: MakeTable) -> None:
    table = make_table()
    forger, first, second = (NAMES[seat] for seat in (table.forger, *table.guessers[:2]))

    def line() -> str:
        return status(table.view(None)).render(NAMES)

    assert line() == "Round 1. Is everyone looking? Then show the wall."
    table.open()
    assert line() == f"Remember this wall: {forger} will slip something in."
    table.time_up()
    assert line() == f"{forger}, hang 3 forgeries."
    table.forge(3, 8, 13)
    assert line() == f"{first}, point at a forgery. 3 of 3 are left."
    table.guess(3)
    assert line() == f"{second}, point at a forgery. 2 of 3 are left."
    table.guess(8)
    assert line().endswith("point at a forgery. One of 3 is left.")
    table.guess(0)
    assert line() == f"One forgery was missed: a painting for {forger}."


def test_two_players_have_sentences_of_their_own(make_table: MakeTable) -> None:
    for found, ending in ((True, "was found out."), (False, "got away with it.")):
        table = make_table(2)
        table.to_guess(5)
        assert "the painting that wasn’t there before" in status(table.view(None)).render(NAMES)
        table.guess(5 if found else 6)
        assert status(table.view(None)).render(NAMES) == f"{NAMES[table.forger]} {ending}"


def test_where_a_match_stands(make_table: MakeTable) -> None:
    table = make_table()
    table.whole_round()
    told = resume(table.view(None)).render(NAMES)
    assert told == f"Round 1 is over; {NAMES[table.forger]} was the forger. Best so far: 3 of 10."


def test_results() -> None:
    assert result(Outcome((2,), (1, 4, 10, 3), "most_paintings")).render(NAMES) == (
        "Carla wins with 10 stolen paintings."
    )
    assert "Anna and Ben share" in result(Outcome((0, 1), (10, 10, 3), "shared")).render(NAMES)
    assert "Anna, Ben and David share" in result(Outcome((0, 1, 3), (10, 10, 3, 10), "shared")).render(NAMES)
