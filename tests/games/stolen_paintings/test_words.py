"""Sentences: they can all be said, they fit one and many, and they tell nothing secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import HOUSE, Outcome
from artgames.engine.words import Sentence
from artgames.games.stolen_paintings import words
from artgames.games.stolen_paintings.rules.records import Mark, Ready
from artgames.games.stolen_paintings.rules.scoring import score_round

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

    MakeTable = Callable[..., SPTable]

NAMES = ("Alex", "Rick", "Ruth", "Mary")


def said(sentence: Sentence | None) -> str:
    assert sentence is not None
    assert sentence.context == "stolen_paintings"
    return sentence.render(NAMES)


def test_status_names_who_must_act_in_every_phase(make_table: MakeTable) -> None:
    table = make_table()
    third, thief = NAMES[table.detectives[2]], NAMES[table.thief]
    lines = [said(words.status(table.view(None)))]
    table.open()
    lines.append(said(words.status(table.view(None))))
    for seat in table.detectives[:2]:
        table.do(seat, Ready())
    lines.append(said(words.status(table.view(None))))
    table.do(table.detectives[2], Ready())
    lines.append(said(words.status(table.view(None))))
    table.steal(2)
    lines.append(said(words.status(table.view(None))))
    table.hang_stolen_at(3, 8)
    lines.append(said(words.status(table.view(None))))
    table.mark({table.detectives[0]: (), table.detectives[1]: ()})
    lines.append(said(words.status(table.view(None))))
    table.do(table.detectives[2], Mark((1,)))
    lines.append(said(words.status(table.view(None))))
    assert lines == [
        "Round 1. Is everyone looking? Then open the exhibit.",
        f"Detectives, remember these paintings: {thief} will steal some.",
        f"Only {third} is still looking.",
        f"{thief}, steal one, two or three paintings.",
        f"{thief}, arrange the auction.",
        "Detectives, mark what was stolen. Waiting for 3 of you.",
        f"{third}, mark what was stolen.",
        f"{thief} stole paintings 3 and 8.",
    ]


@pytest.mark.parametrize(("count", "start"), [(1, "One painting was stolen."), (3, "3 paintings were stolen.")])
def test_sp08_status_says_an_announced_count(make_table: MakeTable, count: int, start: str) -> None:
    table = make_table(announce_count=True)
    table.to_guess(range(1, count + 1))
    assert said(words.status(table.view(None))).startswith(start)


def test_the_log_is_the_same_for_the_room_and_for_every_seat(make_table: MakeTable) -> None:
    """So no line can hold anything that only one seat has seen."""
    table = make_table()
    table.whole_round(stolen_at=(1, 4), marks=(1, 5))
    logs = [[words.describe_event(event) for event in table.match.events(seat)] for seat in (*range(4), None, HOUSE)]
    assert all(log == logs[0] for log in logs)


def test_the_log_of_a_round(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    table.time_up()
    table.steal()
    table.hang_stolen_at(5)
    first, second, third = table.detectives
    table.mark({first: (5,), second: (), third: (5, 6)})
    thief = NAMES[table.thief]
    lines = [said(line) for event in table.match.events(None) if (line := words.describe_event(event)) is not None]
    assert lines == [
        f"Round 1. The thief: {thief}.",
        "The exhibit opens with 24 paintings.",
        "Time is up: the exhibit closes.",
        f"{thief} has struck.",
        "8 paintings are up for auction.",
        f"{NAMES[first]} locks in.",
        f"{NAMES[second]} locks in.",
        f"{NAMES[third]} locks in.",
        "All the guesses are in.",
        "Painting 5 was stolen.",
        f"Best this round: {NAMES[first]}, with 4.",
    ]


def test_resume_can_be_said_in_every_phase_and_is_the_same_whatever_was_stolen(make_table: MakeTable) -> None:
    found = []
    for count in (1, 3):
        table = make_table(seed="the same night")
        lines = [said(words.resume(table.view(None)))]
        for step in (table.open, table.time_up, lambda t=table, n=count: t.steal(n)):
            step()
            lines.append(said(words.resume(table.view(None))))
        table.hang_stolen_at(*range(1, count + 1))
        lines.append(said(words.resume(table.view(None))))
        found.append(lines)
        table.mark(dict.fromkeys(table.detectives, ()))
        assert said(words.resume(table.view(None))).startswith("Round 1 of 4 is scored")
    assert found[0] == found[1]
    assert len(set(found[0])) == 5


@pytest.mark.parametrize(
    ("outcome", "line"),
    [
        (Outcome((1,), (3, 9, 4, 0), "most_points"), "Rick wins with 9 points."),
        (Outcome((1,), (-3, 1, 0, 0), "most_points"), "Rick wins with one point."),
        (Outcome((0,), (9, 9, 4, 0), "most_points_as_thief"), "It’s a tie at 9: Alex wins as the better thief."),
        (Outcome((0, 2), (9, 9, 9, 0), "shared"), "Alex and Ruth share the victory, with 9 each."),
        (Outcome((0, 1, 2), (9, 9, 9, 0), "shared"), "Alex, Rick and Ruth share the victory, with 9 each."),
        (Outcome((0, 1, 2, 3), (2, 2, 2, 2), "shared"), "4 players share the victory, with 2 each."),
    ],
)
def test_result(outcome: Outcome, line: str) -> None:
    assert said(words.result(outcome)) == line


def test_reasons_add_up_to_the_rulebook_example() -> None:
    rows = score_round(0, (None, (3, 4, 8), (1, 3), (3,)), (3, 8))
    lines = [[said(reason) for reason in words.reasons(row, rows)] for row in rows]
    assert lines == [
        ["Ruth missed one painting: +1", "Mary missed one painting: +1"],
        ["2 paintings spotted: +3", "One wrong mark: −1"],
        ["One painting spotted: +1", "One wrong mark: −1"],
        ["One painting spotted: +1"],
    ]


def test_reasons_for_the_rarer_rows() -> None:
    rows = score_round(0, (None, (1, 2, 3), (6, 7), ()), (1, 2, 3))
    lines = [[said(reason) for reason in words.reasons(row, rows)] for row in rows]
    assert lines == [
        ["Ruth missed 3 paintings: +3", "Mary missed 3 paintings: +3"],
        ["3 paintings spotted: +6", "Exactly right: +3"],
        ["2 wrong marks: −2"],
        ["No marks: 0"],
    ]
    assert [said(reason) for reason in words.reasons(rows[0])] == ["Detectives missed 6: +6"]
    spotted = score_round(0, (None, (1,)), (1,))
    assert [said(reason) for reason in words.reasons(spotted[0], spotted)] == ["Nobody was fooled: 0"]
