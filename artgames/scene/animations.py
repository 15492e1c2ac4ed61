"""Ready-made movements of items. Each ends exactly where it should, also when the director jumps to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QGraphicsObject

from artgames.scene.items.painting import PaintingItem
from artgames.scene.tempo import Beat, Tempo


def fade(item: QGraphicsObject, to: float, beat: Beat, tempo: Tempo) -> QAbstractAnimation:
    """Change the opacity; from where it is when the movement begins."""
    return _property(item, "opacity", to, beat, tempo)


def glide(item: QGraphicsObject, to: QPointF, beat: Beat, tempo: Tempo) -> QAbstractAnimation:
    """Move a piece to another place; at once with reduced motion."""
    return _property(item, "pos", to, beat, tempo)


def turn(painting: PaintingItem, face_down: bool, tempo: Tempo) -> QAbstractAnimation:
    """Flip a painting over: seen from its edge half-way, it changes face."""
    if painting.is_face_down == face_down:
        return pause(Beat.FLIP, tempo)
    away = _swing(painting, _EDGE, QEasingCurve.Type.InCubic, tempo)
    back = _swing(painting, 1.0, QEasingCurve.Type.OutCubic, tempo)
    return one_after_another([around(away, painting.stir, lambda: painting.set_face_down(face_down)), back])


def fly(painting: PaintingItem, cell: QRectF, beat: Beat, tempo: Tempo, ratio: float = 1.0) -> QAbstractAnimation:
    """Move a painting to another cell, growing or shrinking on the way; with reduced motion it simply hangs there."""
    size = painting.cell.size()
    scale = min(cell.width() / size.width(), cell.height() / size.height())
    middle = cell.center() - QPointF(size.width() / 2, size.height() / 2)
    way = QParallelAnimationGroup()
    duration_beat = Beat.PRESS if tempo.reduced else beat  # nothing travels then
    way.addAnimation(_property(painting, "pos", middle, duration_beat, tempo))
    way.addAnimation(_property(painting, "scale", scale, duration_beat, tempo))

    def set_out() -> None:
        painting.expect(cell, ratio)
        painting.set_lifted(True)

    return around(way, set_out, lambda: painting.settle(cell, ratio))


def deal(
    paintings: Sequence[PaintingItem], start: QPointF, tempo: Tempo, on_each: Callable[[int], None] | None = None
) -> QAbstractAnimation:
    """Bring paintings that know their cells from one point to the wall, in a cascade; all at once with reduced motion.

    ``on_each`` hears the index of each painting as it sets out (for the sound of paper).
    """
    cascade = QParallelAnimationGroup()
    for index, painting in enumerate(paintings):
        painting.setOpacity(0.0)
        one = QSequentialAnimationGroup()
        one.addAnimation(QPauseAnimation(tempo.deal_start(index, len(paintings))))
        one.addAnimation(_deal_one(painting, start, index, tempo, on_each))
        cascade.addAnimation(one)
    return cascade


def pause(beat: Beat, tempo: Tempo) -> QAbstractAnimation:
    """Let people look."""
    return QPauseAnimation(tempo.ms(beat))


def one_after_another(moves: Iterable[QAbstractAnimation]) -> QSequentialAnimationGroup:
    """Several movements as one."""
    group = QSequentialAnimationGroup()
    for move in moves:
        group.addAnimation(move)
    return group


def together(moves: Iterable[QAbstractAnimation]) -> QParallelAnimationGroup:
    """Several movements at the same time as one."""
    group = QParallelAnimationGroup()
    for move in moves:
        group.addAnimation(move)
    return group


def around(
    move: QAbstractAnimation, before: Callable[[], None] | None = None, after: Callable[[], None] | None = None
) -> QAbstractAnimation:
    """Do something when a movement begins and when it ends."""

    def on_state(new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if before is not None and (new, old) == (_State.Running, _State.Stopped):
            before()

    move.stateChanged.connect(on_state)
    if after is not None:
        move.finished.connect(after)
    return move


_State = QAbstractAnimation.State
_EDGE = 0.001  # how wide a painting is when it is seen from its edge


def _deal_one(
    painting: PaintingItem, start: QPointF, index: int, tempo: Tempo, on_each: Callable[[int], None] | None
) -> QAbstractAnimation:
    home = painting.pos()
    appear = fade(painting, 1.0, Beat.DEAL_ONE, tempo)

    def set_out() -> None:
        painting.set_lifted(not tempo.reduced)
        if on_each is not None:
            on_each(index)

    def hang() -> None:
        painting.setPos(home)
        painting.setOpacity(1.0)
        painting.set_lifted(False)

    if tempo.reduced:
        return around(appear, set_out, hang)
    slide = _property(painting, "pos", home, Beat.DEAL_ONE, tempo)
    slide.setStartValue(start - QPointF(painting.cell.width() / 2, painting.cell.height() / 2))
    return around(together([slide, appear]), set_out, hang)


def _swing(painting: PaintingItem, to: float, curve: QEasingCurve.Type, tempo: Tempo) -> QAbstractAnimation:
    """Half a turn. It is driven by Qt alone: a wall of paintings turns at once, often while a bot thinks."""
    half = QPropertyAnimation(painting.swing, QByteArray(b"xScale"))
    half.setDuration(tempo.ms(Beat.FLIP) // 2)
    half.setEasingCurve(curve)
    half.setEndValue(to)
    return half


def _property(item: QGraphicsObject, name: str, to: object, beat: Beat, tempo: Tempo) -> QPropertyAnimation:
    move = QPropertyAnimation(item, QByteArray(name.encode()))
    move.setDuration(tempo.ms(beat))
    move.setEasingCurve(tempo.curve(beat))
    move.setEndValue(to)
    return move
