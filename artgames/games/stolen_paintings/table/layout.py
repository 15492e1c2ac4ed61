"""Where everything hangs, phase by phase: pure functions from an area to rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from artgames.stage.wall import hang

AUCTION = 8


@dataclass(frozen=True, slots=True)
class RevealPlan:
    """The wall as it hung, the score pad beside it, and below both the eight of the auction in a row.

    `excuse` is the line between wall and row, for wrong marks that were easy to make.
    """

    wall: tuple[QRectF, ...]
    row: tuple[QRectF, ...]
    pad: QRectF
    excuse: QRectF


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
