"""Sets that were saved, and favourites: small files that a person keeps."""

from pathlib import Path

from artgames.decks import Filter, SavedSets
from artgames.decks.favourites import Favourites

WINTER, SUMMER = Filter(words="snow"), Filter(words="sun")


def test_a_set_keeps_its_slug_when_it_is_renamed(tmp_path: Path) -> None:
    sets = SavedSets(tmp_path / "sets.json")
    made = sets.save("Winter", "met", WINTER)
    sets.rename(made.slug, " Snow and ice ")
    (kept,) = sets.all()
    assert (kept.slug, kept.title, kept.filter) == (made.slug, "Snow and ice", WINTER)


def test_a_new_set_never_takes_the_place_of_a_renamed_one(tmp_path: Path) -> None:
    sets = SavedSets(tmp_path / "sets.json")
    first = sets.save("Winter", "met", WINTER)
    sets.rename(first.slug, "Snow")
    second = sets.save("Winter", "met", SUMMER)
    assert second.slug != first.slug
    assert [(one.title, one.filter) for one in sets.all()] == [("Snow", WINTER), ("Winter", SUMMER)]


def test_the_same_title_however_it_is_typed_is_the_same_set(tmp_path: Path) -> None:
    sets = SavedSets(tmp_path / "sets.json")
    first = sets.save("Été", "met", WINTER)
    again = sets.save("  ete ", "met", SUMMER)
    assert sets.all() == (again,) and again.slug == first.slug


def test_a_removed_set_is_brought_back_as_it_was(tmp_path: Path) -> None:
    sets = SavedSets(tmp_path / "sets.json")
    made = sets.save("Winter", "met", WINTER)
    sets.remove(made.slug)
    assert sets.all() == ()
    sets.keep(made)
    assert sets.all() == (made,)


def test_favourites_are_found_again(tmp_path: Path) -> None:
    file = tmp_path / "data" / "favourites.json"
    liked = Favourites(file)
    assert liked.all() == frozenset()
    liked.put(7, True)
    liked.put(3, True)
    liked.put(7, False)
    assert Favourites(file).all() == {3}


def test_a_damaged_file_of_favourites_is_an_empty_one(tmp_path: Path) -> None:
    file = tmp_path / "favourites.json"
    file.write_text("nonsense", encoding="utf-8")
    liked = Favourites(file)
    assert liked.all() == frozenset()
    liked.put(1, True)
    assert Favourites(file).all() == {1}
