"""The board of Stolen Paintings: what it shows, and that two roads lead to the same picture."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.engine.api import Event, Seat, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings import GAME
from artgames.games.stolen_paintings.board import StolenPaintingsBoard
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.records import Hang, Mark, Steal, TableView
from artgames.scene.board_style import BoardStyle
from artgames.scene.director import Director
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.items.painting import PaintingItem

AREA = QRectF(0, 0, 1200, 640)


@pytest.fixture
def style(context: AppContext) -> BoardStyle:
    deck = context.library.decks[0]
    return BoardStyle(
        theme=GALLERY,
        tempo=context.tempo(),
        scale=0.7,
        ratio=1.0,
        pictures=context.pictures,
        sounds=context.sounds,
        deck=deck,
        names=("Ada", "Ben", "Cleo", "Dario"),
        marks=(0, 1, 2, 3),
        say=lambda sentence: sentence.render(("Ada", "Ben", "Cleo", "Dario")),
    )


@pytest.fixture
def owner(qapp: Any) -> Iterator[QObject]:
    made = QObject()
    yield made
    made.deleteLater()


def new_board(style: BoardStyle, owner: QObject) -> StolenPaintingsBoard:
    board = StolenPaintingsBoard(style, GAME.complete({}), lambda seat: True, owner)
    board.resize_to(AREA)
    return board


def new_match(style: BoardStyle, seed: str = "board", **options: Any) -> Match[Any]:
    return Match(GAME.slug, RULES, Setup(4, GAME.complete(options), seed, style.deck.ids))


def view_of(match: Match[Any], seat: Seat | None = None) -> TableView:
    view = match.view(seat)
    assert isinstance(view, TableView)
    return view


def random_step(match: Match[Any], rng: Rng) -> tuple[tuple[Any, ...], Rng]:
    seats = match.to_act()
    which, rng = rng.below(len(seats))
    choices = match.choices(seats[which])
    number, rng = rng.below(len(choices))
    action, rng = choices[number].sample(rng)
    return match.submit(seats[which], action).events, rng


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_playing_events_and_rebuilding_from_the_view_give_the_same_picture(
    qtbot: QtBot, style: BoardStyle, owner: QObject, seed: str
) -> None:
    match = new_match(style, seed)
    shown, fresh = new_board(style, owner), new_board(style, owner)
    shown.show(view_of(match), None, ())
    director: Director[Event] = Director(lambda event: shown.animation(event, view_of(match)), owner)
    rng, compared = Rng.from_seed(seed), set()
    while match.outcome() is None:
        events, rng = random_step(match, rng)
        seen = [event.seen_by(None) for event in events]
        director.play([event for event in seen if event is not None])
        director.finish_now()
        view = view_of(match)
        fresh.show(view, None, ())
        if any(shown.needs_whole_room(event) for event in events):
            assert shown.describe() == fresh.describe(), view.phase
            compared.add(view.phase)
        shown.show(view, None, ())
    assert compared == {"exhibit", "theft", "guess", "scored", "ended"}


def to_phase(match: Match[Any], phase: str) -> TableView:
    rng = Rng.from_seed("walk")
    while view_of(match).phase != phase:
        _, rng = random_step(match, rng)
    return view_of(match)


def show_for(board: StolenPaintingsBoard, match: Match[Any], seat: Seat | None) -> None:
    board.show(view_of(match, seat), seat, match.choices(seat) if seat is not None else ())


@pytest.mark.parametrize("count", [12, 24, 36, 48])
def test_every_painting_hangs_whole_and_apart_from_the_others(style: BoardStyle, owner: QObject, count: int) -> None:
    match = new_match(style, exhibit=count)
    board = new_board(style, owner)
    to_phase(match, "exhibit")
    show_for(board, match, None)
    assert style.pictures.wait()
    items = [item for item in board.scene.items() if isinstance(item, PaintingItem)]
    assert len(items) == count
    for item in items:
        painting = style.deck.painting(int(item.card_id))
        _, _, width, height = painting.shown
        frame = item.frame_rect
        assert AREA.contains(item.mapRectToScene(frame))
        mat = 2 * (frame.width() - _inner_width(frame, width / height)) / 2
        inner = (frame.width() - mat, frame.height() - mat)
        assert inner[0] / inner[1] == pytest.approx(width / height, rel=0.07)  # a pixel of the slimmest
    frames = [item.mapRectToScene(item.frame_rect) for item in items]
    assert not any(one.intersects(other) for n, one in enumerate(frames) for other in frames[n + 1 :])


def _inner_width(frame: QRectF, aspect: float) -> float:
    """The picture's width when a mat of equal breadth lies round it."""
    mat = (frame.width() - aspect * frame.height()) / (2 * (1 - aspect)) if abs(aspect - 1) > 0.02 else 0
    return frame.width() - 2 * max(0.0, min(mat, frame.width() * 0.08))


def test_the_thief_carries_three_and_no_more(qtbot: QtBot, style: BoardStyle, owner: QObject) -> None:
    match = new_match(style)
    view = to_phase(match, "theft")
    board = new_board(style, owner)
    show_for(board, match, view.thief)
    items = [item for item in board.scene.items() if isinstance(item, PaintingItem)]
    assert board.draft() is None
    for item in items[:3]:
        item.activated.emit()
    with qtbot.waitSignal(board.refused) as refused:
        items[3].activated.emit()
    assert "Three" in refused.args[0]
    draft = board.draft()
    assert isinstance(draft, Steal) and len(draft.paintings) == 3
    items[0].activated.emit()
    draft = board.draft()
    assert isinstance(draft, Steal) and len(draft.paintings) == 2


def test_two_paintings_change_places_and_their_tokens_stay(style: BoardStyle, owner: QObject) -> None:
    match = new_match(style)
    view = to_phase(match, "arrange")
    board = new_board(style, owner)
    show_for(board, match, view.thief)
    before = board.draft()
    assert isinstance(before, Hang)
    board.number_key(2)
    board.number_key(7)
    after = board.draft()
    assert isinstance(after, Hang)
    expected = list(before.paintings)
    expected[1], expected[6] = expected[6], expected[1]
    assert list(after.paintings) == expected
    board.rebuild()  # whatever moves is stopped


def test_marks_are_limited_by_the_house_rule(qtbot: QtBot, style: BoardStyle, owner: QObject) -> None:
    match = new_match(style, max_marks=3)
    view = to_phase(match, "guess")
    detective = (view.thief + 1) % 4
    board = new_board(style, owner)
    show_for(board, match, detective)
    for token in (1, 4, 8):
        board.number_key(token)
    with qtbot.waitSignal(board.refused):
        board.number_key(5)
    assert board.draft() == Mark((1, 4, 8))
    assert "1, 4 and 8" in board.answer_text()


def test_a_gesture_in_the_room_marks_nothing(qtbot: QtBot, style: BoardStyle, owner: QObject) -> None:
    match = new_match(style)
    to_phase(match, "guess")
    board = new_board(style, owner)
    show_for(board, match, None)
    with qtbot.waitSignal(board.refused):
        board.number_key(3)
    assert board.draft() is None
    assert not any(item.is_marked for item in board.scene.items() if isinstance(item, PaintingItem))
