"""What was pressed in a list is what is chosen, wherever the list has moved to since."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.models.games import INFO_ROLE
from artgames.app.widgets.choice_list import ChoiceList
from tests.app.conftest import App


@pytest.fixture
def games(app: App) -> ChoiceList:
    """The home page's games, scrolled to the middle: the uppermost cards are cut."""
    app.window.resize(1024, 768)
    games: ChoiceList = app.home.ui.games
    games.executeDelayedItemsLayout()
    middle = games.visualRect(games.model().index(games.model().rowCount() // 2, 0))
    games.verticalScrollBar().setValue(middle.top() + 60)
    return games


def title_at(games: ChoiceList, spot: QPoint) -> str:
    return str(games.indexAt(spot).data(INFO_ROLE).slug)


def half_hidden(games: ChoiceList) -> QPoint:
    """A spot on a card that is only partly to be seen."""
    for row in range(games.model().rowCount()):
        card = games.visualRect(games.model().index(row, 0))
        if card.top() < -20 and card.bottom() > 30:
            return QPoint(card.center().x(), 12)
    raise AssertionError("no card is cut")


def press(games: ChoiceList, spot: QPoint) -> None:
    QTest.mousePress(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def release(games: ChoiceList, spot: QPoint) -> None:
    QTest.mouseRelease(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_a_list_stands_still_while_somebody_holds_the_button(
    app: App, games: ChoiceList, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt scrolls to a half hidden card a moment after it was pressed: a slow click ended on another game."""
    chosen: list[str] = []
    games.chosen.connect(lambda index: chosen.append(index.data(INFO_ROLE).slug))
    spot, before = half_hidden(games), games.verticalScrollBar().value()
    wanted, usual = title_at(games, spot), QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)
    press(games, spot)
    app.bot.wait(160)
    QApplication.setDoubleClickInterval(usual)
    assert games.verticalScrollBar().value() == before
    release(games, spot)
    assert chosen == [wanted]


@pytest.mark.parametrize("moves", ["scroll", "size of text", "width"])
def test_what_moves_under_a_still_pointer_does_not_change_what_was_pressed(
    app: App, games: ChoiceList, moves: str
) -> None:
    chosen: list[str] = []
    games.chosen.connect(lambda index: chosen.append(index.data(INFO_ROLE).slug))
    spot = games.viewport().rect().center()
    wanted = title_at(games, spot)
    press(games, spot)
    if moves == "scroll":
        games.verticalScrollBar().setValue(0)
    elif moves == "size of text":
        app.context.settings.update(text_scale=150)
        app.window.apply_style()
    else:
        app.window.resize(1500, 900)
    games.executeDelayedItemsLayout()
    release(games, spot)
    assert chosen == [wanted]


def test_whoever_lets_go_elsewhere_has_changed_his_mind(games: ChoiceList) -> None:
    chosen: list[str] = []
    games.chosen.connect(lambda index: chosen.append(index.data(INFO_ROLE).slug))
    games.verticalScrollBar().setValue(0)
    first, last = (games.visualRect(games.model().index(row, 0)).center() for row in (0, 1))
    press(games, first)
    release(games, last)
    assert chosen == []


@pytest.mark.parametrize("steps", (0, 13, 50, 87, 100))
def test_every_click_hits_what_is_painted_there(app: App, games: ChoiceList, steps: int) -> None:
    """Wherever the list was scrolled to, the card under the pointer is the one that is drawn there. The first press
    gives the list the keyboard, too, and it jumped to its first row for that."""
    chosen: list[str] = []
    games.chosen.disconnect()
    games.chosen.connect(lambda index: chosen.append(index.data(INFO_ROLE).slug))
    bar = games.verticalScrollBar()
    bar.setValue(bar.maximum() * steps // 100)
    for row in range(games.model().rowCount()):
        index = games.model().index(row, 0)
        card = games.visualRect(index)
        if games.viewport().rect().contains(card.center()):
            press(games, card.center())
            release(games, card.center())
            assert chosen.pop() == index.data(INFO_ROLE).slug
