"""Several people stand behind one answer, and paintings lie beside the wall."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF

from artgames.engine.api import View
from artgames.engine.choices import Action, Choice, Pick
from artgames.scene.items.sign_off_mark import ConfirmMark
from artgames.scene.items.text import TextItem
from artgames.scene.picture_board.painting_factory import turn_sideways
from artgames.scene.picture_board.picture_spec import AnswerOption, PaintingSpec, Picture, Question, Signing
from artgames.scene.picture_board.shared_board import SharedBoard
from artgames.scene.picture_board.signing_sheet import mark_places, signing_height
from tests.scene.picture_board.conftest import PutUp
from tests.scene.picture_board.test_board import cards_of


class Take(Action, frozen=True):
    tokens: tuple[int, ...]


TAKE = AnswerOption(Choice(Take, (Pick("tokens", (1, 2, 3), 2, 2, "token"),)), "")


class OneShared(SharedBoard[View]):
    wanted = Picture()

    def picture(self) -> Picture:
        return self.wanted


class Shared:
    """A board on which seats 0 and 1 are people and 2 is a bot."""

    def __init__(self, put_up: PutUp) -> None:
        self.cards = cards_of(put_up, 3)
        other, view = put_up(Picture())
        self.board = OneShared(other.style, {}, lambda seat: seat != 2, view)
        self.given: list[tuple[int, object]] = []
        self.refusals: list[str] = []
        self.board.acted.connect(lambda seat, action: self.given.append((seat, action)))
        self.board.refused.connect(self.refusals.append)

    def show(self, signed: tuple[int, ...] = (), answer: Take | None = None) -> None:
        wall = tuple(PaintingSpec(card, token) for token, card in enumerate(self.cards, 1))
        self.board.wanted = Picture(wall, question=Question((TAKE,), ""), signing=Signing((0, 1, 2), signed, answer))
        self.board.show(View(), None, ())

    def marks(self) -> list[ConfirmMark]:
        found = [item for item in self.board.scene.items() if isinstance(item, ConfirmMark)]
        return sorted(found, key=lambda mark: mark.boundingRect().left())


@pytest.fixture
def shared(put_up: PutUp) -> Iterator[Shared]:
    made = Shared(put_up)
    yield made
    made.board.scene.clear()


def test_whoever_presses_the_own_mark_signs_what_is_picked(shared: Shared) -> None:
    shared.show()
    shared.marks()[1].activated.emit()
    assert shared.refusals == ["Choose exactly 2."]
    for token in (1, 3):
        shared.board.number_key(token)
    shared.marks()[1].activated.emit()
    assert shared.given == [(1, Take((1, 3)))]
    shared.marks()[2].activated.emit()
    assert "decides for itself" in shared.refusals[-1]


def test_what_was_signed_lies_there_until_something_else_is_picked(shared: Shared) -> None:
    shared.show((2,), Take((1, 3)))
    assert shared.board.draft() == Take((1, 3)) and shared.board.answer_text() == "Player 0: confirm"
    assert [mark.accessible_text() for mark in shared.marks()][2] == "Player 2, confirmed"
    shared.board.number_key(3)
    assert "not confirmed yet" in shared.marks()[2].accessible_text(), "this is no longer what was signed"
    shared.board.number_key(1)
    assert shared.board.partial_draft() == Take(()), "nothing at all is something else, too"
    shared.board.put_up(Picture())
    shared.show()
    assert shared.board.partial_draft() is None


@pytest.mark.parametrize("seats", range(1, 9))
def test_marks_lie_on_their_sheet_side_by_side(seats: int) -> None:
    sheet = QRectF(0, 0, 330, signing_height(seats, 50))
    places = mark_places(sheet, seats)
    assert len(places) == seats and all(sheet.contains(place) for place in places)
    assert not any(one.intersects(other) for number, one in enumerate(places) for other in places[:number])


def test_what_lies_sideways_has_the_room_of_its_cell(put_up: PutUp) -> None:
    cards = cards_of(put_up, 2)
    board, _ = put_up(
        Picture(wall=(PaintingSpec(cards[0]),), beside=(PaintingSpec(cards[1], sideways=True, caption="other"),))
    )
    item = next(item for hung, item in board._hung if hung.sideways)
    assert item.rotation() == 90
    assert board.area.contains(item.mapRectToScene(item.frame_rect))
    assert "text 'other'" in board.describe()


@pytest.mark.parametrize("marked_first", [True, False])
def test_the_tick_on_what_lies_sideways_stands_upright(put_up: PutUp, marked_first: bool) -> None:
    board, _ = put_up(Picture(hand=(PaintingSpec(cards_of(put_up, 1)[0]),)))
    item = board._hung[0][1]
    item.set_marked(marked_first)
    turn_sideways(item, True, 1.0)
    item.set_marked(True)
    tick = item._parts._items["tick"]
    assert (tick.rotation() + item.rotation()) % 360 == 0
    turn_sideways(item, False, 1.0)
    assert tick.rotation() == item.rotation() == 0


def test_words_stand_below_their_painting_on_the_wall_too(put_up: PutUp) -> None:
    cards = cards_of(put_up, 2)
    board, _ = put_up(Picture(wall=(PaintingSpec(cards[0], caption="Ada" * 20), PaintingSpec(cards[1]))))
    words = next(item for item in board.scene.items() if isinstance(item, TextItem))
    frames = [item.mapRectToScene(item.frame_rect) for _, item in board._hung]
    assert not any(frame.intersects(words.sceneBoundingRect()) for frame in frames)
    assert board.area.contains(words.sceneBoundingRect())


def test_a_painting_that_lies_face_down_may_be_any_and_nobody_asks_for_its_picture(put_up: PutUp) -> None:
    board, _ = put_up(Picture(wall=(PaintingSpec(0, face_down=True),)))
    assert board._hung[0][1]._waits is False
    assert "painting back" in board.describe()
    assert board._hung[0][1].accessible_text() == "face-down painting"


def test_what_is_not_signed_by_everybody_looks_unconfirmed(shared: Shared) -> None:
    shared.show((2,), Take((1, 3)))
    told = [item.describe() for _, item in shared.board._hung]
    assert ["tentative" in line for line in told] == [True, False, True]
    assert ["dashed" in mark.describe() for mark in shared.marks()] == [True, True, False]
    shared.board.put_up(Picture(tuple(PaintingSpec(card, marked=True) for card in shared.cards)))
    assert not any("tentative" in item.describe() for _, item in shared.board._hung), "nothing is left to sign"
