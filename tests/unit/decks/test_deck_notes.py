"""What we wrote down about paintings by hand is complete and agrees with itself."""

import itertools
import re
from collections import Counter
from pathlib import Path

import pytest

from artgames.decks import Painting
from artgames.decks.originals.wishes import more_cards
from scripts import build_deck_data
from scripts.assets.deck_data import facts

ORIGINALS = Path(facts.__file__).with_name("atelier.toml")
CHANGED_SCHOOLS = {21}
"""Painted before the artist's own manner: the young Goya."""


@pytest.fixture(scope="module")
def originals() -> list[facts.Original]:
    return facts.read_originals(ORIGINALS)


@pytest.fixture(scope="module")
def notes() -> facts.Notes:
    return facts.read_notes(build_deck_data.NOTES)


def test_originals_are_numbered_without_gaps(originals: list[facts.Original]) -> None:
    """The first 48 as in the glossary of Art Gallery."""
    assert [original.id for original in originals] == list(range(1, 81))


def test_years_are_those_of_the_printed_dates(originals: list[facts.Original]) -> None:
    for original in originals:
        assert facts.years_of(original.dated) == (original.begun, original.completed), original.title
        assert facts.life_of(original.lived) == (original.born, original.died), original.title
        assert original.begun <= original.completed <= (original.died or 2000), original.title
        assert original.born is None or original.born + 14 <= original.begun, original.title


def test_years_of_the_further_paintings_are_those_of_their_printed_dates() -> None:
    for card in more_cards():
        assert facts.years_of(card.dated) == (card.begun, card.completed), card.title
        assert facts.life_of(card.lived) == (card.born, card.died), card.title
        assert card.born is not None and card.begun is not None and card.born + 14 <= card.begun, card.title
        assert bool(card.city) != (card.museum == "Private collection"), card.title


def test_only_private_collections_have_no_city(originals: list[facts.Original]) -> None:
    assert {original.id for original in originals if not original.city} == {39, 45}
    assert all(bool(original.city) != (original.museum == "Private collection") for original in originals)


def test_an_artist_of_both_houses_is_described_alike(originals: list[facts.Original], notes: facts.Notes) -> None:
    theirs = {artist.name or name: artist for name, artist in notes.artists.items()}
    shared = [original for original in originals if original.artist in theirs]
    assert len(shared) > 25
    for original in shared:
        artist = theirs[original.artist]
        assert original.lived == artist.lived, original.title
        assert original.school == artist.school or original.id in CHANGED_SCHOOLS, original.title


def test_only_portraits_have_sitters(originals: list[facts.Original], notes: facts.Notes) -> None:
    assert all(original.portrait for original in originals if original.sitter or original.subject == "portrait")
    gone = facts.hanging_no_more(notes, len(originals))
    hanging = [card for card in notes.cards if card.id not in gone]
    assert sum(original.portrait for original in originals) + sum(card.portrait for card in hanging) > 60


def test_sentences_of_both_houses_are_short_and_give_nothing_away(
    originals: list[facts.Original], notes: facts.Notes
) -> None:
    sentences = [original.sentence for original in originals] + [card.sentence for card in notes.cards]
    assert max(Counter(sentences).values()) == 1
    for sentence in sentences:
        assert 12 <= len(sentence.split()) <= 20, sentence
        assert sentence[0].isupper() and sentence.endswith(".") and not re.search(r"\d", sentence), sentence
    for original in originals:
        for name in (original.title, original.artist.split()[-1], original.city or original.museum):
            assert name.lower() not in original.sentence.lower(), original.sentence


@pytest.mark.parametrize("painted", [48, 49, 61, 80])
def test_two_hundred_cards_hang(painted: int, notes: facts.Notes) -> None:
    ids = {card.id for card in notes.cards}
    gone = facts.hanging_no_more(notes, painted)
    assert gone <= ids
    assert painted + len(ids - gone) == 200


def test_room_is_made_in_a_fixed_order(originals: list[facts.Original], notes: facts.Notes) -> None:
    """However many are painted: who hangs no more with one painting hangs no more with two."""
    assert not notes.makes_room.keys() & notes.retired.keys()
    assert len(notes.retired | notes.makes_room) == len(notes.retired) + len(originals) - 48
    steps = [facts.hanging_no_more(notes, painted) for painted in range(48, len(originals) + 1)]
    assert all(len(after - before) == 1 for before, after in itertools.pairwise(steps))
    assert steps[1] - steps[0] == {1152}


def test_whoever_hangs_no_more_has_a_reason(notes: facts.Notes) -> None:
    reasons = [*notes.retired.values(), *notes.makes_room.values()]
    assert all(len(reason.split()) > 5 for reason in reasons)


def test_what_is_painted_is_not_fetched_as_well() -> None:
    cards = [Painting(id=n, title="", file="", width=1, height=1, wikidata=f"Q{n}") for n in range(3001, 3206)]
    fetched = facts.further(cards, {"Q3002", "Q3005"})
    assert [card.id for card in fetched if card.retired] == [3002, 3005]
    assert [card.id for card in fetched] == list(range(3001, 3203))


def test_credit_of_a_homage(originals: list[facts.Original]) -> None:
    card = facts.make_homage(originals[0], {"file": "0001.webp", "width": 1200, "height": 743})
    assert card.credit == "Painted for Artgames after Sandro Botticelli, The Birth of Venus, c. 1485/86"
    assert (card.id, card.printed_id, card.city) == (1, "0001", "Florence")
