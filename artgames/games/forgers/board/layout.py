"""Where everything hangs, phase by phase: pure functions from an area to rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from artgames.games.forgers.rules.records import COLUMNS, HAND_SIZE, ROWS, WALL_SIZE
from artgames.scene.wall_layout import hang

HAND_SHARE = 0.17
WALL_SHARE = 0.56


@dataclass(frozen=True, slots=True)
class WallPlan:
    """The places of the wall, a letter before each row and a number over each column."""

    cells: tuple[QRectF, ...]
    letters: tuple[QRectF, ...]
    numbers: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class ForgePlan:
    """The wall, and beside it the forger's hand on a table of its own."""

    wall: WallPlan
    table: QRectF
    caption: QRectF
    hand: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class PairPlan:
    """One forged place: a few words, and what hung there before and after."""

    words: QRectF
    before: QRectF
    arrow: QRectF
    after: QRectF


@dataclass(frozen=True, slots=True)
class RevealPlan:
    """The wall, and beside it a sheet with a row for each forged place and a line for what changed places."""

    wall: WallPlan
    sheet: QRectF
    captions: tuple[QRectF, QRectF]
    pairs: tuple[PairPlan, ...]
    swapped: QRectF


def plan_wall(area: QRectF, letter: float) -> WallPlan:
    """Letters are `letter` pixels high and stand close to the paintings, outside of them."""
    edge = letter * 1.25
    high = letter * 1.3  # a line of type is a little higher than it may seem
    cells = hang(WALL_SIZE, area.adjusted(edge, edge, 0, 0), 0.01, shape=(COLUMNS, ROWS)).cells
    left, top = cells[0].left(), cells[0].top()
    rows = [cells[row * COLUMNS] for row in range(ROWS)]
    return WallPlan(
        cells,
        tuple(QRectF(left - edge, cell.top(), edge, cell.height()) for cell in rows),
        tuple(QRectF(cell.left(), top - high, cell.width(), high) for cell in cells[:COLUMNS]),
    )


def plan_forge(area: QRectF, letter: float) -> ForgePlan:
    margin = area.height() * 0.015
    width = area.width() * HAND_SHARE
    table = QRectF(area.right() - width - margin, area.top() + margin, width, area.height() - 2 * margin)
    caption = QRectF(table.left(), table.top(), width, letter * 1.7)
    left_over = table.adjusted(margin, caption.height(), -margin, -margin)
    height = (left_over.height() - margin * (HAND_SIZE - 1)) / HAND_SIZE
    hand = tuple(
        QRectF(left_over.left(), left_over.top() + number * (height + margin), left_over.width(), height)
        for number in range(HAND_SIZE)
    )
    return ForgePlan(plan_wall(area.adjusted(0, 0, -width - margin, 0), letter), table, caption, hand)


def plan_reveal(
    area: QRectF, letter: float, forgeries: int, *, has_swaps: bool, has_captions: bool = True
) -> RevealPlan:
    margin = area.height() * 0.02
    wall = QRectF(area.left(), area.top(), area.width() * WALL_SHARE, area.height())
    sheet = QRectF(wall.right() + margin, area.top() + margin, area.right() - wall.right() - 2 * margin, 0)
    sheet.setBottom(area.bottom() - margin)
    line = letter * 1.6 if has_captions else 0.0
    foot = line * 2 if has_swaps else 0.0
    step = min((sheet.height() - line - foot) / forgeries, area.height() * 0.36)
    rows = [QRectF(sheet.left(), sheet.top() + line + row * step, sheet.width(), step) for row in range(forgeries)]
    pairs = tuple(_plan_pair(row, letter, margin) for row in rows)
    captions = (
        QRectF(pairs[0].before.left(), sheet.top(), pairs[0].before.width(), line),
        QRectF(pairs[0].after.left(), sheet.top(), pairs[0].after.width(), line),
    )
    swapped = QRectF(sheet.left() + margin, rows[-1].bottom(), sheet.width() - 2 * margin, foot)
    sheet.setBottom(min(sheet.bottom(), swapped.bottom() + margin))
    return RevealPlan(plan_wall(wall, letter), sheet, captions, pairs, swapped)


def _plan_pair(row: QRectF, letter: float, margin: float) -> PairPlan:
    inner = row.adjusted(margin, margin * 0.5, -margin, -margin * 0.5)
    words_width = inner.width() * 0.26
    arrow_width = letter * 1.6
    width = (inner.width() - words_width - arrow_width) / 2
    words = QRectF(inner.left(), inner.top(), words_width - letter * 0.6, inner.height())
    before = QRectF(inner.left() + words_width, inner.top(), width, inner.height())
    arrow = QRectF(before.right(), inner.top(), arrow_width, inner.height())
    return PairPlan(words, before, arrow, QRectF(arrow.right(), inner.top(), width, inner.height()))
