"""What lies on the table and can be pressed: tiles, cards, the dog, and the two answers of a victim."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.text_fitting import fitted_block
from artgames.scene.drawing.theme import Theme

_SHADE = 0.35
_NOTE = 0.78
"""The share of a card that the next one of the hand leaves free: notes keep to it."""


@dataclass(frozen=True, slots=True)
class PieceState:
    """What a piece shows besides its picture."""

    lit: bool = False
    """It can be chosen now."""

    chosen: bool = False
    dimmed: bool = False
    recent: bool = False
    """The last thing that happened was about it."""

    note: str = ""
    """A few words laid across its lower edge."""

    note_size: float = 1.0
    """How much larger than usual they are."""

    hovered: bool = False
    focused: bool = False

    def words(self) -> list[str]:
        """The lasting parts; what is recent belongs to the room's memory, not to the view."""
        shown = {"lit": self.lit, "chosen": self.chosen, "dimmed": self.dimmed}
        return [word for word, holds in shown.items() if holds] + ([repr(self.note)] if self.note else [])


class Piece(QGraphicsObject):
    """A picture with a place. Its ``pos`` is its upper left corner.

    Signals:
        activated(): clicked, or chosen by the keyboard.
        held(bool): pressed down, and let go.
    """

    activated = Signal()
    held = Signal(bool)
    reading_rank: float = 0
    """When it is heard: before what has more, and among equals by where it is."""

    def __init__(self, key: str, name: str, picture: QPixmap, rect: QRectF, theme: Theme) -> None:
        """``key`` says what it is in a description, ``name`` what a screen reader says: no secret in either."""
        super().__init__()
        self.key, self._name, self._picture, self._theme = key, name, picture, theme
        self._size = rect.size()
        self.is_held_open = False
        """Whether it is held to look, not pressed to choose."""

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
        return QRectF(self.pos(), self._size)

    def change(self, **changed: Any) -> None:
        """Change the look: `lit`, `chosen`, `dimmed`, `recent`, `note`."""
        look = replace(self._look, **changed)
        if look != self._look:
            self._look = look
            self.update()

    def set_interactive(self, interactive: bool) -> None:
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, interactive)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if interactive else Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(interactive)
        self.setCursor(Qt.CursorShape.PointingHandCursor if interactive else Qt.CursorShape.ArrowCursor)

    def accessible_text(self) -> str:
        words = [self._name]
        if self._look.chosen:
            words.append(self.tr("chosen"))
        if self._look.note:
            words.append(self._look.note)
        return ", ".join(words)

    def accessible_offer(self) -> str:
        """Nothing of what may only be guessed: where two people face each other, no tile is lit."""
        if self._look.chosen:
            return self.tr("chosen")
        return self.tr("can be chosen") if self._look.lit else ""

    def describe(self) -> str:
        size = f"{round(self._size.width())}x{round(self._size.height())}"
        place = f"{self.key} at {round(self.x())},{round(self.y())} {size}"
        turned = [f"turned={round(self.rotation())}"] if self.rotation() else []
        return " ".join([place, *turned, *self._look.words()])

    # Drawing

    def _ring(self, painter: QPainter, colour: str, width: float, outside: float) -> None:
        rect = QRectF(QPointF(), self._size).adjusted(-outside, -outside, outside, outside)
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = min(self._size.width(), self._size.height()) * 0.06 + outside
        painter.drawRoundedRect(rect, radius, radius)

    def _draw_rings(self, painter: QPainter) -> None:
        theme, look = self._theme, self._look
        light = theme.accent if theme.is_dark else theme.ink
        if look.recent:
            self._ring(painter, theme.ink, 2.5, 3.5)
        if look.lit:
            self._ring(painter, light, 3, 2.5)
        if look.hovered and not look.chosen:
            self._ring(painter, theme.ink, 2, 5.5)
        if look.chosen:
            self._ring(painter, theme.wall, 8, 4)
            self._ring(painter, light, 5, 4)
        if look.focused:
            self._ring(painter, theme.wall if theme.is_dark else theme.ink, 8, 6)
            self._ring(painter, theme.accent, 4, 6)

    def _draw_note(self, painter: QPainter) -> None:
        wide, high = self._size.width(), self._size.height()
        free = wide * _NOTE
        room = QRectF(free * 0.04, 0, free * 0.92, high * 0.41)
        font = sans(high * 0.12 * self._look.note_size, QFont.Weight.DemiBold)
        if self._look.note_size > 1.0:
            font = fitted_block(self._look.note, font, room, Qt.AlignmentFlag.AlignCenter)
        else:
            font = _fitted(self._look.note, font, room.width())
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        lines = round(QFontMetricsF(font).boundingRect(room, flags, self._look.note).height() / font.pixelSize() - 0.2)
        band = QRectF(0, 0, free, font.pixelSize() * (0.4 + 1.2 * lines))
        band.moveBottom(high - font.pixelSize() * 0.2)
        painter.fillRect(band, QColor(self._theme.panel))
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(font)
        painter.drawText(band.adjusted(free * 0.03, 0, -free * 0.03, 0), flags, self._look.note)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._size).adjusted(-11, -11, 11, 11)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(QPointF(), self._size)
        painter.drawPixmap(rect, self._picture, QRectF(self._picture.rect()))
        if self._look.dimmed:  # shaded, not transparent: cards lie on one another
            shade = QColor(self._theme.wall)
            shade.setAlphaF(_SHADE)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(rect, rect.width() * 0.06, rect.width() * 0.06)
        self._draw_rings(painter)
        if self._look.note:
            self._draw_note(painter)

    # Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.held.emit(True)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.held.emit(False)
        if QRectF(QPointF(), self._size).contains(event.pos()):
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


class Answer(Piece):
    """A large button on the shared screen: a picture, what to do, and what it means."""

    def __init__(self, key: str, words: tuple[str, str], picture: QPixmap, rect: QRectF, theme: Theme) -> None:
        super().__init__(key, ". ".join(words), picture, rect, theme)
        self._title, self._meaning = words
        self.set_interactive(True)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme, rect = self._theme, QRectF(QPointF(), self._size)
        painter.setPen(QPen(QColor(theme.line), 2))
        painter.setBrush(QColor(theme.hover if self.look.hovered else theme.raised))
        painter.drawRoundedRect(rect, 10, 10)
        pad = rect.height() * 0.09
        upper = QRectF(pad, pad, rect.width() - 2 * pad, rect.height() * 0.3)
        painter.setPen(QColor(theme.ink))
        painter.setFont(_fitted(self._title, sans(upper.height() * 0.86, QFont.Weight.Bold), upper.width()))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._title)
        side = rect.height() - upper.bottom() - 1.5 * pad
        picture = QRectF(pad, upper.bottom() + pad * 0.5, side, side)
        painter.drawPixmap(picture, self._picture, QRectF(self._picture.rect()))
        left = picture.right() + pad
        words = QRectF(left, picture.top(), rect.width() - left - pad, side)
        draw_wrapped(painter, words, self._meaning, upper.height() * 0.68)
        self._draw_rings(painter)


def draw_wrapped(painter: QPainter, rect: QRectF, text: str, px: float) -> None:
    """Words in a rectangle, set smaller until all of them fit."""
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    size = max(9, round(px))
    font = sans(size)
    while size > 9:
        font = sans(size)
        needed = QFontMetricsF(font).boundingRect(rect, int(flags), text)
        if needed.height() <= rect.height() and needed.width() <= rect.width():
            break
        size -= 1
    painter.setFont(font)
    painter.drawText(rect, int(flags), text)


def _fitted(text: str, font: QFont, width: float) -> QFont:
    while QFontMetricsF(font).horizontalAdvance(text) > width and font.pixelSize() > 9:
        font.setPixelSize(font.pixelSize() - 1)
    return font
