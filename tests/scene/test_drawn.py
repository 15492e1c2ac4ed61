from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from artgames.scene.drawing import symbols
from artgames.scene.drawing.card_back import draw_card_back
from artgames.scene.drawing.theme import GALLERY, HIGH_CONTRAST, THEMES, Theme

AREA = QRectF(0, 0, 120, 120)
DRAWINGS: dict[str, Callable[[QPainter, QRectF, Theme], None]] = {
    "token": lambda painter, rect, theme: symbols.draw_token(painter, rect, 12, theme),
    "right": lambda painter, rect, theme: symbols.draw_badge(painter, rect, True, theme),
    "wrong": lambda painter, rect, theme: symbols.draw_badge(painter, rect, False, theme),
    "tick": lambda painter, rect, theme: symbols.draw_tick(painter, rect, theme.ink),
    "cross": lambda painter, rect, theme: symbols.draw_cross(painter, rect, theme.ink),
    "mask": lambda painter, rect, theme: symbols.draw_mask(painter, rect, theme.ink),
    "crown": lambda painter, rect, theme: symbols.draw_crown(painter, rect, theme.ink),
    "back": draw_card_back,
}


def picture(draw: Callable[[QPainter, QRectF, Theme], None], theme: Theme, rect: QRectF = AREA) -> QImage:
    """The drawing in the middle of a canvas with a margin of 20 that must stay empty."""
    image = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw(painter, rect.translated(20, 20), theme)
    painter.end()
    return image


def inked(image: QImage, inside: QRectF) -> tuple[int, int]:
    """How many dots are drawn inside and outside a rectangle."""
    dots = [(x, y) for x in range(160) for y in range(160) if image.pixelColor(x, y).alpha() > 40]
    within = sum(inside.contains(x + 0.5, y + 0.5) for x, y in dots)
    return within, len(dots) - within


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
@pytest.mark.parametrize("name", DRAWINGS)
def test_every_drawing_fills_its_place_and_no_more(name: str, theme: Theme) -> None:
    within, outside = inked(picture(DRAWINGS[name], theme), AREA.translated(20, 20).adjusted(-1, -1, 1, 1))
    assert within > 900
    assert outside == 0


def test_tokens_differ() -> None:
    pictures = [
        picture(lambda painter, rect, theme, n=n: symbols.draw_token(painter, rect, n, theme), GALLERY)  # type: ignore[misc]
        for n in range(1, 13)
    ]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[:index])


def test_the_masks_eyes_are_holes() -> None:
    mask = picture(DRAWINGS["mask"], GALLERY)
    assert mask.pixelColor(20 + 32, 20 + 57).alpha() == 0
    assert mask.pixelColor(20 + 60, 20 + 57).alpha() == 255


def test_high_contrast_has_no_ornament() -> None:
    plain = picture(draw_card_back, HIGH_CONTRAST)
    colours = {plain.pixelColor(x, 40).name() for x in range(25, 135)}
    greys = {name for name in colours if QColor(name).saturation() == 0}
    assert colours == greys


def test_a_drawing_is_drawn_once_for_its_size() -> None:
    calls: list[int] = []

    def draw(painter: QPainter) -> None:
        calls.append(1)
        painter.fillRect(QRectF(0, 0, 10, 10), QColor("red"))

    for _ in range(3):
        pixmap = symbols.cached_pixmap("test-drawing", 30, 20, 2.0, draw)
    assert len(calls) == 1
    assert (pixmap.width(), pixmap.height()) == (60, 40)
    symbols.cached_pixmap("test-drawing", 31, 20, 2.0, draw)
    assert len(calls) == 2
