"""Art Gallery through the real widgets: whole matches by mouse and by keyboard, a round with bots, taking back."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.match import Match
from artgames.games.art_gallery.board.board import ArtGalleryBoard
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.records import BAR, SHOP
from artgames.games.art_gallery.rules.walking import landing
from artgames.scene.items.piece import Piece
from artgames.scene.overlays.zoom import ZoomOverlay
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people

COLLECTOR = 0
"""Who goes from gallery to gallery while the others stay near the Shop, so that a match does not take all evening."""


def sit_down(sit: Sit, players: tuple[Player, ...], **more: Any) -> Sitting:
    table = sit(players, game="art_gallery", **more)
    table.settle()
    return table


def board_of(table: Sitting) -> ArtGalleryBoard:
    board = table.flow.board
    assert isinstance(board, ArtGalleryBoard)
    return board


def pieces(table: Sitting, key: str) -> list[Piece]:
    items = board_of(table).scene.items()
    found = [item for item in items if isinstance(item, Piece) and item.key.startswith(key) and item.isVisible()]
    return sorted(found, key=lambda piece: (piece.y(), piece.x()))


def piece(table: Sitting, key: str) -> Piece:
    return next(piece for piece in pieces(table, key) if piece.key == key)


# What to do


def wanted_walk(table: Sitting, seat: int) -> tuple[int, int]:
    """Which card of the hand, by its place, and where it leads."""
    view = table.view_of(seat)
    goals = []
    for place, card in enumerate(view.hand):
        for direction in (1, -1):
            end = landing(view.bids, view.pawns[seat], card, direction)
            if end.diverted:
                continue
            own = any(bid.seat == seat for bid in view.bids[end.area])
            empty_wall = end.area != SHOP and not view.hanging[end.area]
            is_good = end.area != SHOP and not own and not empty_wall
            goals.append((is_good if seat == COLLECTOR else end.area == SHOP, -card, place, end.area))
    _, _, place, area = max(goals)
    return place, area


def wanted_visit(table: Sitting, seat: int) -> int:
    return len(table.view_of(seat).hand) - 1 if seat == COLLECTOR else 0


# By mouse


def take_turn_by_mouse(table: Sitting, seat: int) -> None:
    table.press_button()
    table.open_curtain()
    place, area = wanted_walk(table, seat)
    table.click(piece(table, f"hand {place}"))
    if board_of(table).draft() is None:
        room = piece(table, f"room {area}")
        spot = table.page.ui.boardView.mapFromScene(
            room.mapToScene(room.size.width() * 0.06, room.size.height() * 0.04)
        )
        QTest.mouseClick(table.page.ui.boardView.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    table.press_button()
    assert table.at(Surface.PRIVATE, seat) and table.view.phase == "visit"
    table.click(piece(table, f"hand {wanted_visit(table, seat)}"))
    table.press_button()
    table.settle()


def answer_by_mouse(table: Sitting) -> None:
    """Whoever is asked on the shared screen."""
    if table.view.phase == "buy":
        lit = [pile for pile in pieces(table, "pile") if pile.look.lit]
        table.click(lit[-1])
        table.click(piece(table, "button buy"))
    else:
        table.click([card for card in pieces(table, "lying") if card.look.lit][-1])
    table.settle()


def test_three_people_play_a_match_by_mouse(sit: Sit) -> None:
    table = sit_down(sit, people(3), starter=1)
    seen = set()
    while table.match.outcome() is None:
        view = table.view
        seen.add(view.phase)
        assert table.at(Surface.ROOM, None)
        if view.phase == "walk":
            take_turn_by_mouse(table, view.active)
        elif table.flow.next().task is Task.GO_ON:
            table.press_button()
            table.settle()
        else:
            answer_by_mouse(table)
    assert seen >= {"walk", "all_placed", "buy", "pick", "round_over"}
    assert table.view.phase == "ended"
    assert len(table.view.collections[COLLECTOR]) >= 10
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(RULES, table.match.save()).state == table.match.state


# By keyboard


def number(table: Sitting, one: int) -> None:
    table.key(Qt.Key(Qt.Key.Key_0.value + one))


def choose_by_keyboard(table: Sitting, seat: int) -> None:
    """The card by its number, pressed again until it leads to the right place; then Enter."""
    board = board_of(table)
    if table.view.phase == "walk":
        place, area = wanted_walk(table, seat)
        for _ in range(3):
            number(table, table.view_of(seat).hand[place])
            assert board.turn is not None
            if (way := board.turn.chosen_way()) is not None and way.end.area == area:
                break
    else:
        number(table, table.view_of(seat).hand[wanted_visit(table, seat)])
    assert board.draft() is not None
    table.key(Qt.Key.Key_Return)


def take_turn_by_keyboard(table: Sitting, seat: int) -> None:
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Space)  # the curtain
    choose_by_keyboard(table, seat)
    choose_by_keyboard(table, seat)
    table.settle()


def answer_by_keyboard(table: Sitting) -> None:
    if table.view.phase == "buy":
        lit = [int(pile.key.split()[1]) for pile in pieces(table, "pile") if pile.look.lit]
        number(table, max(lit) + 1)
        number(table, 5)
    else:
        settling = table.view.settling
        assert settling is not None
        number(table, settling.lying[-1])


def test_three_people_play_a_match_by_keyboard_alone(sit: Sit) -> None:
    table = sit_down(sit, people(3), seed="keys", starter=2)
    while table.match.outcome() is None:
        if table.view.phase == "walk":
            take_turn_by_keyboard(table, table.view.active)
        elif table.flow.next().task is Task.GO_ON:
            table.key(Qt.Key.Key_Return)
            table.settle()
        else:
            answer_by_keyboard(table)
            table.settle()
    assert table.view.phase == "ended"
    with table.bot.waitSignal(table.page.finished):
        table.key(Qt.Key.Key_Return)


def test_one_person_plays_a_round_against_bots(sit: Sit) -> None:
    """The own hand is always in sight, there is no curtain, and everything the bots do is shown."""
    players = (Player("Ada", 0), Player("Ochre", 1, "bot", "easy"), Player("Umber", 2, "bot", "easy"))
    table = sit_down(sit, players, starter=1)

    def my_turn() -> bool:
        table.flow.finish_moving()
        asked = table.flow.next().task is Task.GO_ON or COLLECTOR in table.match.to_act()
        return not table.flow.is_moving and asked

    while table.view.round == 1:
        table.bot.waitUntil(my_turn)
        if table.flow.next().task is Task.GO_ON:
            table.key(Qt.Key.Key_Return)
            table.settle()
        elif table.view.phase in ("walk", "visit"):
            assert table.at(Surface.PRIVATE, COLLECTOR) and pieces(table, "hand")
            choose_by_keyboard(table, COLLECTOR)
        else:
            answer_by_keyboard(table)
    assert sum(map(len, table.view.collections)) >= 1


# Taking back, looking, focus


def walk_on_private_page(table: Sitting) -> int:
    seat = int(table.view.active)
    table.press_button()
    table.open_curtain()
    number(table, 0)
    table.press_button()
    assert table.view.phase == "visit"
    return seat


@pytest.mark.parametrize("by_key", [True, False])
def test_a_walk_is_taken_back_on_the_private_page_until_a_card_is_laid(sit: Sit, by_key: bool) -> None:
    table = sit_down(sit, people(3))
    seat = walk_on_private_page(table)
    assert table.page.ui.undoButton.isVisible()
    if by_key:
        table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    else:
        QTest.mouseClick(table.page.ui.undoButton, Qt.MouseButton.LeftButton)
    assert table.view.phase == "walk" and table.at(Surface.PRIVATE, seat)
    assert len(pieces(table, "hand")) == 9 and not table.page.ui.undoButton.isVisible()


def test_arrows_and_space_reach_both_places_of_a_walk(sit: Sit) -> None:
    table = sit_down(sit, people(3))
    table.press_button()
    table.open_curtain()
    number(table, 3)
    board = board_of(table)
    rooms = [room for room in pieces(table, "room") if room.look.lit]
    assert len(rooms) == 2
    rooms[1].setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Space)
    assert board.turn is not None and board.turn.chosen_way() is not None
    focused = board.scene.focusItem()
    assert isinstance(focused, Piece) and focused.key == rooms[1].key and focused.look.focused


def test_the_mouse_makes_large_what_it_presses(sit: Sit) -> None:
    table = sit_down(sit, people(4))
    view = table.page.ui.boardView
    for seat in (3, 1, 2, 3, 0):
        middle = piece(table, f"place {seat}").place.center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(middle))
        assert piece(table, f"large place {seat}").place.contains(middle)
        assert table.page.step_back()
        assert "large place" not in board_of(table).describe()


def test_a_painting_in_a_gallery_can_be_looked_at_closely(sit: Sit) -> None:
    table = sit_down(sit, people(3))
    museum = board_of(table).museum
    museum.paintings[1].setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Z)
    zoom = table.page.findChild(ZoomOverlay)
    assert zoom is not None and zoom.isVisible()
    zoom.dismiss()
    table.bot.waitUntil(lambda: not zoom.isVisible())


def test_the_bar_of_an_area_never_takes_more_than_six(sit: Sit) -> None:
    """AG-06, as a table sees it: everybody wants into the Shop."""
    table = sit_down(sit, people(3), seed="crowded")
    while table.view.phase == "walk":
        seat = table.view.active
        view = table.view_of(seat)
        ends = {card: landing(view.bids, view.pawns[seat], card, 1).area for card in view.hand}
        card = min(ends, key=lambda one: (ends[one] != SHOP, one))
        choices = table.match.choices(seat)
        walk = next((one for one in choices if dict(one.given)["card"] == card), choices[0])
        table.flow.session.submit(seat, walk.make())
        table.flow.session.submit(seat, table.match.choices(seat)[0].make())
        table.settle()
    assert max(len(bids) for bids in table.view.bids) <= BAR
