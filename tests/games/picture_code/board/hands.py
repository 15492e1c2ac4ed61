"""Hands that play Picture Code through the real window."""

from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.games.picture_code.rules.records import UNLIMITED, Kind, Team, other
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.writing_sheet import WritingSheet
from tests.app.table.conftest import Sitting

GAME = "picture_code"


def pen(table: Sitting) -> WritingSheet:
    return next(item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WritingSheet))


def button(table: Sitting, words: str) -> WordButton:
    items = table.page.ui.boardView.focusable_items()
    return next(item for item in items if isinstance(item, WordButton) and item._words == words)


def type_in(table: Sitting, text: str) -> None:
    target = table.page.window().focusWidget()
    assert target is not None
    QTest.keyClicks(target, text)


def painting(table: Sitting, place: int) -> PaintingItem:
    card = str(table.view.wall[place])
    return next(item for item in table.paintings() if item.card_id == card)


def give_clue(table: Sitting, word: str, number: int) -> None:
    """From the room to the room."""
    assert table.at(Surface.ROOM, None) and table.view.phase == "clue"
    table.press_button()
    table.open_curtain()
    table.click(pen(table))
    type_in(table, word)
    table.click(button(table, "Unlimited" if number == UNLIMITED else str(number)))
    table.press_button()
    table.settle()
    assert table.at(Surface.ROOM, None) and table.view.phase == "guess"


def covered(table: Sitting, kind: Kind) -> int:
    """The first painting of this kind that nobody has pointed at."""
    key = table.match.state.key
    return next(place for place, one in enumerate(key) if one == kind and table.view.shown[place] is None)


def point(table: Sitting, kind: Kind) -> int:
    place = covered(table, kind)
    table.click(painting(table, place))
    table.press_button()
    table.settle()
    return place


def own(table: Sitting) -> Team:
    team: Team = table.view.team
    return team


def theirs(table: Sitting) -> Team:
    return other(own(table))
