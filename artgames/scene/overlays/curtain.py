"""The curtain between two players: nothing of the game is to be seen until the right person holds a key."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from artgames.scene.accessibility import announce
from artgames.scene.drawing.fonts import Profile, Role, role_px, sans, scale_for
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.theme import Theme
from artgames.scene.overlays.hold_ring import draw_ring
from artgames.scene.overlays.overlay import Overlay
from artgames.scene.tempo import Beat, Tempo

_OPENING_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TEXTS = 0.62  # of the height: where they begin
_MARK = 0.30  # of the window's height
_RING = 0.46


class Curtain(Overlay):
    """Covers the whole window. Space, Enter, mouse or finger, held until the ring is full, open it.

    Signals:
        opened(): the person named is there.
        left(): Esc, one step back.
    """

    opened = Signal()
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._seat = theme, 0
        self._sentence = self._note = ""
        self._text_scale = 1.0
        self._single_press = False
        self._hold = QVariantAnimation(self)
        self._hold.setStartValue(0.0)
        self._hold.setEndValue(1.0)
        self._hold.setDuration(Tempo().ms(Beat.CURTAIN_HOLD))
        self._hold.valueChanged.connect(self._on_held)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(
            Qt.WidgetAttribute.WA_AcceptTouchEvents, False
        )  # a finger comes as a mouse, held the same way
        self.hide()

    @property
    def fraction(self) -> float:
        """How full the ring is."""
        return float(self._hold.currentValue()) if self._hold.state() == QVariantAnimation.State.Running else 0.0

    def show_for(self, seat: int, name: str, sentence: str = "", note: str = "") -> None:
        """Draw the curtain for the player of a seat (from 0).

        ``sentence`` may be another one than "Hand the laptop to …"; "{name}" in it is replaced, and printed bold.
        """
        sentence = sentence or self.tr("Hand the laptop to {name}")
        self._seat, self._note = seat, note or self.tr("The others look away.")
        self._sentence = escape(sentence).replace("{name}", f"<b>{escape(name)}</b>")
        self.setAccessibleName(f"{sentence.replace('{name}', name)}. {self._note} {self._hint()}")
        self._hold.stop()
        self.cover()
        self.update()  # it may hang there already, for somebody else

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def set_text_scale(self, scale: float) -> None:
        """The user's text size, 0.8–2."""
        self._text_scale = scale
        self.update()

    def set_single_press(self, single: bool) -> None:
        """Open at once: for hands that cannot hold a key."""
        self._single_press = single
        self.update()

    def _hint(self) -> str:
        if self._single_press:
            return self.tr("Press Space or click to open")
        return self.tr("Hold Space or the mouse button until the ring is full")

    def _begin(self) -> None:
        if self._single_press:
            self._open()
        elif self._hold.state() != QVariantAnimation.State.Running:
            self._hold.start()

    def _let_go(self) -> None:
        if self._hold.state() == QVariantAnimation.State.Running:
            self._hold.stop()
            announce(self, self._hint())  # whoever does not see the ring waits for what will not come
        self.update()

    def _on_held(self, value: float) -> None:
        self.update()
        if value >= 1.0:
            self._open()

    def _open(self) -> None:
        self._hold.stop()
        if self.isVisible():
            self.hide()
            self.opened.emit()

    def _text(self, html: str, px: int, colour: str, room: float) -> QTextDocument:
        """A centred text, set smaller until no word is wider than the room and two lines are enough."""
        document = QTextDocument()
        document.setDocumentMargin(0)
        while True:
            font = sans(px)
            document.setDefaultFont(font)
            document.setHtml(f'<div align="center" style="color: {colour}">{html}</div>')
            document.setTextWidth(room)
            two_lines = 2.2 * QFontMetricsF(font).lineSpacing()
            if px <= 12 or (document.size().height() <= two_lines and document.idealWidth() <= room):
                return document
            px = max(12, int(px * 0.94))

    def _paint_texts(self, painter: QPainter, wide: int, high: int) -> float:
        """Returns where they begin: the mark above them gives way to large letters."""
        scale = scale_for(high, self._text_scale)
        theme = self._theme
        headline = role_px(Role.HEADLINE, Profile.TABLE, scale)
        small = role_px(Role.SMALL, Profile.TABLE, scale)
        bottom = self._paint_hint(painter, wide, high)
        sentence = self._text(self._sentence, headline, theme.ink, wide * 0.88)
        small = min(small, round(0.8 * sentence.defaultFont().pixelSize()))  # also where a long name made that small
        documents = (sentence, self._text(escape(self._note), small, theme.ink2, wide * 0.88))
        needed = sum(document.size().height() + small * 0.35 for document in documents)
        top = y = min(high * _TEXTS, bottom - needed)
        for document in documents:
            painter.save()
            painter.translate(wide * 0.06, y)
            document.drawContents(painter)
            painter.restore()
            y += document.size().height() + small * 0.35
        return top

    def _paint_hint(self, painter: QPainter, wide: int, high: int) -> float:
        """For whoever holds the laptop; returns where it begins."""
        font = sans(role_px(Role.PLAY, Profile.DESK, scale_for(high, self._text_scale)))
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        room = QRectF(wide * 0.04, 0, wide * 0.92, high)
        needed = QFontMetricsF(font).boundingRect(room, flags, self._hint()).height()
        room.setHeight(needed)
        room.moveCenter(QPointF(wide / 2, min(high * 0.94, high * 0.99 - needed / 2)))
        painter.setPen(QColor(self._theme.ink2))
        painter.setFont(font)
        painter.drawText(room, flags, self._hint())
        return room.top()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING_KEYS:
            if not event.isAutoRepeat():
                self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING_KEYS and not event.isAutoRepeat():
            self._let_go()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._begin()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._let_go()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._theme.wall))
            wide, high = self.width(), self.height()
            room = self._paint_texts(painter, wide, high) / _TEXTS
            middle = QPointF(wide / 2, room * 0.33)
            for share, ring in ((_RING, True), (_MARK, False)):
                side = min(room * share, wide * share)
                rect = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
                if ring:
                    draw_ring(painter, rect, self.fraction, self._theme, max(4.0, side / 36))
                else:
                    draw_mark(painter, rect, self._seat, self._theme)
