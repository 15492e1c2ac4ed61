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
    """Left the wall as it hung, below it the eight of the auction in a row, right the score pad."""

    wall: tuple[QRectF, ...]
    row: tuple[QRectF, ...]
    guesses: tuple[QRectF, ...]
    pad: QRectF


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


def plan_auction(area: QRectF) -> tuple[QRectF, ...]:
    return hang(AUCTION, area, 0.02).cells


def plan_reveal(area: QRectF, paintings: int) -> RevealPlan:
    margin = area.width() * 0.012
    left = QRectF(area.left(), area.top(), area.width() * 0.56, area.height())
    wall_area = QRectF(left.left(), left.top(), left.width(), left.height() * 0.66)
    row_area = QRectF(left.left() + margin, wall_area.bottom(), left.width() - 2 * margin, left.height() * 0.26)
    guess_area = QRectF(row_area.left(), row_area.bottom(), row_area.width(), left.bottom() - row_area.bottom())
    pad = QRectF(left.right(), area.top() + margin, area.right() - left.right() - margin, area.height() - 2 * margin)
    row = tuple(_slice(row_area, number, margin / 2) for number in range(AUCTION))
    guesses = tuple(_slice(guess_area, number, margin / 2) for number in range(AUCTION))
    return RevealPlan(hang(paintings, wall_area, 0.02).cells, row, guesses, pad)


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
