"""The box of a match: all cards of a deck, or as many as can be compared with each other."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from artgames import paths
from artgames.decks.deck import Deck
from artgames.decks.library import Library
from artgames.decks.match_box import (
    ALIKE_FROM,
    LARGEST_BOX,
    MOST_ALIKE,
    MatchBox,
    cards_to_ask,
    fill_box,
    labelled_box,
    look_alikes,
)
from artgames.decks.similarity import Likeness
from artgames.engine.facts import Facts
from artgames.engine.info import GameInfo
from artgames.games.art_robbery import GAME as ART_ROBBERY
from artgames.games.stolen_paintings import GAME as STOLEN_PAINTINGS

CARDS = tuple(range(1001, 1301))


class Plain:
    """Cards of which nobody may ask how alike they are."""

    def __init__(self, artist_of: Callable[[int], str] = lambda _card: "", *, in_order: bool = False) -> None:
        self.artist_of, self.in_order = artist_of, in_order

    @property
    def likeness(self) -> Likeness:
        raise AssertionError("likeness was asked for")

    def year_of(self, card: int) -> int:
        return card + 500

    def facts_of(self, card: int) -> Facts:
        return Facts(title=str(card))


class Unmeasured(Plain):
    likeness = Likeness()


@pytest.fixture(scope="module")
def museum() -> Likeness:
    return Likeness.read(paths.resources() / "decks" / "met" / "likeness.json")


def test_where_chance_decides_nothing_is_compared() -> None:
    assert fill_box(CARDS, STOLEN_PAINTINGS, {}, "seed", Plain()) == MatchBox(CARDS)
    assert fill_box(CARDS, STOLEN_PAINTINGS, {"decoys": "fair"}, "seed", Plain()) == MatchBox(CARDS)
    assert fill_box(CARDS, ART_ROBBERY, {"decoys": "easy"}, "seed", Plain()) == MatchBox(CARDS)


def test_each_card_has_a_row_that_begins_with_itself_and_the_nearest_come_first(museum: Likeness) -> None:
    cards = tuple(sorted(museum.known()))[:60]
    rows = look_alikes(cards, museum)
    assert tuple(row[0] for row in rows) == cards
    for card, *others in rows:
        degrees = [museum.likeness(card, other) for other in others]
        assert degrees == sorted(degrees, reverse=True)
        assert all(degree >= ALIKE_FROM for degree in degrees) and len(others) <= MOST_ALIKE
        missing = [other for other in cards if other != card and other not in others]
        if len(others) < MOST_ALIKE:
            assert all(museum.likeness(card, other) < ALIKE_FROM for other in missing)


def test_cards_that_nobody_measured_look_like_no_other() -> None:
    assert look_alikes((1, 2, 3), Likeness()) == ((1,), (2,), (3,))


def test_of_a_huge_deck_some_are_drawn_the_same_for_the_same_seed() -> None:
    first, again, other = (
        fill_box(CARDS, STOLEN_PAINTINGS, {"decoys": "easy"}, seed, Unmeasured()) for seed in ("a", "a", "b")
    )
    assert len(first.cards) == len(first.alike) == LARGEST_BOX
    assert set(first.cards) < set(CARDS)
    assert first == again != other


def test_years_are_laid_in_for_a_game_that_needs_dates_and_no_other() -> None:
    dated = GameInfo("dated", "Date", "", 1, 1, (1, 1), 8, needs=("pictures", "dates"))
    box = fill_box(CARDS[:3], dated, {}, "seed", Plain())
    assert box.years == (1501, 1502, 1503)
    assert box.setup(1, {}, "seed").years == box.years
    assert labelled_box(CARDS, STOLEN_PAINTINGS, Plain()) == MatchBox(CARDS)


def test_sp31_a_painting_is_of_the_last_year_of_its_range(met: Deck) -> None:
    ranges = [card for card in met.ids_for(["dates"]) if met.painting(card).begun != met.painting(card).completed]
    assert ranges
    assert all(met.year_of(card) == met.painting(card).completed for card in ranges)


def test_sp52_two_of_one_artist_at_most_where_artists_are_known() -> None:
    picky = GameInfo("picky", "Picky", "", 1, 1, (1, 1), 8, cards=20, per_artist=2)
    cards = tuple(range(100))

    def artist_of(card: int) -> str:
        return "" if card >= 90 else f"Artist {card % 30}"

    box = fill_box(cards, picky, {}, "seed", Plain(artist_of))
    assert len(box.cards) == 2 * 30 + 10
    assert all(sum(artist_of(card) == f"Artist {number}" for card in box.cards) == 2 for number in range(30))
    assert set(range(90, 100)) <= set(box.cards), "whose artist nobody knows may stay"
    other = fill_box(cards, picky, {}, "another seed", Plain(artist_of))
    assert box == fill_box(cards, picky, {}, "seed", Plain(artist_of)) != other


def test_sp52_a_deck_of_one_artist_can_be_played_with_all_the_same() -> None:
    picky = GameInfo("picky", "Picky", "", 1, 1, (1, 1), 8, cards=20, per_artist=2)
    box = fill_box(tuple(range(100)), picky, {}, "seed", Plain(lambda _card: "Ada"))
    assert len(box.cards) == 20


def test_an_artist_whom_nobody_knows_is_none(tmp_path: Path) -> None:
    deck = next(deck for deck in Library.open(tmp_path, tmp_path / "cache").decks if deck.slug == "met")
    unknown = [card for card in deck.ids if not deck.artist_of(card)]
    assert unknown and all(deck.painting(card).artist == "Unidentified artist" for card in unknown)


def test_a_game_that_asks_gets_as_many_cards_as_can_be_compared_and_their_labels() -> None:
    asking = msgspec.structs.replace(STOLEN_PAINTINGS, needs=("pictures", "facts"))
    box = fill_box(CARDS, asking, {}, "seed", Plain())
    assert len(box.cards) == LARGEST_BOX and [facts.title for facts in box.facts] == list(map(str, box.cards))
    supplies = Plain()
    assert cards_to_ask(CARDS, asking, "seed", supplies) == box.cards != cards_to_ask(CARDS, asking, "other", supplies)
    assert cards_to_ask(CARDS, STOLEN_PAINTINGS, "seed", supplies) == CARDS


def test_of_a_set_in_its_order_chance_leaves_nothing_out() -> None:
    asking = msgspec.structs.replace(STOLEN_PAINTINGS, needs=("pictures", "facts"))
    backwards = CARDS[::-1]
    box = fill_box(backwards, asking, {}, "seed", Plain(in_order=True))
    assert (box.cards, box.in_order) == (backwards[:LARGEST_BOX], True)
    picky = GameInfo("picky", "Picky", "", 1, 1, (1, 1), 8, cards=20, per_artist=2)
    assert fill_box((3, 1, 2), picky, {}, "seed", Plain(lambda _card: "Ada", in_order=True)).cards == (3, 1, 2)
    assert box.setup(2, {}, "seed").dealt()[0] == box.cards
