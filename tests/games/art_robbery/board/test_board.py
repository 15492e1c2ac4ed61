"""The board of Art Robbery: what it shows, and that two roads lead to the same picture."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.engine.api import Event
from artgames.games.art_robbery.board.cards import TablePiece
from artgames.games.art_robbery.board.ending import Ending
from artgames.games.art_robbery.board.layout import Needs, plan_table
from artgames.games.art_robbery.board.tally import tally
from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules.events import RaidStarted, Revealed
from artgames.scene.director import Director
from artgames.scene.drawing.theme import THEMES
from artgames.scene.items.spoken_items import Spoken
from artgames.scene.tempo import Tempo
from tests.games.art_robbery.board.conftest import SIZES, Desk, kit_for


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"open_hands": True}), (4, {"browse_discard": True}), (5, {"open_stacks": True})],
)
def test_playing_events_and_rebuilding_from_the_view_give_the_same_picture(
    qtbot: QtBot, context: AppContext, owner: QObject, seats: int, options: dict[str, Any]
) -> None:
    desk = Desk(context, owner, seats, f"roads{seats}", **options)
    audience = 0 if seats % 2 else None  # alone with bots, and as a room
    shown, fresh = desk.board, desk.new_board()
    shown.show(desk.look(audience), None, ())
    director: Director[Event] = Director(lambda event: shown.animation(event, desk.look(audience)), owner)
    compared = set()
    while desk.match.outcome() is None:
        seen = [event.seen_by(audience) for event in desk.step()]
        director.play([event for event in seen if event is not None])
        director.finish_now()
        fresh.show(desk.look(audience), None, ())
        assert shown.describe() == fresh.describe()
        compared.add(desk.view.phase)
    assert compared >= {"play", "raid_over", "ended"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("private", [False, True])
def test_every_tile_lies_whole_on_the_table_and_apart_from_the_others(
    context: AppContext, owner: QObject, seats: int, size: tuple[int, int], private: bool
) -> None:
    desk = Desk(context, owner, seats)
    desk.play_to(lambda view: view.raid == 1 and len(view.middle) == 4)
    desk.board = desk.new_board(size)
    desk.show_for(desk.view.active if private else None)
    tiles = desk.pieces("tile")
    assert len(tiles) == 9
    places = [piece.place for piece in tiles]
    assert all(desk.board.area.contains(place) for place in places)
    assert not any(one.intersects(other) for n, one in enumerate(places) for other in places[n + 1 :])
    assert min(place.width() for place in places) >= 34


def test_nothing_is_larger_or_smaller_from_one_turn_to_the_next(context: AppContext, owner: QObject) -> None:
    """For the room, for whoever holds a hand, and when the victim of a theft is asked."""
    desk = Desk(context, owner, 4)
    desk.board = desk.new_board((1920, 907))
    seen = set()
    for wanted in (lambda view: True, lambda view: len(view.middle) == 4, lambda view: view.pending is not None):
        desk.play_to(wanted)
        for seat in (None, desk.view.active):
            desk.show_for(seat)
            seen.add(str(desk.board.spread.plan))
            middle = {f"tile {tile}" for tile in desk.view.middle}
            sizes = {round(piece.place.height()) for piece in desk.pieces("tile") if piece.key in middle}
            assert min(sizes) >= 0.17 * 1080
    assert len(seen) == 1


def test_all_loot_is_of_one_size_however_much_it_is(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 5)
    sizes = set()
    for left in (6, 4, 3):
        desk.play_to(lambda view, left=left: view.raid == 0 and len(view.middle) == left)
        desk.show_for(None)
        loot = {f"tile {tile}" for tiles in desk.view.loot for tile in tiles}
        sizes |= {round(piece.place.width(), 3) for piece in desk.pieces("tile") if piece.key in loot}
    assert len(sizes) == 1


def test_counters_tell_what_the_audience_sees_and_no_more(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 3)
    desk.play_to(lambda view: view.raid == 1 and all(view.stack_sizes) and any(view.loot))
    for seat in (None, 0, 1, 2):
        view = desk.look(seat)
        for other in range(3):
            known = tally(view, other)
            assert known.loot == sum(FACES.values[tile] for tile in view.loot[other])
            assert (known.stack is not None) == (other == seat)
            assert ("Stack" in known.words()) == (other == seat)
    own = desk.look(1)
    assert tally(own, 1).stack == sum(FACES.values[tile] for tile in own.my_stack)
    desk.show_for(1)
    assert tally(own, 1).words() in desk.board.describe()


@pytest.mark.parametrize("theme", list(THEMES))
def test_everything_can_be_drawn_in_every_theme(context: AppContext, owner: QObject, theme: str) -> None:
    desk = Desk(context, owner, 4)
    desk.play_to(lambda view: len(view.middle) == 5)
    pictures = {}
    for key in ("gallery", theme):
        desk.board.apply_style(kit_for(context, 4, key))
        desk.show_for(desk.view.active)
        pictures[key] = [piece.accessible_text() for piece in desk.pieces("")]
    assert pictures[theme] == pictures["gallery"]


def test_the_room_sees_no_hand_and_no_stack(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 3)
    desk.play_to(lambda view: view.raid == 2)
    desk.show_for(None)
    assert not desk.pieces("hand card") and not desk.pieces("open card")
    for stack in desk.pieces("stack"):
        stack.activated.emit()
    assert not desk.pieces("seen tile")


def test_the_owner_may_look_through_the_own_stack(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2)
    desk.play_to(lambda view: view.raid == 2 and all(view.stack_sizes))
    desk.show_for(1)
    (own,) = desk.pieces("stack 1")
    own.activated.emit()
    own_tiles = desk.match.view(1).my_stack  # type: ignore[attr-defined]
    assert {piece.key for piece in desk.pieces("seen tile")} == {f"seen tile {tile}" for tile in own_tiles}
    desk.pieces("seen tile")[0].activated.emit()
    assert not desk.pieces("seen tile")
    desk.pieces("stack 1")[0].activated.emit()
    assert desk.board.step_back() and not desk.pieces("seen tile")
    assert not desk.board.step_back()


def test_a_discard_pile_that_may_be_browsed_is_laid_out(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2, browse_discard=True)
    desk.play_to(lambda view: view.discard_size == 6)
    desk.show_for(None)
    (pile,) = desk.pieces("discard")
    pile.activated.emit()
    assert len(desk.pieces("seen card")) == 6


def test_what_was_taken_last_stays_outlined(qtbot: QtBot, context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    director: Director[Event] = Director(lambda event: desk.board.animation(event, desk.look(None)), owner)
    desk.show_for(None)
    while True:
        events = desk.step()
        director.play([event.seen_by(None) for event in events])
        director.finish_now()
        taken = [event.tile for event in events if type(event).__name__ == "TileTaken"]
        if taken:
            break
    desk.show_for(None)
    recent = [piece for piece in desk.pieces("tile") if isinstance(piece, TablePiece) and piece.is_recent]
    assert [piece.key for piece in recent] == [f"tile {taken[0]}"]


def test_the_sheet_fills_line_by_line_and_the_lights_turn_slowly(
    qtbot: QtBot, context: AppContext, owner: QObject
) -> None:
    desk = Desk(context, owner, 4)
    desk.play_to(lambda view: view.phase == "raid_over" and view.raid == 3)
    desk.show_for(None)
    events = desk.step()
    told = []
    for event in events:
        move = desk.board.animation(event, desk.look(None))
        told.append(desk.board.describe().split("sheet told ")[-1][0] if isinstance(desk.board.laid, Ending) else "")
        if move is not None:
            move.start()
            move.setCurrentTime(move.totalDuration())
    assert told[1:] == ["1", "3", "4"][: len(told) - 1]
    assert isinstance(events[1], Revealed)
    lights = desk.board.ending.lights()
    changes = len(lights.keyValues()) - 1
    assert changes / (lights.duration() / 1000) < 2


def test_every_piece_has_a_name_for_screen_readers(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 5)
    desk.play_to(lambda view: view.raid == 1 and len(view.middle) == 3)
    for seat in (None, desk.view.active):
        desk.show_for(seat)
        spoken = [item for item in desk.board.scene.items() if isinstance(item, Spoken)]
        assert spoken and all(item.accessible_text().strip() for item in spoken)
    desk.play_to(lambda view: view.phase == "ended" or view.raid == 3)


def test_points_are_known_when_they_may_be(context: AppContext, owner: QObject) -> None:
    closed, opened = Desk(context, owner, 3), Desk(context, owner, 3, open_stacks=True)
    assert closed.board.standing(closed.view) == (None, None, None)
    opened.play_to(lambda view: view.raid == 1 and len(view.middle) == 4)
    piles = zip(opened.view.stacks, opened.view.loot, strict=True)
    assert opened.board.standing(opened.view) == tuple(
        sum(FACES.values[tile] for tile in (*stack, *loot)) for stack, loot in piles
    )
    closed.play_to(lambda view: view.phase == "ended")
    assert closed.board.standing(closed.view) == closed.view.totals


def test_the_room_is_shown_what_was_played(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    assert desk.board.needs_whole_room(desk.step()[0]) and desk.board.needs_whole_room(RaidStarted(1, 0))


def test_another_theme_may_be_chosen_while_things_move(qtbot: QtBot, context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    desk.board.apply_style(replace(desk.style, tempo=Tempo()))
    desk.show_for(None)
    for event in desk.step():
        move = desk.board.animation(event, desk.view)
        if move is not None:
            move.start()
            move.setCurrentTime(100)
            desk.board.apply_style(replace(kit_for(context, 4, "daylight"), tempo=Tempo()))
            qtbot.wait(5)
            move.setCurrentTime(move.totalDuration())
    fresh = desk.new_board()
    fresh.show(desk.view, None, ())
    assert desk.board.describe() == fresh.describe()


def test_ar16_the_last_card_is_seen_though_it_was_shuffled_away(
    qtbot: QtBot, context: AppContext, owner: QObject
) -> None:
    desk = Desk(context, owner, 5)
    director: Director[Event] = Director(lambda event: desk.board.animation(event, desk.look(None)), owner)
    desk.show_for(None)
    shuffled = False
    while not shuffled:
        events = desk.step()
        director.play([event.seen_by(None) for event in events])
        director.finish_now()
        shuffled = desk.view.discard_size == 0 and desk.match.turn > 0
    played = desk.match.history[-1].step.state.last_played
    for _ in range(2):  # as it came about, and built anew
        assert not desk.pieces("discard")
        (last,) = desk.pieces("last card")
        assert last.key == f"last card {played}" and last.look.dimmed
        assert "shuffled" in last.accessible_text()
        desk.show_for(None)
    desk.step()
    desk.show_for(None)
    assert not desk.pieces("last card")


def test_nothing_lies_on_the_pile_before_the_first_card(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 3)
    desk.show_for(None)
    assert not desk.pieces("discard") and not desk.pieces("last card")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_everything_is_worth_is_told_in_large_letters_too(seats: int, size: tuple[int, int]) -> None:
    """It was left out wherever it had no room beside a name."""
    area = QRectF(0, 0, *size)
    usual, large = (plan_table(area, Needs(seats, hand=True, text=text)).fields for text in (1.0, 1.5))
    for before, now in zip(usual, large, strict=True):
        assert now.tally.height() >= before.tally.height() > 1
        assert (
            now.rect.contains(now.tally) and not now.tally.intersects(now.loot) and not now.tally.intersects(now.head)
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_back_row_it_is_seen_whose_place_it_is_and_who_has_the_dog(seats: int) -> None:
    letter = 57.0
    plan = plan_table(QRectF(0, 0, 1856, 830), Needs(seats, letter=letter))
    for field in plan.fields:
        assert field.head.width() >= letter * 1.5 and field.dog.width() >= letter * 1.5
        assert field.loot.width() > field.rect.width() / 2 and not field.dog.intersects(field.stack)
