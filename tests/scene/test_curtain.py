from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from artgames.scene.drawing.player_marks import MARKS
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, HIGH_CONTRAST, THEMES, Theme
from artgames.scene.overlays.curtain import Curtain
from artgames.scene.overlays.curtain_look import Cloth, CurtainLook
from artgames.scene.overlays.velvet import PAPER

WIDTH, HEIGHT = 1024, 768


@pytest.fixture
def curtain(qtbot: QtBot) -> Curtain:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(WIDTH, HEIGHT)
    made = Curtain(GALLERY, window)
    made.window_of_test = window  # type: ignore[attr-defined]
    window.show()
    window.activateWindow()
    made.show_for(1, "Ruth")
    return made


def test_it_covers_the_whole_window_and_follows_it(curtain: Curtain) -> None:
    assert (curtain.width(), curtain.height()) == (WIDTH, HEIGHT)
    curtain.parentWidget().resize(700, 500)  # type: ignore[union-attr]
    assert (curtain.width(), curtain.height()) == (700, 500)
    assert curtain.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)


def test_the_portrait_is_more_than_a_third_of_the_height(curtain: Curtain) -> None:
    image = curtain.grab().toImage()
    colour = QColor(MARKS[1].colour)
    rows = [y for y in range(HEIGHT) if any(image.pixelColor(x, y) == colour for x in range(0, WIDTH, 2))]
    assert 0.34 * HEIGHT <= rows[-1] - rows[0] <= 0.42 * HEIGHT


def test_what_is_said(curtain: Curtain) -> None:
    assert curtain.accessibleName().startswith("Pass the laptop to Ruth. Everyone else, look away!")
    curtain.show_for(0, "Ben", "{name} is the thief's neighbour", "Quiet please")
    assert curtain.accessibleName().startswith("Ben is the thief's neighbour. Quiet please")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_holding_a_key_opens_it(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    with qtbot.waitSignal(curtain.opened):
        QTest.keyPress(curtain, key)
        assert curtain.isVisible()
    QTest.keyRelease(curtain, key)
    assert not curtain.isVisible()


def test_holding_the_mouse_opens_it(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.waitSignal(curtain.opened):
        QTest.mousePress(curtain, Qt.MouseButton.LeftButton)


def test_a_slip_does_not_open_it(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.assertNotEmitted(curtain.opened):
        curtain._hold.setDuration(600_000)  # nobody is so slow that it would be open before the key is let go
        QTest.keyPress(curtain, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: curtain.fraction > 0)
        QTest.keyRelease(curtain, Qt.Key.Key_Space)
        assert curtain.fraction == 0
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)
    assert curtain.isVisible()


def test_losing_the_keyboard_lets_go(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.assertNotEmitted(curtain.opened, wait=800):
        QTest.keyPress(curtain, Qt.Key.Key_Space)
        curtain.clearFocus()


def test_single_press_for_hands_that_cannot_hold(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.set_single_press(True)
    with qtbot.waitSignal(curtain.opened, timeout=50):
        QTest.keyPress(curtain, Qt.Key.Key_Space)


def test_escape_goes_one_step_back(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.waitSignal(curtain.left):
        QTest.keyClick(curtain, Qt.Key.Key_Escape)


def written_area(image: QImage, theme: Theme) -> tuple[int, int, int]:
    """Left, right and bottom of the sheet that is written on; of everything drawn, where there is no velvet."""
    sheet, wall = QColor(PAPER), QColor(theme.wall) if theme is HIGH_CONTRAST else None
    dots = [
        (x, y)
        for x in range(WIDTH)
        for y in range(0, HEIGHT, 3)
        if (image.pixelColor(x, y) != wall if wall is not None else image.pixelColor(x, y) == sheet)
    ]
    return min(x for x, _ in dots), max(x for x, _ in dots), max(y for _, y in dots)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
@pytest.mark.parametrize(
    "name", ["M" * 60, "Maximiliana-Theodora von und zu Hohenlohe-Schillingsfürst 3rd", "<b>&amp;", "Ö"]
)
@pytest.mark.parametrize("scale", [0.8, 2.0])
def test_any_name_fits(curtain: Curtain, name: str, theme: Theme, scale: float) -> None:
    curtain.set_theme(theme)
    curtain.set_text_scale(scale)
    curtain.show_for(6, name)
    left, right, bottom = written_area(curtain.grab().toImage(), theme)
    assert left >= WIDTH * 0.05
    assert right <= WIDTH * 0.95
    assert bottom < HEIGHT


def test_those_who_look_away_are_teased_the_same_way_whoever_is_called(curtain: Curtain) -> None:
    notes = []
    for times in range(13):
        curtain.show_for(times % 8, "Ruth")
        notes.append(curtain.accessibleName().split(". ", 1)[1])
    assert len(set(notes)) == 12 and notes[0] == notes[12]
    curtain.show_for(0, "Ruth", other="Ben")
    assert ". Ben, " in curtain.accessibleName()


def test_a_name_is_not_markup(curtain: Curtain) -> None:
    curtain.set_theme(DAYLIGHT)
    curtain.show_for(0, "<img src=x>")
    assert "&lt;img" in curtain._sentence


def test_a_game_says_what_for_and_teases_first(curtain: Curtain) -> None:
    game = CurtainLook("Time to steal.", ("{who}, you saw nothing.",), Cloth.NIGHT)
    notes = []
    for _ in range(13):
        curtain.show_for(1, "Ruth", game=game)
        notes.append(curtain.accessibleName())
    assert all("Pass the laptop to Ruth. Time to steal. Everyone else, " in note for note in notes)
    assert sum("you saw nothing" in note for note in notes) == 1  # among a dozen others


@pytest.mark.parametrize("cloth", Cloth)
def test_every_cloth_covers_the_window(curtain: Curtain, cloth: Cloth) -> None:
    curtain.show_for(1, "Ruth", game=CurtainLook(cloth=cloth))
    image = curtain.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, WIDTH, 32) for y in (2, 200, HEIGHT - 2)}
    assert len(colours) > 8  # folds, stripes, and no plain ground


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.key)
def test_closed_eyes_are_seen_in_every_theme(curtain: Curtain, theme: Theme) -> None:
    curtain.set_theme(theme)
    pictures = []
    for closed in (False, True):
        curtain.show_for(1, "Ruth", note="Listen.", eyes_closed=closed)
        pictures.append(curtain.grab().toImage())
    assert pictures[0] != pictures[1]
