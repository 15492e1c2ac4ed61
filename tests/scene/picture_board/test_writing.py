"""The sheet that is written on: all of it is paper, letters are letters, and no more of them than fit."""

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.engine.choices import Choice, Text
from artgames.scene.board_view import BoardView
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.picture_spec import AnswerOption, PaintingSpec, Picture, Question
from artgames.scene.picture_board.writing_sheet import WritingSheet, whole_letters
from tests.scene.picture_board.conftest import OnePicture, PutUp
from tests.scene.picture_board.test_board import Say, cards_of, click, hand_picture, items

MOST = 40
FAMILY = "👨\u200d👩\u200d👧"
"""One letter for people, five code points for the rules."""

HEBREW = "שלום"


@pytest.fixture
def desk(put_up: PutUp) -> tuple[OnePicture, BoardView]:
    """A board with a sheet of one line."""
    return put_up(hand_picture(cards_of(put_up, 10)))


def written(board: OnePicture) -> str:
    begun = board.partial_draft()
    return begun.words if isinstance(begun, Say) else ""


def sheet(view: BoardView) -> WritingSheet:
    (found,) = items(view, WritingSheet)
    assert isinstance(found, WritingSheet)
    return found


def paste(view: BoardView, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Paste))


def compose(view: BoardView, preedit: str, commit: str = "") -> None:
    """As an input method does it, for letters that no key has."""
    event = QInputMethodEvent(preedit, [])
    event.setCommitString(commit)
    QApplication.sendEvent(view, event)


def repeat(view: BoardView, key: Qt.Key, text: str, *, busy: bool) -> None:
    """A key that is held down says so again and again; to a busy program, as if it had been let go for no time."""
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, autorep=not busy)
        event.setTimestamp(5000)
        QApplication.sendEvent(view, event)


def test_it_has_the_keyboard_when_it_appears(desk: tuple[OnePicture, BoardView]) -> None:
    board, view = desk
    assert sheet(view).hasFocus()
    QTest.keyClicks(view, "Moon")
    assert written(board) == "Moon"


def test_every_spot_of_the_paper_takes_the_mouse(desk: tuple[OnePicture, BoardView]) -> None:
    _, view = desk
    paper = sheet(view)
    box = view.mapFromScene(paper.mapToScene(paper.shape())).boundingRect().toRect().adjusted(2, 2, -2, -2)
    for x in range(box.left(), box.right(), 24):
        for y in range(box.top(), box.bottom(), 24):
            view.scene().clearFocus()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
            assert paper.hasFocus(), (x, y)
    assert box.height() > 60 and box.width() > 60


@pytest.mark.qt_log_ignore("Mouse event .* not accepted")
def test_the_keyboard_stays_at_the_paper_while_paintings_are_picked(desk: tuple[OnePicture, BoardView]) -> None:
    board, view = desk
    QTest.keyClicks(view, "Blue ")
    click(view, next(item for item in items(view, PaintingItem)))
    QTest.keyClicks(view, "rain ")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    QTest.keyClicks(view, "zoo")
    assert written(board) == "Blue rain zoo"


def test_letters_find_the_paper_from_anywhere_on_the_board(desk: tuple[OnePicture, BoardView]) -> None:
    """But keys that choose go on choosing where somebody has gone on to the paintings by keyboard."""
    board, view = desk
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert not sheet(view).hasFocus()
    QTest.keyClick(view, Qt.Key.Key_2)
    assert written(board) == ""
    QTest.keyClicks(view, "lamp 2")
    assert written(board) == "lamp 2"


@pytest.mark.parametrize("start", ["", "Moon"])
def test_a_thousand_letters_are_cut_to_what_fits_and_the_paper_says_so(
    desk: tuple[OnePicture, BoardView], start: str
) -> None:
    board, view = desk
    QTest.keyClicks(view, start)
    paste(view, "x" * 1000)
    assert written(board) == start + "x" * (MOST - len(start))
    assert str(960 + len(start)) in sheet(view).counter() and f"{MOST} / {MOST}" in sheet(view).counter()
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert sheet(view).counter() == f"{MOST - 1} / {MOST}"
    QTest.keyClicks(view, "yz")
    assert written(board).endswith("xy") and len(written(board)) == MOST
    assert board.choices == () and board.shown.question is not None
    assert board.shown.question.ways[0].choice.fields[1].problem(written(board)) is None


def test_every_letter_that_did_not_fit_is_counted(desk: tuple[OnePicture, BoardView]) -> None:
    """Whoever types on without looking up learns how much of it is missing, not that one letter is."""
    _board, view = desk
    QTest.keyClicks(view.viewport(), "x" * (MOST + 12))
    QTest.keyClick(view.viewport(), Qt.Key.Key_Shift)
    assert sheet(view).counter() == f"{MOST} / {MOST}; too long by 12"
    QTest.keyClick(view.viewport(), Qt.Key.Key_Backspace)
    assert sheet(view).counter() == f"{MOST - 1} / {MOST}"


def test_what_is_too_much_is_taken_where_it_was_written(desk: tuple[OnePicture, BoardView]) -> None:
    board, view = desk
    paste(view, "a" * (MOST - 1) + "b")
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClicks(view, "zz")
    assert written(board) == "a" * (MOST - 1) + "b"


def test_no_letter_is_cut_in_two(desk: tuple[OnePicture, BoardView]) -> None:
    board, view = desk
    paste(view, "abc" + FAMILY * 20)
    assert written(board) == "abc" + FAMILY * 7  # 38 of 40
    assert sheet(view).counter().startswith("38 / 40")
    assert [whole_letters("e\u0301" * 3, most) for most in (5, 4, 1)] == ["e\u0301" * 2, "e\u0301" * 2, ""]


def test_from_right_to_left_letters_count_like_all_others(desk: tuple[OnePicture, BoardView]) -> None:
    board, view = desk
    paste(view, HEBREW)
    QTest.keyClicks(view, "!")
    assert written(board) == HEBREW + "!"
    assert sheet(view).counter() == f"5 / {MOST}"
    first_line = sheet(view).document().firstBlock().layout().lineAt(0)
    assert first_line.cursorToX(0)[0] > first_line.cursorToX(4)[0]  # type: ignore[index]


def test_it_is_taken_back_and_done_again(desk: tuple[OnePicture, BoardView]) -> None:
    board, view = desk
    QTest.keyClicks(view, "Moon")
    paste(view, " and stars")
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Undo))
    assert written(board) == "Moon"
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Redo))
    assert written(board) == "Moon and stars"
    for _ in range(5):
        QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Undo))
    assert written(board) == ""
    QTest.keyClicks(view, "Sun")
    assert written(board) == "Sun"


def test_an_input_method_composes_letters(desk: tuple[OnePicture, BoardView]) -> None:
    board, view = desk
    assert view.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    compose(view, "つき")
    assert written(board) == ""
    compose(view, "", "月")
    assert written(board) == "月"
    compose(view, "", "山" * 100)
    assert written(board) == "月" + "山" * (MOST - 1)
    assert "61" in sheet(view).counter()


def test_only_letters_come_from_elsewhere(desk: tuple[OnePicture, BoardView]) -> None:
    board, view = desk
    data = QMimeData()
    data.setHtml("<b>Bold</b> <img src='x.png'>")
    data.setText("Bold\nand\r\nmore")
    QGuiApplication.clipboard().setMimeData(data)
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Paste))
    assert written(board) == "Bold and more"


def test_on_a_sheet_of_several_lines_lines_stay(put_up: PutUp) -> None:
    cards = cards_of(put_up, 1)
    way = AnswerOption(Choice(Say, (Text("words", MOST),), (("cards", ()),), secret=True), "Write")
    board, view = put_up(Picture((PaintingSpec(cards[0]),), question=Question((way,), "Write.", "Two lines", 2)))
    paste(view, "One\r\ntwo")
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClicks(view, "three")
    assert written(board) == "One\ntwo\nthree"


@pytest.mark.parametrize("busy", [False, True])
def test_a_key_that_was_pressed_elsewhere_is_swallowed_until_it_is_let_go(
    desk: tuple[OnePicture, BoardView], busy: bool
) -> None:
    board, view = desk
    confirmed: list[bool] = []
    view.confirmed.connect(lambda: confirmed.append(True))
    for _ in range(5):
        repeat(view, Qt.Key.Key_Space, " ", busy=busy)
        repeat(view, Qt.Key.Key_Return, "\r", busy=busy)
    assert written(board) == "" and not confirmed
    QTest.keyPress(view, Qt.Key.Key_X)
    repeat(view, Qt.Key.Key_X, "x", busy=busy)
    QTest.keyRelease(view, Qt.Key.Key_X)
    assert written(board) == "xx"
