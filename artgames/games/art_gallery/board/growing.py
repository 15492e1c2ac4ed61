"""Rooms grow and shrink: everything that stands in the museum is led from the old plan to the new one.

The pieces have their new places and sizes from the beginning; what is seen of the way is only a transformation.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from artgames.games.art_gallery.board.layout import RoomPlan, TablePlan, seat_on
from artgames.games.art_gallery.board.museum import Museum
from artgames.games.art_gallery.rules.records import SHOP
from artgames.scene.arc_animation import timed
from artgames.scene.tempo import Beat, Tempo


def grow(museum: Museum, old: TablePlan, tempo: Tempo) -> QVariantAnimation | None:
    """The way from the old plan to the museum's own; None where there is nothing to see."""
    new = museum.plan
    if tempo.reduced or old == new or len(old.rooms) != len(new.rooms):
        return None

    def step(share: float) -> None:
        if isValid(museum.floor):
            _stand(museum, between(old, new, share))
            if share == 1.0:
                museum.floor.rest()

    _stand(museum, old)
    return timed(tempo.ms(Beat.PANEL_IN), step, QEasingCurve.Type.OutCubic)


def between(old: TablePlan, new: TablePlan, share: float) -> TablePlan:
    """A plan on the way: 0 is the old one, 1 the new one."""

    def mix(one: QRectF, other: QRectF) -> QRectF:
        return QRectF(
            one.x() + (other.x() - one.x()) * share,
            one.y() + (other.y() - one.y()) * share,
            one.width() + (other.width() - one.width()) * share,
            one.height() + (other.height() - one.height()) * share,
        )

    rooms = tuple(
        RoomPlan(
            mix(a.rect, b.rect),
            b.title,
            mix(a.painting, b.painting),
            b.symbols,
            b.is_folded,
            tuple(mix(one, other) for one, other in zip(a.wares, b.wares, strict=True)),
            b.slots,
            mix(a.bench, b.bench),
        )
        for a, b in zip(old.rooms, new.rooms, strict=True)
    )
    seams = tuple(a + (b - a) * share for a, b in zip(old.seams, new.seams, strict=True))
    return TablePlan(mix(old.museum, new.museum), mix(old.corridor, new.corridor), rooms, seams, new.people, new.desk)


def _stand(museum: Museum, plan: TablePlan) -> None:
    museum.floor.set_plan(plan)
    for room, mine, now in zip(museum.rooms, museum.plan.rooms, plan.rooms, strict=True):
        _show_at(room, mine.rect, now.rect)
    for area, painting in museum.paintings.items():
        _show_at(painting, museum.plan.rooms[area].painting, plan.rooms[area].painting)
    for pile, own, shown in zip(museum.piles, museum.plan.rooms[SHOP].wares, plan.rooms[SHOP].wares, strict=True):
        _show_at(pile, own, shown)
    for seat, pawn in enumerate(museum.pawns):
        bench = plan.rooms[museum.view.pawns[seat]].bench
        _show_at(pawn, pawn.place, seat_on(bench, seat, museum.view.seats))


def _show_at(item: QGraphicsItem, own: QRectF, shown: QRectF) -> None:
    """Show an item, which stands at `own`, where and as large as `shown` is."""
    if own.isEmpty() or own == shown:
        item.setTransform(QTransform())
        return
    shift: QPointF = shown.topLeft() - own.topLeft()
    transform = QTransform.fromTranslate(shift.x(), shift.y())
    item.setTransform(transform.scale(shown.width() / own.width(), shown.height() / own.height()))
