"""Sets that somebody puts together painting by painting."""

from pathlib import Path

import pytest

from artgames.decks import Filter, Library, SavedSets
from artgames.decks.sets_by_hand import SetsByHand


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library.open(data=tmp_path, cache=tmp_path / "cache")


@pytest.fixture
def by_hand(library: Library, tmp_path: Path) -> SetsByHand:
    return SetsByHand(library, SavedSets(tmp_path / "sets.json"))


def test_a_set_is_dealt_in_the_order_in_which_it_was_put_together(library: Library, by_hand: SetsByHand) -> None:
    made = by_hand.begin("Waves", [26])
    by_hand.add(by_hand.add(made, [40, 1]), [26])
    deck = library.deck(made.deck_slug)
    assert deck is not None and deck.ids == (26, 40, 1)


def test_a_set_of_the_collection_stays_one_when_it_grows_beyond_the_homages(
    library: Library, by_hand: SetsByHand
) -> None:
    met = library.deck("met")
    assert met is not None
    made = by_hand.begin("Both", [1])
    grown = by_hand.add(made, met.ids[:1])
    assert made.deck == grown.deck == "collection" and by_hand.cards(grown) == (1, met.ids[0])


def test_a_set_that_was_a_rule_lists_its_cards_from_then_on(
    library: Library, by_hand: SetsByHand, tmp_path: Path
) -> None:
    rule = SavedSets(tmp_path / "sets.json").save("Portraits", "atelier", Filter(portraits=True), "year")
    before = by_hand.cards(rule)
    assert len(before) > 3 and 26 not in before
    grown = by_hand.add(rule, [26])
    assert grown.filter == Filter(cards=(*before, 26)) and grown.slug == rule.slug
    by_hand.put_back(rule)
    assert by_hand.all() == (rule,)


def test_the_last_painting_takes_the_set_along(by_hand: SetsByHand) -> None:
    made = by_hand.begin("Two", [1, 2])
    one = by_hand.take_out(made, [1])
    assert one is not None and by_hand.cards(one) == (2,)
    assert by_hand.take_out(one, [2]) is None and by_hand.all() == ()


def test_a_title_that_is_there_already_is_that_set(by_hand: SetsByHand) -> None:
    made = by_hand.begin("Blue", [44])
    again = by_hand.begin(" blue ", [37])
    assert again.slug == made.slug and by_hand.cards(again) == (44, 37)
