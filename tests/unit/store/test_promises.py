"""What SQLite is asked for each time a file is opened, whatever it does by itself."""

import sqlite3
from pathlib import Path

import pytest

from artgames.store import Settings, Store, opening
from artgames.store.store import FILE
from tests.support.toy_game import begin

FULL = 2


def careless(target: Path | str) -> sqlite3.Connection:
    """As a build of SQLite would open a file that is made for speed."""
    connection = sqlite3.connect(target, isolation_level=None)
    connection.text_factory = lambda text: text.decode(errors="replace")
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA secure_delete = OFF")
    return connection


def asked(store: Store, pragma: str) -> int:
    number: int = store._database.read(lambda connection: connection.execute(f"PRAGMA {pragma}").fetchone()[0])
    return number


def test_every_step_reaches_the_disk_from_the_first_moment_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "connect", careless)
    for _ in ("begun", "opened again"):
        with Store.open(folder) as store:
            assert asked(store, "synchronous") == FULL


def test_a_new_file_reaches_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "connect", careless)
    seen: list[int] = []
    opening.build(tmp_path / FILE, lambda inside: seen.append(inside.execute("PRAGMA synchronous").fetchone()[0]))
    assert seen == [FULL]


def test_what_is_deleted_cannot_be_read_in_the_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "connect", careless)
    with Store.open(folder) as store:
        begin(store)
        store.save_settings(Settings(house_picture="Wilhelmina " * 50))
        store._database.read(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
        assert b"Wilhelmina" in (folder / FILE).read_bytes()
        store.save_settings(Settings())
        store._database.read(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
        assert b"Wilhelmina" not in (folder / FILE).read_bytes()
