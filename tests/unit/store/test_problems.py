"""When a disk does not do its part, people are told why, nothing is half done, and they can try again."""

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from artgames.engine.match import Match
from artgames.store import Settings, Store, StoreProblem, opening
from artgames.store.database import Database
from artgames.store.store import FILE
from tests.support.toy_game import RULES, Add, ToyState, begin


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """SQLite may not make the file larger than it is, and all its room is taken."""
    pages, limit = (_pragma(store, name) for name in ("page_count", "max_page_count"))
    _pragma(store, f"max_page_count = {pages}")
    yield
    _pragma(store, f"max_page_count = {limit}")


def _pragma(store: Store, text: str) -> int:
    number: int = store._database.read(lambda connection: connection.execute(f"PRAGMA {text}").fetchone()[0])
    return number


def fails_with(code: int) -> Callable[[Database, sqlite3.Connection], None]:
    """SQLite has made an empty file, and then gets no further."""

    def prepare(database: Database, connection: sqlite3.Connection) -> NoReturn:
        database.where.touch()
        error = sqlite3.OperationalError()
        error.sqlite_errorcode = code
        raise error

    return prepare


def test_a_step_that_finds_no_room_has_not_happened_and_can_be_tried_again(store: Store) -> None:
    record, match = begin(store)
    match.submit(0, Add(1))
    heard: list[int] = []
    match.listen(lambda turn, events: heard.append(turn))
    with full_disk(store):
        with pytest.raises(StoreProblem) as problem:
            play_until_it_fails(match)
        steps, state = match.turn, match.state
        assert problem.value.code == "full"
        assert "disk is full" in problem.value.sentence.render(())
        assert heard[-1] == steps
        assert len(store.load(record.id)[1].entries) == steps
    match.submit(match.to_act()[0], Add(1))
    assert match.turn == steps + 1 and match.state != state
    assert Match.load(RULES, store.load(record.id)[1]).state == match.state


def play_until_it_fails(match: Match[ToyState]) -> NoReturn:
    """Going back and forth, since the toy ends after a while."""
    while True:
        match.submit(match.to_act()[0], Add(1))
        if match.turn > 5:
            match.rewind(2, by=-1)


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file sizes are a matter of POSIX")
def test_a_write_that_the_system_refuses_in_the_middle_is_undone(store: Store, folder: Path) -> None:
    import resource

    record, match = begin(store)
    match.submit(0, Add(1))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = (folder / f"{FILE}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, before[1]))
    try:
        with pytest.raises(StoreProblem) as problem:
            match.submit(1, Add(1))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert problem.value.code in {"failed", "full"}
    assert match.turn == len(store.load(record.id)[1].entries) == 1
    match.submit(1, Add(2))
    assert Match.load(RULES, store.load(record.id)[1]).state == match.state


def test_a_second_copy_in_this_process_is_turned_away(store: Store, folder: Path) -> None:
    with pytest.raises(StoreProblem) as problem:
        Store.open(folder)
    assert problem.value.code == "in_use"
    assert "already running" in problem.value.sentence.render(())
    begin(store)[1].submit(0, Add(1))


HOLD_THE_STORE = """
import sys, pathlib
from artgames.store import Store
store = Store.open(pathlib.Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def test_the_lock_of_a_killed_copy_is_gone(folder: Path) -> None:
    command = [sys.executable, "-c", HOLD_THE_STORE, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline() == b"open\n"
        with pytest.raises(StoreProblem) as problem:
            Store.open(folder)
        assert problem.value.code == "in_use"
        other.kill()
        other.wait()
        Store.open(folder).close()


def test_a_closed_store_gives_its_folder_back(folder: Path) -> None:
    Store.open(folder).close()
    Store.open(folder).close()


def test_a_closed_store_takes_nothing_more(folder: Path) -> None:
    with Store.open(folder) as store:
        _, match = begin(store)
    with pytest.raises(RuntimeError, match="closed"):
        match.submit(0, Add(1))
    assert match.turn == 0


def test_a_store_that_could_not_be_opened_gives_its_folder_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Database, "_prepare", fails_with(sqlite3.SQLITE_CANTOPEN))
        with pytest.raises(StoreProblem) as problem:
            Store.open(folder)
    assert problem.value.code == "unwritable"
    assert str(folder) in problem.value.sentence.render(())
    Store.open(folder).close()


def test_a_disk_that_is_full_at_the_first_start_leaves_nothing_to_be_taken_for_damage(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Database, "_prepare", fails_with(sqlite3.SQLITE_FULL))
        with pytest.raises(StoreProblem) as problem:
            Store.open(folder)
    assert problem.value.code == "full"
    with Store.open(folder) as store:
        assert store.notices == ()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_read_only_folder_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(StoreProblem) as problem:
            Store.open(tmp_path)
    finally:
        tmp_path.chmod(0o700)
    assert problem.value.code == "unwritable"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_folder_that_cannot_be_made_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def refuse(*arguments: object, **more: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(StoreProblem) as problem:
        Store.open(folder)
    assert problem.value.code == "unwritable"
    assert str(folder) in problem.value.sentence.render(())


def test_a_file_in_the_place_of_the_folder_is_named(folder: Path) -> None:
    folder.write_text("not a folder")
    with pytest.raises(StoreProblem) as problem:
        Store.open(folder)
    assert problem.value.code == "unwritable"
    assert folder.read_text() == "not a folder"


def test_a_program_that_holds_the_file_is_waited_for_and_then_told_of(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "SECONDS_TO_WAIT_FOR_OTHERS", 0.05)
    with Store.open(folder) as store:
        other = sqlite3.connect(folder / FILE)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreProblem) as problem:
            store.save_settings(Settings(theme="contrast"))
        assert problem.value.code == "busy"
        other.rollback()
        other.close()
        store.save_settings(Settings(theme="contrast"))
        assert store.settings().theme == "contrast"
