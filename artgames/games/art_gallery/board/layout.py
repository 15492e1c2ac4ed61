"""Where everything is: pure functions from an area to rectangles.

The museum is a floor plan seen from above. Its parts stand side by side as on the table: the Shop at the left end, a
gallery above and one below in each part, and between them a corridor with a bench before each. Going round it is the
closed walk (AG-02): up from the Shop, along the upper galleries, back along the lower ones. Beside it are the people
with their collections; at the lower edge a desk for a hand or for cards that lie open. At the table nothing of this is
larger or smaller from one turn to the next.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from artgames.games.art_gallery.board.cards import ASPECT
from artgames.games.art_gallery.rules.chains import SYMBOLS
from artgames.games.art_gallery.rules.records import BAR, Area

_PRICE, _MOST_PRICE, _LEAST_PRICE = 0.26, 0.4, 1.5
_TITLE, _MOST_TITLE = 0.09, 0.2
"""Heights of the line below a pile, in sides of a tile, and of the line above a painting, of its room: usually, and for
the largest letters. The first has at least so many heights of the smallest ones."""

_ROW = 1.15
"""Height of a row of symbols that are small enough to be folded, in heights of the smallest letters."""

_DESK = 0.245
_CORRIDOR = 0.12
SEAM_GAP, _CAPITAL = 0.07, 0.75
"""Before the name of a part of the board, in heights of the corridor; and how wide a capital is at most, in its own."""

_LARGE_FIELD, _LEAST_LARGE = 2.5, 0.34
"""Height of the collection that is looked at closely, in heights of a place, and at least of the column."""


@dataclass(frozen=True, slots=True)
class RoomPlan:
    """One area. `painting` and `symbols` are empty in the Shop, `wares` in a gallery."""

    rect: QRectF
    title: QRectF
    painting: QRectF
    symbols: QRectF
    is_folded: bool
    """Whether letters need more room than there usually is for them."""

    wares: tuple[QRectF, ...]
    """The tiles that show; below each is room for its price."""

    slots: tuple[QRectF, ...]
    bench: QRectF


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The whole table."""

    museum: QRectF
    corridor: QRectF
    rooms: tuple[RoomPlan, ...]
    seams: tuple[float, ...]
    """Where one part of the board meets the next, from the left."""

    people: QRectF
    desk: QRectF
    """Empty where there is none."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a table has to have room for."""

    seats: int
    galleries: int
    desk: bool = False
    grown: Area | None = None
    """Where a whole room looks on: the area that everybody looks at."""

    letter: float = 0.0
    """Where a whole room looks on: how high letters are that can be read from afar."""

    text: float = 1.0
    """How much larger than usual letters are for whoever sits at the table."""

    least: float = 0.0
    """How high letters are at the table at least."""


def pile_high(side: float, text: float, least: float) -> float:
    """Height of a pile with its price, below a tile of this side."""
    return side + max(side * min(_PRICE * text, _MOST_PRICE), _least_price(text, least))


def _least_price(text: float, least: float) -> float:
    return _LEAST_PRICE * least * min(text, 1.3)


def plan_table(area: QRectF, needs: Needs) -> TablePlan:
    gap = area.height() * 0.012
    wide = max(area.width() * (0.29 if needs.seats > 3 else 0.27), min(300.0, area.width() * 0.34))
    people = QRectF(area.right() - wide - gap, area.top() + gap, wide, area.height() - 2 * gap)
    desk_high = area.height() * _DESK if needs.desk else 0.0
    museum = QRectF(
        area.left() + gap,
        area.top() + gap,
        people.left() - area.left() - 2.5 * gap,
        area.height() - 2 * gap - desk_high - (gap if needs.desk else 0),
    )
    desk = QRectF(museum.left(), museum.bottom() + gap, museum.width(), desk_high) if needs.desk else QRectF()
    columns = _columns(museum, needs)
    rows, corridor = _rows(museum)
    rooms = (_shop(columns[0], museum, corridor, needs), *_galleries(columns[1:], rows, corridor, needs))
    seams = tuple(column[0] for column in columns[2:])
    return TablePlan(museum, corridor, rooms, seams, people, desk)


def _columns(museum: QRectF, needs: Needs) -> list[tuple[float, float]]:
    """Left and width of the Shop and of each pair of galleries."""
    pairs = needs.galleries // 2
    shares = [0.8 if pairs == 2 else 0.95] + [1.0] * pairs
    unit, left = museum.width() / sum(shares), museum.left()
    columns = []
    for share in shares:
        columns.append((left, share * unit))
        left += share * unit
    return columns


def column_of(area: Area, galleries: int) -> int:
    """Counted from the Shop on."""
    return area if area <= galleries // 2 else galleries + 1 - area


def _rows(museum: QRectF) -> tuple[tuple[tuple[float, float], ...], QRectF]:
    """Top and height of the upper and the lower galleries, and the corridor between them."""
    corridor = max(museum.height() * _CORRIDOR, 40.0)
    high = (museum.height() - corridor) / 2
    top = museum.top() + high
    rows = ((museum.top(), high), (top + corridor, high))
    return rows, QRectF(museum.left(), top, museum.width(), corridor)


def _galleries(
    columns: list[tuple[float, float]], rows: tuple[tuple[float, float], ...], corridor: QRectF, needs: Needs
) -> list[RoomPlan]:
    made, galleries = [], needs.galleries
    for area in range(1, galleries + 1):
        is_upper = area <= galleries // 2
        left, wide = columns[column_of(area, galleries) - 1]
        top, high = rows[0 if is_upper else 1]
        made.append(_gallery(QRectF(left, top, wide, high), corridor, needs, is_upper=is_upper))
    return made


def _gallery(rect: QRectF, corridor: QRectF, needs: Needs, *, is_upper: bool) -> RoomPlan:
    pad = min(rect.width(), rect.height()) * 0.045
    inner = rect.adjusted(pad * 1.5, pad, -pad * 1.5, -pad)
    title = _title(inner, needs)
    slots = _slots(inner, 0.27)
    room = QRectF(inner.left(), title.bottom() + pad * 0.4, inner.width(), slots[0].top() - title.bottom() - pad)
    painting, symbols = _hang(room)
    if is_folded := needs.text > 1.0 or _symbol_px(symbols) < needs.least - 0.3:
        row = room.height() / 3
        painting, symbols = _hang_large(room, row if needs.text > 1.0 else min(row, needs.least * _ROW))
    lane = corridor.top() + corridor.height() * (0.27 if is_upper else 0.73)
    return RoomPlan(rect, title, painting, symbols, is_folded, (), slots, _bench(rect, lane, corridor.height(), needs))


def _hang(room: QRectF) -> tuple[QRectF, QRectF]:
    """Picture and symbols: beside it in a wide room, below it in a narrow one."""
    if room.width() > room.height() * 0.95:
        column = min(room.width() * 0.22, room.height() * 0.36)
        symbols = QRectF(room.right() - column, room.top(), column, room.height())
        return room.adjusted(0, 0, -column, 0), symbols
    line = min(room.width() / 4 * 0.62, room.height() * 0.16)
    symbols = QRectF(room.left(), room.bottom() - line, room.width(), line)
    return room.adjusted(0, 0, 0, -line), symbols


def _symbol_px(symbols: QRectF) -> float:
    """How high the figure beside a symbol is where all of them, and what they are worth, stand side by side."""
    long, short = max(symbols.width(), symbols.height()) / (SYMBOLS + 1), min(symbols.width(), symbols.height())
    wide, high = (short, long) if symbols.height() > symbols.width() else (long, short)
    return min(high * 0.76, wide * 0.88 / 1.75)


def _hang_large(room: QRectF, row: float) -> tuple[QRectF, QRectF]:
    """For whoever wants large letters: symbols in two columns, of three rows at most, each so high."""
    wide = min(room.width() * 0.62, row * 3.7)
    symbols = QRectF(room.right() - wide, room.top(), wide, room.height())
    return room.adjusted(0, 0, -wide, 0), symbols


def _title(inner: QRectF, needs: Needs) -> QRectF:
    least = max(13.0 * needs.text, needs.least / 0.8 * min(needs.text, 1.25))
    high = max(least, inner.height() * min(_TITLE * needs.text, _MOST_TITLE))
    return QRectF(inner.left(), inner.top(), inner.width(), high)


def _slots(inner: QRectF, most: float) -> tuple[QRectF, ...]:
    """The six spaces of the marker bar, each as large as a small card, at the lower edge."""
    high = min(inner.width() / BAR * 0.9 / ASPECT, inner.height() * most)
    wide = high * ASPECT
    step = min(inner.width() / BAR, wide * 1.25)
    left = inner.center().x() - step * BAR / 2 + (step - wide) / 2
    return tuple(QRectF(left + number * step, inner.bottom() - high, wide, high) for number in range(BAR))


def seam_px(corridor: float, text: float, least: float) -> float:
    """How high the name of a part of the board is, which stands where the part begins."""
    return max(least, corridor * 0.15) * text


def seam_room(corridor: float, text: float, least: float) -> float:
    """How far from there benches begin."""
    return corridor * SEAM_GAP + seam_px(corridor, text, least) * _CAPITAL


def _bench(rect: QRectF, lane: float, corridor: float, needs: Needs) -> QRectF:
    side = max(rect.width() * 0.08, min(seam_room(corridor, needs.text, needs.least), rect.width() * 0.2))
    wide, high = rect.width() - 2 * side, corridor * 0.34
    return QRectF(rect.center().x() - wide / 2, lane - high / 2, wide, high)


def _shop(column: tuple[float, float], museum: QRectF, corridor: QRectF, needs: Needs) -> RoomPlan:
    """Two piles above the corridor and two below, then the bar; the bench is on the way to the first gallery."""
    rect = QRectF(column[0], museum.top(), column[1], museum.height())
    pad = min(rect.width(), rect.height() / 2) * 0.045
    upper = QRectF(rect.left(), rect.top(), rect.width(), corridor.top() - rect.top())
    upper = upper.adjusted(pad * 1.5, pad, -pad * 1.5, -pad)
    lower = QRectF(rect.left(), corridor.bottom(), rect.width(), rect.bottom() - corridor.bottom())
    lower = lower.adjusted(pad * 1.5, pad, -pad * 1.5, -pad)
    title = _title(upper, needs)
    slots = _slots(lower, 0.27)
    above = upper.adjusted(0, title.height() + pad * 0.4, 0, 0)
    below = lower.adjusted(0, 0, 0, slots[0].top() - lower.bottom() - pad)
    room, price = min(above.height(), below.height()), min(_PRICE * needs.text, _MOST_PRICE)
    side = min(above.width() * 0.46, room / (1 + price), room - _least_price(needs.text, needs.least))
    high = pile_high(side, needs.text, needs.least)
    wares = (*_pair(above, side, high), *_pair(below, side, high))
    bench = _bench(rect, corridor.center().y(), corridor.height(), needs)
    return RoomPlan(rect, title, QRectF(), QRectF(), needs.text > 1.0, wares, slots, bench)


def _pair(room: QRectF, side: float, high: float) -> tuple[QRectF, QRectF]:
    gap = min(side * 0.14, room.width() - 2 * side)
    top = room.center().y() - high / 2
    return (
        QRectF(room.center().x() - gap / 2 - side, top, side, side),
        QRectF(room.center().x() + gap / 2, top, side, side),
    )


def seat_on(bench: QRectF, seat: int, seats: int) -> QRectF:
    """Where a pawn sits: everybody has the same place on every bench, so that nobody moves but who walks."""
    step = bench.width() / max(4, seats)
    side = min(step * 0.94, bench.height() * 1.3)
    left = bench.center().x() - step * seats / 2 + step * seat + (step - side) / 2
    return QRectF(left, bench.center().y() - side * 0.56, side, side)


def fields(column: QRectF, seats: int) -> tuple[QRectF, ...]:
    """The people's places, one above the other, all alike."""
    gap = column.height() * 0.011
    high = (column.height() - gap * (seats - 1)) / seats
    return tuple(
        QRectF(column.left(), column.top() + seat * (high + gap), column.width(), high) for seat in range(seats)
    )


def enlarged(column: QRectF, field: QRectF) -> QRectF:
    """Where a collection lies that somebody looks at closely: over its place and its neighbours."""
    high = min(column.height(), max(_LARGE_FIELD * field.height(), _LEAST_LARGE * column.height()))
    top = min(max(column.top(), field.center().y() - high / 2), column.bottom() - high)
    return QRectF(column.left(), top, column.width(), high)


def row_of_cards(area: QRectF, count: int, most: float = 0.92) -> tuple[QRectF, ...]:
    """Cards side by side in the middle, all of one size, never overlapping."""
    if count == 0:
        return ()
    high = min(area.height() * most, area.width() / count * 0.93 / ASPECT)
    wide = high * ASPECT
    step = min(wide * 1.12, area.width() / count)
    start = QPointF(area.center().x() - step * count / 2 + (step - wide) / 2, area.center().y() - high / 2)
    return tuple(QRectF(start.x() + number * step, start.y(), wide, high) for number in range(count))
