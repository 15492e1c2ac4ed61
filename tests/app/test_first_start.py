"""What somebody is asked at the very first start, once."""

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


def test_the_offer_does_not_lie_over_the_next_page(app: App) -> None:
    offer_captions(app.window, app.context.settings)
    app.flow.show_settings()
    assert not app.window.notices.text()
