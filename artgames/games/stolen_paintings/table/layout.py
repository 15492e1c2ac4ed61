"""Where everything hangs, phase by phase: pure functions from an area to rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from artgames.stage.wall import hang

AUCTION = 8


@dataclass(frozen=True, slots=True)
class ExhibitPlan:
    """The wall, and beside it a strip for the hourglass and the detectives who have seen enough."""

    wall: tuple[QRectF, ...]
    hourglass: QRectF
    digits: QRectF
    ready: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class RevealPlan:
    """The wall as it hung, the score pad beside it, and below both the eight of the auction in a row.

    `excuse` is the line between wall and row, for wrong marks that were easy to make.
    """

    wall: tuple[QRectF, ...]
    row: tuple[QRectF, ...]
    pad: QRectF
    excuse: QRectF


def plan_exhibit(area: QRectF, paintings: int, detectives: int) -> ExhibitPlan:
    strip_width = max(84.0, area.width() * 0.07)
    strip = QRectF(area.right() - strip_width, area.top(), strip_width, area.height())
    wall_area = area.adjusted(0, 0, -strip_width, 0)
    side = strip_width * 0.62
    top = strip.top() + strip.height() * 0.05
    hourglass = QRectF(strip.center().x() - side / 2, top, side, side * 1.5)
    digits = QRectF(strip.left(), hourglass.bottom() + side * 0.1, strip_width, side * 0.7)
    left_over = QRectF(strip.left(), digits.bottom(), strip_width, strip.bottom() - digits.bottom())
    return ExhibitPlan(hang(paintings, wall_area, 0.02).cells, hourglass, digits, _column(left_over, detectives))


def plan_theft(area: QRectF, paintings: int) -> tuple[QRectF, ...]:
    return hang(paintings, area, 0.015).cells


def plan_auction(area: QRectF, token: float) -> tuple[QRectF, ...]:
    """The eight at the auction; their tokens stand out over the upper left corners and need room there."""
    return hang(AUCTION, area.adjusted(token * 0.3, token * 0.3, 0, 0), 0.015, gap=round(token * 0.3)).cells


def plan_reveal(area: QRectF, paintings: int, excuse: float = 0.0) -> RevealPlan:
    margin = area.width() * 0.012
    band = QRectF(area.left(), area.top(), area.width(), area.height() * 0.7 - excuse)
    wall_area = QRectF(band.left(), band.top(), band.width() * 0.54, band.height())
    pad = QRectF(
        wall_area.right(),
        band.top() + margin,
        band.right() - wall_area.right() - margin,
        band.height() - margin * (1.5 if excuse else 1),
    )
    line = QRectF(band.left() + margin * 2, band.bottom(), band.width() - margin * 3, excuse)
    row_area = QRectF(area.left() + margin * 2, line.bottom(), area.width() - margin * 3, area.height() * 0.3)
    top = row_area.height() * 0.12  # tokens stand out over the paintings
    row = tuple(_slice(row_area.adjusted(0, top, 0, -margin), number, margin) for number in range(AUCTION))
    return RevealPlan(hang(paintings, wall_area, 0.02).cells, row, pad, line)


def _slice(area: QRectF, number: int, gap: float) -> QRectF:
    width = (area.width() - gap * (AUCTION - 1)) / AUCTION
    return QRectF(area.left() + number * (width + gap), area.top(), width, area.height())


def _column(area: QRectF, count: int) -> tuple[QRectF, ...]:
    """Squares one below the other, ending at the bottom, as large as fits but no larger than comfortable."""
    if not count:
        return ()
    step = min(area.width(), area.height() * 0.94 / count)
    side = step * 0.72
    top = area.bottom() - step * count - area.height() * 0.03
    left = area.center().x() - side / 2
    return tuple(QRectF(left, top + number * step + (step - side) / 2, side, side) for number in range(count))
