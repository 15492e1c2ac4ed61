"""Art and Music Lovers through the real widgets: by mouse, by keyboard, on paper, and what nobody may see."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.engine.match import Match
from artgames.games.art_and_music.rules import RULES
from artgames.games.art_and_music.rules.records import Love, Pass, TurnPassed
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.writing_sheet import WritingSheet
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_secrets import everything_readable

GAME = "art_and_music"


def pen(table: Sitting) -> WritingSheet:
    return next(item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WritingSheet))


def button(table: Sitting, key: str) -> WordButton:
    items = table.page.ui.boardView.focusable_items()
    return next(item for item in items if isinstance(item, WordButton) and item.key == f"button {key}")


def type_in(table: Sitting, text: str) -> None:
    """To whatever has the keyboard, letter by letter."""
    target = table.page.window().focusWidget()
    assert target is not None
    QTest.keyClicks(target, text)


def love_by_mouse(table: Sitting, token: int, hint: str) -> None:
    table.press_button()
    table.open_curtain()
    table.click(table.paintings()[token - 1])
    table.click(pen(table))
    type_in(table, hint)
    table.press_button()
    table.settle()
    assert table.at(Surface.ROOM, None) and table.view.phase == "guess"


def guess_by_mouse(table: Sitting, token: int) -> None:
    table.open_curtain()
    table.click(table.paintings()[token - 1])
    table.press_button()


def test_a_whole_match_by_mouse(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    for number in range(1, 4):
        assert table.view.round == number
        lover = table.view.lover
        love_by_mouse(table, 2, f"Song number {number}")
        table.press_button()
        guess_by_mouse(table, 2)
        guess_by_mouse(table, 7)
        table.settle()
        turn = table.view.pad[-1]
        assert (turn.lover, turn.hint, turn.token) == (lover, f"Song number {number}", 2)
        assert sorted(row.points for row in turn.rows) == [0, 1, 1]
        if number < 3:
            table.press_button()
            table.settle()
    assert table.view.phase == "ended"
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(RULES, table.match.save()).state == table.match.state


def test_a_turn_by_keyboard_alone_letters_are_letters(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Space)  # the curtain
    type_in(table, "Pale lilacs, 12 zebras")  # P pauses elsewhere, L opens the log, Z looks closely, numbers pick
    assert pen(table).toPlainText() == "Pale lilacs, 12 zebras"
    assert not table.page.ui.logPanel.isVisible()
    assert table.flow.board.draft() is None
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_4)
    assert table.flow.board.draft() == Love((4,), "Pale lilacs, 12 zebras")
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.hint == "Pale lilacs, 12 zebras"
    table.key(Qt.Key.Key_Return)
    for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        table.key(Qt.Key.Key_Space)
        table.key(arrow)
        table.key(arrow)
        table.key(Qt.Key.Key_Space)
        table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.phase == "scored"
    assert {row.guess for row in table.view.pad[-1].rows} == {None, 2, 5}


def test_enter_in_the_text_locks_in_when_everything_is_there(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    table.open_curtain()
    type_in(table, "Yesterday")
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "love" and table.page.covers.told()  # it says what is missing
    table.click(table.paintings()[0])
    table.click(pen(table))
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.hint == "Yesterday"


def test_sp39_nobody_reads_what_is_begun_behind_the_curtain_and_it_is_not_lost(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    table.open_curtain()
    type_in(table, "Half a so")
    table.flow.cover()
    assert "Half a so" not in everything_readable(table) + table.flow.board.describe()
    table.open_curtain()
    assert pen(table).toPlainText() == "Half a so"
    type_in(table, "ng")
    table.click(table.paintings()[5])
    table.page.resize(1024, 768)
    assert table.flow.board.partial_draft() == Love((6,), "Half a song")
    table.flow.back_to_room()
    assert "Half a so" not in everything_readable(table) + table.flow.board.describe()


def test_the_lovers_painting_is_nowhere_to_be_seen_before_the_reveal(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    love_by_mouse(table, 6, "Blue")
    room = table.flow.board.describe()
    assert "marked" not in room and "Lock" not in table.page.ui.primaryButton.text()
    table.press_button()
    table.open_curtain()
    assert "marked" not in table.flow.board.describe() and "marked" not in everything_readable(table)
    assert "Blue" in table.flow.board.describe()


def test_pressing_a_painting_in_the_room_says_that_guesses_are_secret(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    love_by_mouse(table, 6, "Blue")
    table.click(table.paintings()[0])
    assert "secret" in table.page.covers.told()


def test_a_text_that_is_too_long_cannot_be_locked_in(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    table.open_curtain()
    table.flow.board.restore_draft(Love((1,), "x" * 281))
    assert table.flow.board.draft() is None and not table.page.ui.primaryButton.isEnabled()
    assert "280" in table.flow.board.hint()
    table.key(Qt.Key.Key_Backspace)
    assert table.flow.board.draft() == Love((1,), "x" * 280)


def test_what_is_pasted_is_letters_and_nothing_else(sit: Sit) -> None:
    from PySide6.QtCore import QMimeData

    table = sit(people(3), game=GAME)
    table.press_button()
    table.open_curtain()
    rich = QMimeData()
    rich.setHtml("<h1>Loud</h1>")
    rich.setText("Loud")
    QGuiApplication.clipboard().setMimeData(rich)
    table.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert pen(table).toPlainText() == "Loud"
    assert "h1" not in pen(table).toHtml()
    QGuiApplication.clipboard().clear()


def test_ctrl_z_takes_letters_back_and_no_turns(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    table.open_curtain()
    type_in(table, "Moon")
    turn = table.match.turn
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert pen(table).toPlainText() == "" and table.match.turn == turn


def test_a_lover_without_an_idea_passes(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    lover = table.view.lover
    table.press_button()
    table.open_curtain()
    table.click(button(table, "pass"))
    assert table.flow.board.draft() == Pass()
    table.press_button()
    table.settle()
    assert table.view.lover == (lover + 1) % 3 and table.view.round == 2


def test_who_has_passed_can_be_read_before_the_next_turn(sit: Sit) -> None:
    """A bot's turn was over before anybody saw that it had been one."""
    table = sit(people(3), game=GAME)
    label, read = table.page.ui.sentenceLabel, list[str]()
    table.flow.said.connect(lambda _event: read.append(label.text()))
    lover = table.view.lover
    assert table.flow.session.submit(lover, Pass())
    table.settle()
    assert f"{table.flow.board.style.names[lover]} passes." in read
    assert table.flow.board.animation(TurnPassed(lover), table.view) is not None


def test_guesses_on_paper(sit: Sit) -> None:
    table = sit(people(3, Ada="paper", Ben="paper", Cleo="paper"), game=GAME, seed="paper")
    love_by_mouse(table, 3, "What is written stays written")  # words are always written behind the curtain
    table.press_button()
    assert table.flow.surface is Surface.PAPER
    paper = table.page.covers.paper
    first, second = (seat for seat in range(3) if seat != table.view.lover)
    for number in (8, 3):  # the second takes the place of the first
        paper._rows[first].buttons[number].click()
    paper.ui.lockButton.click()
    assert paper.ui.explanationLabel.text() == "One number each." and paper.isVisible()
    paper._rows[second].buttons[3].click()
    paper.ui.lockButton.click()
    table.settle()
    assert paper.isHidden() and [row.guess for row in table.view.pad[-1].rows].count(3) == 2


def test_bots_guess_and_their_turns_are_passed(sit: Sit) -> None:
    players = (Player("Ada", 0), Player("Ben", 1), Player("Umber", 2, "bot"))
    table = sit(players, game=GAME, seed="bots")
    for _ in range(3):
        if table.view.phase == "ended":
            break
        if table.view.lover == 2:
            table.bot.waitUntil(lambda: table.view.lover != 2 or table.view.phase == "ended")
            table.settle()
            continue
        love_by_mouse(table, 1, "La mer")
        table.press_button()
        guess_by_mouse(table, 1)
        table.bot.waitUntil(lambda: table.view.phase != "guess")
        table.settle()
        if table.view.phase == "scored":
            table.press_button()
            table.settle()
    assert {turn.lover for turn in table.view.pad} == {0, 1}


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_eight_long_names_and_a_long_text_are_all_inside_the_window(sit: Sit, size: tuple[int, int]) -> None:
    names = [f"{number} " + "Wolkenkuckucksheim " * 3 for number in range(8)]
    players = tuple(Player(name[:60].strip(), seat) for seat, name in enumerate(names))
    table = sit(players, game=GAME, size=size)
    hint = ("wordswithoutend " * 20)[:280].strip()
    table.flow.session.submit(table.view.lover, Love((1,), hint))
    table.settle()
    for seat in list(table.match.to_act()):
        table.flow.session.submit(seat, table.match.choices(seat)[0].make(tokens=(2,)))
    table.settle()
    assert table.view.phase == "scored"
    area = QRectF(table.page.ui.boardView.area)
    for item in table.flow.board.scene.items():
        if item.parentItem() is None:
            assert area.adjusted(-12, -12, 12, 12).contains(item.sceneBoundingRect()), item
