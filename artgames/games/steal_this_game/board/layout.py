"""Where everything is: pure functions from an area to rectangles.

The stall with its boxes above, the two people below it, and the risk track along the lower edge.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from artgames.games.steal_this_game.board.art.boxes import ASPECT
from artgames.games.steal_this_game.rules.records import BOXES, TableView
from artgames.games.steal_this_game.rules.track import TRACK
from artgames.scene.board import Board
from artgames.scene.drawing.fonts import Role

_BOX_SHARE = 0.355
"""Height of a box with its lid's room, in shares of the board's height."""

_CASHIER = 0.98
"""Height of the cashier in heights of a box; the figure is half as wide as it is high."""

_GAP, _TALL_FROM = 0.016, 1.2
"""Between the bands; and from which size of text on a name stands above what its owner says."""

_WORDS, _CAPTION = 0.1794, 0.0334
"""Heights of what somebody says and of the line above the track, at the usual size of text."""


@dataclass(frozen=True, slots=True)
class PlacePlan:
    """One person's place below the stall. The outer end has the name, the inner part what is said or asked."""

    rect: QRectF
    head: QRectF
    secret: QRectF
    """Cup and dice of the thief; eye of the exhibitor and the boxes that are gone."""

    words: QRectF
    em: float
    """What sizes of letters are shares of: the height of the words' room at the usual size of text, times that size."""

    is_tall: bool = False
    """Whether the name stands above what is said, for whoever wants large letters."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole board for so many boxes."""

    awning: QRectF
    top: QRectF
    front: QRectF
    boxes: tuple[QRectF, ...]
    spots: tuple[QRectF, ...]
    """Where the cashier may stand: on the counter before each box."""

    plaques: tuple[QRectF, ...]
    aside: QRectF
    """Where the cashier waits while the boxes move."""

    clock: QRectF
    """At the left end of the counter: it runs only when a box is gone, so there is room."""

    cashiers: tuple[QRectF, ...]
    thief: PlacePlan
    exhibitor: PlacePlan
    stops: tuple[QRectF, ...]
    captions: tuple[QRectF, ...]
    """Above the stops, one for each kind."""

    word: float
    """The height of the line below the picture of a stop."""

    gone: QPointF
    """Where a box vanishes to."""


@dataclass(frozen=True, slots=True)
class _Heights:
    """Of the bands of the board, and of a box."""

    awning: float
    track: float
    places: float
    front: float
    counter: float
    box: float


def _heights(high: float, letter: float, text: float) -> _Heights:
    """In shares of the board's height; from afar, or for whoever wants large letters, as much as these need, and the
    boxes have the rest."""
    if not letter and text <= 1.0:
        return _Heights(high * 0.058, high * 0.192, high * 0.205, high * 0.058, high * 0.15, high * _BOX_SHARE)
    awning, counter = high * 0.058, high * 0.13
    track, places, front = high * 0.17, max(high * 0.2, letter * 3.4), max(high * 0.058, letter * 1.45)
    if not letter:
        more = text - 1.0
        awning, counter = high * (0.05 - 0.02 * more), high * (0.13 - 0.02 * more)
        track, places, front = high * (0.19 + 0.065 * more), high * (0.265 + 0.065 * more), high * (0.06 + 0.036 * more)
    box = high * (1 - 4 * _GAP) - awning - track - places - front - counter * 0.64
    return _Heights(awning, track, places, front, counter, min(high * _BOX_SHARE, box))


def plan_for(board: Board[TableView], boxes: int) -> Plan:
    """For this board's area, for how far away people are, and for how large they want letters."""
    style = board.style
    if style.for_projector:
        return plan_table(board.area, boxes, style.px(Role.SMALL))
    return plan_table(board.area, boxes, text=max(1.0, style.text))


def plan_table(area: QRectF, boxes: int, letter: float = 0.0, text: float = 1.0) -> Plan:
    """`letter` is the height of letters that are read from afar, `text` how much larger than usual others are."""
    high, wide = area.height(), area.width()
    gap = high * _GAP
    heights = _heights(high, letter, text)
    track_high, places_high = heights.track, heights.places
    track = QRectF(area.left() + gap, area.bottom() - track_high, wide - 2 * gap, track_high - gap)
    places = QRectF(area.left() + gap, track.top() - places_high - gap, wide - 2 * gap, places_high)
    stall = QRectF(area.left() + gap, area.top(), wide - 2 * gap, places.top() - area.top() - gap)
    awning = QRectF(stall.left(), stall.top(), stall.width(), heights.awning)
    front = QRectF(stall.left(), stall.bottom() - heights.front, stall.width(), heights.front)
    top = QRectF(stall.left(), front.top() - heights.counter, stall.width(), heights.counter)
    row = _row(stall, top, heights.box, boxes, 1.34 + 0.5 * (text - 1.0))
    half = (places.width() - gap) / 2
    left = QRectF(places.left(), places.top(), half, places.height())
    right = QRectF(left.right() + gap, places.top(), half, places.height())
    return Plan(
        awning=awning,
        top=top,
        front=front,
        boxes=row,
        spots=tuple(_spot(box, top) for box in row),
        plaques=tuple(_plaque(box, front) for box in row),
        aside=_aside(row[-1], top, stall),
        clock=_clock(row[0], stall),
        cashiers=tuple(_cashier(box, top) for box in row),
        thief=_place(left, gap, letter, text, mirrored=False),
        exhibitor=_place(right, gap, letter, text, mirrored=True),
        stops=_stops(track, gap, 0.0 if letter else high * _CAPTION * text),
        captions=_captions(track, gap, high * _CAPTION * text),
        word=high * 0.0356 * text,
        gone=QPointF(stall.right() + row[0].width(), row[0].center().y()),
    )


def _row(stall: QRectF, top: QRectF, box: float, boxes: int, step: float) -> tuple[QRectF, ...]:
    """Boxes keep their size when some are gone, and close up in the middle; `step` is in widths of a box."""
    room = stall.width() * 0.94
    wide = min(box * ASPECT, room / (BOXES + 0.12 * (BOXES - 1)))
    step = min(wide * step, (room - wide) / (BOXES - 1))
    box_high = wide / ASPECT
    left = stall.center().x() - (wide + step * (boxes - 1)) / 2
    bottom = top.top() + top.height() * 0.36
    return tuple(QRectF(left + number * step, bottom - box_high, wide, box_high) for number in range(boxes))


def _spot(box: QRectF, top: QRectF) -> QRectF:
    wide = box.width() * 0.62
    high = top.height() * 0.4
    return QRectF(box.center().x() - wide / 2, top.bottom() - high - top.height() * 0.06, wide, high)


def _cashier(box: QRectF, top: QRectF) -> QRectF:
    high = box.height() * _CASHIER
    foot = _spot(box, top).center().y() + high * 0.05
    return QRectF(box.center().x() - high / 2, foot - high, high, high)


def _aside(last: QRectF, top: QRectF, stall: QRectF) -> QRectF:
    """At the right end of the counter, beside the last box where there is room."""
    here = _cashier(last, top)
    x = min(last.right() + here.width() * 0.36, stall.right() - here.width() * 0.3)
    here.moveCenter(QPointF(x, here.center().y()))
    return here


def _clock(first: QRectF, stall: QRectF) -> QRectF:
    side = min(first.height() * 0.6, (first.left() - stall.left()) * 0.8)
    middle = (stall.left() + first.left()) / 2
    return QRectF(middle - side / 2, first.center().y() - side / 2, side, side)


def _plaque(box: QRectF, front: QRectF) -> QRectF:
    wide, high = box.width() * 0.3, front.height() * 0.74
    return QRectF(box.center().x() - wide / 2, front.center().y() - high * 0.42, wide, high)


def _place(rect: QRectF, gap: float, letter: float, text: float, *, mirrored: bool) -> PlacePlan:
    inner = rect.adjusted(gap, gap * 0.8, -gap, -gap * 0.8)
    em = gap / _GAP * _WORDS * text
    is_tall = text > _TALL_FROM
    if is_tall:
        head = QRectF(inner.left(), inner.top(), inner.width(), em * 0.26)
        inner.setTop(head.bottom() + gap * 0.5)
        left = inner.left()
    else:
        head = QRectF(inner.left(), inner.top(), letter * 1.3 or inner.width() * 0.2, inner.height())
        left = head.right() + gap
    least = inner.height() * (0.7 if is_tall else 0.95)
    secret = QRectF(left, inner.top(), max(inner.width() * 0.21, least), inner.height())
    words = QRectF(secret.right() + gap, inner.top(), inner.right() - secret.right() - gap, inner.height())
    if mirrored:
        head, secret, words = (_mirrored(part, rect) for part in (head, secret, words))
    return PlacePlan(rect, head, secret, words, em if not letter else inner.height(), is_tall)


def _mirrored(part: QRectF, within: QRectF) -> QRectF:
    return QRectF(within.left() + within.right() - part.right(), part.top(), part.width(), part.height())


def _stops(track: QRectF, gap: float, caption: float) -> tuple[QRectF, ...]:
    """All of one size, with a little more room between one kind and the next."""
    small, large = gap * 0.8, gap * 1.5
    gaps = [small if TRACK[stop].kind == TRACK[stop - 1].kind else large for stop in range(1, len(TRACK))]
    wide = (track.width() - sum(gaps)) / len(TRACK)
    top = track.top() + caption
    lefts = [track.left() + stop * wide + sum(gaps[:stop]) for stop in range(len(TRACK))]
    return tuple(QRectF(left, top, wide, track.bottom() - top) for left in lefts)


def _captions(track: QRectF, gap: float, caption: float) -> tuple[QRectF, ...]:
    stops = _stops(track, gap, caption)
    ends = ((0, 5), (6, 8), (9, 9), (10, 10))
    high = caption * 0.9
    return tuple(
        QRectF(stops[first].left(), track.top(), stops[last].right() - stops[first].left(), high)
        for first, last in ends
    )
