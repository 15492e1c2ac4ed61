"""Likeness through the real widgets: by mouse, by keyboard, with bots, and what nobody may see."""

import pytest
from PySide6.QtCore import QRectF, Qt

from artgames.app.table.surface import Surface
from artgames.engine.match import Match
from artgames.games.likeness.rules import RULES
from artgames.games.likeness.rules.records import GiveClue, Remove
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.sign_off_mark import ConfirmMark
from artgames.scene.picture_board.buttons import WordButton
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_secrets import everything_readable

GAME = "likeness"


def painting(table: Sitting, card: int) -> PaintingItem:
    return next(item for item in table.paintings() if item.card_id == str(card))


def at(table: Sitting, token: int) -> PaintingItem:
    return painting(table, table.view.grid[token - 1])


def marks(table: Sitting) -> list[ConfirmMark]:
    """Those that can still be pressed, in the order of the seats."""
    return [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, ConfirmMark)]


def ways(table: Sitting) -> list[WordButton]:
    return [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WordButton)]


def open_page(table: Sitting) -> None:
    table.press_button()
    table.open_curtain()


def clue_by_mouse(table: Sitting, way: int = 0) -> int:
    """Returns the card."""
    open_page(table)
    card = int(table.view_of(table.view.giver).hand[0])
    table.click(painting(table, card))
    table.click(ways(table)[way])
    table.press_button()
    table.settle()
    assert table.at(Surface.ROOM, None) and table.view.phase == "remove"
    return card


def harmless(table: Sitting) -> list[int]:
    gone = {token for tokens in table.view.removed for token in tokens}
    secret = table.view_of(table.view.giver).secret
    return [token for token in range(1, 13) if token not in gone and token != secret][: table.view.to_remove]


def test_sp51_a_whole_match_by_mouse(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    for number in range(1, 6):
        assert table.view.round == number
        clue_by_mouse(table, number % 2)
        for token in harmless(table):
            table.click(at(table, token))
        for left in (2, 1):
            assert len(marks(table)) == left
            table.click(marks(table)[0])
            table.settle()
    assert table.view.found is True
    assert [clue.way for clue in table.view.clues] == ["sideways", "upright", "sideways", "upright", "sideways"]
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(RULES, table.match.save()).state == table.match.state


def test_sp51_removing_the_secret_loses_for_all(sit: Sit) -> None:
    table = sit(people(2), game=GAME)
    clue_by_mouse(table)
    table.click(at(table, table.view_of(table.view.giver).secret))
    table.press_button()
    table.settle()
    assert table.view.found is False
    assert "you all lose" in everything_readable(table)


def test_sp51_a_clue_that_says_different_really_lies_sideways(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    open_page(table)
    card = table.view_of(table.view.giver).hand[1]
    table.click(painting(table, card))
    assert painting(table, card).rotation() == 0
    table.click(ways(table)[1])
    assert painting(table, card).rotation() == 90, "it lies as it will lie"
    table.click(ways(table)[0])
    assert painting(table, card).rotation() == 0
    table.click(ways(table)[1])
    table.press_button()
    table.settle()
    assert painting(table, card).rotation() == 90
    assert "≠ different" in table.flow.board.describe()


def test_a_round_by_keyboard_alone(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Space)  # the curtain
    table.key(Qt.Key.Key_3)
    assert table.flow.board.draft() == GiveClue((table.view_of(table.view.giver).hand[2],), "upright")
    table.key(Qt.Key.Key_Return)
    table.settle()
    first, second = (name for seat, name in enumerate(("Ada", "Ben", "Cleo")) if seat != table.view.giver)
    (token,) = harmless(table)
    assert not table.page.ui.primaryButton.isEnabled()
    table.flow.board.number_key(token)
    assert table.page.ui.primaryButton.text() == f"{first}: confirm"
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.sheet == (token,) and table.page.ui.primaryButton.text() == f"{second}: confirm"
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.removed == ((token,),)


def test_sp51_what_was_changed_is_confirmed_by_nobody_until_somebody_presses(sit: Sit) -> None:
    table = sit(people(4), game=GAME)
    clue_by_mouse(table)
    one, other = [token for token in range(1, 13) if token != table.view_of(table.view.giver).secret][:2]
    table.click(at(table, one))
    table.click(marks(table)[0])
    table.settle()
    first = table.view.locked[0]
    assert len(marks(table)) == 2 and at(table, one).is_marked
    table.click(at(table, other))
    assert not at(table, one).is_marked, "only one may go, so another one takes its place"
    assert len(marks(table)) == 3, "nobody stands behind what it says now"
    table.click(marks(table)[0])
    assert "earlier answer" in table.page.covers.told()
    table.click(marks(table)[1])
    table.settle()
    assert table.view.sheet == (other,) and first not in table.view.locked


def test_what_is_marked_stays_when_the_window_changes(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    clue_by_mouse(table)
    table.click(at(table, 4))
    table.page.resize(1024, 768)
    table.bot.waitUntil(lambda: table.flow.board.area.width() <= 1024)
    assert table.flow.board.draft() == Remove((4,))


def test_nothing_can_be_confirmed_before_enough_is_marked(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    clue_by_mouse(table)
    table.click(marks(table)[0])
    assert "Choose one." in table.page.covers.told()
    assert table.view.sheet == ()


def test_the_secret_and_the_hand_are_nowhere_to_be_seen_before_the_end(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    hand = table.view_of(table.view.giver).hand
    open_page(table)
    assert "Secret" in table.flow.board.describe() and str(hand[0]) in table.flow.board.describe()
    table.flow.cover()
    readable = everything_readable(table) + table.flow.board.describe()
    assert "stamp" not in readable and not any(f"painting {card} " in readable for card in hand)
    table.open_curtain()
    table.flow.board.restore_draft(GiveClue((hand[0],), "upright"))
    table.press_button()
    table.settle()
    readable = everything_readable(table) + table.flow.board.describe()
    assert "stamp" not in readable and not any(f"painting {card} " in readable for card in hand[1:])


def test_bots_let_people_speak_first_and_then_join_in(sit: Sit) -> None:
    players = (Player("Ada", 0), Player("Umber", 1, "bot", "hard"), Player("Sienna", 2, "bot", "normal"))
    table = sit(players, game=GAME, seed="bots")
    session = table.flow.session

    def over() -> bool:
        table.settle()
        if table.view.phase != "ended" and 0 in session.match.to_act():
            if table.flow.surface is not Surface.ROOM:
                table.flow.back_to_room()
            choice = session.match.choices(0)[0]
            session.submit(0, choice.sample(session.match.state.rng)[0])
        return bool(table.view.phase == "ended")

    table.bot.waitUntil(over, timeout=60_000)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_eight_long_names_are_all_inside_the_window(sit: Sit, size: tuple[int, int]) -> None:
    names = [f"{number} " + "Wolkenkuckucksheim " * 3 for number in range(8)]
    players = tuple(Player(name[:60].strip(), seat) for seat, name in enumerate(names))
    table = sit(players, game=GAME, size=size)
    for number in range(5):
        giver = table.view.giver
        way = "sideways" if number % 2 else "upright"
        table.flow.session.submit(giver, GiveClue((table.view_of(giver).hand[0],), way))  # type: ignore[arg-type]
        table.settle()
        area = QRectF(table.page.ui.boardView.area)
        for item in table.flow.board.scene.items():
            if item.parentItem() is None:
                assert area.adjusted(-12, -12, 12, 12).contains(item.sceneBoundingRect()), item
        for seat in list(table.match.to_act()):
            table.flow.session.submit(seat, Remove(tuple(harmless(table))))
        table.settle()
    assert table.view.found


def test_marks_look_unconfirmed_until_everybody_has_confirmed(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    clue_by_mouse(table)
    (token,) = harmless(table)
    table.click(at(table, token))
    assert "marked tentative" in at(table, token).describe()
    table.click(marks(table)[0])
    table.settle()
    assert "marked tentative" in at(table, token).describe(), "one of two is not everybody"
    table.click(marks(table)[0])
    table.settle()
    shown = [item.describe() for item in table.flow.board.scene.items() if isinstance(item, PaintingItem)]
    assert shown and not any("tentative" in line for line in shown), "all stand behind it now"
