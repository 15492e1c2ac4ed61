"""Where everything hangs, phase by phase: pure functions from an area to rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from artgames.scene.wall_layout import hang

AUCTION = 8
BESIDE, ABOVE = 0.72, 0.26
"""Of a token: how much of it hangs outside of the frame, and what a picture light needs above."""


@dataclass(frozen=True, slots=True)
class RevealPlan:
    """The wall as it hung, the score pad beside it, and below both the eight of the auction in a row.

    `excuse` is the line between wall and row, for wrong marks that were easy to make.
    """

    wall: QRectF
    row: tuple[QRectF, ...]
    pad: QRectF
    excuse: QRectF


@dataclass(frozen=True, slots=True)
class TrayPlan:
    """The auction's part of the board, and beside it a strip for wager tokens: this round's and those of later ones."""

    wall: QRectF
    coin: QRectF
    words: QRectF
    later: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """The auction's part of the board, and beside it the shared sheet with numbers above and people below."""

    wall: QRectF
    paper: QRectF
    title: QRectF
    numbers: tuple[QRectF, ...]
    words: QRectF
    marks: tuple[QRectF, ...]


def plan_auction(area: QRectF, token: float, shape: tuple[int, int] | None = None) -> tuple[QRectF, ...]:
    """The eight at the auction; their tokens hang beside the upper left corners and need room there, their lights
    above."""
    room = area.adjusted(0, -token * 0.04, 0, -token * 0.08)
    cells = hang(AUCTION, room, 0.018, gap=round(token * 0.26), shape=shape).cells
    return tuple(cell.adjusted(token * BESIDE, token * ABOVE, 0, 0) for cell in cells)


def plan_tray(area: QRectF, later: int) -> TrayPlan:
    width = max(96.0, area.width() * 0.09)
    strip = QRectF(area.right() - width, area.top(), width, area.height())
    side = min(width * 0.72, area.height() * 0.16)
    coin = QRectF(strip.center().x() - side / 2, strip.center().y() - side * 1.2, side, side)
    words = QRectF(strip.left(), coin.bottom() + side * 0.15, width * 0.94, side * 0.8)
    small = side * 0.42
    step = min(small * 0.5, (width * 0.86 - small) / max(1, later - 1))  # they lie one over the other, as coins do
    left = strip.center().x() - (small + (later - 1) * step) / 2
    top = words.bottom() + side * 0.1
    heap = tuple(QRectF(left + number * step, top, small, small) for number in range(later))
    return TrayPlan(area.adjusted(0, 0, -width, 0), coin, words, heap)


def plan_sheet(area: QRectF, detectives: int) -> SheetPlan:
    width = min(max(150.0, area.width() * 0.17), area.width() * 0.3)
    margin = area.width() * 0.014
    paper = QRectF(area.right() - width, area.top() + margin, width - margin, area.height() - 2 * margin)
    inner = paper.adjusted(margin, margin * 0.6, -margin, -margin * 0.6)
    high = inner.height()
    title = QRectF(inner.left(), inner.top(), inner.width(), high * 0.09)
    upper = QRectF(inner.left(), title.bottom(), inner.width(), high * 0.46)
    words = QRectF(inner.left(), upper.bottom() + high * 0.02, inner.width(), high * 0.08)
    lower = QRectF(inner.left(), words.bottom(), inner.width(), inner.bottom() - words.bottom())
    marks = tuple(_square_in(cell, 0.74) for cell in _grid(lower, detectives, 1 if detectives == 1 else 2))
    wall = area.adjusted(0, 0, -width, 0)
    return SheetPlan(wall, paper, title, _grid(upper, AUCTION, 2), words, marks)


def _grid(area: QRectF, count: int, columns: int) -> tuple[QRectF, ...]:
    """Equal cells in reading order, the area filled; few of them are no higher than they are wide."""
    rows = -(-count // columns)
    wide, high = area.width() / columns, min(area.height() / rows, area.width() / columns)
    return tuple(
        QRectF(area.left() + place % columns * wide, area.top() + place // columns * high, wide, high)
        for place in range(count)
    )


def _square_in(cell: QRectF, share: float) -> QRectF:
    side = min(cell.width(), cell.height()) * share
    made = QRectF(0, 0, side, side)
    made.moveCenter(cell.center())
    return made


def plan_reveal(area: QRectF, excuse: float = 0.0, text: float = 1.0) -> RevealPlan:
    """`excuse` is the height of that line, `text` how much larger than usual letters are: the
    paintings give way to the score pad."""
    margin = area.width() * 0.012
    upper, beside = (0.7, 0.54) if text <= 1.0 else (0.73, 0.47)
    band = QRectF(area.left(), area.top(), area.width(), area.height() * upper - excuse)
    token = band.height() * 0.045  # they hang beside the paintings
    wall_area = QRectF(band.left() + token, band.top(), band.width() * beside - token, band.height())
    pad = QRectF(
        wall_area.right(),
        band.top() + margin,
        band.right() - wall_area.right() - margin,
        band.height() - margin * (1.5 if excuse else 1),
    )
    line = QRectF(band.left() + margin * 2, band.bottom(), band.width() - margin * 3, excuse)
    row_area = QRectF(area.left() + margin * 2, line.bottom(), area.width() - margin * 3, area.height() * (1 - upper))
    top = row_area.height() * 0.06
    rows = 1 if area.width() >= area.height() else 2  # on an upright screen all eight would be too narrow
    beside = row_area.height() / rows * 0.16  # tokens hang beside the paintings
    cells = (_slice(row_area.adjusted(0, top, 0, -margin * 0.4), number, margin, rows) for number in range(AUCTION))
    row = tuple(cell.adjusted(beside, 0, 0, 0) for cell in cells)
    return RevealPlan(wall_area, row, pad, line)


def _slice(area: QRectF, number: int, gap: float, rows: int) -> QRectF:
    row, column = divmod(number, AUCTION // rows)
    width = (area.width() - gap * (AUCTION // rows - 1)) / (AUCTION // rows)
    height = (area.height() - gap * (rows - 1)) / rows
    return QRectF(area.left() + column * (width + gap), area.top() + row * (height + gap), width, height)
