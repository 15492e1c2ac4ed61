"""How things move: along an arc or along the ground, lids up and down. At once with reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QVariantAnimation
from shiboken6 import isValid

from artgames.games.steal_this_game.table.things import CashBox
from artgames.stage.piece import Piece
from artgames.stage.tempo import Beat, Tempo

_STEPS = 5
"""A cashier's steps from one box to the next."""


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


def walk(piece: Piece, to: QRectF, tempo: Tempo) -> QAbstractAnimation:
    """The cashier goes on foot, in small steps; with reduced motion simply stands there."""
    ms = 2 * tempo.ms(Beat.MOVE_ROOM)
    if tempo.reduced:
        piece.setPos(to.topLeft())
        return timed(ms, lambda share: piece.setOpacity(share) if isValid(piece) else None, QEasingCurve.Type.Linear)
    start, hop = piece.place.topLeft(), piece.size.height() * 0.05

    def step(share: float) -> None:
        if isValid(piece):
            bob = hop * abs(sin(pi * share * _STEPS))
            piece.setPos(start + (to.topLeft() - start) * share - QPointF(0, bob))

    return timed(ms, step, QEasingCurve.Type.InOutSine)


def turn_lid(box: CashBox, start: float, to: float, money: bool | None, ms: int) -> QAbstractAnimation:
    def step(share: float) -> None:
        if isValid(box):
            box.set_lid(start + (to - start) * share, money)

    return timed(ms, step, QEasingCurve.Type.OutCubic)


def shake(piece: Piece, tempo: Tempo) -> QAbstractAnimation:
    """The cup with the dice in it."""
    ms = round(1.4 * tempo.ms(Beat.MOVE_ROOM))

    def step(share: float) -> None:
        if isValid(piece) and not tempo.reduced:
            piece.setRotation(11 * sin(share * pi * 7) * (1 - share))

    return timed(ms, step, QEasingCurve.Type.Linear)
