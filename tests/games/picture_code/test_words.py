"""The sentences: both teams, every end, and the places of the wall."""

import pytest

from artgames.games.picture_code import words
from artgames.games.picture_code.rules.records import UNLIMITED
from tests.games.picture_code.conftest import CodeTable

NAMES = ("Ada", "Ben", "Cleo", "Dario")
TITLES = {"sun": "Team Sun", "rain": "Team Rain"}


def status(table: CodeTable, seat: int | None = None) -> str:
    return words.status(table.view(seat)).render(NAMES)


def last_lines(table: CodeTable) -> list[str]:
    told = [words.describe_event(event) for event in table.match.events(None, since=table.match.turn - 1)]
    return [sentence.render(NAMES) for sentence in told if sentence is not None]


@pytest.mark.parametrize("seed", ["code", "other", "third", "4"])
def test_every_line_names_the_team_whose_turn_it_is(seed: str) -> None:
    table = CodeTable(seed=seed)
    for _ in range(2):
        title = TITLES[table.team]
        assert status(table) == f"{NAMES[table.giver]} is looking for a clue for {title}."
        assert status(table, table.giver) == f"One word and a number for {title}."
        table.clue(2, "Blue")
        assert status(table) == f"{title}, point at a painting: “Blue”."
        table.own()
        assert status(table) == f"{title}, continue or stop: “Blue”."
        assert words.resume(table.view()).render(NAMES).startswith(title)
        table.stop()
        assert last_lines(table) == [f"{title} stops here."]


def test_a_clue_in_the_log_with_any_letters(table: CodeTable) -> None:
    table.clue(3, "{giver}%s")
    assert last_lines(table) == [f"{NAMES[table.giver]}: “{{giver}}%s”, 3."]


def test_an_unlimited_clue_in_the_log(table: CodeTable) -> None:
    table.clue(UNLIMITED, "Blue")
    assert last_lines(table) == [f"{NAMES[table.giver]}: “Blue”, unlimited."]


def test_places_have_a_letter_and_a_number() -> None:
    assert [words.place_name(place) for place in (0, 4, 5, 24)] == ["A1", "A5", "B1", "E5"]


def test_the_status_in_the_end_is_the_result(table: CodeTable) -> None:
    table.clue(1)
    table.guess("alarm")
    outcome = table.match.outcome()
    assert outcome is not None
    assert status(table) == words.result(outcome).render(NAMES)
    assert "set off the alarm" in status(table)
