"""How the things on the counter move: boxes past each other, lids up and down, the cup over the dice."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve
from shiboken6 import isValid

from artgames.games.steal_this_game.board.things import CashBox
from artgames.scene.animations import together
from artgames.scene.arc_animation import glide, timed
from artgames.scene.items.piece import Piece
from artgames.scene.tempo import Beat, Tempo

_MS = (950, 640, 400)
"""A slow, a steady and a quick swap at the usual pace."""

IN_FRONT, BEHIND = 3.0, 0.5
"""Heights in the pile of things: the row stands at 1, the cashier at 4."""


def swap(one: CashBox, other: CashBox, pace: int, tempo: Tempo) -> QAbstractAnimation:
    """The left one passes in front, and everybody can follow it. With reduced motion both are ringed instead."""
    ms = round(_MS[pace] / tempo.clamped_pace)
    if tempo.reduced:
        return _ring_both(one, other, ms)
    far = abs(other.x() - one.x()) / one.size.width()
    depth = one.size.height() * min(0.42, 0.16 + 0.09 * far)
    one.setZValue(IN_FRONT)
    other.setZValue(BEHIND)
    return together(
        [
            glide(one, other.place, ms, lift=-depth, grow=0.1),
            glide(other, one.place, ms, lift=depth * 0.7, grow=-0.1),
        ]
    )


def _ring_both(one: CashBox, other: CashBox, ms: int) -> QAbstractAnimation:
    def step(share: float) -> None:
        for box in (one, other):
            if isValid(box):
                box.change(chosen=share < 1.0)

    return timed(ms, step, QEasingCurve.Type.Linear)


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
