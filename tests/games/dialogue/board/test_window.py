"""The Dialogue through the real widgets: by mouse, by keyboard, on paper, and what nobody may read early."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.match import Match
from artgames.games.dialogue.rules import RULES
from artgames.games.dialogue.rules.records import Guess, Write
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.album import AlbumPage
from artgames.scene.picture_board.writing_sheet import WritingSheet
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_secrets import everything_readable

GAME = "dialogue"
FORWARD = Qt.KeyboardModifier.ControlModifier


def pen(table: Sitting) -> WritingSheet:
    return next(item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WritingSheet))


def type_in(table: Sitting, text: str) -> None:
    target = table.page.window().focusWidget()
    assert target is not None
    QTest.keyClicks(target, text)


def write_by_mouse(table: Sitting, text: str, *tokens: int) -> None:
    table.open_curtain()
    table.click(pen(table))
    type_in(table, text)
    for token in tokens:
        table.click(painting(table, token))
    table.press_button()


def painting(table: Sitting, token: int) -> PaintingItem:
    return next(item for item in table.paintings() if item.look.number == token)


def guess_by_mouse(table: Sitting, *tokens: int) -> None:
    table.open_curtain()
    for token in tokens:
        table.click(painting(table, token))
    table.press_button()


def seen(table: Sitting) -> str:
    """Everything that is to be read, heard by a screen reader or drawn now."""
    return everything_readable(table) + table.flow.board.describe()


def test_a_whole_match_by_mouse(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    for number, tokens in enumerate(((1, 12), (4, 5), (8, 3))):
        write_by_mouse(table, f"Words of {number}", *tokens)
    table.settle()
    for _ in range(3):
        assert table.at(Surface.ROOM, None) and table.view.phase == "guess"
        assert table.view.text in seen(table)  # it is read aloud, and everybody may read it
        table.press_button()
        guess_by_mouse(table, 4, 5)
        guess_by_mouse(table, 1, 2)
        table.settle()
        assert table.view.phase == "scored"
        table.press_button()
        table.settle()
    assert table.view.phase == "ended"
    assert {scene.text for scene in table.view.pad} == {f"Words of {number}" for number in range(3)}
    pages = [item for item in table.flow.board.scene.items() if isinstance(item, AlbumPage)]
    assert len(pages) == 3 and all(f"Words of {number}" in seen(table) for number in range(3))
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(RULES, table.match.save()).state == table.match.state


def test_a_dialogue_by_keyboard_alone(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.key(Qt.Key.Key_Return)
    for _ in range(3):
        table.key(Qt.Key.Key_Space)  # the curtain
        type_in(table, "Please, look!")
        table.key(Qt.Key.Key_Return)
        type_in(table, "I am 12.")
        table.key(Qt.Key.Key_Tab)
        table.key(Qt.Key.Key_Minus)  # portrait 11
        table.key(Qt.Key.Key_2)
        assert table.flow.board.draft() == Write((2, 11), "Please, look!\nI am 12.")
        table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.text == "Please, look!\nI am 12."
    table.key(Qt.Key.Key_Return)
    for _ in range(2):
        table.key(Qt.Key.Key_Space)
        table.key(Qt.Key.Key_2)
        table.key(Qt.Key.Key_Minus)
        table.key(Qt.Key.Key_Return)
    table.settle()
    assert [row.points for row in table.view.pad[-1].rows].count(1) == 2  # all were right: nothing for the writer


def test_ctrl_enter_in_the_text_locks_in(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    table.open_curtain()
    for token in (1, 2):
        table.click(painting(table, token))
    table.click(pen(table))
    type_in(table, "Done?")
    table.key(Qt.Key.Key_Return)
    assert table.view.locked == ()
    table.key(Qt.Key.Key_Return, FORWARD)
    assert len(table.view.locked) == 1


def test_sp48_nobody_reads_a_text_or_sees_its_speakers_early(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    first = table.flow.seat
    write_by_mouse(table, "Zinnober", 3, 7)
    assert table.flow.surface is Surface.CURTAIN and table.flow.seat != first
    assert "Zinnober" not in seen(table)
    table.open_curtain()
    assert "Zinnober" not in seen(table) and "marked" not in seen(table) and pen(table).toPlainText() == ""
    table.flow.back_to_room()
    assert "Zinnober" not in seen(table) and "marked" not in seen(table)


def test_what_was_begun_waits_for_its_own_writer_only(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    owner = table.flow.seat
    table.open_curtain()
    type_in(table, "Half a dia")
    table.click(painting(table, 9))
    table.flow.cover()
    assert "Half a dia" not in seen(table)
    table.flow.back_to_room()
    other = (owner or 0) + 1
    table.flow.hand_over(other)
    table.open_curtain()
    assert "Half a dia" not in seen(table)
    table.flow.back_to_room()
    table.flow.hand_over(owner or 0)
    table.open_curtain()
    assert table.flow.board.partial_draft() == Write((9,), "Half a dia")


def test_the_last_writer_hears_the_first_dialogue_with_everybody_before_guessing(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    for number in range(3):
        write_by_mouse(table, f"Words of {number}", 1, 2)
    assert table.flow.surface is Surface.ROOM
    table.settle()
    assert table.flow.next().task is Task.HAND_OVER


def test_on_paper_words_are_typed_in_behind_the_curtain_and_guesses_together(sit: Sit) -> None:
    table = sit(people(3, Ada="paper", Ben="paper", Cleo="paper"), game=GAME)
    table.press_button()
    for number in range(3):
        write_by_mouse(table, f"Words of {number}", 1, 2)
    table.settle()
    assert table.flow.next().task is Task.TYPE_IN
    table.press_button()
    assert table.flow.surface is Surface.PAPER
    paper = table.page.covers.paper
    first, second = (seat for seat in range(3) if seat != table.view.writer)
    for key in (Qt.Key.Key_2, Qt.Key.Key_Equal, Qt.Key.Key_Return, Qt.Key.Key_5):  # = is portrait 12
        table.key(key)
    paper.ui.lockButton.click()
    assert paper.ui.explanationLabel.text() == "Exactly 2 numbers each." and paper.isVisible()
    paper._rows[second].buttons[6].click()
    paper.ui.lockButton.click()
    table.settle()
    rows = table.view.pad[-1].rows
    assert (rows[first].guess, rows[second].guess) == ((2, 12), (5, 6))


def test_a_third_speaker_is_refused_in_words(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    table.press_button()
    table.open_curtain()
    for token in (1, 2, 3):
        table.click(painting(table, token))
    assert table.flow.board.partial_draft() == Write((1, 2), "")
    assert "2 at most" in table.page.covers.told()


def test_only_portraits_are_dealt(sit: Sit) -> None:
    table = sit(people(3), game=GAME)
    deck = table.page.deck
    assert all(deck.painting(card).portrait for card in table.match.setup.deck)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_eight_long_names_and_long_texts_are_all_inside_the_window(sit: Sit, size: tuple[int, int]) -> None:
    names = [f"{number} " + "Wolkenkuckucksheim " * 3 for number in range(8)]
    players = tuple(Player(name[:60].strip(), seat) for seat, name in enumerate(names))
    table = sit(players, game=GAME, size=size)
    text = ("wordswithoutend " * 20)[:280].strip()
    area = QRectF(table.page.ui.boardView.area).adjusted(-12, -12, 12, 12)

    def look() -> None:
        table.settle()
        outside = [
            item
            for item in table.flow.board.scene.items()
            if item.parentItem() is None and not area.contains(item.sceneBoundingRect())
        ]
        assert outside == []

    for seat in range(8):
        table.flow.session.submit(seat, Write((1, 2), text))
    look()
    while table.view.phase != "ended":
        for seat in [seat for seat in table.match.to_act() if seat >= 0]:
            table.flow.session.submit(seat, Guess((3, 4)))
        look()
        table.press_button()
        look()
