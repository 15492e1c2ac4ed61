"""What somebody is asked at the very first start, once."""

import pytest
from PySide6.QtWidgets import QApplication

from artgames.app.main import offer_captions
from tests.app.conftest import App


def test_sounds_in_writing_are_offered_once(app: App) -> None:
    settings = app.context.settings
    offer_captions(app.window, settings)
    assert "sounds" in app.window.notices.text() and not settings.value.captions
    app.window.notices.ui.act.click()
    assert settings.value.captions and not app.window.notices.text()
    offer_captions(app.window, settings)
    assert not app.window.notices.text()


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_offer_has_a_line_of_its_own(app: App, scale: int) -> None:
    window, settings = app.window, app.context.settings
    window.resize(1024, 768)
    settings.update(text_scale=scale)
    offer_captions(window, settings)
    QApplication.processEvents()
    notices, pages = window.notices, window.ui.pages
    assert notices.isVisible() and notices.height() >= notices.heightForWidth(notices.width())
    assert not notices.geometry().intersects(pages.geometry())
    assert pages.geometry().bottom() == window.ui.centralwidget.rect().bottom(), "the page is less high, not cut"
    settings.update(text_scale=200)
    app.bot.waitUntil(lambda: not notices.geometry().intersects(pages.geometry()))
    assert notices.height() < window.height() / 5, "as wide as it needs to be"
    welcome = app.home.ui.sameWho
    app.bot.waitUntil(lambda: welcome.height() >= welcome.heightForWidth(welcome.width()))
    notices.ui.dismiss.click()
    QApplication.processEvents()
    assert pages.geometry() == window.ui.centralwidget.rect()
    window.notice("Whatever else is said lies over the page.")
    QApplication.processEvents()
    assert notices.isVisible() and pages.geometry() == window.ui.centralwidget.rect()


def test_the_offer_does_not_lie_over_the_next_page(app: App) -> None:
    offer_captions(app.window, app.context.settings)
    app.navigator.open("settings")
    assert not app.window.notices.text()


def test_the_page_never_moves_by_itself_below_a_hand_that_presses(app: App) -> None:
    """Whoever is about to press something finds it where it was: the offer waits until it is answered."""
    offer_captions(app.window, app.context.settings)
    assert app.window.notices.text() and not app.window.notices._goes.isActive()
