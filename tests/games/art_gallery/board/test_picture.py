"""The picture as a whole: two roads lead to the same one, everything is named, nothing leaves the board."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QRectF

from artgames.app.context import AppContext
from artgames.engine.api import Event
from artgames.games.art_gallery.board.board import ArtGalleryBoard
from artgames.games.art_gallery.board.ending import SheetStage
from artgames.games.art_gallery.rules.events import AreaOpened, MatchEnded
from artgames.games.art_gallery.rules.records import Bid
from artgames.scene.director import Director
from artgames.scene.drawing.theme import THEMES
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.piece import Piece
from artgames.scene.items.spoken_items import Spoken
from artgames.scene.tempo import Beat, Tempo
from tests.games.art_gallery.board.conftest import SIZES, Desk, kit_for

Lay = Callable[..., Desk]


def play(desk: Desk, director: Director[Event], events: tuple[Event, ...]) -> None:
    director.play([event for event in (event.seen_by(None) for event in events) if event is not None])
    director.finish_now()


def directed(desk: Desk, owner: QObject) -> Director[Event]:
    return Director(lambda event: desk.board.animation(event, desk.table.view(None)), owner)


@pytest.mark.parametrize("reduced", [True, False])
def test_playing_events_and_building_from_the_view_give_the_same_picture(
    context: AppContext, owner: QObject, lay: Lay, reduced: bool
) -> None:
    desk = lay(3, turns=3)
    desk.board.apply_style(replace(desk.board.style, tempo=Tempo(3.0, reduced)))
    director = directed(desk, owner)
    desk.show()
    fresh = ArtGalleryBoard(desk.board.style, {}, lambda seat: True, owner)
    fresh.resize_to(desk.board.area)
    compared = set()
    while desk.table.state.round < 3 and desk.table.state.phase != "ended":
        play(desk, director, desk.table.do(desk.table.may()[0]))
        desk.show()
        fresh.show(desk.table.view(None), None, ())
        assert desk.board.describe() == fresh.describe()
        compared.add(desk.table.state.phase)
    assert compared >= {"walk", "visit", "all_placed", "pick", "round_over"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_nothing_leaves_the_board(lay: Lay, seats: int, size: tuple[int, int]) -> None:
    desk = lay(seats, turns=1)
    desk.board.resize_to(QRectF(0, 0, *size))
    for audience in (None, 0):
        desk.show(audience)
        whole = desk.board.area.adjusted(-1, -1, 1, 1)
        assert all(whole.contains(piece.place) for piece in desk.pieces(""))
        paintings = [item for item in desk.board.scene.items() if isinstance(item, PaintingItem)]
        assert len(paintings) == desk.table.state.house.galleries
        assert all(whole.contains(item.cell) for item in paintings)


@pytest.mark.parametrize("theme", list(THEMES))
def test_everything_can_be_drawn_in_every_theme(context: AppContext, lay: Lay, theme: str) -> None:
    desk = lay(6, turns=2, collections={0: (7, 33, 24), 1: (1, 2, 3)}, tiles={0: (7, 8)})
    said = {}
    for key in ("gallery", theme):
        desk.board.apply_style(kit_for(context, 6, key))
        desk.show(0)
        said[key] = sorted(piece.accessible_text() for piece in desk.pieces(""))
    assert said[theme] == said["gallery"]


def test_everything_on_the_board_has_a_name(lay: Lay) -> None:
    for turns in (1, 4):
        desk = lay(4, turns=turns, collections={1: (5, 6)})
        if turns == 4:
            desk.table.go_on()
        desk.show(None if turns == 4 else 0)
        spoken = [item for item in desk.board.scene.items() if isinstance(item, Spoken)]
        assert spoken and all(item.accessible_text().strip() for item in spoken)


def test_the_room_sees_no_card_that_lies_face_down(lay: Lay) -> None:
    desk = lay(3, turns=2, bids={1: [(0, 6), (1, 6)]})
    desk.show(None)
    assert not desk.pieces("hand")
    text = desk.piece("room 1").accessible_text()
    assert "I Ada" in text and "6" not in text.split("I Ada")[1]


def test_ag20_a_collection_tells_its_best_chains(lay: Lay) -> None:
    desk = lay(3, turns=0, collections={0: (7, 33, 24)}, tiles={0: (7, 40)})
    desk.show()
    text = desk.piece("place 0").accessible_text()
    assert "paintings: 3" in text and "Drop 12" in text and "tiles: 2" in text


def test_a_collection_is_looked_at_closely_and_the_others_stay_where_they_are(lay: Lay) -> None:
    desk = lay(4, turns=0)
    board = desk.show()
    before = [desk.piece(f"place {seat}").place for seat in range(4)]
    desk.piece("place 3").activated.emit()
    assert desk.piece("large place 3").size.height() > 2 * before[3].height()
    assert [desk.piece(f"place {seat}").place for seat in range(4)] == before
    assert board.step_back() and "large place" not in board.describe()
    assert not board.step_back()


def test_the_museum_keeps_its_size_from_turn_to_turn(lay: Lay) -> None:
    """For the room and for whoever holds a hand, whichever room is looked at."""
    desk = lay(3, turns=0)
    plans = set()
    for seat in (None, 0):
        desk.show(seat)
        plans.add(str(desk.board.museum.plan))
    desk.board.number_key(2)
    desk.piece("room 2").activated.emit()
    plans.add(str(desk.board.museum.plan))
    desk.table.walk(2)
    desk.show(None)
    plans.add(str(desk.board.museum.plan))
    assert len(plans) == 1


def test_while_something_moves_the_board_says_what_it_is(lay: Lay) -> None:
    desk = lay(3, turns=0)
    board = desk.show()
    (walked,) = desk.table.walk(3)
    move = board.animation(walked, desk.table.view(None))
    assert move is not None and board.moving_text() == "Ada plays 3 and walks to gallery 3."
    board.number_key(1)
    assert board.draft() is None and not desk.acted


def ended(lay: Lay) -> Desk:
    desk = lay(3, collections={0: tuple(range(1, 11)), 1: (11, 12), 2: (13,)}, tiles={0: (1, 40), 1: (41,)})
    while desk.table.state.phase != "ended":
        desk.table.do(desk.table.may()[0])
    return desk


def test_the_score_sheet_fills_line_by_line(owner: QObject, lay: Lay) -> None:
    desk = ended(lay)
    board = desk.show()
    move = board.animation(MatchEnded(desk.table.state.outcome), desk.table.view(None))  # type: ignore[arg-type]
    assert move is not None
    assert "being filled in" in "".join(item.accessible_text() for item in sheets(board))
    assert "sheet told -1" in board.describe()
    move.start()
    told = []
    while move.currentTime() < move.duration():
        move.setCurrentTime(move.currentTime() + 60)
        told.append(next(line for line in board.describe().splitlines() if line.startswith("sheet")).split()[2])
    assert list(dict.fromkeys(told)) == [str(line) for line in range(SheetStage.POINTS + 1)]
    rows = desk.table.state.rows
    text = "".join(item.accessible_text() for item in sheets(board))
    assert all(f"{row.points} points" in text for row in rows)


def sheets(board: ArtGalleryBoard) -> list[Spoken]:
    return [item for item in board.scene.items() if isinstance(item, Spoken) and not isinstance(item, Piece)]


def test_no_total_is_told_before_the_last_card_has_turned(lay: Lay) -> None:
    desk = lay(3, turns=0)
    board = desk.show()
    bids = (Bid(0, 3), Bid(1, 4), Bid(0, 2))
    move = board.animation(AreaOpened(1, bids), desk.table.view(None))
    assert move is not None
    words = board.museum.counter.words
    assert words is not None and "3 + 2 = 5" in words.accessible_text() and not words.isVisible()
    move.start()
    move.setCurrentTime(move.totalDuration() - Tempo().ms(Beat.REVEAL) - 1)
    assert not words.isVisible()
    move.setCurrentTime(move.totalDuration() - 1)
    assert words.isVisible()
    move.setCurrentTime(move.totalDuration())
