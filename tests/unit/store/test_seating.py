"""Who sat where at which time."""

from typing import Any

import msgspec
import pytest

from artgames.store import Player, Table
from artgames.store.seat_changes import CHANGES_NOTE, PLAYERS_NOTE, Seating, seating_of

ADA, BEN = Player("Ada", 0), Player("Ben", 1)
BOT, PUBLIC = Player("Ben", 1, kind="bot"), Player("Ben", 1, kind="public")
TABLE = Table("chronology", (ADA, BEN), {}, "met")


def test_a_seat_is_played_by_whoever_took_it_last_before() -> None:
    seating = Seating(TABLE).changed(3, 1, BOT).changed(7, 1, PUBLIC)
    assert [seating.at(1, turn) for turn in (0, 2, 3, 6, 7, 99)] == [BEN, BEN, BOT, BOT, PUBLIC, PUBLIC]
    assert seating.at(0, 99) == ADA and seating.now().players == (ADA, PUBLIC)


def test_what_is_done_anew_is_done_by_whoever_sits_there_now() -> None:
    seating = Seating(TABLE).changed(7, 1, BOT).taken_back(4)
    assert [seating.at(1, turn) for turn in (3, 4)] == [BEN, BOT]


def test_it_is_kept_with_a_match_and_read_again() -> None:
    seating = Seating(TABLE).changed(3, 1, BOT)
    assert seating_of({CHANGES_NOTE: seating.note()}, TABLE) == seating


def test_matches_of_earlier_versions_only_know_who_sits_there_now() -> None:
    seating = seating_of({PLAYERS_NOTE: msgspec.to_builtins((ADA, BOT))}, TABLE)
    assert seating.now().players == (ADA, BOT) and seating.at(1, 99) == BEN
    assert seating.changed(5, 0, PUBLIC).now().players == (PUBLIC, BOT)


@pytest.mark.parametrize("note", ["?", [3], [{"turn": 1, "seat": 9, "player": {"name": "Eve", "mark": 0}}], None])
def test_a_note_that_fits_no_table_changes_nothing(note: Any) -> None:
    assert seating_of({CHANGES_NOTE: note, PLAYERS_NOTE: [{"name": "Ada", "mark": 0}]}, TABLE).now() == TABLE
