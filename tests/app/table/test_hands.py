"""Cards that nobody else may see, on one laptop: behind the curtain, facing each other, open, and alone with bots."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.rng import Rng
from artgames.games.art_robbery.board.board import ArtRobberyBoard
from artgames.games.steal_this_game.rules.actions import Swap
from artgames.scene.items.piece import Piece
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people


def sit_robbers(sit: Sit, players: tuple[Player, ...], **more: Any) -> Sitting:
    table = sit(players, game="art_robbery", **more)
    table.settle()
    return table


def with_bots(count: int, *persons: str) -> tuple[Player, ...]:
    bots = tuple(Player(f"Bot {seat}", seat, "bot", "easy") for seat in range(len(persons), count))
    return tuple(Player(name, seat) for seat, name in enumerate(persons)) + bots


def pieces(table: Sitting, key: str) -> list[Piece]:
    items = table.flow.board.scene.items()
    found = [item for item in items if isinstance(item, Piece) and item.key.startswith(key) and item.isVisible()]
    return sorted(found, key=lambda piece: (piece.y(), piece.x()))


def card_to_play(table: Sitting) -> Piece:
    """A card of the hand that would do something, if there is one."""
    hand = pieces(table, "hand card") or pieces(table, "covered card")
    ready = [piece for piece in hand if piece.flags() & piece.GraphicsItemFlag.ItemIsFocusable]
    return next((piece for piece in ready if piece.look.lit), ready[0])


def play_by_mouse(table: Sitting) -> None:
    """Choose a card and, where it is asked, what it takes; then the large button."""
    card = card_to_play(table)
    view = table.page.ui.boardView
    left = view.mapFromScene(card.mapToScene(card.boundingRect().center().x() * 0.4, card.boundingRect().center().y()))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=left)
    board = table.flow.board
    assert isinstance(board, ArtRobberyBoard) and board.play is not None and board.play.card is not None
    if board.draft() is None:
        target = next(iter(board.play.targets()))  # facing each other, no light tells it
        table.click(pieces(table, f"tile {target}")[0])
    table.press_button()


def test_behind_the_curtain_only_the_owner_sees_a_hand(sit: Sit) -> None:
    table = sit_robbers(sit, people(3))
    for _ in range(7):
        seat = table.view.active
        assert table.at(Surface.ROOM, None) and not pieces(table, "hand card")
        assert table.flow.next().task is Task.HAND_OVER
        table.press_button()
        assert table.at(Surface.CURTAIN, seat) and not pieces(table, "hand card")
        table.open_curtain()
        hand = table.view_of(seat).hand
        assert {piece.key for piece in pieces(table, "hand card")} == {f"hand card {card}" for card in hand}
        turn = table.match.turn
        play_by_mouse(table)
        assert table.match.turn == turn + 1 and not pieces(table, "hand card")
        table.settle()
        answer_defence(table)


def answer_defence(table: Sitting) -> None:
    """The victim is asked on the shared screen, without any curtain."""
    if table.view.phase == "defence":
        assert table.at(Surface.ROOM, None)
        table.click(pieces(table, "answer")[1])
        table.settle()


def test_open_hands_are_played_on_the_shared_screen(sit: Sit) -> None:
    table = sit_robbers(sit, people(3), hands="open", open_hands=True)
    for _ in range(6):
        turn = table.match.turn
        assert table.at(Surface.ROOM, None) and table.flow.next().task is Task.ANSWER
        assert not table.page.ui.primaryButton.isEnabled()
        play_by_mouse(table)
        assert table.match.turn == turn + 1
        table.settle()
        answer_defence(table)


def test_facing_each_other_hands_are_covered_on_the_shared_screen(sit: Sit) -> None:
    table = sit_robbers(sit, people(2), hands="facing")
    for _ in range(6):
        turn, seat = table.match.turn, table.view.active
        assert table.at(Surface.ROOM, None) and table.flow.next().task is Task.ANSWER
        assert len(pieces(table, "covered card")) == 10 and not pieces(table, "hand card")
        eye = pieces(table, f"look {seat}")[0]
        spot = table.page.ui.boardView.mapFromScene(eye.mapToScene(eye.boundingRect().center()))
        viewport = table.page.ui.boardView.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=spot)
        assert len(pieces(table, "hand card")) == 5
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=spot)
        assert not pieces(table, "hand card")
        play_by_mouse(table)
        assert table.match.turn == turn + 1
        table.settle()
        answer_defence(table)


def test_a_key_that_is_held_shows_a_facing_hand_as_well(sit: Sit) -> None:
    table = sit_robbers(sit, people(2), hands="facing")
    view = table.page.ui.boardView
    pieces(table, "look 0")[0].setFocus()
    QTest.keyPress(view, Qt.Key.Key_Space)
    assert len(pieces(table, "hand card")) == 5
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert not pieces(table, "hand card")


def test_three_people_cannot_face_each_other(sit: Sit) -> None:
    table = sit_robbers(sit, people(3), hands="facing")
    assert table.flow.board.own_views == {} and table.flow.next().task is Task.HAND_OVER


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_whole_match_alone_against_three_bots(sit: Sit, by: str) -> None:
    table = sit_robbers(sit, with_bots(4, "Ada"), seed="alone")
    turns = 0
    while table.match.outcome() is None:
        table.bot.waitUntil(lambda: no_bot_is_asked(table), timeout=60_000)
        assert pieces(table, "hand card") or table.view.phase in ("ended", "defence", "raid_over")
        if table.flow.surface is Surface.PRIVATE:
            turns += 1
            play_by_mouse(table) if by == "mouse" else play_by_keyboard(table)
        elif table.view.phase == "defence":
            table.click(pieces(table, "answer")[0]) if by == "mouse" else table.key(Qt.Key.Key_2)
        elif table.view.phase == "raid_over":
            table.press_button() if by == "mouse" else table.key(Qt.Key.Key_Return)
        table.flow.finish_moving()
    assert turns > 5
    table.settle()
    assert table.view.phase == "ended" and len(table.view.rows) == 4
    with table.bot.waitSignal(table.page.finished):
        table.press_button()


def no_bot_is_asked(table: Sitting) -> None:
    """Nothing moves, and it is a person's turn or nobody's; else says what everybody is waiting for."""
    table.flow.finish_moving()
    asked, session = table.match.to_act(), table.flow.session
    stands = f"{table.view.phase}, {asked=}, {table.flow.surface=}, {table.flow.is_moving=}, {vars(session)=}"
    assert not table.flow.is_moving and (not asked or asked[0] <= 0), stands


def play_by_keyboard(table: Sitting) -> None:
    """A number takes a card up, Tab and arrows reach the tiles, Enter plays."""
    board = table.flow.board
    assert isinstance(board, ArtRobberyBoard)
    table.key(Qt.Key.Key_1)
    if board.draft() is None:
        view = table.page.ui.boardView
        for _ in range(30):
            focused = board.scene.focusItem()
            if isinstance(focused, Piece) and focused.key.startswith("tile"):
                break
            table.key(Qt.Key.Key_Up if focused is not None else Qt.Key.Key_Down)
        assert view.hasFocus()
        table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Return)


def test_who_presses_an_answer_twice_is_not_told_that_it_cannot_be_done(sit: Sit) -> None:
    """The board still shows the question while the answer is being shown."""
    table = sit_robbers(sit, people(3))
    told: list[str] = []
    table.flow.session.refused.connect(told.append)
    while table.view.pending is None:
        seat = table.match.to_act()[0]
        table.flow.session.submit(seat, table.match.choices(seat)[0].make())
        table.settle()
    turn, answer = table.match.turn, pieces(table, "answer")[0]
    table.click(answer)
    assert table.match.turn == turn + 1 and table.flow.is_moving
    table.click(answer)
    assert table.match.turn == turn + 1 and not told


def test_a_box_is_moved_back_before_it_has_come_to_rest(sit: Sit) -> None:
    """The same two boxes again are another move, and no second press of the first."""
    table = sit(people(2), game="steal_this_game", seed="boxes 0")
    rng = Rng.from_seed("boxes")
    while table.view.phase != "shuffle":
        asked = table.match.to_act()[0]
        which = -1 if table.view.phase == "answer" else 0  # nobody believes anything
        action, rng = table.match.choices(asked)[which].sample(rng)
        table.flow.session.submit(asked, action)
        table.settle()
    for swaps in (1, 2):
        table.flow.board.acted.emit(table.view.asked, Swap(0, 1))
        assert table.view.swaps == swaps
