"""Of a damaged file every match that can be read comes back, from the file itself or from the copy of a day before,
and the people are told what was saved and what was not."""

import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import msgspec
import pytest

from artgames.engine.match import Match
from artgames.store import Player, Settings, Store, people
from artgames.store.backups import FOLDER, MOST, delete_backups, kept_backups
from artgames.store.store import FILE
from tests.support.toy_game import RULES, Add, begin, toy_table
from tests.unit.store.test_damage import bad_header, damage_while_open, filled, half_of_it, missing_table

DAY = 24 * 3600.0
MONDAY = 1_794_830_400.0  # 16 November 2026, noon in Greenwich


def at(when: float) -> Callable[[], float]:
    return lambda: when


def back_up(store: Store) -> None:
    work = store.backup_due()
    assert work is not None
    assert work()


def told(store: Store) -> str:
    return " ".join(notice.render(()) for notice in store.notices)


def hurt_one_page(file: Path, table: str) -> None:
    """The page on which a table begins, or one in the middle of it where it has many."""
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno"
        try:
            pages = [page for (page,) in connection.execute(query, (table,))]
        except sqlite3.OperationalError:
            pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        size: int = connection.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(file.read_bytes())
    start = (pages[len(pages) // 2] - 1) * size
    content[start : start + size] = b"\xff" * size
    file.write_bytes(content)


def test_a_table_that_is_gone_costs_only_what_was_in_it(folder: Path) -> None:
    missing_table(filled(folder))
    with Store.open(folder) as store:
        assert len(store.unfinished()) == 20
        assert "All 20 matches in it were saved" in told(store)
        for one in store.unfinished():
            assert len(store.load(one.id)[1].entries) == 1
    with Store.open(folder) as store:
        assert store.notices == () and len(store.unfinished()) == 20


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with more matches than fit on a few pages."""
    folder = tmp_path_factory.mktemp("many")
    with Store.open(folder) as store:
        for _ in range(MATCHES):
            begin(store)
        begin(store)[1].submit(0, Add(1))
        store.save_settings(Settings(theme="daylight"))
    return folder / FILE


MATCHES = 90


def test_half_a_file_gives_back_what_is_in_that_half(folder: Path, many: Path) -> None:
    folder.mkdir()
    shutil.copy(many, folder)
    half_of_it(folder / FILE)
    with Store.open(folder) as store:
        saved = [one.id for one in store.unfinished()]
        assert "damaged" in told(store)
        for number in saved:
            store.load(number)
        assert begin(store)[0].id not in saved


def test_one_bad_page_of_the_lists_hides_no_other(folder: Path, many: Path) -> None:
    folder.mkdir()
    shutil.copy(many, folder)
    hurt_one_page(folder / FILE, "match")
    with Store.open(folder) as store:
        assert MATCHES * 0.6 < len(store.unfinished()) < MATCHES
        assert "Matches lost: " in told(store) and "Matches saved: " in told(store)
        assert store.settings().theme == "daylight"


def test_what_cannot_be_read_comes_from_the_newest_copy(folder: Path) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        record, match = begin(store)
        match.submit(0, Add(1))
        store.save_settings(Settings(theme="contrast"))
        back_up(store)
        match.submit(1, Add(2))
    bad_header(folder / FILE)
    with Store.open(folder, now=at(MONDAY + DAY)) as store:
        assert "1 of them as they stood on 2026-11-16" in told(store)
        assert len(store.load(record.id)[1].entries) == 1
        assert store.settings().theme == "contrast"


def test_what_the_damaged_file_still_has_counts_more_than_the_copy(folder: Path) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        record, match = begin(store)
        match.submit(0, Add(1))
        back_up(store)
        match.submit(1, Add(2))
    missing_table(folder / FILE)
    with Store.open(folder) as store:
        assert len(store.load(record.id)[1].entries) == 2
        assert "as they stood" not in told(store)


def test_nothing_to_save_is_said(folder: Path) -> None:
    folder.mkdir()
    bad_header(folder / FILE)
    with Store.open(folder) as store:
        assert "Nothing in it could be read" in told(store)


def test_a_copy_that_is_damaged_too_is_passed_over(folder: Path) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        begin(store)[1].submit(0, Add(1))
        back_up(store)
    with Store.open(folder, now=at(MONDAY + DAY)) as store:
        begin(store)
        back_up(store)
    bad_header(kept_backups(folder / FILE)[0])
    bad_header(folder / FILE)
    with Store.open(folder) as store:
        assert len(store.unfinished()) == 1
        assert "2026-11-16" in told(store)


def test_damage_while_playing_saves_the_others_and_loses_nothing_of_the_match_in_play(folder: Path) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        other, _ = begin(store)
        record, match = begin(store)
        match.submit(0, Add(1))
        back_up(store)
        match.submit(1, Add(2))
        damage_while_open(folder / FILE, store)
        match.submit(0, Add(3))
        assert {one.id for one in store.unfinished()} == {other.id, record.id}
        assert Match.load(RULES, store.load(record.id)[1]).history == match.history


# Copies


def test_the_last_seven_days_are_kept_one_copy_a_day(folder: Path) -> None:
    for day in range(10):
        with Store.open(folder, now=at(MONDAY + day * DAY)) as store:
            begin(store)
            back_up(store)
            assert store.backup_due() is None, "one a day is enough"
    names = [copy.name for copy in kept_backups(folder / FILE)]
    assert len(names) == MOST
    assert names[0] == "artgames-2026-11-25.sqlite" and names[-1] == "artgames-2026-11-19.sqlite"
    assert sorted(file.name for file in (folder / FOLDER).iterdir()) == sorted(names)


def test_a_copy_is_whole_while_somebody_goes_on_playing(folder: Path) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        record, match = begin(store)
        match.submit(0, Add(1))
        store._database.read(lambda connection: connection.execute("BEGIN").fetchall())
        back_up(store)  # a second connection, as in another thread
        store._database.read(lambda connection: connection.execute("COMMIT").fetchall())
        match.submit(1, Add(1))
    with closing(sqlite3.connect(kept_backups(folder / FILE)[0])) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT count(*) FROM line WHERE match = ?", (record.id,)).fetchone() == (1,)


def test_nobody_else_can_read_a_copy(folder: Path) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        back_up(store)
    (copy,) = kept_backups(folder / FILE)
    assert (copy.stat().st_mode & 0o077, copy.parent.stat().st_mode & 0o077) == (0, 0)


def test_a_copy_that_failed_leaves_the_one_before_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        back_up(store)
    with Store.open(folder, now=at(MONDAY + DAY)) as store:
        with monkeypatch.context() as patch:
            patch.setattr("artgames.store.people.forget_guests", _full_disk)
            work = store.backup_due()
            assert work is not None and not work()
        assert [copy.name for copy in (folder / FOLDER).iterdir()] == ["artgames-2026-11-16.sqlite"]


def _full_disk(*_: object, **_how: object) -> None:
    raise OSError("full")


def test_whoever_is_forgotten_is_in_no_copy(folder: Path) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        begin(store)
        back_up(store)
        store.forget_person("Ada")
        assert kept_backups(folder / FILE) == []
        back_up(store)
    assert b"Ada" not in kept_backups(folder / FILE)[0].read_bytes()


def test_whoever_is_forgotten_is_in_no_file_that_was_set_aside(folder: Path) -> None:
    half_of_it(filled(folder))
    newer = folder / "artgames.newer-2026-11-15-120000.sqlite"
    other = folder / "artgames.newer-2026-11-16-120000.sqlite"
    newer.write_bytes(b"... Ada ...")
    other.write_bytes(b"... Ben ...")
    with Store.open(folder, now=at(MONDAY)) as store:
        (damaged,) = folder.glob("*.damaged-*.sqlite")
        damaged.with_name(f"{damaged.name}-wal").write_bytes(b"Ada")
        assert store.set_aside("Ada") == [damaged, newer]
        store.forget_person("Ada")
        assert store.set_aside("Ada") == []
    assert not [file.name for file in folder.rglob("*") if file.is_file() and b"Ada" in file.read_bytes()]
    assert other.exists(), "a later version can still read it, and she is not in it"


def test_a_file_that_cannot_be_deleted_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half_of_it(filled(folder))
    with Store.open(folder, now=at(MONDAY)) as store:
        (damaged,) = store.set_aside("Ada")
        monkeypatch.setattr(Path, "unlink", _full_disk)
        store.forget_person("Ada")
        assert f"{damaged.name} could not be deleted" in told(store)


def test_a_guest_is_in_no_copy(folder: Path) -> None:
    table = toy_table()
    guest = Player("Wilhelmina", 5, guest=True)
    with Store.open(folder, now=at(MONDAY)) as store:
        begin(store, msgspec.structs.replace(table, players=(guest, *table.players[1:])))
        back_up(store)
        assert b"Wilhelmina" not in kept_backups(folder / FILE)[0].read_bytes()
        assert store.unfinished()[0].table.players[0].name == "Wilhelmina"


def test_a_store_in_memory_has_no_copy() -> None:
    with Store.in_memory() as store:
        assert store.backup_due() is None


def test_the_day_is_that_of_the_clock_on_the_wall(folder: Path) -> None:
    with Store.open(folder, now=at(MONDAY)) as store:
        back_up(store)
    assert kept_backups(folder / FILE)[0].stem.endswith(date.fromtimestamp(MONDAY).isoformat())


def test_a_copy_in_the_making_is_waited_for_before_copies_are_deleted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget, begun, may_end = people.forget_guests, threading.Event(), threading.Event()

    def slowly(connection: sqlite3.Connection, which: str = "true") -> None:
        begun.set()
        may_end.wait(10)
        forget(connection, which)

    with Store.open(folder, now=at(MONDAY)) as store:
        begin(store)
        work = store.backup_due()
        assert work is not None
        monkeypatch.setattr(people, "forget_guests", slowly)
        copying = threading.Thread(target=work)
        copying.start()
        assert begun.wait(10)
        deleting = threading.Thread(target=delete_backups, args=(folder / FILE,))
        deleting.start()
        deleting.join(0.2)  # time to go wrong in
        may_end.set()
        copying.join()
        deleting.join()
        assert kept_backups(folder / FILE) == []
