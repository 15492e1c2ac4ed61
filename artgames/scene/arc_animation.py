"""How pieces get about: carried through the air in an arc that everybody can follow, or on foot. With reduced motion
they simply appear where they go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QVariantAnimation
from shiboken6 import isValid

from artgames.scene.animations import fade, pause
from artgames.scene.items.piece import Piece
from artgames.scene.tempo import Beat, Tempo

_LIFT = 0.1
"""How high an arc rises, in shares of its length."""

_ABOVE_ALL = 50.0
"""Where whatever moves is in the pile of things."""


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
    start, from_scale, to_scale = piece.place.center(), piece.scale(), _scale(piece, to)

    def step(share: float) -> None:
        bow = sin(pi * share)
        middle = start + (to.center() - start) * share - QPointF(0, lift * bow)
        _put(piece, middle, (from_scale + (to_scale - from_scale) * share) * (1 + grow * bow))

    return timed(ms, step, QEasingCurve.Type.InOutCubic)


def carry(piece: Piece, to: QRectF, tempo: Tempo, beat: Beat = Beat.MOVE_ROOM) -> QAbstractAnimation:
    """Through the air to another place and size."""
    piece.setZValue(_ABOVE_ALL)
    if tempo.reduced:
        return _appear(piece, to, tempo, beat)
    far = to.center() - piece.place.center()
    return glide(piece, to, tempo.ms(beat), lift=far.manhattanLength() * _LIFT)


def walk(piece: Piece, to: QRectF, tempo: Tempo) -> QAbstractAnimation:
    """On foot to another place, in small steps, and twice as long as if it were carried."""
    return _on_foot(piece, [to], 2 * tempo.ms(Beat.MOVE_ROOM), tempo, steps=5, hop=0.08)


def stroll(piece: Piece, stops: Sequence[QRectF], tempo: Tempo) -> QAbstractAnimation:
    """From stop to stop, with a hop to each; without any, it stays where it is for a moment."""
    if not stops:
        return pause(Beat.MOVE_SHORT, tempo)
    ms = tempo.ms(Beat.MOVE_ROOM) + tempo.ms(Beat.MOVE) * (len(stops) - 1)
    return _on_foot(piece, stops, ms, tempo, steps=1, hop=0.22)


def _on_foot(
    piece: Piece, stops: Sequence[QRectF], ms: int, tempo: Tempo, *, steps: int, hop: float
) -> QAbstractAnimation:
    """So many `steps` from one stop to the next; `hop` is how high each is, in heights of the piece."""
    piece.setZValue(_ABOVE_ALL)
    if tempo.reduced:
        return _appear(piece, stops[-1], tempo, Beat.MOVE_ROOM)
    points = [piece.place.center(), *(stop.center() for stop in stops)]
    from_scale, to_scale = piece.scale(), _scale(piece, stops[-1])

    def step(share: float) -> None:
        way = share * len(stops)
        leg = min(int(way), len(stops) - 1)
        spot = points[leg] + (points[leg + 1] - points[leg]) * (way - leg)
        bob = hop * stops[-1].height() * abs(sin(pi * steps * (way - leg)))
        _put(piece, spot - QPointF(0, bob), from_scale + (to_scale - from_scale) * share)

    return timed(ms, step, QEasingCurve.Type.InOutSine)


def _appear(piece: Piece, to: QRectF, tempo: Tempo, beat: Beat) -> QAbstractAnimation:
    _put(piece, to.center(), _scale(piece, to))
    piece.setOpacity(0.0)
    return fade(piece, 1.0, beat, tempo)


def _scale(piece: Piece, to: QRectF) -> float:
    return to.width() / piece.size.width()


def _put(piece: Piece, middle: QPointF, scale: float) -> None:
    if isValid(piece):  # or the board was drawn anew meanwhile, as for another theme
        piece.setScale(scale)
        piece.setPos(middle - QPointF(piece.size.width() / 2, piece.size.height() / 2))
