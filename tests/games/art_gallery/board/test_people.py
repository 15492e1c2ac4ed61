"""A player's place: whose it is can be read, whatever lies there."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from artgames.app.context import AppContext
from artgames.games.art_gallery.board import place_head
from artgames.games.art_gallery.board.belongings import Belongings
from artgames.games.art_gallery.board.people import Place
from artgames.games.art_gallery.rules.records import House
from artgames.scene.drawing.fonts import scale_for
from artgames.scene.drawing.text_fitting import draw_line
from tests.games.art_gallery.board.conftest import context, owner
from tests.support.staging import board_style

__all__ = ["context", "owner"]

TEXT, LAPTOP = 1.5, 768
PLACE = QRectF(0, 0, 376, 204)
"""One of three, on a small laptop."""


@pytest.mark.parametrize("count", [5, 6])
@pytest.mark.parametrize("name", ["Cosimo", "Jonas", "Ada"])
def test_a_short_name_is_whole_beside_many_cards_and_a_tile(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, name: str, count: int
) -> None:
    """It was “C…” in letters half as large again."""
    drawn: dict[str, tuple[float, QFont]] = {}

    def watch(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any) -> None:
        drawn[text] = rect.width(), font
        draw_line(painter, rect, text, font, *more)

    monkeypatch.setattr(place_head, "draw_line", watch)
    style = board_style(context, (name,), scale_for(LAPTOP) * TEXT, text=TEXT)
    has = Belongings(0, (), (7,), tuple(range(count)), (), 0, is_first=False, is_active=False)
    house = House(3, 4, context.library.decks[0].ids[:60])
    image = QImage(PLACE.size().toSize(), QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    Place(style, house, has, PLACE, is_large=False).draw_once(painter, PLACE)
    painter.end()
    room, font = drawn[name]
    font.setPixelSize(round(font.pixelSize() * 0.66))  # the smallest that a line is set in before it is cut
    assert QFontMetricsF(font).horizontalAdvance(name) <= room
