"""Every card of the museum's deck is complete, and what it says can be true."""

import re
from collections import Counter

import pytest

from artgames import paths
from artgames.decks import Deck, Painting

SUBJECTS = {
    "Annunciation", "Bible", "Buddhist", "Coronation", "Crucifixion", "Madonna", "Nativity", "animals", "city",
    "court life", "everyday life", "figure", "history", "landscape", "myth", "nude", "portrait", "saint", "still life",
}  # fmt: skip


def test_there_are_enough_cards_for_any_match(met: Deck) -> None:
    assert len(met.ids) >= 120


def test_ids_have_four_digits_and_belong_to_one_card_each(met: Deck) -> None:
    assert all(1000 <= card <= 9999 for card in met.ids)
    assert len(set(met.ids)) == len(met.ids)
    assert list(met.ids) == sorted(met.ids)


@pytest.mark.parametrize(
    ("card", "accession"),
    [(1001, "14.76.6"), (1055, "1993.132"), (1109, "1979.396.1"), (1171, "2020.22")],
)
def test_ids_never_change(met: Deck, card: int, accession: str) -> None:
    assert met.painting(card).accession == accession


def test_what_hangs_no_more_is_still_known(met: Deck) -> None:
    gone = set(range(1001, 1172)) - set(met.ids)
    assert len(gone) >= 19 and 1001 in gone
    assert met.knows(gone)
    assert all(met.painting(card).retired and met.picture(card).is_file() for card in gone)


def test_no_fact_is_missing(paintings: list[Painting]) -> None:
    needed = (
        "title", "artist", "nationality", "dated", "begun", "completed", "school", "medium", "height_cm",
        "museum", "city", "credit", "accession", "sentence", "file",
    )  # fmt: skip
    missing = [(card.id, name) for card in paintings for name in needed if not getattr(card, name)]
    assert missing == []
    assert all(card.lived or card.artist == "Unidentified artist" for card in paintings)


def test_one_painting_is_one_card(paintings: list[Painting]) -> None:
    for name in ("accession", "wikidata", "file", "sentence"):
        assert max(Counter(getattr(card, name) for card in paintings).values()) == 1, name


def test_paintings_were_painted_in_their_painters_lives(paintings: list[Painting]) -> None:
    for card in paintings:
        assert card.begun is not None and card.completed is not None
        assert 700 < card.begun <= card.completed <= 1920, card
        assert card.born is None or card.born + 14 <= card.completed, card
        assert card.died is None or card.completed <= card.died, card
        assert card.born is None or card.died is None or 20 <= card.died - card.born <= 100, card


def test_wide_years_are_those_of_wide_dates(paintings: list[Painting]) -> None:
    """A date that names its years is no wider than them: "c. 1485/86" is 1485 to 1486."""
    plain = [card for card in paintings if re.fullmatch(r"(c\. )?\d{3,4}", card.dated)]
    assert len(plain) > len(paintings) / 2
    assert all(card.begun == card.completed == int(card.dated.removeprefix("c. ")) for card in plain)


def test_sizes_agree_with_the_pictures(paintings: list[Painting]) -> None:
    for card in paintings:
        assert card.height_cm and 5 < card.height_cm < 300, card
        if card.shows == "painting":
            assert card.width_cm and 5 < card.width_cm < 700, card
            _, _, width, height = card.shown
            assert 0.8 < (width / height) / (card.width_cm / card.height_cm) < 1.25, card


def test_few_pictures_show_more_or_less_than_the_painting(paintings: list[Painting]) -> None:
    assert Counter(card.shows for card in paintings if card.shows != "painting") == {"frame": 8, "section": 1}


def test_what_is_shown_lies_within_the_file_and_is_most_of_it(paintings: list[Painting]) -> None:
    for card in paintings:
        left, top, width, height = card.shown
        assert min(left, top) >= 0, card
        assert left + width <= card.width and top + height <= card.height, card
        assert width * height > 0.5 * card.width * card.height, card


def test_portraits_are_many_and_only_they_have_sitters(paintings: list[Painting]) -> None:
    assert sum(card.portrait for card in paintings) >= 35
    assert all(card.portrait for card in paintings if card.sitter or card.subject == "portrait")
    assert sum(card.sitter is not None for card in paintings) >= 24


def test_subjects_are_from_a_short_list(paintings: list[Painting]) -> None:
    assert {card.subject for card in paintings} == SUBJECTS


def test_sentences_are_short_and_give_nothing_away(paintings: list[Painting]) -> None:
    for card in paintings:
        words = card.sentence.split()
        assert 12 <= len(words) <= 16, card.sentence
        assert card.sentence[0].isupper() and card.sentence.endswith("."), card.sentence
        assert not re.search(r"\d", card.sentence), card.sentence
        assert card.title.lower() not in card.sentence.lower(), card.sentence
        assert card.artist.split()[-1].lower() not in card.sentence.lower(), card.sentence


def test_data_names_no_address() -> None:
    files = sorted((paths.resources() / "decks").glob("*/*.json"))
    assert {file.name for file in files} == {"likeness.json", "pack.json", "sums.json"}
    for file in files:
        assert not re.search(r"https?:|www\.|@\w|[a-z]\.(?:com|org|net)\b|\\\\|\"/", file.read_text("utf-8")), file.name
