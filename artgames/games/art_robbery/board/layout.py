"""Where everything lies: pure functions from an area to rectangles.

In the middle the nine tiles with the raid's banner above them and the piles below; the players at both sides, in seat
order clockwise from the lower left. A hand has its place between the piles, also while none is shown: nothing is larger
or smaller from one turn to the next.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from artgames.games.art_robbery.board.art.faces import CARD_ASPECT

TILES = 9
_TILE_SHARE = 0.238
"""A tile's side in shares of the board's height: 20 % of a window whose bars take 16 %; less beside a hand."""

_LEAST_STEP = 0.8
"""From one card of a hand to the next, in card widths: its figure must be seen."""

_MOST_HEAD = 1.3
"""How much higher a head and the line below it become with large letters: tiles need the room, too."""

_CORNER = 0.45
"""Side of the corner by which a hand is looked at, in shares of the hand's height."""


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """One player's place."""

    rect: QRectF
    head: QRectF
    tally: QRectF
    """One line below the head; empty from afar."""

    loot: QRectF
    stack: QRectF
    dog: QRectF
    hand: QRectF
    """Where an open hand lies; empty when hands are hidden."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The whole table."""

    banner: QRectF
    grid: QRectF
    cells: tuple[QRectF, ...]
    fields: tuple[FieldPlan, ...]
    deck: QRectF
    discard: QRectF
    dog_home: QRectF
    hand: QRectF
    """Between the piles at the lower edge; for buttons when no hand lies there."""

    far_hand: QRectF
    """At the upper edge, for who sits opposite; empty otherwise."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a table has to have room for."""

    seats: int
    hand: bool = False
    facing: bool = False
    open_hands: bool = False
    letter: float = 0.0
    """Where a whole room looks on: how high letters are that can be read from afar."""

    text: float = 1.0
    """How much larger than usual letters are for whoever sits at the table."""


def plan_table(area: QRectF, needs: Needs) -> TablePlan:
    high, gap = area.height(), area.height() * 0.014
    strip = high * (0.2 if needs.facing else 0.26 if needs.hand else 0.172)
    top_strip = strip if needs.facing else 0.0
    banner = 0.0 if needs.letter else high * 0.055 * needs.text
    room = high - strip - top_strip - banner - 4.2 * gap
    widest = min(high * _TILE_SHARE, (area.width() * 0.47 - 2 * gap) / 3)
    cell = min(widest, room / 3)
    side = 3 * cell + 2 * gap
    # A higher banner takes nothing from what stands beside the tiles.
    usual = 3 * min(widest, (room + banner * (1 - 1 / needs.text)) / 3) + 2 * gap
    column = max(usual, area.width() * 0.38)
    left = area.center().x() - column / 2
    top = area.top() + top_strip + gap
    banner_rect = QRectF(left, top, column, banner)
    free = high - strip - top_strip - banner - 2 * gap - side
    grid = QRectF(area.center().x() - side / 2, banner_rect.bottom() + free / 2, side, side)
    strip_rect = QRectF(left, area.bottom() - strip + gap, column, strip - 2 * gap)
    piles = _piles(strip_rect, needs)
    sides = QRectF(area.left() + gap, area.top() + gap, left - area.left() - 3 * gap, high - 2 * gap)
    return TablePlan(
        banner=banner_rect,
        grid=grid,
        cells=_grid(grid, cell, gap),
        fields=_fields(sides, area, needs, gap),
        deck=piles[0],
        discard=piles[1],
        dog_home=_dog_home(strip_rect, piles[1], needs),
        hand=QRectF(
            piles[0].right() + gap, strip_rect.top(), piles[1].left() - piles[0].right() - 2 * gap, strip_rect.height()
        ),
        far_hand=QRectF(left, area.top() + gap, column, strip - 2 * gap) if needs.facing else QRectF(),
    )


def _piles(strip: QRectF, needs: Needs) -> tuple[QRectF, QRectF]:
    """Deck and discard pile at both ends of the strip, smaller where a hand lies between them."""
    high = strip.height() * (0.5 if needs.hand or needs.facing else 0.96)
    wide = high * CARD_ASPECT
    top = strip.bottom() - high
    inset = 0.0 if needs.hand or needs.facing else strip.width() * 0.08
    return (
        QRectF(strip.left() + inset, top, wide, high),
        QRectF(strip.right() - wide - inset, top, wide, high),
    )


def _dog_home(strip: QRectF, discard: QRectF, needs: Needs) -> QRectF:
    """Above the discard pile, where a hand may lie between the piles."""
    if needs.hand or needs.facing:
        side = min(discard.width() * 1.1, strip.height() - discard.height())
        return QRectF(discard.right() - side, strip.top(), side, side)
    side = min(strip.height() * 0.86, strip.width() * 0.3)
    made = QRectF(0, 0, side, side)
    made.moveCenter(strip.center())
    return made


def _grid(area: QRectF, cell: float, gap: float) -> tuple[QRectF, ...]:
    step = cell + gap
    return tuple(
        QRectF(area.left() + (number % 3) * step, area.top() + (number // 3) * step, cell, cell)
        for number in range(TILES)
    )


def _fields(left: QRectF, area: QRectF, needs: Needs, gap: float) -> tuple[FieldPlan, ...]:
    """Clockwise: up the left side, down the right one."""
    right = QRectF(left)
    right.moveRight(area.right() - gap)
    on_left = needs.seats // 2
    climbing = _column(left, on_left, gap)[::-1]
    falling = _column(right, needs.seats - on_left, gap)
    if needs.letter:
        return tuple(_field_afar(rect, gap, needs.letter) for rect in (*climbing, *falling))
    return tuple(_field(rect, area.height(), gap, needs) for rect in (*climbing, *falling))


def _column(area: QRectF, count: int, gap: float) -> list[QRectF]:
    high = (area.height() - gap * (count - 1)) / count
    return [QRectF(area.left(), area.top() + number * (high + gap), area.width(), high) for number in range(count)]


def _field(rect: QRectF, board: float, gap: float, needs: Needs) -> FieldPlan:
    pad, open_hand = gap, needs.open_hands
    inner = rect.adjusted(pad, pad * 0.6, -pad, -pad)
    head = QRectF(inner.left(), inner.top(), inner.width(), 0)
    usual = min(board * 0.062, inner.height() * 0.24)
    head.setHeight(usual * min(needs.text, _MOST_HEAD))
    hand_high = min(inner.height() * 0.3, board * 0.17) if open_hand else 0.0
    hand = QRectF(inner.left(), inner.bottom() - hand_high, inner.width(), hand_high)
    line = QRectF(inner.left(), head.bottom(), inner.width(), usual * 0.68 * min(needs.text, _MOST_HEAD))
    body = QRectF(inner.left(), line.bottom() + pad * 0.5, inner.width(), 0)
    body.setBottom(hand.top() - (pad if open_hand else 0))
    aside = min(inner.width() * 0.24, board * 0.15, body.height() * 0.55)
    column = QRectF(body.right() - aside, body.top(), aside, body.height())
    dog = min(aside, board * 0.143)  # 12 % of the window
    stack = min(aside * 0.82, body.height() - dog - pad)
    return FieldPlan(
        rect=rect,
        head=head,
        tally=line,
        loot=QRectF(body.left(), body.top(), body.width() - aside - pad, body.height()),
        stack=QRectF(column.center().x() - stack / 2, column.top(), stack, stack),
        dog=QRectF(column.center().x() - dog / 2, column.bottom() - dog, dog, dog),
        hand=hand,
    )


def _field_afar(rect: QRectF, gap: float, letter: float) -> FieldPlan:
    """Mark, stack and dog one below the other, and all the room beside them for the loot."""
    inner = rect.adjusted(gap, gap, -gap, -gap)
    side = min(letter * 2.0, inner.height() / 3, max(letter * 1.1, inner.width() * 0.24))
    column = QRectF(inner.left(), inner.top(), side, inner.height())
    return FieldPlan(
        rect=rect,
        head=QRectF(column.left(), column.top(), side, side),
        tally=QRectF(),
        loot=inner.adjusted(side + gap * 1.5, 0, 0, 0),
        stack=QRectF(column.left() + side * 0.06, column.top() + side * 1.04, side * 0.88, side * 0.88),
        dog=QRectF(column.left(), column.bottom() - side, side, side),
        hand=QRectF(),
    )


def loot_cells(area: QRectF, most: float) -> tuple[QRectF, ...]:
    """Squares for all tiles of a raid in rows, as large as the area allows, at most `most` wide."""
    side, across = max(_fitting(area, TILES, columns, most) for columns in range(1, TILES + 1))
    step = side * 1.06
    return tuple(
        QRectF(area.left() + (number % across) * step, area.top() + (number // across) * step, side, side)
        for number in range(TILES)
    )


def _fitting(area: QRectF, count: int, columns: int, most: float) -> tuple[float, int]:
    rows = -(-count // columns)
    return min(most, area.width() / (columns * 1.06), area.height() / (rows * 1.06)), columns


def fan(area: QRectF, count: int) -> tuple[QRectF, ...]:
    """Cards in a row. Where it is narrow they overlap a little, and where that is not enough they are smaller."""
    widest = area.width() / (1 + _LEAST_STEP * max(0, count - 1))
    high = min(area.height() * 0.9, widest / CARD_ASPECT)
    wide = high * CARD_ASPECT
    step = min(wide * 1.05, (area.width() - wide) / max(1, count - 1))
    left = area.center().x() - (wide + step * (count - 1)) / 2
    top = area.bottom() - high - (area.height() * 0.9 - high) / 2
    return tuple(QRectF(left + number * step, top, wide, high) for number in range(count))


def beside_corner(area: QRectF, far: bool) -> QRectF:
    """The room for a hand when the corner by which it is looked at lies beside it."""
    corner = area.height() * _CORNER * 1.25
    return area.adjusted(corner if far else 0, 0, 0 if far else -corner, 0)


def corner(area: QRectF, far: bool) -> QRectF:
    side = area.height() * _CORNER
    left = area.left() if far else area.right() - side
    return QRectF(left, area.center().y() - side / 2, side, side)


def spread(area: QRectF, count: int, aspect: float = 1.0) -> tuple[QRectF, ...]:
    """Many things laid out to be looked through, all of one size."""
    best = max(_spread_fit(area, count, columns, aspect) for columns in range(1, max(1, count) + 1))
    high, columns = best
    wide, step_x, step_y = high * aspect, high * aspect * 1.1, high * 1.1
    rows = -(-count // columns)
    origin = QPointF(area.center().x() - step_x * columns / 2, area.center().y() - step_y * rows / 2)
    return tuple(
        QRectF(origin.x() + (number % columns) * step_x, origin.y() + (number // columns) * step_y, wide, high)
        for number in range(count)
    )


def _spread_fit(area: QRectF, count: int, columns: int, aspect: float) -> tuple[float, int]:
    rows = -(-count // columns)
    return min(area.width() / (columns * aspect * 1.1), area.height() / (rows * 1.1)), columns
