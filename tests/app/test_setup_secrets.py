"""The set-up of a game whose secrets are no cards: they can be held or curtained, but never lie open."""

import pytest

from artgames.app.setup import SetupPage
from artgames.store import Player, Table
from tests.app.conftest import App


def set_up(app: App, *players: Player) -> SetupPage:
    if players:
        app.flow.change(Table("steal_this_game", players, {}, "met"))
    else:
        app.flow.set_up("steal_this_game")
    shown = app.window.page()
    assert isinstance(shown, SetupPage)
    return shown


def test_there_are_as_many_seats_as_the_game_has(app: App) -> None:
    page = set_up(app)
    assert page.seats.rowCount() == 2
    assert not page.ui.addPerson.isEnabled() and not page.ui.addBot.isEnabled()


def test_two_people_hold_their_secrets_unless_they_want_the_curtain(app: App) -> None:
    page = set_up(app)
    assert page.table().hands == "facing" and "looks away" in page.ui.handsHint.text()
    page.ui.handsCurtain.click()
    assert page.table().hands == "curtain" and "The laptop goes" in page.ui.handsHint.text()


def test_secrets_never_lie_open(app: App) -> None:
    page = set_up(app)
    assert page.ui.hands.isVisible() and not page.ui.handsOpen.isVisible()
    assert page.ui.handsLabel.text() == "How secrets are kept"
    app.flow.change(Table("art_robbery", (Player("Ruth", 0), Player("Jonas", 1)), {}, "met"))
    assert page.ui.handsOpen.isVisible() and page.ui.handsLabel.text() == "How hands are held"


def test_alone_with_a_bot_there_is_nobody_to_face(app: App) -> None:
    page = set_up(app, Player("Ruth", 0), Player("Ochre", 1, "bot"))
    assert not page.ui.handsFacing.isEnabled()
    assert "always in sight" in page.ui.handsHint.text()


@pytest.mark.parametrize("preset", ["book", "quick", "calm"])
def test_every_preset_can_be_chosen(app: App, preset: str) -> None:
    page = set_up(app)
    page.use_preset(preset)
    assert page.table().preset == preset


def test_where_hands_cannot_face_each_other_nobody_is_asked_how_to_hold_them(app: App) -> None:
    page = set_up(app)
    assert page.ui.handsFacing.isVisible()
    for hands in ("curtain", "facing"):
        people = (Player("Ruth", 0), Player("Jonas", 1))
        app.flow.change(Table("art_gallery", people, {}, "atelier", hands=hands))
        assert not page.ui.hands.isVisible() and not page.ui.handsFacing.isVisible()
        assert page.table().hands == "curtain"
