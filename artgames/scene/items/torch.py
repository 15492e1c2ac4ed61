"""The light of a torch on the wall: it follows the mouse, and the keyboard from painting to painting."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.background import draw_pool
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.items.painting import PaintingItem
from artgames.scene.tempo import Beat
from artgames.scene.wall_scene import WallScene

_BY_NIGHT, _BY_DAY = ("#FFDFA0", 0.62), ("#FFC94D", 0.5)
"""A warm light, and how strong it is."""


class TorchItem(QGraphicsObject):
    """A pool of light between the wall and what hangs there. Its ``pos`` is the middle; only that ever changes. In high
    contrast nothing is lit, and there is none."""

    def __init__(self, style: BoardStyle, reach: float, at: QPointF) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1)
        self.setPos(at)
        self._reach = reach
        self._way = QPropertyAnimation(self, QByteArray(b"pos"), self)
        self._way.setDuration(style.tempo.ms(Beat.TORCH))
        self._way.setEasingCurve(style.tempo.curve(Beat.TORCH))
        if style.theme.frames:
            self._add_light(style)

    def _add_light(self, style: BoardStyle) -> None:
        colour, strength = _BY_NIGHT if style.theme.is_dark else _BY_DAY
        reach, middle = self._reach, QPointF(self._reach, self._reach)

        def draw(canvas: QPainter) -> None:
            canvas.setPen(Qt.PenStyle.NoPen)
            draw_pool(canvas, middle, reach, colour, strength)

        light = QGraphicsPixmapItem(cached_pixmap(f"torch/{colour}", 2 * reach, 2 * reach, style.ratio, draw), self)
        light.setOffset(-middle)
        light.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def follow(self, scene: WallScene) -> None:
        """Go where the mouse points, and where the keyboard is."""
        scene.pointed.connect(self.point_at)
        scene.focusItemChanged.connect(self._follow_keyboard)

    def point_at(self, place: QPointF) -> None:
        """Light this place at once, as a hand does."""
        self._way.stop()
        self.setPos(place)

    def glide_to(self, place: QPointF) -> None:
        """Let the light wander there; at once with reduced motion."""
        self._way.stop()
        self._way.setEndValue(place)
        self._way.start()

    def _follow_keyboard(self, now: QGraphicsItem | None, _before: object, reason: Qt.FocusReason) -> None:
        if isinstance(now, PaintingItem) and reason is not Qt.FocusReason.MouseFocusReason:
            self.glide_to(now.cell.center())

    def boundingRect(self) -> QRectF:
        return QRectF(-self._reach, -self._reach, 2 * self._reach, 2 * self._reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the light is a picture of its own."""
