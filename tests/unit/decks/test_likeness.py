"""Paintings that a person would confuse lie near one another; those that stay in mind are striking."""

from itertools import combinations
from pathlib import Path
from statistics import median

import pytest

from artgames.decks import Deck, Likeness

NUN, MAN_IN_FRONT_OF_THE_SKY = 1140, 1141
BURGOMASTER, HIS_WIFE = 1153, 1154
YOUTH_IN_PROFILE, WOMAN_IN_PROFILE = 1142, 1143
MADONNA_IN_GREEN, MADONNA_IN_BLACK = 1118, 1166
IRISES, DARK_FOREST, YELLOW_BABY, STRAW_HAT = 1053, 1121, 1164, 1054
DIM_ROOM, CROWDED_TERRACE = 1155, 1102
BROKEN_EGGS, MERRYMAKERS = 1059, 1061


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (NUN, MAN_IN_FRONT_OF_THE_SKY),
        (BURGOMASTER, HIS_WIFE),
        (YOUTH_IN_PROFILE, WOMAN_IN_PROFILE),
        (MADONNA_IN_GREEN, MADONNA_IN_BLACK),
    ],
)
def test_pairs_are_each_others_nearest(met: Deck, one: int, other: int) -> None:
    assert met.likeness.nearest(one, (*met.ids, other))[0][0] == other
    assert met.likeness.likeness(one, other) > 0.85


def test_unlike_paintings_are_far_apart(met: Deck) -> None:
    assert met.likeness.likeness(IRISES, DARK_FOREST) < 0.2


def test_distance_is_a_measure_with_a_sensible_middle(met: Deck) -> None:
    likeness = met.likeness
    pairs = list(combinations(met.ids, 2))
    distances = [likeness.distance(*pair) for pair in pairs]
    assert all(0 < distance <= 1 for distance in distances)
    assert median(distances) == pytest.approx(0.5, abs=0.01)
    assert all(likeness.distance(one, other) == likeness.distance(other, one) for one, other in pairs[::97])
    assert all(likeness.distance(card, card) == 0 for card in met.ids)


def test_no_two_cards_are_all_but_the_same(met: Deck) -> None:
    assert min(met.likeness.distance(*pair) for pair in combinations(met.ids, 2)) > 0.02


def test_nearest_lists_the_others_only_and_in_order(met: Deck) -> None:
    among = met.ids[:10]
    found = met.likeness.nearest(among[0], among)
    assert sorted(card for card, _ in found) == list(among[1:])
    assert [alike for _, alike in found] == sorted((alike for _, alike in found), reverse=True)


def test_bright_faces_strike_more_than_dim_rooms(met: Deck) -> None:
    assert min(met.likeness.striking(card) for card in (YELLOW_BABY, WOMAN_IN_PROFILE)) > 0.9
    assert max(met.likeness.striking(card) for card in (BROKEN_EGGS, MERRYMAKERS)) < 0.1


def test_striking_covers_the_whole_scale(met: Deck) -> None:
    values = [met.likeness.striking(card) for card in met.ids]
    assert (min(values), max(values)) == (0, 1)
    assert median(values) == pytest.approx(0.5, abs=0.01)


def test_strangers_are_neutral(met: Deck) -> None:
    for likeness in (met.likeness, Likeness()):
        assert likeness.distance(7, 8) == likeness.likeness(7, 1001) == 0.5
        assert likeness.distance(7, 7) == 0
        assert likeness.striking(7) == 0.5
    assert Likeness().nearest(7, (9, 7, 8)) == [(8, 0.5), (9, 0.5)]


@pytest.mark.parametrize("content", [None, b"", b'{"far": 1}'])
def test_table_that_cannot_be_read_is_neutral(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "likeness.json"
    if content is not None:
        file.write_bytes(content)
    assert Likeness.read(file).striking(1001) == 0.5
