"""From a cold home page into the first round within a minute; and the family, the class, sit down at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from artgames import games
from artgames.app.models.seats import Column
from artgames.app.setup import game_story
from artgames.app.setup.groups import groups_of
from artgames.app.setup.page import SetupPage
from artgames.app.table.page import TablePage
from artgames.scene.drawing.faces import SITTERS
from artgames.store import Person, Player, Table
from tests.app.conftest import App

ADA, BEN, CLEO = Player("Ada", 0, face="wig"), Player("Ben", 1), Player("Cleo", 2)
MOST_CLICKS = 4


def set_up(app: App, wanted: str | Table) -> SetupPage:
    app.navigator.open("setup", wanted)
    page = app.window.page()
    assert isinstance(page, SetupPage)
    QTest.qWait(20)
    return page


def played(app: App, *players: Player, game: str = "stolen_paintings") -> None:
    app.flow.matches.begin(Table(game, players, {}, "met"))


class Hand:
    """Somebody with a mouse who counts."""

    clicks = 0

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible() and widget.isEnabled() and not widget.visibleRegion().isEmpty()
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def write(self, text: str) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, text)
        QTest.keyClick(focused, Qt.Key.Key_Return)


def test_a_family_that_has_never_played_is_at_the_first_exhibit_after_four_clicks(app: App) -> None:
    hand = Hand()
    hand.click(app.home.ui.sameAgain)
    page = app.window.page()
    assert isinstance(page, SetupPage)
    for name in ("Mila", "Oskar"):
        hand.write(name)
    hand.click(page.ui.start)
    table = app.window.page()
    assert isinstance(table, TablePage) and table.evening is not None
    hand.click(table.ui.primaryButton)
    QTest.qWait(50)
    view = table.evening.session.match.view(None)
    assert view.phase == "exhibit" and table.evening.table.names == ("Mila", "Oskar")
    assert hand.clicks <= MOST_CLICKS


def test_whoever_has_never_played_is_offered_practice_as_large_as_start(app: App) -> None:
    page = set_up(app, "stolen_paintings")
    assert page.ui.tryFirst.isVisible() and not page.ui.practise.isVisible()
    assert page.ui.tryFirst.height() >= page.ui.start.height()
    assert page.ui.tryFirst.width() >= page.ui.start.width()
    with app.bot.waitSignal(page.practice_wanted):
        page.ui.tryFirst.click()
    played(app, ADA, BEN)
    page.forget("")  # nothing is begun here
    page = set_up(app, "stolen_paintings")
    assert page.ui.practise.isVisible() and not page.ui.tryFirst.isVisible()


@pytest.mark.parametrize("slug", games.names())
def test_every_game_is_told_in_three_short_steps(app: App, slug: str) -> None:
    page = set_up(app, slug)
    assert len(page.ui.story.steps) == 3
    assert all(step.label.text() and len(step.label.text()) <= 50 for step in page.ui.story.steps)
    kept = bool(game_story.moments(games.load(slug).info))
    assert all((step.picture is not None) == kept for step in page.ui.story.steps)
    assert page.ui.story.picture.isHidden() == kept


def test_a_game_whose_moments_nobody_has_kept_shows_its_own_picture(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(game_story, "resources", lambda: tmp_path)
    page = set_up(app, "stolen_paintings")
    assert page.ui.story.picture.isVisible()
    assert len(page.ui.story.steps) == 3 and not any(step.picture for step in page.ui.story.steps)


def test_house_rules_say_what_they_are_where_there_is_room(app: App) -> None:
    page = set_up(app, "stolen_paintings")
    app.window.resize(1366, 768)
    QCoreApplication.processEvents()
    assert page.presets.telling and page.ui.presetHint.isHidden()
    app.window.resize(1024, 768)
    QCoreApplication.processEvents()
    assert not page.presets.telling and page.ui.presetHint.isVisible()


def test_a_chosen_face_is_remembered_with_the_name(app: App) -> None:
    page = set_up(app, Table("stolen_paintings", (Player("Ada", 0), BEN), {}, "met"))
    sheet = page.seat_list.row(0).open_faces()
    keys = list(SITTERS)
    QTest.keyClick(sheet, Qt.Key.Key_Right)
    QTest.keyClick(sheet, Qt.Key.Key_Down)
    assert sheet.focusWidget() is sheet.faces[5]
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert page.table().players[0].face == keys[5]
    page.start()
    assert Person("Ada", 0, keys[5]) in app.context.store.people()
    page = set_up(app, "chronology")
    row = [player.name for player in page.table().players].index("Ada")
    assert page.table().players[row].face == keys[5]


def test_escape_closes_the_sheet_and_changes_nothing(app: App) -> None:
    page = set_up(app, Table("stolen_paintings", (ADA, BEN), {}, "met"))
    sheet = page.seat_list.row(0).open_faces()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert page.table().players[0].face == "wig" and app.window.page() is page


def test_nobody_looks_like_somebody_else_unless_they_want_to(app: App) -> None:
    page = set_up(app, Table("stolen_paintings", (Player("Ada", 0, face="tudor"), Player("Ben", 1)), {}, "met"))
    while page.ui.addBot.isEnabled():
        page.ui.addBot.click()
    assert len({page.seats.look(row).sitter for row in range(8)}) == 8
    page.seats.setData(page.seats.index(1, Column.FACE), "tudor")
    assert [page.seats.look(row).sitter for row in (0, 1)] == ["tudor", "tudor"]


def test_people_who_played_together_sit_down_at_once(app: App) -> None:
    played(app, ADA, BEN, Player("Bot Amber", 2, "bot"))
    assert not set_up(app, "stolen_paintings").ui.groups.isVisible(), "there is nobody else"
    played(app, CLEO, BEN, Player("Guest", 3, guest=True))
    page = set_up(app, "stolen_paintings")
    assert [{player.name for player in group} for group in groups_of(app.context.store)] == [
        {"Cleo", "Ben"},
        {"Ada", "Ben"},
    ]
    assert page.ui.groups.isVisible()
    page.groups.menu.actions()[1].trigger()
    assert page.table().names == ("Ada", "Ben") and page.table().players[0].face == "wig"
    assert page.ui.start.hasFocus()
    page = set_up(app, "title_teller")
    page.groups.menu.actions()[0].trigger()
    assert len(page.table().players) == 3, "the game needs one more"


def test_house_rules_say_with_which_paintings_while_they_are_folded(app: App) -> None:
    page = set_up(app, "stolen_paintings")
    assert page.ui.details.isHidden() and page.ui.deckNow.text() == page.ui.deckTitle.text() != ""
    assert set_up(app, "art_robbery").ui.deckNow.text() == ""


def test_a_card_says_who_a_bot_is(app: App) -> None:
    page = set_up(app, Table("stolen_paintings", (ADA, Player("", 1, "bot")), {}, "met"))
    card = page.seat_list.row(1)
    assert "Takes a second look." in card.toolTip()
    assert card.ui.plays.currentText() == "Normal bot"
    assert card.ui.face.accessibleName() == "Face: Lace, sky blue triangle"
