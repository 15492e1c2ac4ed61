"""Packs on the shelf: whole or not at all, and their cards keep their numbers for ever."""

import errno
from pathlib import Path

import pytest

from artgames.decks import Library
from artgames.decks.deck_folder import PackSource
from artgames.decks.importing import installed_packs as shelf_module
from artgames.decks.importing.artpack import open_artpack, write_artpack
from artgames.decks.importing.errors import Cancelled, PackProblem
from artgames.decks.importing.installed_packs import Shelf
from tests.support.import_pictures import added, fill, made_in, picture


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def library_of(data: Path) -> Library:
    """The packs on a shelf alone."""

    def packs() -> list[PackSource]:
        return [PackSource(file.parent, file.parent, data / "cache") for file in (data / "packs").glob("*/pack.json")]

    return Library([], packs)


def ids_of(data: Path, slug: str) -> dict[str, int]:
    (pack,) = [pack for pack in Shelf(data).packs() if pack.slug == slug]
    return {card.title: card.id for card in pack.cards}


def test_a_pack_on_the_shelf_is_a_deck(folder: Path, data: Path) -> None:
    result = added(data, fill(folder, "a.jpg", "b.png", "c.webp"))
    assert result == ("holiday", "Holiday", 3, False, {1: 10_001, 2: 10_002, 3: 10_003})
    library = library_of(data)
    deck = library.deck("holiday")
    assert deck is not None and deck.ids == (10_001, 10_002, 10_003)
    assert deck.painting(10_002).printed_id == "0002"
    assert deck.picture(10_002).is_file()
    assert Library.open(data, data / "cache").deck("holiday") is not None
    assert 0 <= deck.likeness.striking(10_001) <= 1
    assert deck.likeness.distance(10_001, 10_002) > 0
    library.verify()
    assert library.messages == ()


def test_every_pack_has_a_block_of_its_own(folder: Path, data: Path, tmp_path: Path) -> None:
    added(data, fill(folder, "a.jpg"), "One")
    added(data, fill(tmp_path / "more", "b.jpg"), "Two")
    assert ids_of(data, "one") == {"A": 10_001}
    assert ids_of(data, "two") == {"B": 20_001}


def test_a_pack_that_comes_back_has_its_old_numbers(folder: Path, data: Path, tmp_path: Path) -> None:
    shelf = Shelf(data)
    added(data, fill(folder, "a.jpg", "b.jpg"), "One")
    shelf.remove("one")
    assert shelf.packs() == []
    picture(9).save(tmp_path / "other.jpg")
    added(data, fill(tmp_path / "more", "x.jpg"), "Two")
    added(data, folder, "One")
    assert ids_of(data, "one") == {"A": 10_001, "B": 10_002}
    assert ids_of(data, "two") == {"X": 20_001}


def test_a_picture_keeps_its_number_when_others_come_and_go(folder: Path, data: Path) -> None:
    added(data, fill(folder, "a.jpg", "b.jpg", "c.jpg"))
    (folder / "b.jpg").unlink()
    picture(7).save(folder / "aa.jpg")
    result = added(data, folder)
    assert result.was_there and result.ids == {1: 10_001, 2: 10_004, 3: 10_003}
    assert ids_of(data, "holiday") == {"A": 10_001, "C": 10_003, "Aa": 10_004}, "2 is never given to another"
    picture(1).save(folder / "b.jpg")
    added(data, folder)
    assert ids_of(data, "holiday")["B"] == 10_002


def test_another_pack_of_the_same_name_stands_beside_it(folder: Path, data: Path, tmp_path: Path) -> None:
    added(data, fill(folder, "a.jpg", "b.jpg"))
    other = tmp_path / "other"
    other.mkdir()
    for number in (11, 12, 13):
        picture(number).save(other / f"{number}.jpg")
    assert added(data, other)[:4] == ("holiday-2", "Holiday (2)", 3, False)
    assert added(data, other)[:4] == ("holiday-2", "Holiday (2)", 3, True)
    assert sorted(pack.title for pack in Shelf(data).packs()) == ["Holiday", "Holiday (2)"]


def test_given_away_and_added_by_somebody_else(folder: Path, data: Path, tmp_path: Path) -> None:
    added(data, fill(folder, "a.jpg", "b.jpg"))
    pictures, manifest = Shelf(data).manifest("holiday")
    write_artpack(pictures, manifest, tmp_path / "holiday.artpack")
    friend = Shelf(tmp_path / "friend")
    for was_there in (False, True):
        with friend.workplace() as work:
            result = friend.add(open_artpack(tmp_path / "holiday.artpack", work))
            assert result[:4] == ("holiday", "Holiday", 2, was_there)
    assert ids_of(tmp_path / "friend", "holiday") == ids_of(data, "holiday")
    for library in (library_of(tmp_path / "friend"), library_of(data)):
        assert library.messages == ()
    assert (tmp_path / "friend/packs/holiday/sums.json").read_bytes() == (data / "packs/holiday/sums.json").read_bytes()


def test_the_same_pack_is_the_same_file(folder: Path, data: Path, tmp_path: Path) -> None:
    added(data, fill(folder, "a.jpg", "b.jpg"))
    for name in ("one.artpack", "two.artpack"):
        write_artpack(*Shelf(data).manifest("holiday"), tmp_path / name)
    assert (tmp_path / "one.artpack").read_bytes() == (tmp_path / "two.artpack").read_bytes()


def left_in(data: Path) -> list[str]:
    return sorted(path.relative_to(data).as_posix() for path in data.rglob("*") if path.is_file())


def test_nothing_is_left_of_work_that_failed(folder: Path, data: Path) -> None:
    fill(folder, "a.jpg", "b.jpg")
    shelf = Shelf(data)
    for cause in (Cancelled(), PackProblem("x"), ValueError()):
        with pytest.raises(type(cause)), shelf.workplace() as work:
            made_in(work, folder)
            raise cause
    assert left_in(data) == []
    assert not (data / "packs" / ".making").exists()


def test_a_pack_survives_when_its_successor_cannot_be_put_in_its_place(
    folder: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    added(data, fill(folder, "a.jpg", "b.jpg"))
    before = left_in(data)
    rename = Path.rename

    def broken(self: Path, target: Path) -> Path:
        if Path(target).name == "holiday" and not self.name.endswith(".old"):
            raise OSError(errno.EIO, "Input/output error")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", broken)
    with pytest.raises(PackProblem, match="The pack could not be saved: Input/output error"):
        added(data, folder)
    assert left_in(data) == before
    assert ids_of(data, "holiday") == {"A": 10_001, "B": 10_002}


def test_what_a_killed_program_left_is_swept_away(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = data / "packs" / ".making" / "old"
    old.mkdir(parents=True)
    (old / "0001.jpg").touch()
    shelf = Shelf(data)
    with shelf.workplace():
        assert old.exists(), "another program may be at work there"
    monkeypatch.setattr(shelf_module, "_STALE_SECONDS", -1)
    with shelf.workplace():
        assert not old.exists()


@pytest.mark.parametrize("slug", ["gone", "..", "../packs", "", ".making", "ids.json"])
def test_only_packs_can_be_removed(folder: Path, data: Path, slug: str) -> None:
    added(data, fill(folder, "a.jpg"))
    with pytest.raises(PackProblem, match="There is no pack called"):
        Shelf(data).remove(slug)
    with pytest.raises(PackProblem, match="There is no pack called"):
        Shelf(data).manifest(slug)
    assert len(Shelf(data).packs()) == 1


def test_a_lost_list_of_numbers_is_made_again(folder: Path, data: Path, tmp_path: Path) -> None:
    added(data, fill(folder, "a.jpg", "b.jpg"))
    (data / "packs" / "ids.json").unlink()
    other = tmp_path / "other"
    other.mkdir()
    picture(20).save(other / "x.jpg")
    added(data, other, "Other")
    (folder / "a.jpg").unlink()
    added(data, folder)
    assert ids_of(data, "other") == {"X": 20_001}
    assert ids_of(data, "holiday") == {"B": 10_002}


def test_a_damaged_list_of_numbers_stops_everything(folder: Path, data: Path) -> None:
    added(data, fill(folder, "a.jpg"))
    (data / "packs" / "ids.json").write_bytes(b"{")
    with pytest.raises(PackProblem, match="so no pack can be added"):
        added(data, folder)


def test_numbers_can_be_used_up(folder: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf_module, "PACK_BLOCK", 3)
    added(data, fill(folder, "a.jpg", "b.jpg"))
    picture(9).save(folder / "c.jpg")
    with pytest.raises(PackProblem, match="“Holiday” has run out of card numbers"):
        added(data, folder)


def test_a_folder_that_may_not_be_written(folder: Path, data: Path) -> None:
    data.write_text("a file where the folder should be", "utf-8")
    with pytest.raises(PackProblem, match="The pack could not be saved"):
        added(data, fill(folder, "a.jpg"))
