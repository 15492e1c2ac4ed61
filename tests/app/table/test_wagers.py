"""The wager token at the real table: laid by mouse, by keyboard and on paper, and shown at the reveal (SP-35)."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from artgames.games.stolen_paintings.board.wager import Coins, WagerPart, WagerToken
from artgames.games.stolen_paintings.rules.records import Mark, Wager
from tests.app.table.conftest import Sit, Sitting, people


def to_private_page(table: Sitting) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0, 1)
    table.press_button()
    table.open_curtain()


def coin(table: Sitting) -> WagerToken:
    return next(item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WagerToken))


def spot(table: Sitting, item: WagerToken | None, number: int = 0) -> QPoint:
    thing = item if item is not None else table.paintings()[number - 1]
    return QPoint(table.page.ui.boardView.mapFromScene(thing.sceneBoundingRect().center()))


def carry(table: Sitting, to: QPoint) -> None:
    """Press the token, move, and let go."""
    port = table.page.ui.boardView.viewport()
    start = spot(table, coin(table))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in (1, 2, 3):
        QTest.mouseMove(port, start + (to - start) * (step / 3))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=to)


def test_the_token_is_carried_to_a_marked_painting(sit: Sit) -> None:
    table = sit(people(3), wager_tokens=2)
    to_private_page(table)
    table.click(table.paintings()[4])
    carry(table, spot(table, None, 5))
    assert table.flow.board.draft() == Wager(5, ())
    assert table.page.ui.primaryButton.text() == "Lock in 5 ±1"
    assert coin(table).accessible_text() == "Wager token, on painting 5"
    carry(table, QPoint(3, 3))
    assert table.flow.board.draft() == Mark((5,))


def test_sp35_it_does_not_stay_on_a_painting_without_a_mark(sit: Sit) -> None:
    table = sit(people(3), wager_tokens=2)
    to_private_page(table)
    home = coin(table).pos()
    carry(table, spot(table, None, 5))
    assert table.flow.board.draft() == Mark(())
    assert "marked" in table.page.covers.told()
    table.bot.waitUntil(lambda: coin(table).pos() == home)


def test_a_mark_that_is_taken_away_gives_the_token_back(sit: Sit) -> None:
    table = sit(people(3), wager_tokens=2)
    to_private_page(table)
    for number in (2, 5):
        table.click(table.paintings()[number - 1])
    table.click(coin(table))
    assert coin(table).is_marked and "Choose the marked painting" in table.page.ui.hintLabel.text()
    table.click(table.paintings()[4])
    assert table.flow.board.draft() == Wager(5, (2,))
    table.flow.board.number_key(5)
    assert table.flow.board.draft() == Mark((2,))


def test_by_keyboard_alone_and_back_after_a_cover(sit: Sit) -> None:
    table = sit(people(3), wager_tokens=2)
    to_private_page(table)
    table.key(Qt.Key.Key_4)
    table.key(Qt.Key.Key_8)
    coin(table).setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_8)
    assert table.flow.board.draft() == Wager(8, (4,))
    table.flow.cover()
    table.open_curtain()
    assert table.flow.board.draft() == Wager(8, (4,))
    table.key(Qt.Key.Key_Return)
    assert table.match.history[-1].entry.action == {"type": "wager", "token": 8, "others": (4,)}


def test_arrows_reach_the_token(sit: Sit) -> None:
    table = sit(people(3), wager_tokens=2)
    to_private_page(table)
    for _ in range(6):
        table.key(Qt.Key.Key_Right)
    assert coin(table).hasFocus()


def test_who_has_none_left_sees_no_token(sit: Sit) -> None:
    table = sit(people(2), wager_tokens=1)
    to_private_page(table)
    table.click(table.paintings()[0])
    table.click(coin(table))
    table.click(table.paintings()[0])
    table.press_button()
    table.settle()
    assert [item for item in table.flow.board.scene.items() if isinstance(item, Coins)]
    for _ in range(2):
        table.press_button()
        table.settle()
        to_private_page(table)
        has_token = isinstance(table.flow.board._part, WagerPart)  # type: ignore[attr-defined]
        if table.view.round == 2:
            assert has_token
            table.press_button()
            table.settle()
    assert not has_token


def test_on_paper_a_second_tap_lays_the_token_and_a_third_takes_all_away(sit: Sit) -> None:
    table = sit(people(3, Ada="paper", Ben="paper", Cleo="paper"), wager_tokens=2)
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0, 1)
    table.press_button()
    sheet = table.page.covers.paper
    assert "wager" in sheet.ui.explanationLabel.text()
    first, second = table.flow.turns.paper_choices()
    for key in (Qt.Key.Key_2, Qt.Key.Key_7, Qt.Key.Key_7, Qt.Key.Key_3, Qt.Key.Key_3, Qt.Key.Key_3):
        table.key(key)
    assert (sheet.marked(first), sheet.wager(first)) == ((2, 7), 0)  # it went on from 7 to 3, and away with it
    for key in (Qt.Key.Key_2, Qt.Key.Key_Return, Qt.Key.Key_5, Qt.Key.Key_6):
        table.key(key)
    assert (sheet.marked(first), sheet.wager(first)) == ((2, 7), 2)
    table.key(Qt.Key.Key_Return)
    QTest.mouseClick(sheet.ui.lockButton, Qt.MouseButton.LeftButton)
    table.settle()
    rows = table.view.rows
    assert (rows[first].marks, rows[first].wager) == ((2, 7), 2)
    assert (rows[second].marks, rows[second].wager) == ((5, 6), 0)


def test_a_whole_match_by_mouse(sit: Sit) -> None:
    """Two people, four rounds, one token each: the second time as a detective there is none left."""
    table = sit(people(2), wager_tokens=1)
    for number in range(1, 5):
        table.open_exhibit()
        table.close_exhibit()
        table.steal(2, 7)
        table.press_button()
        table.open_curtain()
        for token in (3, 6):
            table.click(table.paintings()[token - 1])
        if number <= 2:
            carry(table, spot(table, None, 6))
        table.press_button()
        table.settle()
        row = next(row for row in table.view.rows if not row.thief)
        assert row.marks == (3, 6) and row.wager == (6 if number <= 2 else 0)
        if number < 4:
            table.press_button()
            table.settle()
    assert table.view.phase == "ended" and table.view.purses == (0, 0)
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
