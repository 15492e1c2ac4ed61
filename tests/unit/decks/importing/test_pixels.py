"""Pictures as arrays, and distances between all cards at once."""

from itertools import combinations

import msgspec
import numpy as np
import pytest
from PIL import Image

from artgames import paths
from artgames.decks import Painting
from artgames.decks.importing import image_arrays, image_features
from artgames.decks.importing.pairwise_distance import PairwiseDistance
from artgames.decks.similarity import Table, raw_distance


def test_black_background_is_trimmed_and_a_whole_picture_is_not() -> None:
    picture = np.full((100, 80, 3), 120, np.uint8)
    assert image_arrays.without_background(picture) is None
    picture[:10] = picture[:, -5:] = 3
    edge = image_arrays.SLIVER
    assert image_arrays.without_background(picture) == (0, 10 + edge, 80 - 5 - edge, 100 - 10 - edge)


def test_lab_of_known_colours() -> None:
    colours = np.array([[[255, 255, 255], [0, 0, 0], [255, 0, 0]]], np.uint8)
    assert image_arrays.to_lab(colours)[0] == pytest.approx(
        np.array([[100, 0, 0], [0, 0, 0], [53.2, 80.1, 67.2]]), abs=0.3
    )


def test_a_long_strip_is_measured_too() -> None:
    strip = Image.new("RGB", (4000, 3), "teal")
    assert image_arrays.for_measuring(strip).size == (image_arrays.MEASURED_SIDE, image_arrays.LEAST_SIDE)


def met_table() -> Table:
    return msgspec.json.decode((paths.resources() / "decks" / "met" / "likeness.json").read_bytes(), type=Table)


def test_all_distances_at_once_are_the_distances_one_by_one() -> None:
    known = list(met_table().cards.values())[:40]
    apart = PairwiseDistance(known)
    for one, other in combinations(range(len(known)), 2):
        assert apart.row(one)[other] == pytest.approx(raw_distance(known[one], known[other]))


def measured(colours: list[str]) -> dict[int, image_features.Measured]:
    made = {}
    for number, colour in enumerate(colours, 1):
        card = Painting(id=number, title=colour, file="x.jpg", width=40, height=30)
        made[number] = image_features.measure(card, image_arrays.pixels_of(Image.new("RGB", (40, 30), colour)))
    return made


@pytest.mark.parametrize("colours", [[], ["red"], ["red", "red"], ["red", "blue"], ["red", "blue", "white"]])
def test_the_smallest_packs_have_a_scale(colours: list[str]) -> None:
    table = image_features.make_table(measured(colours))
    assert len(table.cards) == len(colours)
    assert table.far > 0 and table.power > 0


def test_a_large_pack_is_compared_by_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    colours = [f"#{value:02x}40{255 - value:02x}" for value in range(0, 250, 5)]
    whole = image_features.make_table(measured(colours))
    monkeypatch.setattr(image_features, "MOST_COMPARED", 10)
    sampled = image_features.make_table(measured(colours))
    assert sampled.far == pytest.approx(whole.far, rel=0.1)
    assert sampled.cards.keys() == whole.cards.keys()
