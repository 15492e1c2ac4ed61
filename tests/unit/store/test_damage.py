"""A file that cannot be trusted is set aside under a new name, and the people are told."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from artgames.engine.api import Refused
from artgames.engine.match import Match
from artgames.engine.words import Sentence
from artgames.store import Settings, Store
from artgames.store.schema import VERSION
from artgames.store.store import FILE
from tests.support.toy_game import RULES, SLUG, Add, begin, toy_table

Spoil = Callable[[Path], None]


def filled(folder: Path) -> Path:
    """A store with enough in it to have pages worth damaging."""
    with Store.open(folder) as store:
        for _ in range(20):
            begin(store)[1].submit(0, Add(1))
    return folder / FILE


def bad_header(file: Path) -> None:
    file.write_bytes(b"No database at all\0" * 400)


def bad_pages(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(content)


def half_of_it(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def nothing_left(file: Path) -> None:
    file.write_bytes(b"")


def foreign_tables(file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def missing_table(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("DROP TABLE note")
    connection.close()


@pytest.mark.parametrize("spoil", [bad_header, bad_pages, nothing_left, foreign_tables])
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(folder: Path, spoil: Spoil) -> None:
    file = filled(folder)
    spoil(file)
    spoiled = file.read_bytes()
    with Store.open(folder) as store:
        (notice,) = store.notices
        kept = folder / str(notice.values["name"])
        assert kept.read_bytes() == spoiled
        assert "damaged" in notice.render(()) and kept.name in notice.render(())
        assert store.unfinished() == []
        begin(store)[1].submit(0, Add(1))
    with Store.open(folder) as store:
        assert store.notices == ()
        assert len(store.unfinished()) == 1


def test_a_file_of_a_later_version_is_set_aside_whole(folder: Path) -> None:
    file = filled(folder)
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    with Store.open(folder) as store:
        (notice,) = store.notices
        assert "newer version" in notice.render(())
        assert store.unfinished() == []
    kept = sqlite3.connect(folder / str(notice.values["name"]))
    assert kept.execute("SELECT count(*) FROM match").fetchone() == (20,)
    kept.close()


def test_files_set_aside_in_the_same_second_do_not_replace_each_other(folder: Path) -> None:
    names = set()
    for content in (b"first" * 1000, b"second" * 1000, b"third" * 1000):
        folder.mkdir(exist_ok=True)
        (folder / FILE).write_bytes(content)
        with Store.open(folder, now=lambda: 1_750_000_000.0) as store:
            names.add((folder / str(store.notices[0].values["name"]), content))
    assert all(path.read_bytes() == content for path, content in names)
    assert len({path for path, _ in names}) == 3


def test_what_a_lost_file_left_behind_is_kept_too(folder: Path) -> None:
    folder.mkdir()
    (folder / f"{FILE}-wal").write_bytes(b"the last steps of somebody")
    with Store.open(folder) as store:
        kept = folder / f"{store.notices[0].values['name']}-wal"
        assert kept.read_bytes() == b"the last steps of somebody"


def test_damage_found_while_playing_loses_nothing_of_the_match_in_play(folder: Path) -> None:
    told: list[Sentence] = []
    filled(folder)
    with Store.open(folder, tell=told.append) as store:
        record, match = begin(store)
        record.note("paper", [1])
        match.submit(0, Add(1))
        damage_while_open(folder / FILE, store)
        match.submit(1, Add(2))
        match.submit(0, Add(3))
        assert tuple(told) == store.notices and len(told) == 1
    with Store.open(folder) as store:
        assert [one.id for one in store.unfinished()] == [record.id]
        _, save, found = store.load(record.id)
        assert Match.load(RULES, save).history == match.history
        assert found.notes() == {"paper": [1]}


def test_a_match_begun_after_the_damage_takes_no_number_of_one_in_play(folder: Path) -> None:
    with Store.open(folder) as store:
        record, match = begin(store)
        match.submit(0, Add(1))
        damage_while_open(folder / FILE, store)
        other, _ = begin(store)
        match.submit(1, Add(1))
        assert {one.id for one in store.unfinished()} == {record.id, other.id}
        assert record.id != other.id


def test_damage_found_while_reading_is_told_and_the_app_goes_on(folder: Path) -> None:
    filled(folder)
    with Store.open(folder) as store:
        damage_while_open(folder / FILE, store)
        assert store.unfinished() == []
        assert len(store.notices) == 1
        store.save_settings(Settings(theme="daylight"))
        assert store.settings().theme == "daylight"


def damage_while_open(file: Path, store: Store) -> None:
    """Move everything into the file itself, spoil it there, and make SQLite forget what it has in memory."""
    store._database.read(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    bad_pages(file)
    store._database.read(lambda connection: connection.execute("PRAGMA shrink_memory").fetchall())


@pytest.mark.parametrize("column", ["seating", "setup"])
def test_one_damaged_match_hides_no_other(store: Store, column: str) -> None:
    first, _ = begin(store)
    second, _ = begin(store)
    store._execute(f"UPDATE match SET {column} = ? WHERE id = ?", b'{"\xff broken', first.id)
    readable = [one.id for one in store.unfinished() if one.id == second.id]
    assert readable == [second.id]
    assert store.last_table(SLUG) == toy_table()
    with pytest.raises(Refused, match="damaged") as refusal:
        store.load(first.id)
    assert refusal.value.code == "malformed"
    store.load(second.id)


def test_a_damaged_match_is_mentioned_once(store: Store) -> None:
    record, _ = begin(store)
    store._execute("UPDATE match SET seating = ? WHERE id = ?", "nonsense", record.id)
    assert store.unfinished() == store.unfinished() == []
    assert [notice.render(()) for notice in store.notices] == [
        f"Match number {record.id} is damaged and is left out of the lists."
    ]


def test_a_damaged_step_is_named(store: Store) -> None:
    record, match = begin(store)
    match.submit(0, Add(1))
    match.submit(1, Add(1))
    store._execute("UPDATE line SET action = ? WHERE number = 2", "[")
    with pytest.raises(Refused) as refusal:
        store.load(record.id)
    assert refusal.value.sentence.render(()) == "This saved match is damaged at step 2."
