from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from artgames.scene.drawing.player_marks import MARKS, MarkLabel, mark_icon, mark_name, mark_pixmap, symbol_path
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, THEMES, Theme, contrast


def test_all_eight_differ_in_colour_symbol_and_letter() -> None:
    for part in ("colour", "symbol", "letter"):
        assert len({getattr(mark, part) for mark in MARKS}) == 8
    assert len({mark_name(seat) for seat in range(8)}) == 8


@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: mark.symbol)
def test_letters_can_be_read_and_shapes_fit(mark: object) -> None:
    assert contrast(mark.colour, mark.ink) >= 4.4  # type: ignore[attr-defined]
    box = symbol_path(mark.symbol).boundingRect()  # type: ignore[attr-defined]
    assert -1.01 <= box.left() < box.right() <= 1.01
    assert -1.01 <= box.top() < box.bottom() <= 1.01
    assert box.width() > 1.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
@pytest.mark.parametrize("seat", range(8))
def test_a_mark_shows_its_colour_and_its_ink(seat: int, theme: Theme) -> None:
    image = mark_pixmap(seat, 120, theme).toImage()
    seen = {image.pixelColor(x, y).name() for x in range(0, 120, 2) for y in range(0, 120, 2)}
    assert QColor(MARKS[seat].colour).name() in seen
    assert QColor(MARKS[seat].ink).name() in seen
    assert image.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
def test_an_outline_sets_every_mark_off_from_paper_and_from_the_wall(theme: Theme) -> None:
    assert contrast(mark_pixmap(2, 100, theme).toImage().pixelColor(50, 8).name(), MARKS[2].colour) > 2


def test_pixmap_is_sharp_on_a_dense_screen_and_icon_keeps_its_colour() -> None:
    pixmap = mark_pixmap(0, 40, GALLERY, 2.0)
    assert pixmap.width() == 80
    assert pixmap.deviceIndependentSize().width() == 40
    assert not mark_icon(0, GALLERY).isNull()


def test_label_says_and_shows_its_mark(qtbot: QtBot) -> None:
    label = MarkLabel(GALLERY, None, 50)
    qtbot.addWidget(label)
    assert label.accessibleName() == ""
    blank = label.grab().toImage()
    label.set_seat(3)
    assert label.accessibleName() == "yellow diamond, D"
    assert label.grab().toImage() != blank
    label.set_theme(DAYLIGHT)
    assert label.sizeHint().width() == 50
