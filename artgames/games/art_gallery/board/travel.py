"""How pieces get about: carried through the air, turned over, or on foot from bench to bench."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QTransform
from shiboken6 import isValid

from artgames.games.art_gallery.board.desk import ActionCard
from artgames.scene.animations import fade
from artgames.scene.arc_animation import glide, timed
from artgames.scene.items.piece import Piece
from artgames.scene.tempo import Beat, Tempo

_HOP = 0.22
"""How high a pawn hops from bench to bench, of its height."""


def carry(piece: Piece, to: QRectF, tempo: Tempo) -> QAbstractAnimation:
    """To another place and size; with reduced motion it simply appears there."""
    if tempo.reduced:
        piece.setPos(to.center() - QPointF(piece.size.width() / 2, piece.size.height() / 2))
        piece.setScale(to.width() / piece.size.width())
        piece.setOpacity(0.0)
        return fade(piece, 1.0, Beat.MOVE_ROOM, tempo)
    far = to.center() - piece.place.center()
    return glide(piece, to, tempo.ms(Beat.MOVE_ROOM), lift=far.manhattanLength() * 0.08)


def flip(card: ActionCard, tempo: Tempo) -> QAbstractAnimation:
    """A card that lies face down is turned up."""
    middle = card.size.width() / 2

    def step(share: float) -> None:
        if not isValid(card):
            return
        card.turn(share >= 0.5)
        if not tempo.reduced:
            wide = max(0.02, abs(1 - 2 * share))
            card.setTransform(QTransform.fromTranslate(middle * (1 - wide), 0).scale(wide, 1.0))

    return timed(tempo.ms(Beat.FLIP), step, QEasingCurve.Type.InOutSine)


def stroll(pawn: Piece, stops: Sequence[QRectF], tempo: Tempo) -> QAbstractAnimation:
    """From bench to bench, one step after the other; with reduced motion the pawn is there at once."""
    if not stops:
        return timed(tempo.ms(Beat.MOVE_SHORT), lambda share: None, QEasingCurve.Type.Linear)
    if tempo.reduced:
        pawn.setPos(stops[-1].topLeft())
        pawn.setOpacity(0.0)
        return fade(pawn, 1.0, Beat.MOVE_ROOM, tempo)
    points = [pawn.pos(), *(stop.topLeft() for stop in stops)]
    pawn.setZValue(40)
    hop = pawn.size.height() * _HOP

    def step(share: float) -> None:
        if not isValid(pawn):
            return
        way = share * (len(points) - 1)
        leg = min(int(way), len(points) - 2)
        part = way - leg
        spot = points[leg] + (points[leg + 1] - points[leg]) * part
        pawn.setPos(spot - QPointF(0, hop * sin(pi * part)))

    ms = tempo.ms(Beat.MOVE_ROOM) + tempo.ms(Beat.MOVE) * (len(stops) - 1)
    return timed(ms, step, QEasingCurve.Type.InOutSine)
