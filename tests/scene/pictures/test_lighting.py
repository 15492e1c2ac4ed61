"""Dark photographs of paintings are lit for the screen: gently, once, and never on paper."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from artgames.decks import Deck, Pack, Painting
from artgames.decks.similarity import Likeness
from artgames.scene.pictures.card_files import DETAIL, UNTOUCHED, card_of, printed_file, shown_file
from artgames.scene.pictures.decoding import luminance_of, read_picture
from artgames.scene.pictures.lighting import lit, strength_for
from artgames.scene.pictures.picture_store import PictureStore

DARK, DIM, BRIGHT = 7001, 7002, 7003
SMALL, LARGE = QSize(200, 200), QSize(600, 600)


@pytest.fixture
def deck(tmp_path: Path) -> Deck:
    """Three plain grey pictures; of the two dark ones only the first is lit for the screen."""
    cards, files = [], {}
    for card, grey in ((DARK, 24), (DIM, 24), (BRIGHT, 150)):
        files[card] = tmp_path / f"{card}.png"
        image = QImage(600, 600, QImage.Format.Format_RGB32)
        image.fill(QColor(grey, grey, grey))
        assert image.save(str(files[card]))
        name = files[card].name
        painting = Painting(id=card, title=name, file=name, width=600, height=600, luminance=grey, lit=card != DIM)
        cards.append(painting)
    return Deck(Pack(slug="x", title="X", licence="", credit="", cards=tuple(cards)), files, Likeness)


@pytest.fixture
def store(deck: Deck, tmp_path: Path, qtbot: QtBot) -> Iterator[PictureStore]:
    made = PictureStore(lambda card: shown_file(deck, card), tmp_path / "cache")
    yield made
    made.close()


def brightness(store: PictureStore, card: str, box: QSize) -> int:
    store.pixmap(card, box)
    assert store.wait()
    pixmap = store.pixmap(card, box)
    assert pixmap is not None and not store.is_missing(card)
    return luminance_of(pixmap.toImage())


def test_the_curve_is_the_one_that_is_written_down() -> None:
    ramp = QImage(256, 1, QImage.Format.Format_RGB32)
    for value in range(256):
        ramp.setPixelColor(value, 0, QColor(value, value // 2, 0))
    for strength in (0.25, 0.5, 1.0):
        light = lit(ramp, strength)
        for value in range(256):
            colour = light.pixelColor(value, 0)
            for before, after in ((value, colour.red()), (value // 2, colour.green()), (0, colour.blue())):
                assert abs(after - (before + strength * before * (255 - before) / 255)) <= 1
        reds = [light.pixelColor(value, 0).red() for value in range(256)]
        assert reds == sorted(reds) and (reds[0], reds[255]) == (0, 255)
    assert ramp.pixelColor(100, 0).red() == 100, "the picture itself is left as it is"


@pytest.mark.parametrize(
    ("luminance", "strength"), [(0, 1.0), (20, 1.0), (30, 1.0), (45, 0.5), (59, 1 / 30), (60, 0.0), (200, 0.0)]
)
def test_the_darker_the_more_light(luminance: int, strength: float) -> None:
    assert strength_for(luminance) == pytest.approx(strength)


def test_only_what_the_deck_says_is_lit(deck: Deck) -> None:
    assert shown_file(deck, str(DARK)).light == 1.0
    assert shown_file(deck, str(DIM)).light == shown_file(deck, str(BRIGHT)).light == 0.0


def test_a_detail_is_lit_like_the_whole(deck: Deck) -> None:
    detail = shown_file(deck, f"{DARK}{DETAIL}")
    assert detail.light == 1.0 and detail.crop == deck.painting(DARK).square
    assert card_of(f"{DARK}{DETAIL}") == card_of(f"{DARK}{UNTOUCHED}") == DARK


def test_paper_gets_the_picture_as_it_was_photographed(deck: Deck) -> None:
    image = read_picture(printed_file(deck, DARK), SMALL)
    assert image is not None and luminance_of(image) == 24


@pytest.mark.parametrize("box", [SMALL, LARGE])
def test_screens_get_it_lit_once_from_the_file_and_from_the_small_copy(
    box: QSize, deck: Deck, store: PictureStore, tmp_path: Path
) -> None:
    once = 24 + 24 * 231 / 255
    assert brightness(store, str(DARK), box) == pytest.approx(once, abs=1)
    assert brightness(store, f"{DARK}{UNTOUCHED}", box) == pytest.approx(24, abs=1)
    later = PictureStore(lambda card: shown_file(deck, card), tmp_path / "cache")
    assert brightness(later, str(DARK), box) == pytest.approx(once, abs=1)
    assert brightness(later, f"{DARK}{UNTOUCHED}", box) == pytest.approx(24, abs=1)
    later.close()
    assert len(list((tmp_path / "cache").glob("*.jpg"))) == (2 if box == SMALL else 0)
