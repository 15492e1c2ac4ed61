"""Any game can be played on the plain board, with nothing but what it draws from choices and view."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF

from artgames import games
from artgames.app.context import AppContext
from artgames.app.table.match_service import OpenMatch
from artgames.engine.api import HOUSE
from artgames.engine.choices import Action, Choice, Number, Order, Pick, Text
from artgames.engine.rng import Rng
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.piece import Piece
from artgames.scene.plain_board import PlainBoard
from artgames.scene.plain_board.value_texts import asked_fields
from artgames.scene.tempo import Tempo
from tests.projector.staging import begin

AREA = QRectF(0, 0, 1024, 560)
MOST_STEPS = 30


@pytest.fixture
def home(qapp: Any) -> Iterator[QObject]:
    """Where boards live until the test is over."""
    made = QObject()
    yield made
    made.deleteLater()


def board_for(context: AppContext, opened: OpenMatch, home: QObject) -> PlainBoard:
    deck = context.library.holding(opened.match.setup.deck)
    assert deck is not None
    names = opened.table.names
    style = BoardStyle(
        theme=GALLERY,
        tempo=Tempo(reduced=True),
        scale=768 / 1080,
        ratio=1.0,
        pictures=context.pictures,
        sounds=context.sounds,
        deck=deck,
        names=names,
        marks=tuple(range(len(names))),
        say=lambda sentence: sentence.render(names),
    )
    board = PlainBoard(style, {}, lambda _seat: True, home)
    board.resize_to(AREA)
    return board


class Hands:
    """Press what is drawn, and nothing else."""

    def __init__(self, board: PlainBoard) -> None:
        self.board = board

    def item(self, key: str) -> Piece | PaintingItem | None:
        for item in self.board.scene.items():
            if isinstance(item, PaintingItem) and key == f"painting {item.card_id}":
                return item
            if isinstance(item, Piece) and item.key == key:
                return item
        return None

    def press(self, *keys: str) -> None:
        """The first of these that is there; on another page, if need be."""
        for _ in range(40):
            found = next((item for key in keys if (item := self.item(key)) is not None), None)
            if found is not None:
                found.activated.emit()
                return
            following = self.item("button asked ›")
            assert following is not None, f"nobody can press {keys}"
            following.activated.emit()
        raise AssertionError(f"{keys} on none of forty pages")

    def give(self, choices: tuple[Choice, ...], way: int, action: Action) -> None:
        """Put this answer together part by part."""
        if len(choices) > 1:
            self.press(f"button answer {way}")
        fields = asked_fields(choices[way])
        several = len(choices) > 1 or len(fields) > 1
        for place, field in enumerate(fields, start=1 if len(choices) > 1 else 0):
            if several:
                self.press(f"button step {place}")
            self._say(field, getattr(action, field.name))

    def _say(self, field: Pick | Order | Number | Text, value: Any) -> None:
        drawing = self.board._drawing
        match field:
            case Pick() | Order():
                for one in value:
                    self.press(f"painting {one}", f"button answer {one}")
            case Number():
                for _ in range(value - field.low):
                    self.press("button more")
            case Text():
                assert drawing.paper is not None
                drawing.paper.set_text(value)


@pytest.mark.parametrize("slug", games.names())
def test_every_game_is_played_on_it(context: AppContext, home: QObject, slug: str) -> None:
    """By chance, every answer pressed together on the board; the room and the others see their own views of it."""
    info = games.load(slug).info
    opened = begin(context, slug, info.max_seats).opened
    match, board, rng = opened.match, board_for(context, opened, home), Rng.from_seed(slug)
    hands = Hands(board)
    while match.outcome() is None and match.turn < MOST_STEPS:
        seat = next((seat for seat in match.to_act() if seat != HOUSE), HOUSE)
        choices = match.choices(seat)
        way, rng = rng.below(len(choices))
        action, rng = choices[way].sample(rng)
        if seat == HOUSE:
            assert board.go_on_text(choices[way].action)
        else:
            board.show(match.view(seat), seat, choices)
            hands.give(choices, way, action)
            assert board.draft() == action, board.hint()
            assert board.answer_text()
            require_inside(board)
        match.submit(seat, action)
        board.show(match.view(None), None, ())
        assert board.draft() is None
    assert match.turn
    require_inside(board)


def require_inside(board: PlainBoard) -> None:
    """Nothing that can be pressed lies outside, or on something else that can be pressed."""
    places = [item.place for item in board.scene.items() if isinstance(item, Piece) and item.parentItem() is None]
    places += [item.cell for item in board.scene.items() if isinstance(item, PaintingItem)]
    for place in places:
        assert AREA.adjusted(-1, -1, 1, 1).contains(place), f"{place} is outside"
    for number, place in enumerate(places):
        for other in places[:number]:
            common = place.intersected(other)
            assert common.width() < 2 or common.height() < 2, f"{place} lies on {other}"


@pytest.mark.parametrize("slug", games.names())
def test_a_room_reads_it_in_large_letters(context: AppContext, home: QObject, slug: str) -> None:
    opened = begin(context, slug, games.load(slug).info.max_seats).opened
    board = board_for(context, opened, home)
    board.apply_style(replace(board.style, for_projector=True, scale=1.0))
    board.show(opened.match.view(None), None, ())
    require_inside(board)
    assert not [item for item in board.scene.items() if isinstance(item, Piece)], "nobody presses anything there"


def test_a_begun_answer_outlives_another_size_and_another_text_size(context: AppContext, home: QObject) -> None:
    opened = begin(context, "dialogue", 3).opened
    match, board = opened.match, board_for(context, opened, home)
    board.show(match.view(0), 0, match.choices(0))
    hands = Hands(board)
    hands.press("button step 0")
    hands.press("button answer 3")
    begun = board.partial_draft()
    assert begun is not None and board.draft() is None
    board.resize_to(AREA.adjusted(0, 0, 300, 200))
    board.apply_style(replace(board.style, scale=1.4))
    assert board.partial_draft() == begun
    assert board.hint() == "Tokens: choose exactly 2."


def test_on_the_shared_screen_the_person_asked_is_named(context: AppContext, home: QObject) -> None:
    opened = begin(context, "forgers", 3).opened
    match, board = opened.match, board_for(context, opened, home)
    match.submit(HOUSE, match.choices(HOUSE)[0].make())
    seat = match.to_act()[0]
    board.answers_openly = seat
    board.show(match.view(None), None, match.choices(seat))
    assert board.hint() == f"{opened.table.names[seat]} – Ready"
