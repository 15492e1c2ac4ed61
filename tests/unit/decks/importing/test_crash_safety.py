"""Packs when the power goes: at every moment the old pack is there or the new one, whole, and never neither."""

import os
from pathlib import Path

import pytest

from artgames.decks import Library
from artgames.decks.deck_folder import LIST
from artgames.decks.importing.installed_packs import Shelf
from tests.support.import_pictures import added, fill, picture
from tests.support.killed import killed_at, needs_fork


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def titles(data: Path) -> list[str]:
    """Of the cards that a fresh start finds, each with its picture."""
    deck = Library.open(data, data / "cache").deck("holiday")
    assert deck is not None, "the pack is gone"
    return sorted(deck.painting(card).title for card in deck.ids)


@needs_fork
def test_killed_at_any_moment_a_pack_that_is_renewed_is_the_old_or_the_new_one(folder: Path, data: Path) -> None:
    added(data, fill(folder, "a.jpg", "b.jpg"))
    picture(7).save(folder / "c.jpg")
    moment, found = 0, []
    while killed_at(moment, lambda: added(data, folder)):
        found.append(titles(data))
        moment += 1
    assert titles(data) == ["A", "B", "C"]
    assert all(cards in (["A", "B"], ["A", "B", "C"]) for cards in found)
    assert moment > 6, "nothing was flushed or renamed"


@needs_fork
def test_killed_at_any_moment_a_pack_that_is_removed_is_there_or_gone(folder: Path, data: Path) -> None:
    added(data, fill(folder, "a.jpg"))
    moment = 0
    while killed_at(moment, lambda: Shelf(data).remove("holiday")):
        deck = Library.open(data, data / "cache").deck("holiday")
        if deck is None:
            added(data, folder)
        assert titles(data) == ["A"]
        moment += 1
    assert Library.open(data, data / "cache").deck("holiday") is None


def test_a_pack_gets_its_name_when_all_of_it_is_on_the_disk(
    folder: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: set[int] = set()
    rename, fsync = Path.rename, os.fsync
    named: list[set[str]] = []

    def watch_fsync(handle: int) -> None:
        flushed.add(os.fstat(handle).st_ino)
        fsync(handle)

    def watch_rename(self: Path, target: Path) -> Path:
        if (self / LIST).exists():
            named.append({file.name for file in self.iterdir() if file.stat().st_ino not in flushed})
        return rename(self, target)

    monkeypatch.setattr(os, "fsync", watch_fsync)
    monkeypatch.setattr(Path, "rename", watch_rename)
    added(data, fill(folder, "a.jpg", "b.jpg"))
    assert named == [set()], "these were not flushed before the pack was put in its place"
    assert (data / "packs").stat().st_ino in flushed and (data / "packs" / "ids.json").stat().st_ino in flushed
