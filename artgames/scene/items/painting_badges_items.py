"""The things that may lie on a painting, as child items that are made when first needed and then shown and hidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from artgames.scene.drawing.player_marks import AFAR_SIDE, TILE
from artgames.scene.drawing.theme import Theme
from artgames.scene.items import badges

_CHIP_SHARE = 0.68
"""So much of what is free below a frame have the marks of players."""

_CHIP_SHARE_OF_TWO = 0.42
"""Each of two rows of them."""


_SMALL_VERDICT = 0.54
"""Of a token that keeps its number: tick or cross at its lower left."""


@dataclass(frozen=True, slots=True)
class PaintingState:
    """What is to be seen on a painting beside the painting."""

    number: int | None = None
    beside: bool = False
    """Its token lies beside the painting, not on its corner."""

    verdict: bool | None = None
    marked: bool = False
    tentative: bool = False
    """Its mark is not confirmed by everybody who has to."""

    lit: bool = False
    """It is what all this is about, whoever chose it: the ring, and no tick."""

    seats: tuple[int, ...] = ()
    tag: str = ""
    tag_px: int = 0
    tag_kind: badges.TagKind = "plain"

    dimmed: bool = False
    hovered: bool = False
    focused: bool = False

    def words(self) -> list[str]:
        """The same in short words, for descriptions of a scene; what only follows the hand is left out."""
        return [
            *(["marked"] if self.marked else []),
            *(["tentative"] if self.tentative else []),
            *(["lit"] if self.lit else []),
            *(["dimmed"] if self.dimmed else []),
            *([f"token={self.number}"] if self.number is not None else []),
            *([f"verdict={'right' if self.verdict else 'wrong'}"] if self.verdict is not None else []),
            *([f"seats={','.join(map(str, self.seats))}"] if self.seats else []),
            *([f"tag={self.tag!r}"] if self.tag else []),
        ]


_BARE = PaintingState()


def room_below(look: PaintingState, token_side: int) -> int:
    """How high what lies below a frame is, with a little air."""
    tag = badges.tag_height(look.tag_px) * 1.2 if look.tag else 0.0
    return round(max(tag, _chip_side(token_side) / _CHIP_SHARE if look.seats else 0.0))


def _chip_side(token_side: int) -> int:
    return max(16, round(token_side * 0.6))


def _largest_marks(count: int, wide: float, foot: int) -> tuple[int, int]:
    """How large the marks of so many players can be in this room, and in how many rows they are so."""
    share = {1: _CHIP_SHARE, 2: _CHIP_SHARE_OF_TWO}
    sides = {
        rows: min(foot * high, wide / ceil(max(1, count) / rows) / badges.SEAT_STEP) for rows, high in share.items()
    }
    rows = max(sides, key=lambda rows: (round(sides[rows]), -rows))
    return max(12, round(sides[rows])), rows


class PaintingParts:
    """Shows a look round and on a frame."""

    def __init__(self, painting: QGraphicsItem) -> None:
        self._painting = painting
        self._items: dict[str, QGraphicsPixmapItem] = {}

    def show(
        self,
        look: PaintingState,
        outer: QRect,
        token_side: int,
        theme: Theme,
        ratio: float,
        *,
        least_mark: int = 0,
        foot: int = 0,
        beside: int = 0,
    ) -> None:
        """Bring all parts up to date for a painting whose frame is ``outer``."""
        if not self._items and look == _BARE:
            return
        size = outer.size()
        round_frame = outer.topLeft() - QPoint(badges.RING, badges.RING)
        self._part("hover", look.hovered, 1, lambda: badges.hover_ring(size, theme, ratio), round_frame)
        ring = badges.tentative_ring if look.tentative else badges.marked_ring
        self._part("ring", look.marked or look.lit, 2, lambda: ring(size, theme, ratio), round_frame)
        self._part("focus", look.focused, 3, lambda: badges.focus_ring(size, theme, ratio), round_frame)
        self._show_corners(look, outer, token_side, theme, ratio)
        if foot:
            self._show_foot(look, outer, theme, ratio, foot=foot, beside=beside)
            return
        self._show_seats(look, outer, theme, ratio, wanted=_chip_side(token_side), least=least_mark)
        tag = self._tag(look, theme, ratio)
        low = self._painting.boundingRect().bottom() - tag.deviceIndependentSize().height()
        left = outer.center().x() - round(tag.deviceIndependentSize().width() / 2)
        self._part("tag", bool(look.tag), 8, lambda: tag, QPoint(left, min(outer.bottom() + 3, round(low))))

    def _tag(self, look: PaintingState, theme: Theme, ratio: float) -> QPixmap:
        return badges.tag(look.tag, look.tag_px, look.tag_kind, theme, ratio) if look.tag else QPixmap()

    def _show_foot(
        self, look: PaintingState, outer: QRect, theme: Theme, ratio: float, *, foot: int, beside: int
    ) -> None:
        """Below the frame, side by side: what the painting was, and who had chosen it; also below what hangs
        `beside` it."""
        tag = self._tag(look, theme, ratio)
        wide = self._painting.boundingRect().width() * 1.04
        first = tag.deviceIndependentSize().width()
        gap = round(foot * 0.15)
        chip, rows = _largest_marks(len(look.seats), wide + beside - first - gap, foot)
        strip = badges.seat_row(look.seats, chip, theme, ratio, rows) if look.seats else QPixmap()
        second = strip.deviceIndependentSize().width()
        needed = first + second + (gap if first and second else 0)
        left = max(-beside, min(outer.center().x() - round(needed / 2), round(wide - needed)))
        middle = outer.bottom() + foot * 0.56

        def at(shown: QPixmap, x: float) -> QPoint:
            return QPoint(round(x), round(middle - shown.deviceIndependentSize().height() / 2))

        self._part("tag", bool(look.tag), 7, lambda: tag, at(tag, left))
        self._part("seats", bool(look.seats), 7, lambda: strip, at(strip, left + first + (gap if first else 0)))

    def _show_corners(self, look: PaintingState, outer: QRect, side: int, theme: Theme, ratio: float) -> None:
        number, verdict = look.number, look.verdict
        upper_left = outer.topLeft() - QPoint(round(side * 0.3), round(side * 0.3))
        if look.beside:
            upper_left = outer.topLeft() - QPoint(round(side * 0.86), round(side * 0.06))
            upper_left.setX(max(upper_left.x(), -round(self._painting.x())))  # not beyond the edge of the wall
        keeps_number = look.beside and number is not None
        badge = round(side * _SMALL_VERDICT) if keeps_number else side
        below = QPoint(-round(side * 0.12), round(side * 0.6)) if keeps_number else QPoint()
        self._part(
            "token",
            number is not None and (verdict is None or keeps_number),
            5,
            lambda: badges.token(number or 0, side, theme, ratio),
            upper_left,
        )
        self._part(
            "verdict",
            verdict is not None,
            6,
            lambda: badges.verdict(bool(verdict), badge, theme, ratio),
            upper_left + below,
        )
        tick = max(20, round(side * 0.72))
        place = QPoint(outer.right() + 1 - round(tick * 0.4), outer.top() - round(tick * 0.6))
        if keeps_number and verdict is None:
            place = upper_left + QPoint((side - tick) // 2, round(side * 1.06))
        sign = badges.tentative_disc if look.tentative else badges.marked_tick
        self._part("tick", look.marked, 6, lambda: sign(tick, theme, ratio), place)
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
        if least and rows > 1:
            px = least / AFAR_SIDE
            rows = ceil(count / max(1, int(wide / (px * TILE[0]))))
            strip = badges.seat_letters(look.seats, px, theme, ratio, rows)
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
