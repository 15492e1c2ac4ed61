"""The sentences: names, numbers, and why somebody has these points."""

import pytest

from artgames.engine.api import Outcome
from artgames.games.title_teller import words
from tests.games.title_teller.conftest import TellersTable

NAMES = ("Ada", "Ben", "Cleo", "Dario")


def lines(table: TellersTable) -> list[str]:
    told = [words.describe_event(event) for event in table.match.events(None, since=table.match.turn - 1)]
    return [sentence.render(NAMES) for sentence in told if sentence is not None]


@pytest.mark.parametrize(
    ("finders", "said"),
    [(0, "Nobody found it."), (2, "2 players found it."), (3, "Everyone found it: too easy!")],
)
def test_how_a_turn_went(table: TellersTable, finders: int, said: str) -> None:
    table.turn(finders)
    assert said in lines(table)


def test_who_alone_has_found_it(table: TellersTable) -> None:
    table.turn(1)
    assert f"Only {NAMES[table.others[0]]} found it." in lines(table)


def test_a_title_with_braces_is_a_title_all_the_same(table: TellersTable) -> None:
    table.tell("{teller} {0} %s “quoted”")
    assert lines(table) == [f"{NAMES[table.teller]}: “{{teller}} {{0}} %s “quoted””"]


def test_sp52_points_are_explained(table: TellersTable) -> None:
    first, second, third = table.others
    table.tell()
    table.add()
    table.vote(table.teller, first, first)
    rows = table.view().pad[-1].rows
    said = {row.seat: [one.render(NAMES) for one in words.reasons(row, rows)] for row in rows}
    assert said == {
        table.teller: ["Some found it: +3"],
        first: ["Found it: +3", "Votes: +2"],
        second: ["Wrong painting: 0"],
        third: ["Wrong painting: 0"],
    }


@pytest.mark.parametrize(("finders", "why"), [(0, "Nobody found it: 0"), (3, "Everyone found it: 0")])
def test_sp52_the_tellers_zero_is_explained(table: TellersTable, finders: int, why: str) -> None:
    table.turn(finders)
    rows = table.view().pad[-1].rows
    assert [one.render(NAMES) for one in words.reasons(rows[table.teller], rows)] == [why]
    first = words.reasons(rows[table.others[0]], rows)[0].render(NAMES)
    assert first == "All or none: +2"


def test_who_is_still_looking(table: TellersTable) -> None:
    table.tell()
    assert words.status(table.view()).render(NAMES).endswith("Waiting for 3 more.")
    table.add()
    assert words.status(table.view()).render(NAMES) == f"Which one is {NAMES[table.teller]}’s? Waiting for 3 more."


@pytest.mark.parametrize(
    ("seats", "asked"),
    [
        (3, "Which two of your paintings go with this title?"),
        (4, "Which of your paintings goes with this title?"),
    ],
)
def test_whoever_adds_is_asked_for_as_many_as_are_needed(seats: int, asked: str) -> None:
    table = TellersTable(seats)
    table.tell()
    seat = table.others[0]
    assert words.status(table.view(seat)).render_beside(seat, NAMES) == asked


def test_who_wins() -> None:
    def said(*points: int) -> str:
        best = tuple(seat for seat, one in enumerate(points) if one == max(points))
        return words.result(Outcome(best, points, "")).render(NAMES)

    assert said(30, 12, 8) == "Ada wins with 30 points."
    assert said(31, 31, 0) == "Ada and Ben share the victory, with 31 each."
    assert said(0, 0, 0) == "3 players share the victory, with 0 each."
    assert said(0, 1, 0) == "Ben wins with one point."
