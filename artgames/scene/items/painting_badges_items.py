"""The things that may lie on a painting, as child items that are made when first needed and then shown and hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from artgames.scene.drawing.theme import Theme
from artgames.scene.items import badges


@dataclass(frozen=True, slots=True)
class PaintingState:
    """What is to be seen on a painting beside the painting."""

    number: int | None = None
    beside: bool = False
    """Its token lies beside the painting, not on its corner."""

    verdict: bool | None = None
    marked: bool = False
    seats: tuple[int, ...] = ()
    stamp: str = ""
    stamp_size: float = 1.0
    """How much larger than usual its letters are."""

    dimmed: bool = False
    hovered: bool = False
    focused: bool = False

    def words(self) -> list[str]:
        """The same in short words, for descriptions of a scene; what only follows the hand is left out."""
        return [
            *(["marked"] if self.marked else []),
            *(["dimmed"] if self.dimmed else []),
            *([f"token={self.number}"] if self.number is not None else []),
            *([f"verdict={'right' if self.verdict else 'wrong'}"] if self.verdict is not None else []),
            *([f"seats={','.join(map(str, self.seats))}"] if self.seats else []),
            *([f"stamp={self.stamp!r}"] if self.stamp else []),
        ]


class PaintingParts:
    """Shows a look round and on a frame."""

    def __init__(self, painting: QGraphicsItem) -> None:
        self._painting = painting
        self._items: dict[str, QGraphicsPixmapItem] = {}

    def show(
        self, look: PaintingState, outer: QRect, token_side: int, theme: Theme, ratio: float, *, least_mark: int = 0
    ) -> None:
        """Bring all parts up to date for a painting whose frame is ``outer``."""
        size = outer.size()
        round_frame = outer.topLeft() - QPoint(badges.RING, badges.RING)
        self._part("hover", look.hovered, 1, lambda: badges.hover_ring(size, theme, ratio), round_frame)
        self._part("ring", look.marked, 2, lambda: badges.marked_ring(size, theme, ratio), round_frame)
        self._part("focus", look.focused, 3, lambda: badges.focus_ring(size, theme, ratio), round_frame)
        self._part(
            "stamp",
            bool(look.stamp),
            4,
            lambda: badges.stamp(look.stamp, size, theme, ratio, look.stamp_size),
            outer.topLeft(),
        )
        self._show_corners(look, outer, token_side, theme, ratio)
        chip = max(16, round(token_side * 0.6))
        self._show_seats(look, outer, theme, ratio, wanted=chip, least=least_mark)

    def _show_corners(self, look: PaintingState, outer: QRect, side: int, theme: Theme, ratio: float) -> None:
        number, verdict = look.number, look.verdict
        upper_left = outer.topLeft() - QPoint(round(side * 0.3), round(side * 0.3))
        if look.beside:
            upper_left = outer.topLeft() - QPoint(round(side * 0.92), 0)
        self._part(
            "token",
            number is not None and verdict is None,
            5,
            lambda: badges.token(number or 0, side, theme, ratio),
            upper_left,
        )
        self._part(
            "verdict", verdict is not None, 5, lambda: badges.verdict(bool(verdict), side, theme, ratio), upper_left
        )
        tick = max(20, round(side * 0.72))
        upper_right = QPoint(outer.right() + 1 - round(tick * 0.7), outer.top() - round(tick * 0.3))
        self._part("tick", look.marked, 6, lambda: badges.marked_tick(tick, theme, ratio), upper_right)
        self._keep_upright("tick", tick)

    def _show_seats(
        self, look: PaintingState, outer: QRect, theme: Theme, ratio: float, *, wanted: int, least: int
    ) -> None:
        """However many they are, they stay below their own painting; where they are large, also within its cell."""
        count, rows = max(1, len(look.seats)), 1
        wide = self._painting.boundingRect().width() * 0.86
        while rows < count and wide / ceil(count / rows) < least:
            rows += 1
        chip = least or min(wanted, round(wide / count))
        strip = badges.seat_marks(look.seats, chip, theme, ratio, rows) if look.seats else QPixmap()
        size = strip.deviceIndependentSize()
        on_it = 0.6 if rows == 1 else 0.3
        low = QPoint(outer.center().x() - round(size.width() / 2), outer.bottom() - round(size.height() * on_it))
        if least:
            low.setY(min(low.y(), round(self._painting.boundingRect().bottom() - size.height())))
        self._part("seats", bool(look.seats), 7, lambda: strip, low)

    def _keep_upright(self, name: str, side: int) -> None:
        """A tick on a painting that lies sideways would look like another sign."""
        item = self._items.get(name)
        if item is not None:
            item.setTransformOriginPoint(item.offset() + QPointF(side / 2, side / 2))
            item.setRotation(-self._painting.rotation())

    def _part(self, name: str, wanted: bool, z: int, draw: Callable[[], QPixmap], at: QPoint) -> None:
        item = self._items.get(name)
        if not wanted:
            if item is not None:
                item.hide()
            return
        if item is None:
            item = self._items[name] = QGraphicsPixmapItem(self._painting)
            item.setZValue(z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setPixmap(draw())
        item.setOffset(at)
        item.show()
