"""What can be pressed, held or dragged on the board: the base of all its pieces."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.line_width import thick
from artgames.scene.sound.spoken_changes import telling

_RIM = 12.0
"""Room for rings round a piece."""

_DIMMED = 0.64
"""How much is seen of what steps back: so much that its letters can be read by day, too."""


@dataclass(frozen=True, slots=True)
class PieceState:
    """What a piece shows besides itself."""

    lit: bool = False
    """It can be chosen now."""

    chosen: bool = False
    dimmed: bool = False
    hovered: bool = False
    focused: bool = False

    def words(self) -> list[str]:
        """The lasting parts, for a description."""
        shown = {"lit": self.lit, "chosen": self.chosen, "dimmed": self.dimmed}
        return [word for word, holds in shown.items() if holds]


class Piece(QGraphicsObject):
    """Something with a place. Its ``pos`` is the upper left corner; it turns and grows round its middle.

    Signals:
        activated(): clicked, or chosen by the keyboard.
        held(bool): pressed down, and let go.
    """

    activated = Signal()
    held = Signal(bool)
    fills_when_chosen = False
    """Whether it is filled when it is chosen, and not ringed: then a ring is the keyboard's alone."""

    ring_width, rings_outside = 2.5, (2.0, 5.0, 3.0)
    """How thick the ring of what can be chosen is, and how far outside those are of what can be chosen, what the mouse
    is over, and what is chosen."""

    is_paper = False
    """Whether it is a sheet: drawn with dark ink, whatever the wall is painted in."""

    reading_rank: float = 0
    """When it is heard: before what has more, and among equals by where it is."""

    def __init__(self, key: str, name: str, rect: QRectF, style: BoardStyle) -> None:
        """``key`` says what it is in a description, ``name`` what a screen reader says: what this audience knows."""
        super().__init__()
        self.key, self.name, self.wall = key, name, style.theme
        self.style = style.paper if self.is_paper else style
        self.theme = self.style.theme
        self.size = rect.size()
        self.is_held_open = False
        """Whether it is held to look, not pressed to choose."""

        self.is_idle = False
        """Whether a press would only say why not, for who cannot see that."""

        self._look = PieceState()
        self.setPos(rect.topLeft())
        self.setTransformOriginPoint(rect.width() / 2, rect.height() / 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def look(self) -> PieceState:
        return self._look

    @property
    def is_marked(self) -> bool:
        """For screen readers: whether it is the one that was chosen."""
        return self._look.chosen

    @property
    def place(self) -> QRectF:
        return QRectF(self.pos(), self.size)

    def change(self, **changed: Any) -> None:
        """Change the look: `lit`, `chosen`, `dimmed`."""
        look = replace(self._look, **changed)
        if look != self._look:
            with telling(self, self):
                self._look = look
            self.update()

    def let_press(self, *, lit: bool = True, chosen: bool = False) -> None:
        """It may be chosen now, by mouse and keyboard."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.change(lit=lit, chosen=chosen)

    def let_hold(self) -> None:
        """It may be held to look under or into it."""
        self.let_press(lit=False)
        self.is_held_open = True

    @property
    def can_be_pressed(self) -> bool:
        """By the keyboard as well."""
        return bool(self.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable) and self.isEnabled()

    def accessible_text(self) -> str:
        words = [self.name, *self.told()]
        if self._look.chosen:
            words.append(self.tr("chosen"))
        return ", ".join(words)

    def accessible_offer(self) -> str:
        """Buttons, which are neither lit nor chosen, say by their names what they do."""
        if self.is_idle:
            return self.tr("cannot be chosen now")
        if self._look.chosen:
            return self.tr("chosen")
        return self.tr("can be chosen") if self._look.lit else ""

    def told(self) -> list[str]:
        """What else there is to say of it; for what a piece carries."""
        return []

    def describe(self) -> str:
        size = f"{round(self.size.width())}x{round(self.size.height())}"
        place = f"{self.key} at {round(self.x())},{round(self.y())} {size}"
        return " ".join([place, *self._look.words(), *self.told()])

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """The thing itself."""

    def draw_dimmed(self, painter: QPainter, rect: QRectF) -> None:
        """The thing itself, where it steps back."""
        painter.setOpacity(painter.opacity() * _DIMMED)
        self.draw(painter, rect)

    def ring_rect(self) -> QRectF:
        """What the rings go round."""
        return QRectF(QPointF(), self.size)

    def ring_corner(self, ring: QRectF) -> float:
        """How round the corners of the thing are that a ring follows."""
        return min(thick(self.style, 10), ring.height() * 0.16)

    def _ring(self, painter: QPainter, colour: str, width: float, outside: float) -> None:
        far = thick(self.style, outside)
        rect = self.ring_rect().adjusted(-far, -far, far, far)
        painter.setPen(QPen(QColor(colour), thick(self.style, width)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self.ring_corner(rect) + far
        painter.drawRoundedRect(rect, radius, radius)

    def draw_rings(self, painter: QPainter) -> None:
        theme, look = self.wall, self._look
        light = theme.accent if theme.is_dark else theme.ink
        lit, hovered, chosen = self.rings_outside
        if look.lit and not look.chosen:
            self._ring(painter, light, self.ring_width, lit)
        if look.hovered and not look.chosen:
            self._ring(painter, theme.ink, 2, hovered)
        if look.chosen and not self.fills_when_chosen:
            self._ring(painter, theme.wall, 8, chosen)
            self._ring(painter, light, 5, chosen)
        if look.focused:
            self._ring(painter, theme.wall if theme.is_dark else theme.ink, 8, 6)
            self._ring(painter, theme.accent, 4, 6)

    @property
    def is_filled(self) -> bool:
        return self.fills_when_chosen and self._look.chosen

    @property
    def fill(self) -> QColor:
        """Of something to press."""
        if self.is_filled:
            return QColor(self.theme.accent)
        return QColor(self.theme.hover if self._look.hovered else self.theme.raised)

    @property
    def letters(self) -> QColor:
        """On that."""
        return QColor(self.theme.on_accent if self.is_filled else self.theme.ink)

    def boundingRect(self) -> QRectF:
        rim = thick(self.style, _RIM)
        return QRectF(QPointF(), self.size).adjusted(-rim, -rim, rim, rim)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(QPointF(), self.size)
        if self._look.dimmed:
            self.draw_dimmed(painter, rect)
        else:
            self.draw(painter, rect)
        painter.setOpacity(self.effectiveOpacity())
        self.draw_rings(painter)

    # Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.is_held_open:
            self.held.emit(True)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.is_held_open:
            self.held.emit(False)
        elif self.boundingRect().contains(event.pos()):
            self.activated.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.change(focused=event.reason() != Qt.FocusReason.MouseFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.change(focused=False)
        if self.is_held_open:
            self.held.emit(False)  # the key may be let go elsewhere

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self.change(hovered=True)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self.change(hovered=False)


class PicturePiece(Piece):
    """A piece that is a picture."""

    def __init__(self, key: str, name: str, picture: QPixmap, rect: QRectF, style: BoardStyle) -> None:
        super().__init__(key, name, rect, style)
        self._picture = picture

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.drawPixmap(rect, self._picture, QRectF(self._picture.rect()))
