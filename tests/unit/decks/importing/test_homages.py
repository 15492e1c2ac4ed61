"""The atelier's deck is made of what is painted so far."""

from pathlib import Path

import pytest
from PIL import Image

from scripts.assets.deck_data import homages


@pytest.fixture
def painted(tmp_path: Path) -> Path:
    for card, size in ((1, (1200, 743)), (5, (826, 1200))):
        Image.new("RGB", size, "teal").save(tmp_path / f"{card:04d}.webp")
    return tmp_path


def test_only_what_is_painted_is_a_card(painted: Path) -> None:
    venus, lisa = homages.make_cards(painted)
    assert (venus.id, venus.title, venus.file, venus.width, venus.height) == (
        1, "The Birth of Venus", "0001.webp", 1200, 743,
    )  # fmt: skip
    assert lisa.artist == "Leonardo da Vinci"
    assert venus.credit == "Painted for Artgames after Sandro Botticelli, The Birth of Venus, c. 1485/86"


def test_details_are_squares_within_the_picture(painted: Path) -> None:
    for card in homages.make_cards(painted):
        assert card.detail is not None
        left, top, width, height = card.detail
        assert width == height > 100
        assert min(left, top) >= 0 and left + width <= card.width and top + height <= card.height
