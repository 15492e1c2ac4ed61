"""Settings take effect at once, and are kept."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.settings import page as settings_page
from artgames.app.settings.page import SettingsPage
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY
from tests.app.conftest import App


@pytest.fixture
def page(app: App) -> SettingsPage:
    app.home.ui.settings.click()
    shown = app.window.page()
    assert isinstance(shown, SettingsPage)
    return shown


def test_a_theme_is_worn_at_once_and_kept(app: App, page: SettingsPage) -> None:
    page.ui.daylight.click()
    style = QApplication.instance().styleSheet()  # type: ignore[union-attr]
    assert DAYLIGHT.panel in style and GALLERY.panel not in style
    app.context.settings.flush()
    assert app.context.store.settings().theme == "daylight"


def test_text_grows_by_slider_and_by_key(app: App, page: SettingsPage) -> None:
    before = app.window.em
    page.ui.textScale.setFocus()
    QTest.keyClick(page.ui.textScale, Qt.Key.Key_Right)
    assert app.context.settings.value.text_scale == 110 and page.ui.textValue.text() == "110%"
    QTest.keyClick(app.window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert app.context.settings.value.text_scale == 120 and app.window.em > before
    QTest.keyClick(app.window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert app.context.settings.value.text_scale == 100 and app.window.em == before


def test_text_stays_within_its_limits(app: App) -> None:
    for _ in range(20):
        app.window.enlarge_text()
    assert app.context.settings.value.text_scale == 200
    for _ in range(20):
        app.window.shrink_text()
    assert app.context.settings.value.text_scale == 80


def test_pace_motion_sound_and_curtain(app: App, page: SettingsPage) -> None:
    ui, settings = page.ui, app.context.settings
    ui.pace.setValue(11)
    ui.motion.setCurrentIndex(ui.motion.findData("full"))
    ui.motion.activated.emit(ui.motion.currentIndex())
    ui.muted.click()
    ui.effects.setValue(70)
    ui.captions.click()
    ui.curtainPress.click()
    value = settings.value
    assert (value.pace, value.motion, value.muted, value.effects_volume) == (3.0, "full", False, 70)
    assert value.curtain_single_press and not ui.curtainHold.isChecked()
    assert settings.tempo().pace == 3.0 and not settings.tempo().reduced


def test_the_sounds_follow_the_settings(app: App) -> None:
    assert app.context.sounds.is_muted
    app.context.settings.update(muted=False)
    assert not app.context.sounds.is_muted


def test_reset_brings_everything_back(app: App, page: SettingsPage) -> None:
    page.ui.contrast.click()
    page.ui.reset.click()
    assert app.context.settings.value.theme == "gallery" and page.ui.gallery.isChecked()


def test_a_reset_can_be_undone(app: App, page: SettingsPage) -> None:
    page.ui.contrast.click()
    page.ui.reset.click()
    app.window.notices.ui.act.click()
    assert app.context.settings.value.theme == "contrast" and page.ui.contrast.isChecked()


def test_credits_and_folder_are_told(app: App, page: SettingsPage) -> None:
    told = page.ui.credits.text()
    assert "Metropolitan Museum" in told and "Open Font" in told and "Bruno Faidutti" in told
    assert page.ui.folder.text() == str(app.context.data)


def test_a_pack_without_credit_leaves_no_empty_line(
    app: App, page: SettingsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = app.context.library.deck("met")
    own = SimpleNamespace(credit="", licence="")
    free = SimpleNamespace(credit="Aunt Ada", licence="")
    monkeypatch.setattr(type(app.context.library), "packs", (met, own, free))
    told = SettingsPage(app.context, page).ui.credits.text().splitlines()
    assert "Aunt Ada" in told and sum("Metropolitan" in line for line in told) == 1
    assert all(line.strip() and "()" not in line for line in told)


def test_escape_goes_back_to_where_one_came_from(app: App, page: SettingsPage) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert app.window.page() is app.home


def test_the_rain_has_a_slider_and_is_heard_for_a_moment(
    app: App, page: SettingsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_page, "SHOWER_MS", 10)
    ui = page.ui
    app.context.settings.update(muted=False)
    assert ui.rain.value() == 25 and ui.rainValue.text() == "25%"
    sounds: list[str] = []
    app.context.sounds.captioned.connect(sounds.append)
    stops: list[bool] = []
    monkeypatch.setattr(app.context.sounds, "stop_cover", lambda: stops.append(True))
    ui.rain.setValue(60)
    ui.rain.sliderReleased.emit()
    assert app.context.settings.value.cover_volume == 60 and ui.rainValue.text() == "60%"
    assert sounds == ["soft rain"]
    app.bot.waitUntil(lambda: stops == [True])
    ui.muted.click()
    assert not ui.rain.isEnabled()


def test_hard_bots_may_think_longer(app: App, page: SettingsPage) -> None:
    patience = page.ui.patience
    assert patience.currentData() == 1
    patience.setCurrentIndex(patience.findData(5))
    patience.activated.emit(patience.currentIndex())
    assert app.context.settings.value.patience == 5
