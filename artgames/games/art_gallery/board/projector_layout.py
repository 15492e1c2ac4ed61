"""Where everything is when a whole room looks on: the museum has all the width, people are in the strip below the
board, and a room that is too small for letters shows its painting alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from artgames.games.art_gallery.board.layout import Needs, RoomPlan, TablePlan, column_of
from artgames.games.art_gallery.rules.records import BAR, SHOP, Area

_GROWN_WIDE, _GROWN_HIGH = 1.25, 2.2
"""How much larger the area is that is settled."""

_CORRIDOR, _DESK = 1.75, 4.2
"""Heights in letters."""

_ROW = 0.9
_SYMBOL = 1.7
"""A row of symbols is so high, and the column of them so wide, in letters: figures have no tails."""


def plan_afar(area: QRectF, needs: Needs) -> TablePlan:
    """`needs.letter` is the height of letters that the back row can read."""
    gap, letter = area.height() * 0.012, needs.letter
    desk_high = letter * _DESK if needs.desk else 0.0
    museum = area.adjusted(gap, gap, -gap, -gap - desk_high - (gap if needs.desk else 0))
    desk = QRectF(museum.left(), museum.bottom() + gap, museum.width(), desk_high) if needs.desk else QRectF()
    columns, (rows, corridor) = _columns(museum, needs), _rows(museum, needs)
    rooms = [_shop(columns[0], museum, corridor, needs)]
    for number in range(1, needs.galleries + 1):
        is_upper = number <= needs.galleries // 2
        left, wide = columns[column_of(number, needs.galleries)]
        top, high = rows[0 if is_upper else 1]
        rooms.append(_gallery(QRectF(left, top, wide, high), corridor, letter, is_upper=is_upper))
    below = QRectF(area.left(), area.bottom() + letter, area.width(), letter * 3)
    return TablePlan(museum, corridor, tuple(rooms), tuple(column[0] for column in columns[2:]), below, desk)


def fields_below(room: QRectF, seats: int) -> tuple[QRectF, ...]:
    """Below the board, about where the strip has everybody's name: cards come from there and go there."""
    wide = room.width() / seats
    return tuple(QRectF(room.left() + seat * wide, room.top(), wide, room.height()) for seat in range(seats))


def _grown(needs: Needs) -> Area | None:
    return needs.grown if needs.desk else None


def _columns(museum: QRectF, needs: Needs) -> list[tuple[float, float]]:
    shares = [1.0] * (1 + needs.galleries // 2)
    if (grown := _grown(needs)) is not None:
        shares[column_of(grown, needs.galleries)] *= _GROWN_WIDE
    unit, left, columns = museum.width() / sum(shares), museum.left(), []
    for share in shares:
        columns.append((left, share * unit))
        left += share * unit
    return columns


def _rows(museum: QRectF, needs: Needs) -> tuple[tuple[tuple[float, float], ...], QRectF]:
    corridor = needs.letter * _CORRIDOR
    upper = lower = 1.0
    grown = _grown(needs)
    if grown is not None and grown != SHOP:
        upper, lower = (_GROWN_HIGH, 1.0) if grown <= needs.galleries // 2 else (1.0, _GROWN_HIGH)
    unit = (museum.height() - corridor) / (upper + lower)
    top = museum.top() + upper * unit
    return ((museum.top(), upper * unit), (top + corridor, lower * unit)), QRectF(
        museum.left(), top, museum.width(), corridor
    )


def _gallery(rect: QRectF, corridor: QRectF, letter: float, *, is_upper: bool) -> RoomPlan:
    pad = min(rect.width(), rect.height()) * 0.03
    inner = rect.adjusted(pad, pad, -pad, -pad)
    slots = _slots(inner, letter)
    body = inner.adjusted(0, 0, 0, slots[0].top() - inner.bottom() - pad * 0.6)
    lane = corridor.top() + corridor.height() * (0.27 if is_upper else 0.73)
    bench = _bench(rect, lane, corridor.height())
    if body.height() < letter * _ROW * 4 or body.width() < letter * 3.6:
        return RoomPlan(rect, QRectF(), inner, QRectF(), False, (), slots, bench)
    symbols = QRectF(body.right() - letter * _SYMBOL, body.top(), letter * _SYMBOL, body.height())
    title = QRectF(body.left(), body.top(), letter * 0.7, letter)
    painting = QRectF(title.right(), body.top(), symbols.left() - title.right(), body.height())
    return RoomPlan(rect, title, painting, symbols, False, (), slots, bench)


def _slots(inner: QRectF, letter: float) -> tuple[QRectF, ...]:
    step = min(inner.width() / BAR, letter)
    side = step * 0.97
    left = inner.center().x() - step * BAR / 2
    return tuple(QRectF(left + number * step, inner.bottom() - side, side, side) for number in range(BAR))


def _bench(rect: QRectF, lane: float, corridor: float) -> QRectF:
    wide, high = rect.width() * 0.97, corridor * 0.34
    return QRectF(rect.center().x() - wide / 2, lane - high / 2, wide, high)


def _shop(column: tuple[float, float], museum: QRectF, corridor: QRectF, needs: Needs) -> RoomPlan:
    """Two piles above the corridor and two below; while something is settled there is no room for its name."""
    rect = QRectF(column[0], museum.top(), column[1], museum.height())
    pad = rect.width() * 0.03
    upper = QRectF(rect.left(), rect.top(), rect.width(), corridor.top() - rect.top()).adjusted(pad, pad, -pad, -pad)
    lower = QRectF(rect.left(), corridor.bottom(), rect.width(), rect.bottom() - corridor.bottom())
    lower = lower.adjusted(pad, pad, -pad, -pad)
    slots = _slots(lower, needs.letter)
    title = QRectF() if needs.desk else QRectF(upper.left(), upper.top(), upper.width(), needs.letter * 1.1)
    above = upper.adjusted(0, title.height(), 0, 0)
    below = lower if needs.desk else lower.adjusted(0, 0, 0, slots[0].top() - lower.bottom() - pad)
    side = min(upper.width() * 0.47, above.height(), below.height())
    wares = (*_pair(above, side), *_pair(below, side))
    bench = _bench(rect, corridor.center().y(), corridor.height())
    return RoomPlan(rect, title, QRectF(), QRectF(), False, wares, slots, bench)


def _pair(room: QRectF, side: float) -> tuple[QRectF, QRectF]:
    gap = room.width() * 0.03
    top = room.center().y() - side / 2
    return (
        QRectF(room.center().x() - gap / 2 - side, top, side, side),
        QRectF(room.center().x() + gap / 2, top, side, side),
    )
