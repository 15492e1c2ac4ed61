"""What we wrote down about paintings by hand is complete and agrees with itself."""

import re
from collections import Counter
from pathlib import Path

import pytest

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


def test_originals_are_numbered_as_in_the_glossary(originals: list[facts.Original]) -> None:
    assert [original.id for original in originals] == list(range(1, 49))


def test_years_are_those_of_the_printed_dates(originals: list[facts.Original]) -> None:
    for original in originals:
        assert facts.years_of(original.dated) == (original.begun, original.completed), original.title
        assert facts.life_of(original.lived) == (original.born, original.died), original.title
        assert original.born + 14 <= original.begun <= original.completed <= original.died, original.title


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
    hanging = [card for card in notes.cards if str(card.id) not in notes.retired]
    assert sum(original.portrait for original in originals) + sum(card.portrait for card in hanging) > 65


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


def test_two_hundred_cards_hang(originals: list[facts.Original], notes: facts.Notes) -> None:
    ids = {str(card.id) for card in notes.cards}
    assert set(notes.retired) <= ids
    assert len(originals) + len(ids - set(notes.retired)) == 200
    assert all(len(reason.split()) > 5 for reason in notes.retired.values())


def test_credit_of_a_homage(originals: list[facts.Original]) -> None:
    card = facts.make_homage(originals[0], {"file": "0001.webp", "width": 1200, "height": 743})
    assert card.credit == "Painted for Artgames after Sandro Botticelli, The Birth of Venus, c. 1485/86"
    assert (card.id, card.printed_id, card.city) == (1, "0001", "Florence")
