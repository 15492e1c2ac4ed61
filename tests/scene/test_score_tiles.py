"""Points from afar: every tile has room, in letters that can be read, and nothing is told but marks and figures."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from artgames.engine.numerals import signed
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.fonts import Profile, Role, role_px, sans
from artgames.scene.drawing.text_fitting import cut
from artgames.scene.drawing.text_probe import read_by
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.items.score_tiles import ScoreTile, ScoreTiles
from tests.reading.reader import BoardReader


def style(scale: float) -> Any:
    names = ("Ada", "Ben", "Cleo", "Dario", "Eva", "Finn", "Gia", "Hugo")
    return SimpleNamespace(
        theme=GALLERY,
        scale=scale,
        names=names,
        marks=tuple(range(8)),
        px=lambda role, profile=Profile.TABLE: role_px(role, profile, scale),
    )


@pytest.mark.parametrize(("wide", "high"), [(960, 120), (300, 480), (400, 230)])
def test_eight_players_find_room_wherever_they_stand(qapp: object, wide: int, high: int) -> None:
    scale = 0.95
    scene = QGraphicsScene(0, 0, wide, high)
    tiles = tuple(ScoreTile(seat, signed(seat - 3)) for seat in range(8))
    scene.addItem(ScoreTiles(tiles, QRectF(0, 0, wide, high), style(scale)))
    reader = BoardReader()
    view = BoardView()
    view.setScene(scene)
    view.resize(wide, high)
    with read_by(reader):
        read = reader.read(view)
    assert [line.text for line in read.lines] == ["−3", "−2", "−1", "0", "+1", "+2", "+3", "+4"]
    assert all(line.px >= role_px(Role.SMALL, Profile.TABLE, scale) for line in read.lines)
    boxes = [*(mark.box for mark in read.marks), *(line.box for line in read.lines)]
    assert all(QRectF(0, 0, wide, high).contains(box) for box in boxes)
    view.close()
    view.deleteLater()


def test_what_a_screen_reader_says(qapp: object) -> None:
    item = ScoreTiles((ScoreTile(0, "+3"), ScoreTile(1)), QRectF(0, 0, 300, 100), style(1.0))
    assert item.accessible_text() == "Ada +3. Ben"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Mars and Venus", "Mars and Venus"),
        ("Mars and Venus United by Love and by much else", "Mars and Venus United by Love…"),
        ("Donaudampfschifffahrtsgesellschaft", "Donaudampfs…"),
    ],
)
def test_letters_are_not_set_smaller_but_the_end_is_left_out(qapp: object, text: str, shown: str) -> None:
    assert cut(text, sans(40), QRectF(0, 0, 290, 110)) == shown
