"""Twelve sitters: each can be told from the others, wears the mask, and never stands without the symbol of its seat."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from artgames.paths import resources
from artgames.scene.drawing.faces import SITTERS, SMALLEST, SeatLook, seat_icon, seat_name, seat_pixmap, sitter_name
from artgames.scene.drawing.player_marks import MARKS, draw_mark, mark_pixmap
from artgames.scene.drawing.theme import GALLERY, THEMES, Theme


def drawn(look: SeatLook, side: int = 120, theme: Theme = GALLERY) -> QImage:
    return seat_pixmap(look, side, theme).toImage()


def test_the_house_has_a_drawing_for_every_sitter_and_one_mask() -> None:
    assert {file.stem for file in (resources() / "faces").glob("*.svg")} == {*SITTERS, "mask"}
    assert len(SITTERS) == 12
    assert len({sitter_name(key) for key in SITTERS}) == 12


def test_no_two_faces_look_alike() -> None:
    faces = [drawn(SeatLook(0, sitter)) for sitter in SITTERS]
    for one, other in combinations(faces, 2):
        dots = [one.pixelColor(x, y) != other.pixelColor(x, y) for x in range(20, 90, 3) for y in range(20, 90, 3)]
        assert sum(dots) > len(dots) / 3


@pytest.mark.parametrize("sitter", SITTERS)
def test_one_mask_fits_all(sitter: str) -> None:
    bare, masked = drawn(SeatLook(0, sitter)), drawn(SeatLook(0, sitter, masked=True))
    between_the_eyes = (56, 51)
    assert masked.pixelColor(*between_the_eyes).lightness() < 40
    assert bare.pixelColor(56, 100) == masked.pixelColor(56, 100), "the chin is free"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
@pytest.mark.parametrize("mark", range(8))
def test_ring_and_symbol_have_the_colour_of_the_seat(mark: int, theme: Theme) -> None:
    image = drawn(SeatLook(mark, "hare"), theme=theme)
    colour = QColor(MARKS[mark].colour).name()
    assert image.pixelColor(55, 4).name() == colour, "the ring"
    corner = [image.pixelColor(x, y).name() for x in range(80, 119, 2) for y in range(80, 119, 2)]
    assert corner.count(colour) > 40, "the symbol"


def test_below_its_smallest_size_the_symbol_stands_alone_with_its_letter() -> None:
    small = SMALLEST - 1
    alone = QImage(small, small, QImage.Format.Format_ARGB32_Premultiplied)
    alone.fill(0)
    with QPainter(alone) as painter:
        draw_mark(painter, QRectF(0, 0, small, small), 2, GALLERY)
    same = QImage.Format.Format_ARGB32_Premultiplied
    assert drawn(SeatLook(2, "fox"), small).convertToFormat(same) == alone
    assert drawn(SeatLook(2, "fox"), SMALLEST) != mark_pixmap(2, SMALLEST, GALLERY).toImage()


def test_whoever_has_chosen_none_or_one_that_is_not_here_gets_the_face_of_the_mark() -> None:
    assert [SeatLook(mark).sitter for mark in range(8)] == list(SITTERS)[:8]
    assert SeatLook(3, "astronaut").sitter == "fox"
    assert SeatLook(3, "wig").sitter == "wig"


def test_names_are_said_with_colour_and_shape() -> None:
    assert seat_name("Mila", 0) == "Mila, orange circle"
    assert not seat_icon(SeatLook(0), GALLERY).isNull()
