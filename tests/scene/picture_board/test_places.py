"""Everything has room, nothing lies over anything else, in every size of the window."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from artgames.engine.choices import Action, Choice, Number, Pick, Text
from artgames.scene.picture_board.layout import plan
from artgames.scene.picture_board.picture_spec import AnswerOption, Note, PaintingSpec, Picture, Question, ScoreRow


class Anything(Action, frozen=True):
    tokens: tuple[int, ...]
    words: str
    number: int


CHOICE = Choice(Anything, (Pick("tokens", (1, 2), 1, 2, "token"), Text("words", 280), Number("number", 0, 9)))
QUESTION = Question((AnswerOption(CHOICE, "Lock"), AnswerOption(CHOICE, "Other")), "hint")
WALL = tuple(PaintingSpec(1000 + token, token) for token in range(1, 13))
HAND = tuple(PaintingSpec(2000 + place) for place in range(7))
NOTE = Note("x" * 280, "title", 0)
LINES = tuple(ScoreRow(seat) for seat in range(8))

PICTURES = {
    "wall": Picture(WALL),
    "hand": Picture(hand=HAND),
    "wall and hand": Picture(WALL, HAND),
    "reading": Picture(WALL, note=NOTE),
    "writing": Picture(WALL, HAND, question=QUESTION),
    "everything": Picture(WALL, HAND, NOTE, LINES, question=QUESTION),
    "reveal": Picture(WALL, note=NOTE, lines=LINES),
    "words alone": Picture(note=NOTE, lines=LINES),
}


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 640), (1920, 900), (1024, 480), (1024, 360)])
def test_nothing_overlaps_and_all_is_inside(name: str, size: tuple[int, int]) -> None:
    area, picture = QRectF(0, 0, *size), PICTURES[name]
    places = plan(area, picture, token=50, target=46)
    assert len(places.wall) == len(picture.wall) and len(places.hand) == len(picture.hand)
    rects = [*places.wall, *places.hand, *places.column.values()]
    assert all(area.contains(rect) and rect.width() > 30 and rect.height() > 30 for rect in rects)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))


def test_what_stands_in_the_column_from_top_to_bottom() -> None:
    places = plan(QRectF(0, 0, 1920, 1000), PICTURES["everything"], 50, 46)
    assert list(places.column) == ["note", "paper", "number", "ways", "sheet"]
    tops = [rect.top() for rect in places.column.values()]
    assert tops == sorted(tops)
    assert plan(QRectF(0, 0, 1280, 640), PICTURES["wall and hand"], 50, 46).column == {}


def test_a_long_note_has_more_room_than_a_short_one() -> None:
    def note_height(letters: int) -> float:
        picture = Picture(WALL, note=Note("x" * letters), lines=LINES)
        return plan(QRectF(0, 0, 1280, 640), picture, 50, 46).column["note"].height()

    assert note_height(280) > note_height(20) * 1.3


def test_where_a_sheet_would_be_unreadable_the_note_makes_room() -> None:
    low = plan(QRectF(0, 0, 1024, 360), PICTURES["reveal"], 50, 46)
    assert list(low.column) == ["sheet"]
    assert list(plan(QRectF(0, 0, 1024, 620), PICTURES["reveal"], 50, 46).column) == ["note", "sheet"]
