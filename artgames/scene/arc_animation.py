"""Movements driven by a share of the way, 0 … 1: along an arc, growing and shrinking as things do that are carried."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QVariantAnimation
from shiboken6 import isValid

from artgames.scene.items.piece import Piece


def timed(ms: int, step: Callable[[float], None], curve: QEasingCurve.Type) -> QVariantAnimation:
    """A movement that calls `step` with the share of its way, 0 … 1."""
    move = QVariantAnimation()
    move.setDuration(ms)
    move.setEasingCurve(curve)
    move.setStartValue(0.0)
    move.setEndValue(1.0)
    move.valueChanged.connect(step)
    return move


def glide(piece: Piece, to: QRectF, ms: int, *, lift: float = 0.0, grow: float = 0.0) -> QAbstractAnimation:
    """To another place; on the way it rises by `lift` pixels and grows by `grow`."""
    start, size = piece.place.center(), piece.size
    from_scale, to_scale = piece.scale(), to.width() / size.width()

    def step(share: float) -> None:
        if not isValid(piece):
            return
        bow = sin(pi * share)
        middle = start + (to.center() - start) * share - QPointF(0, lift * bow)
        piece.setPos(middle - QPointF(size.width() / 2, size.height() / 2))
        piece.setScale((from_scale + (to_scale - from_scale) * share) * (1 + grow * bow))

    return timed(ms, step, QEasingCurve.Type.InOutCubic)
