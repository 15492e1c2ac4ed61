"""Which places of the wall were remembered: kept without names, added up over days."""

from datetime import date, datetime
from pathlib import Path

from artgames.engine.api import Setup
from artgames.store import Player, Store, Table
from artgames.store.kiosk_recall import WallBook, read_book
from artgames.store.recall_rounds import (
    WALL_NOTE,
    Fooled,
    Found,
    WallRound,
    add_up,
    kept_rounds,
    read_rounds,
    walls_in,
    with_round,
)

FIRST = WallRound(1, 100.0, 12, 4, (Found(0, 2, 3), Found(5, 0, 3)), (Fooled(7, 1, 3), Fooled(8, 0, 3)))
SECOND = WallRound(2, 200.0, 12, 4, (Found(0, 1, 3),), (Fooled(7, 0, 3), Fooled(9, 3, 3)))
LARGE = WallRound(1, 300.0, 24, 6, (Found(23, 17, 28),))
TABLE = Table("stolen_paintings", (Player("Ada", 0), Player("Ben", 1)), {}, "met")


def keep(store: Store, *rounds: WallRound) -> int:
    record = store.new_match(TABLE, Setup(2, {}, "x"), "stolen_paintings", 1)
    for one in rounds:
        record.note(WALL_NOTE, with_round(record.notes(), one))
    assert kept_rounds(record.notes()) == rounds
    return record.id


def test_rounds_of_all_matches_come_back_and_name_nobody() -> None:
    with Store.in_memory() as store:
        keep(store, FIRST, SECOND)
        gone = keep(store, FIRST)
        keep(store, LARGE)
        store.discard(gone)
        assert store.walls() == [FIRST, SECOND, LARGE]


def test_places_are_added_up_wall_by_wall() -> None:
    assert walls_in([FIRST, LARGE, SECOND]) == [(12, 4), (24, 6)]
    both = add_up([FIRST, LARGE, SECOND], (12, 4))
    assert (both.rounds, both.places[0], both.places[5], both.places[1]) == (2, (3, 6), (0, 3), (0, 0))
    assert (both.found, both.asked) == (3, 9)
    assert both.decoys == (Fooled(9, 3, 3), Fooled(7, 1, 6)), (
        "the most successful first, and who fooled nobody is left out"
    )


def test_a_round_that_is_played_again_counts_once() -> None:
    notes = {WALL_NOTE: with_round({WALL_NOTE: with_round({}, FIRST)}, FIRST)}
    assert kept_rounds(notes) == (FIRST,)


def test_what_cannot_be_read_costs_only_itself() -> None:
    assert kept_rounds({WALL_NOTE: [{"round": "x"}]}) == ()
    assert read_rounds([b"rubbish", b"[]", b"\xff"]) == []
    assert add_up([WallRound(1, 0.0, 12, 4, (Found(99, 1, 1),))], (12, 4)).asked == 0


def test_a_kiosk_keeps_only_the_sums_of_a_day(tmp_path: Path) -> None:
    days = iter([date(2026, 11, 16)] * 3 + [date(2026, 11, 17)])
    book = WallBook(tmp_path / "walls", lambda: next(days))
    for one in (FIRST, SECOND, LARGE, SECOND):
        book.add(one)
    kept = read_book(tmp_path / "walls")
    assert [(one.size, one.rounds) for one in kept] == [(12, 2), (24, 1), (12, 1)]
    assert {datetime.fromtimestamp(one.at).hour for one in kept} == {0}, "no time of day"
    assert add_up(kept, (12, 4)) == add_up([FIRST, SECOND, SECOND], (12, 4))


def test_a_disk_that_takes_nothing_does_not_stop_a_kiosk(tmp_path: Path) -> None:
    (tmp_path / "walls").write_text("no folder")
    book = WallBook(tmp_path / "walls")
    book.add(FIRST)
    assert book.trouble and read_book(tmp_path / "walls") == []
