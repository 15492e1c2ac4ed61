"""Sets that were saved, and favourites: small files that a person keeps."""

from pathlib import Path

import pytest

from artgames.decks import Filter, Library, Painting, PaintingSet, SavedSets
from artgames.decks.favourites import Favourites
from artgames.decks.sets import Order

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


def _paintings() -> list[Painting]:
    facts = {1: ("Berthe Morisot", 1880), 2: ("Édouard Manet", 1874), 3: ("", 1500), 4: ("Édouard Manet", None)}
    return [
        Painting(id=card, title="", artist=artist, begun=year, completed=year, file="", width=1, height=1)
        for card, (artist, year) in facts.items()
    ]


@pytest.mark.parametrize(
    ("order", "cards"),
    [("number", (1, 2, 3, 4)), ("year", (3, 2, 1, 4)), ("artist", (4, 2, 1, 3)), ("shuffled", (3, 4, 2, 1))],
)
def test_a_set_has_an_order(order: Order, cards: tuple[int, ...]) -> None:
    made = PaintingSet(slug="a", title="A", deck="met", filter=Filter(), order=order, seed="7")
    assert made.arranged(_paintings()) == cards


def test_a_set_in_an_order_of_one_s_own_is_a_list_of_cards() -> None:
    made = PaintingSet(slug="a", title="A", deck="met", filter=Filter(cards=(4, 1, 9, 2)), order="hand")
    assert made.arranged(_paintings()) == (4, 1, 2)


def test_a_file_of_sets_from_before_there_was_an_order_is_still_read(tmp_path: Path) -> None:
    file = tmp_path / "sets.json"
    file.write_text('[{"slug": "snow", "title": "Snow", "deck": "met", "filter": {"words": "snow"}}]', encoding="utf-8")
    (kept,) = SavedSets(file).all()
    assert (kept.filter, kept.order) == (WINTER, "number")
    SavedSets(file).keep(kept)
    assert '"order"' not in file.read_text(encoding="utf-8")


def test_the_order_of_a_set_is_kept_and_the_deck_of_it_has_that_order(tmp_path: Path) -> None:
    library = Library.open(tmp_path, tmp_path / "cache")
    cards = library.packs[0].ids[:4]
    wanted = (cards[2], cards[0], cards[3])
    made = SavedSets(tmp_path / "sets.json").save("Mine", library.packs[0].slug, Filter(cards=wanted), "hand")
    deck = library.deck(made.deck_slug)
    assert deck is not None and deck.ids == wanted == deck.ids_for(["pictures", "dates"])
