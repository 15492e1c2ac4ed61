"""The sentences: names, numbers, and why somebody has these points."""

import pytest

from artgames.games.dialogue import words
from tests.games.dialogue.conftest import DialogueTable

NAMES = ("Ada", "Ben", "Cleo", "Dario")


def last_lines(table: DialogueTable) -> list[str]:
    told = [words.describe_event(event) for event in table.match.events(None, since=table.match.turn - 1)]
    return [sentence.render(NAMES) for sentence in told if sentence is not None]


@pytest.mark.parametrize(
    ("right", "said", "why"),
    [
        (0, "Nobody spotted both.", "Nobody spotted both: 0"),
        (1, "spotted both.", "One spotted both: +1"),
        (2, "2 players spotted both.", "2 spotted both: +2"),
        (3, "Everyone spotted both: too easy!", "Everyone spotted both: 0"),
    ],
)
def test_sp48_how_it_went_and_what_the_writer_got(table: DialogueTable, right: int, said: str, why: str) -> None:
    table.all_write()
    one, other = table.view(table.writer).speakers
    table.guess(*[(one, other)] * right, *[(11, 12)] * (3 - right))
    assert any(said in line for line in last_lines(table))
    rows = table.view().pad[-1].rows
    assert [reason.render(NAMES) for reason in words.reasons(rows[table.writer], rows)] == [why]


def test_a_dialogue_is_one_line_of_the_log_whatever_is_in_it(table: DialogueTable) -> None:
    for seat in range(4):
        table.write(seat, 1, 2, text="Is this {writer}?\n{0} %s")
    assert f"{NAMES[table.writer]} reads: “Is this {{writer}}? / {{0}} %s”" in last_lines(table)


def test_who_is_still_writing(table: DialogueTable) -> None:
    assert "Waiting for 4 players" in words.status(table.view()).render(NAMES)
    for seat in (0, 1, 3):
        table.write(seat, 1, 2)
    assert words.status(table.view()).render(NAMES) == "Cleo, write your dialogue."
