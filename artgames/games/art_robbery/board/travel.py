"""How pieces get from one place to another: in an arc that everybody can follow, or at once with reduced motion."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QVariantAnimation
from shiboken6 import isValid

from artgames.games.art_robbery.board.pieces import Piece
from artgames.scene.animations import fade
from artgames.scene.tempo import Beat, Tempo

_LIFT = 0.22
"""How high an arc rises, in shares of its length."""

ABOVE_ALL = 50.0


def travel(piece: Piece, to: QRectF, tempo: Tempo, beat: Beat = Beat.MOVE_ROOM) -> QAbstractAnimation:
    """Move a piece to another place and size."""
    start, scale = piece.place.center(), to.width() / piece.place.width()
    piece.setZValue(ABOVE_ALL)
    if tempo.reduced:
        _put(piece, to.center(), scale)
        piece.setOpacity(0.0)
        return fade(piece, 1.0, beat, tempo)
    way = to.center() - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    summit = (start + to.center()) / 2 - QPointF(0, length * _LIFT)
    move = QVariantAnimation()
    move.setDuration(tempo.ms(beat))
    move.setEasingCurve(tempo.curve(beat))
    move.setStartValue(0.0)
    move.setEndValue(1.0)

    def step(share: object) -> None:
        t = float(share)  # type: ignore[arg-type]
        point = start * (1 - t) ** 2 + summit * (2 * t * (1 - t)) + to.center() * t**2
        _put(piece, point, 1 + (scale - 1) * t)

    move.valueChanged.connect(step)
    return move


def walk(piece: Piece, to: QRectF, tempo: Tempo) -> QAbstractAnimation:
    """The dog does not fly: it goes along the ground, in small steps, twice as long as a tile's flight."""
    if tempo.reduced:
        return travel(piece, to, tempo)
    start, scale = piece.place.center(), to.width() / piece.place.width()
    piece.setZValue(ABOVE_ALL)
    move = QVariantAnimation()
    move.setDuration(2 * tempo.ms(Beat.MOVE_ROOM))
    move.setEasingCurve(tempo.curve(Beat.MOVE_ROOM))
    move.setStartValue(0.0)
    move.setEndValue(1.0)
    steps = 5

    def step(share: object) -> None:
        t = float(share)  # type: ignore[arg-type]
        phase = (t * steps) % 1.0
        hop = to.height() * 0.1 * 4 * phase * (1 - phase)
        _put(piece, start * (1 - t) + to.center() * t - QPointF(0, hop), 1 + (scale - 1) * t)

    move.valueChanged.connect(step)
    return move


def _put(piece: Piece, middle: QPointF, scale: float) -> None:
    if not isValid(piece):  # the board was drawn anew meanwhile, as for another theme
        return
    piece.setScale(scale)
    piece.setPos(middle - QPointF(piece.place.width() / 2, piece.place.height() / 2))
