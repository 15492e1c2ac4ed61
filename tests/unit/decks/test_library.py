"""Decks from anywhere are used alike."""

from pathlib import Path

import pytest

from artgames.decks import Deck, Filter, Library, Likeness, Pack, Painting, SavedSets
from artgames.engine.words import Sentence
from tests.support.small_museum import SmallMuseum


class OwnPictures:
    """A folder of somebody's pictures, of which nothing but the files is known."""

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        card = Painting(id=5001, title="grandmother", file="grandmother.png", width=600, height=800)
        pack = Pack(slug="holiday", title="Holiday", licence="", credit="", cards=(card,))
        return Deck(pack, {5001: Path("grandmother.png")}, Likeness), ()

    def verify(self) -> None:
        pass


def test_packs_stand_side_by_side(museum: SmallMuseum) -> None:
    small = museum.open()
    library = Library([*small._house, OwnPictures()])
    assert [deck.slug for deck in library.decks] == ["met", "holiday"]
    holiday = library.deck("holiday")
    assert holiday is not None
    assert holiday.painting(5001).shown == (0, 0, 600, 800)
    assert holiday.picture(5001) == Path("grandmother.png")
    assert library.deck("nothing") is None


def test_card_without_a_picture_is_not_dealt_but_still_known() -> None:
    cards = tuple(Painting(id=card, title="?", file="?", width=1, height=1) for card in (5002, 5001))
    deck = Deck(Pack(slug="x", title="X", licence="", credit="", cards=cards), {5001: Path("a")}, Likeness)
    assert deck.ids == (5001,)
    assert deck.painting(5002).id == 5002
    assert deck.knows((5001, 5002)) and not deck.knows((5001, 5003))
    with pytest.raises(KeyError):
        deck.picture(5002)


def test_nothing_is_read_before_it_is_asked_for(museum: SmallMuseum) -> None:
    library = museum.open()
    museum.file("Red").unlink()
    assert library.decks[0].ids == (1002, 1003)


def test_notices_can_be_translated(museum: SmallMuseum) -> None:
    museum.file("Red").unlink()
    (notice,) = museum.open().notices
    german = "Das Bild von „{title}“ ({file}) fehlt."
    assert notice.render((), lambda context, text: german) == "Das Bild von „Red“ (red.jpg) fehlt."


def deck_of(slug: str, *cards: Painting) -> Deck:
    pack = Pack(slug=slug, title=slug.title(), licence="CC0 1.0", credit=f"From {slug}", cards=cards)
    return Deck(pack, {card.id: Path(card.file) for card in cards}, Likeness)


class Shelf:
    """A deck that is simply there."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        return self._deck, ()

    def verify(self) -> None:
        pass


WAVE = Painting(
    id=26, title="The Great Wave", artist="Katsushika Hokusai", file="w", width=3, height=2, begun=1830, completed=1832
)
GIRL = Painting(id=1500, title="A Girl", artist="Élisabeth Vigée", portrait=True, file="g", width=2, height=3)
AUNT = Painting(id=20_001, title="Aunt", portrait=True, file="a", width=2, height=3)


def three_packs(tmp_path: Path) -> Library:
    house = [Shelf(deck_of("atelier", WAVE)), Shelf(deck_of("met", GIRL))]
    return Library(house, lambda: [Shelf(deck_of("holiday", AUNT))], SavedSets(tmp_path / "sets.json"))


def test_the_collection_is_offered_first_and_holds_what_comes_with_the_program(tmp_path: Path) -> None:
    library = three_packs(tmp_path)
    assert [deck.slug for deck in library.decks] == ["collection", "atelier", "met", "holiday"]
    assert library.decks[0].ids == (26, 1500)
    assert library.decks[0].credit == "From atelier · From met"
    assert library.decks[0].licence == "CC0 1.0"


def test_a_game_is_played_with_the_deck_it_is_made_for_unless_that_is_not_here(tmp_path: Path) -> None:
    library = three_packs(tmp_path)
    chosen = [library.first_choice(slug) for slug in ("met", "", "gone")]
    assert [deck.slug for deck in chosen if deck is not None] == ["met", "collection", "collection"]
    assert Library([]).first_choice("met") is None


def test_packs_are_mixed_by_their_slugs(tmp_path: Path) -> None:
    mixture = three_packs(tmp_path).deck("atelier+holiday")
    assert mixture is not None
    assert mixture.ids == (26, 20_001)
    assert mixture.picture(20_001) == Path("a")
    assert three_packs(tmp_path).deck("gone+lost") is None


def test_a_saved_set_is_a_deck_and_forgets_nothing_when_it_is_removed(tmp_path: Path) -> None:
    library = three_packs(tmp_path)
    saved = SavedSets(tmp_path / "sets.json")
    made = saved.save("Seascapes & ships", "collection", Filter(words="wave"))
    deck = library.deck(made.deck_slug)
    assert deck is not None and deck.ids == (26,) and deck.title == "Seascapes & ships"
    saved.remove(made.slug)
    assert library.deck(made.deck_slug) is None
    assert library.decks[0].ids == (26, 1500)


def test_a_set_of_nothing_is_no_deck(tmp_path: Path) -> None:
    made = SavedSets(tmp_path / "sets.json").save("Nothing", "collection", Filter(words="zebra"))
    assert three_packs(tmp_path).deck(made.deck_slug) is None


def test_a_match_finds_its_cards_again_in_whatever_deck_holds_them(tmp_path: Path) -> None:
    library = three_packs(tmp_path)
    found = library.holding((26, 20_001))
    assert found is not None and found.painting(20_001).title == "Aunt"
    assert library.holding((26, 9)) is None


def test_a_missing_fact_switches_off_the_games_that_need_it_only(tmp_path: Path) -> None:
    deck = three_packs(tmp_path).deck("atelier+met+holiday")
    assert deck is not None
    assert deck.ids_for(("pictures",)) == (26, 1500, 20_001)
    assert deck.ids_for(("dates",)) == (26,)
    assert deck.ids_for(("pictures", "portraits")) == (1500, 20_001)


def test_printed_ids_have_four_digits_in_every_pack() -> None:
    assert [card.printed_id for card in (WAVE, GIRL, AUNT)] == ["0026", "1500", "0001"]
