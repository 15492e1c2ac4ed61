"""Killed during the very first start, the next one begins as if nothing had been; and the folder is nobody else's."""

import os
import stat
import sys
from functools import partial
from pathlib import Path

import pytest

from artgames.store import Settings, Store
from artgames.store.store import FILE
from tests.support.killed import killed_at, killed_when_writing, needs_fork
from tests.support.toy_game import Add, begin

posix = pytest.mark.skipif(sys.platform == "win32", reason="rights of files are a matter of POSIX")


def opened_and_closed(folder: Path) -> None:
    Store.open(folder).close()


@needs_fork
@pytest.mark.parametrize("size", [0, 1, 100, 512, 4096, 4097, 8192, 12_000, 20_000, 30_000, 40_000, 60_000])
def test_killed_in_the_middle_of_a_first_write_nothing_is_taken_for_damage(folder: Path, size: int) -> None:
    killed_when_writing(size, lambda: opened_and_closed(folder))
    with Store.open(folder) as store:
        assert store.notices == ()
        begin(store)[1].submit(0, Add(1))
    assert not [file.name for file in folder.iterdir() if file.name not in (FILE, "artgames.lock")]


@needs_fork
def test_killed_between_two_steps_of_a_first_start_nothing_is_taken_for_damage(tmp_path: Path) -> None:
    moment = 0
    folder = tmp_path / "0"
    while killed_at(moment, partial(opened_and_closed, folder)):
        with Store.open(folder) as store:
            assert store.notices == ()
            store.save_settings(Settings(theme="daylight"))
        moment += 1
        folder = tmp_path / str(moment)
    assert moment > 0, "nothing was renamed: the file is built in its place"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_nobody_else_can_read_what_is_kept(folder: Path) -> None:
    before = os.umask(0o022)
    try:
        with Store.open(folder) as store:
            begin(store)[1].submit(0, Add(1))
            assert mode(folder) == 0o700
            assert {mode(file) for file in folder.iterdir() if file.is_file()} == {0o600}
    finally:
        os.umask(before)


@posix
def test_a_folder_of_an_earlier_version_is_closed_to_others(folder: Path) -> None:
    with Store.open(folder) as store:
        begin(store)[1].submit(0, Add(1))
    folder.chmod(0o755)
    (folder / FILE).chmod(0o644)
    with Store.open(folder) as store:
        assert (mode(folder), mode(folder / FILE)) == (0o700, 0o600)
        assert len(store.unfinished()) == 1


@posix
def test_a_place_that_is_shared_on_purpose_stays_so(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o1777)
    Store.open(folder).close()
    assert mode(folder) == 0o1777
    assert mode(folder / FILE) == 0o600
