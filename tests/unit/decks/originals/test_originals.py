"""Originals take the place of our own pictures and nothing else changes; a switch goes back."""

import hashlib
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from artgames.decks import Library, Painting
from artgames.decks.labels import Label
from artgames.decks.library import COLLECTION
from artgames.decks.originals import problems
from artgames.decks.originals.answers import Named, Offer, read_entity, read_offer
from artgames.decks.originals.arrivals import take_picture
from artgames.decks.originals.hosts import Hosts
from artgames.decks.originals.kept import Kept, Originals, as_original
from artgames.decks.originals.problems import OriginalProblem
from artgames.decks.originals.sources import HOMAGES, HOMAGES_FROM
from artgames.decks.originals.wishes import megabytes, more_cards, wishes_of
from tests.support.commons import saved

OFFER = Offer("https://commons.example/thumb.jpg", "Public domain", "The Museum, via Wikimedia Commons", "", "")
VENUS = 1


@pytest.fixture
def library(tmp_path: Path, copies: Path) -> Library:
    return Library.open(tmp_path, copies)


def picture(card: Painting, side: int = 640) -> bytes:
    shape = (card.width_cm or 1) / (card.height_cm or 1)
    size = (side, round(side / shape)) if shape > 1 else (round(side * shape), side)
    return saved(Image.linear_gradient("L").resize(size))


def hang(library: Library, number: int) -> Painting:
    """Take the original of a card; the card as it was."""
    assert library.originals is not None
    deck = library.holding((number,))
    assert deck is not None
    card = deck.painting(number)
    library.originals.prepare()
    content = picture(card)
    library.originals.add(number, take_picture(card, Named("x.jpg"), OFFER, content, library.originals.folder))
    library.refresh()
    return card


def test_the_card_is_the_original(library: Library) -> None:
    homage = hang(library, VENUS)
    deck = library.deck("atelier")
    assert deck is not None
    card = deck.painting(VENUS)
    assert homage.is_homage and not card.is_homage
    assert (card.title, card.id, card.dated) == (homage.title, homage.id, homage.dated)
    assert (card.credit, card.licence) == (OFFER.credit, OFFER.licence)
    assert Label(card).who == "Sandro Botticelli"
    assert Label(card).place == "Uffizi Gallery, Florence"
    with Image.open(deck.picture(VENUS)) as shown:
        assert shown.size == (card.width, card.height)
    left, top, side, other = card.square
    assert side == other and left + side <= card.width and top + side <= card.height
    assert deck.title == "Famous paintings"
    assert "Public domain" in deck.licence


def test_cards_play_the_same(library: Library) -> None:
    before = {deck.slug: deck.ids for deck in library.decks}
    hang(library, VENUS)
    assert {deck.slug: deck.ids for deck in library.decks if deck.slug != HOMAGES} == before


def test_homages_stay_as_a_deck_of_their_own(library: Library) -> None:
    assert library.deck(HOMAGES) is None
    hang(library, VENUS)
    homages, collection = library.deck(HOMAGES), library.deck(COLLECTION)
    assert homages is not None and collection is not None
    assert homages.painting(HOMAGES_FROM + VENUS).is_homage
    assert len(homages.ids) >= 48
    assert not set(homages.ids) & set(collection.ids)
    assert homages.likeness.known() == set(homages.ids)


def test_a_switch_goes_back(library: Library) -> None:
    homage = hang(library, VENUS)
    assert library.originals is not None
    library.originals.show(False)
    library.refresh()
    deck = library.deck("atelier")
    assert deck is not None and deck.painting(VENUS) == homage
    assert library.deck(HOMAGES) is None
    library.originals.show(True)
    library.refresh()
    shown = library.deck("atelier")
    assert shown is not None and not shown.painting(VENUS).is_homage


@pytest.mark.parametrize("harm", ["gone", "cut", "list"])
def test_what_is_lost_is_ours_again(harm: str, library: Library) -> None:
    homage = hang(library, VENUS)
    assert library.originals is not None
    folder = library.originals.folder
    (file,) = folder.glob("*.jpg")
    if harm == "gone":
        file.unlink()
    elif harm == "cut":
        file.write_bytes(file.read_bytes()[:100])
    else:
        (folder / "originals.json").write_text("{")
    fresh = Library.open(folder.parent, folder.parent / "cache").deck("atelier")
    assert fresh is not None and fresh.painting(VENUS) == homage


def test_a_card_that_is_another_painting_now_keeps_its_picture(library: Library) -> None:
    homage = hang(library, VENUS)
    assert library.originals is not None
    assert library.originals.of(msgspec.structs.replace(homage, wikidata="Q1")) is None


def test_a_museum_s_card_keeps_its_credit_line(library: Library) -> None:
    card = hang(library, 1002)
    deck = library.deck("met")
    assert deck is not None
    assert deck.painting(1002).credit == f"{card.credit} · {OFFER.credit}"


def test_what_could_be_fetched(library: Library) -> None:
    assert library.originals is not None
    wishes = wishes_of(library, library.originals)
    assert len(wishes.more) == 200
    assert len(wishes.collection) == 200
    hang(library, VENUS)
    assert len(wishes_of(library, library.originals).collection) == 199
    assert megabytes(wishes.more) == 120


def test_the_further_paintings_are_free_and_new() -> None:
    cards = more_cards()
    assert [card.id for card in cards] == list(range(3001, 3001 + len(cards)))
    assert all(card.died is not None and card.died < 1955 for card in cards)
    assert all(card.completed and card.begun and card.begun <= card.completed <= (card.died or 0) for card in cards)
    assert len({card.wikidata for card in cards}) == len(cards)
    assert sum(not card.retired for card in cards) == 200


def test_no_further_painting_is_in_the_collection(library: Library) -> None:
    collection = library.deck(COLLECTION)
    assert collection is not None
    house = {collection.painting(card).wikidata for card in collection.ids}
    assert not house & {card.wikidata for card in more_cards() if not card.retired}
    assert all(card.wikidata in house for card in more_cards() if card.retired)


# Checks


def test_a_damaged_picture_of_a_known_sum_is_refused(library: Library, tmp_path: Path) -> None:
    deck = library.deck("atelier")
    assert deck is not None
    card, content = deck.painting(VENUS), picture(deck.painting(VENUS))
    right = hashlib.sha1(content, usedforsecurity=False).hexdigest()
    assert take_picture(card, Named("x.jpg"), OFFER._replace(sha1=right), content, tmp_path).width == 640
    with pytest.raises(OriginalProblem, match="damaged"):
        take_picture(card, Named("x.jpg"), OFFER._replace(sha1="0" * 40), content, tmp_path)


@pytest.mark.parametrize(("stretch", "taken"), [(0.9, True), (1.1, True), (0.85, False), (1.16, False)])
def test_proportions(stretch: float, taken: bool, library: Library, tmp_path: Path) -> None:
    deck = library.deck("atelier")
    assert deck is not None
    card = deck.painting(VENUS)
    assert card.width_cm is not None
    wider = picture(msgspec.structs.replace(card, width_cm=card.width_cm * stretch))
    if taken:
        take_picture(card, Named("x.jpg"), OFFER, wider, tmp_path)
    else:
        with pytest.raises(OriginalProblem, match="shape is not"):
            take_picture(card, Named("x.jpg"), OFFER, wider, tmp_path)


def test_without_a_size_of_our_own_wikidata_s_counts(tmp_path: Path) -> None:
    card = more_cards()[0]
    assert card.width_cm is None
    square = picture(card)
    assert take_picture(card, Named("x.jpg"), OFFER, square, tmp_path).height == 640
    with pytest.raises(OriginalProblem, match="shape is not"):
        take_picture(card, Named("x.jpg", 50.0, 100.0), OFFER, square, tmp_path)


def test_a_large_picture_is_kept_at_1600_pixels(library: Library, tmp_path: Path) -> None:
    deck = library.deck("atelier")
    assert deck is not None
    kept = take_picture(deck.painting(VENUS), Named("x.jpg"), OFFER, picture(deck.painting(VENUS), 2000), tmp_path)
    assert max(kept.width, kept.height) == 1600


def test_the_detail_shows_the_same_part() -> None:
    card = Painting(id=1, title="x", file="x", width=1000, height=500, detail=(600, 100, 200, 200), origin="homage")

    kept = Kept(wikidata="", file="y", size=1, width=1600, height=800, luminance=9, credit="", licence="", page="")
    assert as_original(card, kept).detail == (960, 160, 320, 320)


# Answers


def test_sizes_of_wikidata_are_read_in_any_unit() -> None:
    def amount(number: str, unit: str) -> list[dict[str, object]]:
        value = {"amount": number, "unit": f"http://www.wikidata.org/entity/{unit}"}
        return [{"mainsnak": {"datavalue": {"value": value}}}]

    claims = {
        "P18": [
            {"mainsnak": {"datavalue": {"value": "second.jpg"}}},
            {"mainsnak": {"datavalue": {"value": "first.jpg"}}, "rank": "preferred"},
        ],
        "P2048": amount("+1.725", "Q11573"),
        "P2049": amount("+2785", "Q174789"),
    }
    found = read_entity(msgspec.json.encode({"entities": {"Q1": {"claims": claims}}}))
    assert found == Named("first.jpg", 172.5, 278.5)


def test_an_entry_without_claims_has_no_picture() -> None:
    with pytest.raises(OriginalProblem, match="names no picture"):
        read_entity(b'{"entities": {"Q1": {"claims": []}}}')


@pytest.mark.parametrize(
    ("key", "name", "licence"),
    [
        ("pd", "Public domain", "Public domain"),
        ("pd-art-100", "PD-Art", "Public domain"),
        ("cc0", "CC0", "CC0 1.0"),
        ("", "No restrictions", "Public domain"),
        ("cc-by-4.0", "Public domain", None),
        ("pd", "CC BY-SA 3.0", None),
        ("", "", None),
    ],
)
def test_only_what_is_free_is_taken(key: str, name: str, licence: str | None) -> None:
    about = {"License": {"value": key}, "LicenseShortName": {"value": name}, "Credit": {"value": "<b>A</b> &amp; B"}}
    info = {"url": "https://x/y.jpg", "mime": "image/jpeg", "extmetadata": about}
    answer = msgspec.json.encode({"query": {"pages": [{"imageinfo": [info]}]}})
    if licence is None:
        with pytest.raises(OriginalProblem):
            read_offer(answer)
    else:
        offer = read_offer(answer)
        assert (offer.licence, offer.credit) == (licence, "A & B, via Wikimedia Commons")


def test_addresses() -> None:
    hosts = Hosts()
    assert hosts.entity("Q12418").endswith("Special:EntityData/Q12418.json")
    assert "iiurlwidth=1600" in hosts.picture("Mona Lisa & Co.jpg")
    assert "File%3AMona+Lisa+%26+Co.jpg" in hosts.picture("Mona Lisa & Co.jpg")
    assert hosts.is_safe("https://upload.example/x.jpg") and not hosts.is_safe("http://upload.example/x.jpg")


def test_every_reason_reads_as_a_sentence() -> None:
    texts = [text for name, text in vars(problems).items() if name.isupper() and isinstance(text, str)]
    assert len(texts) > 10 and all(text.endswith(".") for text in texts)


def test_nothing_is_kept_at_first(tmp_path: Path) -> None:
    assert Originals(tmp_path).state.cards == {}
