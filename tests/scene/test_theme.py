from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from artgames.scene.drawing.paper_sheet import BLACK_PAPER, PAPER, Paper
from artgames.scene.drawing.style_sheet import apply_theme, palette, style_sheet
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, THEMES, Theme, contrast, on_paper, set_variant

INK_PAIRS = [
    ("ink", "wall"),
    ("ink", "panel"),
    ("ink", "raised"),
    ("ink", "hover"),
    ("ink", "field"),
    ("ink2", "wall"),
    ("ink2", "panel"),
    ("right", "wall"),
    ("right", "panel"),
    ("wrong", "wall"),
    ("wrong", "panel"),
    ("on_accent", "accent"),
]


@pytest.mark.parametrize("theme", [*THEMES.values(), on_paper(GALLERY)], ids=lambda theme: theme.key)
@pytest.mark.parametrize(("ink", "ground"), INK_PAIRS)
def test_every_ink_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
def test_what_is_needed_to_play_survives_a_lit_room(theme: Theme) -> None:
    assert contrast(theme.ink, theme.wall) >= 9
    assert contrast(theme.focus, theme.wall) >= 7
    assert contrast(theme.line, theme.panel) >= 3


def test_contrast_is_that_of_the_accessibility_guidelines() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast(GALLERY.ink, GALLERY.wall) == pytest.approx(10.6, abs=0.1)
    assert contrast(DAYLIGHT.ink, DAYLIGHT.wall) == pytest.approx(13.9, abs=0.1)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
@pytest.mark.parametrize("scale", [0.5, 1.0, 2.0])
def test_the_style_sheet_is_whole(qtbot: QtBot, theme: Theme, scale: float) -> None:
    sheet = style_sheet(theme, scale)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    button = QPushButton("x")
    qtbot.addWidget(button)
    button.setStyleSheet(sheet)
    button.ensurePolished()  # Qt warns, and the test fails, if the sheet cannot be parsed
    assert button.font().pixelSize() == round(24 * scale)


def test_theme_and_size_change_while_running(qtbot: QtBot, qapp: QApplication) -> None:
    button = QPushButton("Start")
    qtbot.addWidget(button)
    button.show()
    try:
        apply_theme(qapp, GALLERY, 1.0)
        dark = button.grab().toImage().pixelColor(20, button.height() // 2)
        assert dark == QColor(on_paper(GALLERY).panel)  # a key is of paper on every wall
        small = button.sizeHint().height()
        apply_theme(qapp, DAYLIGHT, 2.0)
        assert button.grab().toImage().pixelColor(20, button.height() // 2) == QColor(DAYLIGHT.raised)
        assert button.sizeHint().height() > 1.5 * small
        set_variant(button, "variant", "primary")
        assert button.grab().toImage().pixelColor(20, button.height() // 2) == QColor(DAYLIGHT.accent)
    finally:
        qapp.setStyleSheet("")
        qapp.setPalette(QPalette())


def test_what_lies_on_paper_has_its_ink_and_the_wall_keeps_its_own(qtbot: QtBot, qapp: QApplication) -> None:
    wall, sheet = QWidget(), QFrame()
    qtbot.addWidget(wall)
    sheet.setParent(wall)
    sheet.setProperty("panel", True)
    labels = QLabel("on the wall", wall), QLabel("on paper", sheet)
    try:
        for theme in THEMES.values():
            apply_theme(qapp, theme, 1.0)
            wall.show()
            inks = [label.palette().color(QPalette.ColorRole.WindowText).name().upper() for label in labels]
            assert inks == [theme.ink, on_paper(theme).ink]
            ground = sheet.grab().toImage().pixelColor(sheet.width() // 2, sheet.height() - 4)
            assert ground == QColor(on_paper(theme).panel)
    finally:
        qapp.setStyleSheet("")
        qapp.setPalette(QPalette())


def test_paper_is_the_same_however_often_it_is_asked_for() -> None:
    for theme in THEMES.values():
        assert on_paper(on_paper(theme)) == on_paper(theme)
        assert contrast(on_paper(theme).focus, on_paper(theme).panel) >= 7


def test_the_palette_is_the_themes() -> None:
    assert palette(GALLERY).color(QPalette.ColorRole.Window) == QColor("#1F3D5C")


@pytest.mark.parametrize("paper", [PAPER, BLACK_PAPER], ids=["paper", "black paper"])
def test_everything_on_paper_can_be_read(paper: Paper) -> None:
    inks = (paper.ink, paper.faint, paper.right, paper.wrong, paper.pencil)
    assert min(contrast(ink, paper.sheet) for ink in inks) >= 4.5
