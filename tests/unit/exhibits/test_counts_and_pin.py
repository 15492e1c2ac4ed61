"""What a kiosk counts, and how it is left."""

import csv
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from artgames.exhibits.count_sums import by_memory, exhibits_in, paintings_as_csv, sums_of
from artgames.exhibits.counts import COLUMNS, Answer, CountBook, as_csv
from artgames.exhibits.pin import PinLock, hashed, is_pin, opens
from artgames.spreadsheets import BOM


def test_days_exhibits_and_rounds_are_counted_apart(tmp_path: Path) -> None:
    day = datetime(2026, 11, 16)
    book = CountBook(tmp_path, "Foyer", lambda: day)
    for answer in (Answer(2, 2, 0), Answer(2, 1, 1), None):
        book.started(1, "Blue")
        book.finished(1, "Blue", answer)
    book.started(2, "Red")
    book.stopped(2, "Red", "think")
    day = datetime(2026, 11, 17)
    CountBook(tmp_path, "Foyer", lambda: day).started(1, "Blue")
    rows = list(csv.DictReader(as_csv(tmp_path).removeprefix(BOM).splitlines()))
    assert tuple(rows[0]) == COLUMNS
    assert [(row["day"], row["round"], row["started"], row["finished"]) for row in rows] == [
        ("2026-11-16", "1", "3", "3"),
        ("2026-11-16", "2", "1", "0"),
        ("2026-11-17", "1", "1", "0"),
    ]
    assert [rows[0][name] for name in ("stolen", "right", "wrong", "all_right")] == ["4", "3", "1", "1"]
    assert rows[1]["stopped_at_think"] == "1"


def test_hours_and_paintings_are_added_up_over_days_and_apart_by_exhibit(tmp_path: Path) -> None:
    now = datetime(2026, 11, 16, 9, 59)
    for exhibit, hour in (("Foyer", 9), ("Foyer", 9), ("Foyer", 17), ("Hall", 17)):
        now = datetime(2026, 11, 16 + (hour == 17), hour)
        book = CountBook(tmp_path, exhibit, lambda now=now: now)  # type: ignore[misc]
        book.started(1, "Blue")
        book.finished(1, "Blue", Answer(2, 1, 0, (7, 8), (8,)))
    book.started(1, "Blue")
    book.stopped(1, "Blue", "look")
    every, foyer = sums_of(tmp_path), sums_of(tmp_path, "Foyer")
    assert exhibits_in(tmp_path) == ("Foyer", "Hall")
    assert (every.started, every.finished, every.stopped["look"]) == (5, 4, 1)
    assert (foyer.started, foyer.finished, foyer.stopped["look"]) == (3, 3, 0)
    assert foyer.days == {"2026-11-16": 2, "2026-11-17": 1}
    assert {hour: count for hour, count in foyer.hours.items() if count} == {9: 2, 17: 1}
    assert foyer.paintings == {7: (3, 0), 8: (3, 3)} and by_memory(foyer)[0] == (8, (3, 3))
    assert paintings_as_csv(foyer, "No. {}".format).removeprefix(BOM).split() == [
        "painting,asked,remembered",
        "No.",
        "8,3,3",
        "No.",
        "7,3,0",
    ]
    (row, *_) = csv.DictReader(as_csv(tmp_path).removeprefix(BOM).splitlines())
    assert (row["at_09"], row["at_17"]) == ("2", "0")


def test_a_day_that_an_older_program_counted_is_read(tmp_path: Path) -> None:
    (tmp_path / "2026-11-16.json").write_text('[{"exhibit": "Foyer", "round": 1, "started": 3}]', encoding="utf-8")
    CountBook(tmp_path, "Foyer", lambda: datetime(2026, 11, 16, 8)).started(1, "Blue")
    sums = sums_of(tmp_path)
    assert (sums.started, sums.hours[8]) == (4, 1)


def test_nothing_about_when_or_who_is_kept(tmp_path: Path) -> None:
    CountBook(tmp_path, "Foyer", lambda: datetime(2026, 11, 16)).started(1, "Blue")
    (file,) = tmp_path.iterdir()
    assert file.name == "2026-11-16.json"
    assert ":" not in file.read_text(encoding="utf-8").replace('": ', "")


def test_a_damaged_day_begins_anew_and_a_full_disk_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "2026-11-16.json").write_text("{", encoding="utf-8")
    book = CountBook(tmp_path, "Foyer", lambda: datetime(2026, 11, 16))
    book.started(1, "Blue")
    assert "2026-11-16,Foyer,1,Blue,1" in as_csv(tmp_path)
    (tmp_path / "file").write_text("", encoding="utf-8")
    lost = CountBook(tmp_path / "file", "Foyer")
    lost.started(1, "Blue")
    assert lost.trouble


def test_a_title_is_no_formula_for_a_spreadsheet(tmp_path: Path) -> None:
    CountBook(tmp_path, "=1+1").started(1, " ＝2")
    text = as_csv(tmp_path)
    assert ",'=1+1," in text and ",' ＝2," in text


def test_a_pin_is_kept_hashed_and_opens_only_by_itself() -> None:
    kept = hashed("2468")
    assert not {"2468", b"2468".hex(), sha256(b"2468").hexdigest()} & set(kept.split(":"))
    assert opens("2468", kept)
    assert not opens("2469", kept)
    assert kept != hashed("2468")
    assert not any(opens("2468", odd) for odd in ("", "2468", "pbkdf2-sha256:x:y:z", "a:b"))
    assert [is_pin(text) for text in ("1234", "12345678", "123", "123456789", "12a4", "")] == [True, True, *[False] * 4]


def test_wrong_pins_wait_longer_and_longer() -> None:
    now = 100.0
    keeper = PinLock(hashed("2468"), lambda: now)
    waits = []
    for _ in range(6):
        assert not keeper.try_pin("0000")
        waits.append(keeper.wait())
        now += keeper.wait()
    assert waits == [0, 0, 5, 10, 20, 40]
    now -= 1
    assert not keeper.try_pin("2468")  # not yet
    now += 1
    assert keeper.try_pin("2468")
    assert keeper.wait() == 0


def test_whoever_gets_in_has_all_free_tries_again() -> None:
    now = 100.0
    keeper = PinLock(hashed("2468"), lambda: now)
    for _ in range(2):
        assert not keeper.try_pin("0000") and not keeper.try_pin("0000")
        assert keeper.wait() == 0
        assert keeper.try_pin("2468")


def test_without_a_pin_the_door_is_open() -> None:
    keeper = PinLock("")
    assert not keeper.needs_pin
    assert keeper.try_pin("")
