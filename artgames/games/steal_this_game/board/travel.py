"""How things move: along an arc or along the ground, lids up and down. At once with reduced motion."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from shiboken6 import isValid

from artgames.games.steal_this_game.board.things import CashBox
from artgames.scene.arc_animation import timed
from artgames.scene.items.piece import Piece
from artgames.scene.tempo import Beat, Tempo

_STEPS = 5
"""A cashier's steps from one box to the next."""


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
