"""Where everything goes: paintings to the left, what is read, written and counted in a column to the right of them,
and a hand below. Pure functions from an area to rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from artgames.engine.choices import Number, Text
from artgames.scene.picture_board.buzzer_row import buzzers_height
from artgames.scene.picture_board.picture_spec import PaintingSpec, Picture
from artgames.scene.picture_board.score_sheet import least_height, wanted_height
from artgames.scene.picture_board.signing_sheet import signing_height
from artgames.scene.wall_layout import hang

COLUMN = 0.33
WIDE_COLUMN = 0.46
"""For answers and labels, which are read from afar."""

_MARGIN = 0.016
_HAND = 0.34
"""Shares of the area: the column's and the margins' of its width, the hand's of its height."""

_WEIGHTS = {"beside": 7.0, "note": 2.0, "label": 7.0, "bars": 2.2, "paper": 5.0, "sheet": 6.0}
_MORE_FOR_LETTERS = 1 / 120
_LETTERS_OF_A_BREAK = 30
_LEAST_ROW = 27.0
_LEAST_NOTE = 0.205
_MOST_OF_A_BUTTON = 0.12
_CAPTION, _MOST_CAPTION = 0.16, 0.24
"""How the height of the column is shared among what can be of any height; a long note has more of it. Rows of a sheet
are so many pixels high at least, if that can be; beside large letters a note has such a share of the column at least,
and a caption has its share of the height of what it is about."""


@dataclass(frozen=True, slots=True)
class Places:
    wall: tuple[QRectF, ...]
    hand: tuple[QRectF, ...]
    beside: tuple[QRectF, ...]
    captions: tuple[QRectF, ...]
    """For all paintings, in the order wall, hand, beside; empty for those of a group without any words."""

    column: dict[str, QRectF]
    """By name: beside, note, label, bars, buzzers, paper, number, ways, signing, sheet, as far as there are such."""

    tokens_beside: bool = False
    """Whether number tokens lie beside the paintings of the wall and not on them."""


def plan(area: QRectF, picture: Picture, token: float, target: float, text: float = 1.0) -> Places:
    """`token` is the side of a number token, `target` the least height of something to press, `text` how much larger
    than usual letters are."""
    margin = area.width() * _MARGIN
    named = _wanted(picture)
    paintings = QRectF(area)
    column: dict[str, QRectF] = {}
    if named:
        has_paintings = bool(picture.wall or picture.hand)
        share = WIDE_COLUMN if picture.bars or picture.label is not None else _narrow(picture, text)
        width = area.width() * share if has_paintings else min(area.width(), area.height() * 1.3)
        left = area.right() - width if has_paintings else area.center().x() - width / 2
        inner = QRectF(left, area.top(), width, area.height()).adjusted(margin * 0.5, margin, -margin, -margin)
        column = _stack(inner, picture, named, target, text)
        paintings.setRight(left)
    wall_area, hand_area = _split(paintings, bool(picture.wall), bool(picture.hand))
    caption = min(_CAPTION * text, _MOST_CAPTION)
    wall, below_wall = _captioned(picture.wall, _cells(len(picture.wall), wall_area, token), caption)
    hand, below_hand = _captioned(picture.hand, _row(len(picture.hand), hand_area, token), caption)
    beside, below = _captioned(picture.beside, _beside(len(picture.beside), column.get("beside", QRectF())), caption)
    return Places(wall, hand, beside, below_wall + below_hand + below, column)


def _narrow(picture: Picture, text: float) -> float:
    """A sheet in large letters takes what it needs from the wall."""
    return COLUMN + (WIDE_COLUMN - COLUMN) * (text - 1.0) if picture.lines else COLUMN


def _wanted(picture: Picture) -> list[str]:
    """What stands in the column, from top to bottom."""
    question = picture.question
    fields = [field for way in question.ways for field in way.choice.fields] if question else []
    wanted = {
        "beside": bool(picture.beside),
        "note": picture.note is not None,
        "label": picture.label is not None,
        "bars": bool(picture.bars),
        "buzzers": bool(picture.buzzers),
        "paper": any(isinstance(field, Text) for field in fields),
        "number": any(isinstance(field, Number) for field in fields),
        "ways": question is not None and len(question.ways) > 1,
        "signing": picture.signing is not None,
        "sheet": bool(picture.lines),
    }
    return [name for name, is_there in wanted.items() if is_there]


def _fixed(picture: Picture, target: float, inner: QRectF) -> dict[str, float]:
    ways = len(picture.question.ways) if picture.question else 0
    signing = signing_height(len(picture.signing.seats), target) if picture.signing else 0.0
    buzzers = buzzers_height(len(picture.buzzers), target)
    pressed = ways * target + (ways - 1) * inner.width() * 0.03
    return {"number": target, "ways": pressed, "signing": signing, "buzzers": buzzers}


def _weights(picture: Picture, more: float) -> dict[str, float]:
    """`more` is what a note in large letters has more than usual."""
    text = picture.note.text if picture.note else ""
    letters = len(text) + text.count("\n") * _LETTERS_OF_A_BREAK
    bars, above = _WEIGHTS["bars"] * len(picture.bars), 0.3 * len(picture.bars)
    note = (_WEIGHTS["note"] + above + letters * _MORE_FOR_LETTERS) * more
    return {**_WEIGHTS, "note": note, "bars": bars}


def _stack(inner: QRectF, picture: Picture, named: list[str], target: float, text: float) -> dict[str, QRectF]:
    """One below the other. A score sheet takes no more than it needs; where it gets far too little, a note that
    everybody has read by then makes room."""
    gap = inner.width() * (0.05 if text <= 1.0 else 0.03)
    heights = _heights(inner, picture, named, target, gap, text=text)
    if "sheet" in heights and "note" in heights:
        wanted = wanted_height(inner.width(), len(picture.lines))
        if text > 1.0:
            heights = _lowered(heights, least_height(inner.height(), picture.lines, text), inner.height())
        if heights["sheet"] < _LEAST_ROW * (0.4 + 0.6 * text) * (len(picture.lines) + 1):
            heights = _heights(inner, picture, [name for name in named if name != "note"], target, gap, text=text)
        else:
            spare = max(0.0, heights["sheet"] - wanted)
            heights["sheet"] -= spare
            heights["note"] += spare
    top, places = inner.top(), {}
    for name, height in heights.items():
        places[name] = QRectF(inner.left(), top, inner.width(), height)
        top += height + gap
    return places


def _lowered(heights: dict[str, float], wanted: float, column: float) -> dict[str, float]:
    """What a sheet in large letters still needs it takes from the note, down to a line or two."""
    taken = min(wanted - heights["sheet"], heights["note"] - column * _LEAST_NOTE)
    if taken <= 0:
        return heights
    return {**heights, "sheet": heights["sheet"] + taken, "note": heights["note"] - taken}


def _heights(
    inner: QRectF, picture: Picture, named: list[str], target: float, gap: float, *, text: float
) -> dict[str, float]:
    fixed = _fixed(picture, min(target, inner.height() * _MOST_OF_A_BUTTON), inner)
    more = 0.4 if picture.label is not None else 0.06 if picture.bars else 0.0
    weights = _weights(picture, 1.0 + (text - 1.0) * more)
    free = inner.height() - sum(fixed.get(name, 0.0) for name in named) - gap * (len(named) - 1)
    shares = sum(weights.get(name, 0.0) for name in named) or 1.0
    return {name: fixed[name] if name in fixed else free * weights[name] / shares for name in named}


def _split(area: QRectF, has_wall: bool, has_hand: bool) -> tuple[QRectF, QRectF]:
    """Wall above, hand below; either one alone has all the room."""
    if not (has_wall and has_hand):
        return area, area
    high = area.height() * _HAND
    return area.adjusted(0, 0, 0, -high), QRectF(area.left(), area.bottom() - high, area.width(), high)


def _cells(count: int, area: QRectF, token: float) -> tuple[QRectF, ...]:
    """Tokens stand out over the upper left corners, and marks over the lower edge: both need room."""
    if not count:
        return ()
    return hang(count, area.adjusted(token * 0.3, token * 0.3, 0, 0), 0.015, gap=round(token * 0.3)).cells


def _beside(count: int, room: QRectF) -> tuple[QRectF, ...]:
    return hang(count, room, 0.0, gap=round(room.width() * 0.03)).cells if count else ()


def _captioned(
    hung: tuple[PaintingSpec, ...], whole: tuple[QRectF, ...], share: float
) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
    """The cells of a group, and below them such a share of room for words, if any of them has some."""
    if not any(one.caption for one in hung):
        return whole, (QRectF(),) * len(whole)
    cells = tuple(cell.adjusted(0, 0, 0, -cell.height() * share) for cell in whole)
    captions = tuple(cell.adjusted(0, cell.height() * (1 - share), 0, 0) for cell in whole)
    return cells, captions


def _row(count: int, area: QRectF, token: float) -> tuple[QRectF, ...]:
    """A hand lies in one row where it is low, as a wall hangs where it has all the room."""
    if not count or area.width() < area.height() * 2.2:
        return _cells(count, area, token)
    gap = token * 0.3
    width = min((area.width() - gap * (count + 1)) / count, area.height() * 1.2)
    left = area.center().x() - (width * count + gap * (count - 1)) / 2
    top, height = area.top() + gap, area.height() - 2 * gap
    return tuple(QRectF(left + place * (width + gap), top, width, height) for place in range(count))
