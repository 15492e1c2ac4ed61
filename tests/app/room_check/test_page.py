"""The room check: what the back row reads decides text and wall; sound and clock can be tried; it is all kept."""

import random
import wave
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from artgames.app.room_check.eye_chart import LINES, Reading, is_bright, letters, reading_of
from artgames.app.room_check.page import RoomCheckPage
from artgames.app.room_check.screen_map import ScreenMap, title_of
from artgames.app.room_check.slide import CheckSlide, Scene
from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.app.settings.page import SettingsPage
from artgames.app.setup.page import SetupPage
from artgames.paths import resources
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.sound.channel_test import one_sided
from tests.app.conftest import App
from tests.support.hands import table_of


@pytest.fixture
def check(app: App) -> RoomCheckPage:
    app.navigator.open("settings")
    settings = app.window.page()
    assert isinstance(settings, SettingsPage)
    settings.ui.roomCheck.click()
    page = app.window.page()
    assert isinstance(page, RoomCheckPage)
    return page


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (5, Reading(100, 24)),
        (4, Reading(100, 24)),
        (3, Reading(140, 16)),
        (2, Reading(200, 12)),
        (1, Reading(200, 12, True)),
        (0, Reading(200, 12, True)),
    ],
)
def test_the_last_line_that_is_read_decides(line: int, found: Reading) -> None:
    assert reading_of(line) == found


def test_the_fourth_line_is_the_smallest_text_of_a_room() -> None:
    assert LINES[3] == 57 and all(small < 0.75 * large for large, small in pairwise(LINES))
    assert reading_of(3).scale == round(100 * LINES[2] / LINES[3], -1)


def test_letters_are_new_each_time_and_none_comes_twice_in_a_line() -> None:
    chance = random.Random(1)
    made, again = letters(chance.choice), letters(chance.choice)
    assert made != again and [len(set(line)) for line in made] == [5, 6, 7, 8, 9]
    assert not set("".join(made)) & set("OQBIJ08"), "nothing that looks like anything else"


def test_stray_light_is_told_by_the_grey_fields() -> None:
    assert is_bright(2) and not is_bright(3)


def test_the_whole_way_and_what_is_kept(app: App, check: RoomCheckPage) -> None:
    assert check.scene is Scene.SCREEN and check.ui.large.isVisible(), "there is one screen"
    check.ui.next.click()
    assert (check.scene, check.ui.next.isEnabled()) == (Scene.CHART, False), "somebody has to look first"
    check.lines[2].click()
    check.greys[1].click()
    assert check.ui.verdict.text() == "Text at 140%, 16 paintings at most."
    check.ui.next.click()
    check.ui.next.click()
    check.ui.next.click()
    assert check.ui.title.text() == "The room is ready"
    assert "16" in check.ui.summary.text() and check.ui.useTheme.isVisible()
    check.ui.useTheme.click()
    check.ui.next.click()
    value = app.context.settings.value
    assert (value.room_scale, value.room_paintings, value.theme) == (140, 16, "daylight")
    settings = app.window.page()
    assert isinstance(settings, SettingsPage) and "140%" in settings.ui.roomFound.text()
    assert app.context.settings.room_scale(1080) == 1.4


def test_leaving_keeps_nothing(app: App, check: RoomCheckPage) -> None:
    check.ui.next.click()
    check.lines[-1].click()
    assert "row closer" in check.ui.verdict.text()
    app.window.step_back()
    assert check.scene is Scene.SCREEN
    app.window.step_back()
    assert isinstance(app.window.page(), SettingsPage) and app.context.settings.value.room_paintings == 0


def test_the_chart_fills_the_screen_and_a_key_takes_it_away(app: App, check: RoomCheckPage) -> None:
    check.ui.next.click()
    check.ui.large.click()
    large = check.slides.large
    assert large.isVisible() and large.isWindow() and large.letters == check.slides.small.letters
    QTest.keyClick(large, Qt.Key.Key_Space)
    assert not large.isVisible()
    before = check.slides.small.letters
    check.ui.otherLetters.click()
    assert check.slides.small.letters != before
    check.ui.large.click()
    check.leave()
    assert not large.isVisible()


def test_each_side_the_rain_and_the_clock(app: App, check: RoomCheckPage) -> None:
    for _ in range(2):
        check._answered = True
        check.ui.next.click()
    assert check.scene is Scene.SOUND
    check.ui.left.click()
    assert check.slides.large.side == "left"
    check.ui.rain.click()
    check.sounds.stop()
    assert check.slides.large.side == ""
    check.ui.next.click()
    check.ui.startTimer.click()
    assert check.clock.is_running
    check.ui.back.click()
    assert not check.clock.is_running, "a clock that nobody sees does not run"


def test_every_scene_is_drawn(app: App) -> None:
    slide = CheckSlide(GALLERY)
    app.bot.addWidget(slide)
    slide.resize(960, 540)
    slide.show_letters(("ABCDE", "FGHKLM", "NPRTUVX", "ZABCDEFG", "HKLNPRTUV"))
    slide.show_time(7.2, 12)
    pictures = set()
    for scene in Scene:
        slide.show_scene(scene, "done")
        pictures.add(bytes(slide.grab().toImage().constBits()))
    assert len(pictures) == len(Scene)


def test_a_screen_is_chosen_by_mouse_and_arrow_keys(app: App) -> None:
    screens = [
        ScreenFacts("eDP-1", place=(0, 0, 1920, 1080), is_primary=True),
        ScreenFacts("HDMI-1", "Acme", "Beam 9", place=(1920, 0, 1280, 800)),
    ]
    shown = ScreenMap(GALLERY)
    app.bot.addWidget(shown)
    shown.resize(500, 220)
    shown.show_screens(screens, 0)
    shown.show()
    with app.bot.waitSignal(shown.chosen, check_params_cb=lambda number: number == 1):
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.place_of(1).center().toPoint())
    with app.bot.waitSignal(shown.chosen, check_params_cb=lambda number: number == 1):
        QTest.keyClick(shown, Qt.Key.Key_Right)
    assert not shown.place_of(0).intersects(shown.place_of(1))
    assert [title_of(screen) for screen in screens] == ["eDP-1", "Acme Beam 9"]


def test_only_screen_stays_the_rooms(app: App, check: RoomCheckPage) -> None:
    check.choose_screen(0)
    assert not check.has_own_screen and len(QGuiApplication.screens()) == 1
    assert app.context.settings.value.room_screens == ()


def test_set_up_says_how_many_paintings_the_back_row_sees(app: App) -> None:
    app.context.settings.update(room_paintings=16)
    app.navigator.open("setup", table_of("Ada", "Ben", exhibit=24))
    page = app.window.page()
    assert isinstance(page, SetupPage) and "16 paintings at most" in page.ui.hints.text()
    app.navigator.open("setup", table_of("Ada", "Ben", exhibit=16))
    assert "at most 16" not in page.ui.hints.text()


def test_a_sound_on_one_side_alone(tmp_path: Path) -> None:
    source = resources() / "sounds" / "chime.wav"
    made = one_sided(source, tmp_path / "copies", "left")
    with wave.open(str(made), "rb") as file:
        assert file.getnchannels() == 2
        frames = file.readframes(file.getnframes())
    left = {frames[place : place + 2] for place in range(0, len(frames), 4)}
    right = {frames[place : place + 2] for place in range(2, len(frames), 4)}
    assert right == {b"\0\0"} and len(left) > 100
    assert one_sided(source, tmp_path / "copies", "left") == made
    assert one_sided(made, tmp_path / "copies", "right") == made, "what is no such sound is played as it is"
