"""Where everything is: pure functions from an area to rectangles.

The stall with its boxes above, the two people below it, and the risk track along the lower edge.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from artgames.games.steal_this_game.rules.track import TRACK
from artgames.games.steal_this_game.rules.values import BOXES
from artgames.games.steal_this_game.table.art.boxes import ASPECT
from artgames.stage.board import Board
from artgames.stage.fonts import Role

_BOX_SHARE = 0.355
"""Height of a box with its lid's room, in shares of the board's height."""

_CASHIER = 0.98
"""Height of the cashier in heights of a box; the figure is half as wide as it is high."""


@dataclass(frozen=True, slots=True)
class PlacePlan:
    """One person's place below the stall. The outer end has the name, the inner part what is said or asked."""

    rect: QRectF
    head: QRectF
    secret: QRectF
    """Cup and dice of the thief; eye of the exhibitor and the boxes that are gone."""

    words: QRectF


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

    gone: QPointF
    """Where a box vanishes to."""


@dataclass(frozen=True, slots=True)
class _Heights:
    """Of the bands of the board, and of a box."""

    track: float
    places: float
    front: float
    counter: float
    box: float


def _heights(high: float, letter: float) -> _Heights:
    """In shares of the board's height; from afar as much as such letters need, and the boxes have the rest."""
    if not letter:
        return _Heights(high * 0.192, high * 0.205, high * 0.058, high * 0.15, high * _BOX_SHARE)
    track, places, front = high * 0.17, max(high * 0.2, letter * 3.4), max(high * 0.058, letter * 1.45)
    counter = high * 0.13
    box = high * (1 - 0.058 - 4 * 0.016) - track - places - front - counter * 0.64
    return _Heights(track, places, front, counter, min(high * _BOX_SHARE, box))


def plan_for(board: Board, boxes: int) -> Plan:
    """For this board's area, and for how far away people are."""
    letter = board.kit.px(Role.SMALL) if board.kit.from_afar else 0.0
    return plan_table(board.area, boxes, letter)


def plan_table(area: QRectF, boxes: int, letter: float = 0.0) -> Plan:
    """`letter` is the height of letters that are read from afar."""
    high, wide = area.height(), area.width()
    gap = high * 0.016
    heights = _heights(high, letter)
    track_high, places_high = heights.track, heights.places
    track = QRectF(area.left() + gap, area.bottom() - track_high, wide - 2 * gap, track_high - gap)
    places = QRectF(area.left() + gap, track.top() - places_high - gap, wide - 2 * gap, places_high)
    stall = QRectF(area.left() + gap, area.top(), wide - 2 * gap, places.top() - area.top() - gap)
    awning = QRectF(stall.left(), stall.top(), stall.width(), high * 0.058)
    front = QRectF(stall.left(), stall.bottom() - heights.front, stall.width(), heights.front)
    top = QRectF(stall.left(), front.top() - heights.counter, stall.width(), heights.counter)
    row = _row(stall, top, heights.box, boxes)
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
        thief=_place(left, gap, letter, mirrored=False),
        exhibitor=_place(right, gap, letter, mirrored=True),
        stops=_stops(track, gap, has_captions=not letter),
        captions=_captions(track, gap),
        gone=QPointF(stall.right() + row[0].width(), row[0].center().y()),
    )


def _row(stall: QRectF, top: QRectF, box: float, boxes: int) -> tuple[QRectF, ...]:
    """Boxes keep their size when some are gone, and close up in the middle."""
    room = stall.width() * 0.94
    wide = min(box * ASPECT, room / (BOXES + 0.12 * (BOXES - 1)))
    step = min(wide * 1.34, (room - wide) / (BOXES - 1))
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


def _place(rect: QRectF, gap: float, letter: float, *, mirrored: bool) -> PlacePlan:
    inner = rect.adjusted(gap, gap * 0.8, -gap, -gap * 0.8)
    head = QRectF(inner.left(), inner.top(), letter * 1.3 or inner.width() * 0.2, inner.height())
    secret = QRectF(head.right() + gap, inner.top(), max(inner.width() * 0.21, inner.height() * 0.95), inner.height())
    words = QRectF(secret.right() + gap, inner.top(), inner.right() - secret.right() - gap, inner.height())
    if mirrored:
        head, secret, words = (_mirrored(part, rect) for part in (head, secret, words))
    return PlacePlan(rect, head, secret, words)


def _mirrored(part: QRectF, within: QRectF) -> QRectF:
    return QRectF(within.left() + within.right() - part.right(), part.top(), part.width(), part.height())


def _stops(track: QRectF, gap: float, *, has_captions: bool = True) -> tuple[QRectF, ...]:
    """All of one size, with a little more room between one kind and the next."""
    small, large = gap * 0.8, gap * 1.5
    gaps = [small if TRACK[stop].kind == TRACK[stop - 1].kind else large for stop in range(1, len(TRACK))]
    wide = (track.width() - sum(gaps)) / len(TRACK)
    top = track.top() + (track.height() * 0.19 if has_captions else 0.0)
    lefts = [track.left() + stop * wide + sum(gaps[:stop]) for stop in range(len(TRACK))]
    return tuple(QRectF(left, top, wide, track.bottom() - top) for left in lefts)


def _captions(track: QRectF, gap: float) -> tuple[QRectF, ...]:
    stops = _stops(track, gap)
    ends = ((0, 5), (6, 8), (9, 9), (10, 10))
    high = track.height() * 0.17
    return tuple(
        QRectF(stops[first].left(), track.top(), stops[last].right() - stops[first].left(), high)
        for first, last in ends
    )
