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

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.scene.drawing.faces import SeatLook, draw_portrait
from artgames.scene.drawing.fonts import Profile, Role, role_px, sans, scale_for
from artgames.scene.drawing.gilt import draw_gilt
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.theme import HIGH_CONTRAST, Theme
from artgames.scene.overlays.curtain_look import CurtainLook
from artgames.scene.overlays.hold_ring import draw_ring
from artgames.scene.overlays.overlay import Overlay
from artgames.scene.overlays.velvet import INK, IVORY, SECOND_INK, draw_closed_eyes, draw_cloth, draw_sheet
from artgames.scene.sound.announcing import announce
from artgames.scene.tempo import Beat, Tempo

_OPENING_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TEXTS = 0.62  # of the height: where they begin
_RING = 0.44  # of the window's height
_FACE, _SYMBOL, _CORNER = 0.8, 0.3, 0.37  # of the ring: how large they are, and how far out the symbol stands
_MOST_TEXT = 0.42  # of the height: a joke is told only where there is room for it
_PADDING = 0.6  # round the texts on their sheet, in sizes of the small letters

_TEASES = (
    QT_TRANSLATE_NOOP("Curtain", "{who}, look away!"),
    QT_TRANSLATE_NOOP("Curtain", "{who}, admire the ceiling."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, no peeping!"),
    QT_TRANSLATE_NOOP("Curtain", "{who}, study your shoes."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, practise an innocent face."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, look out of the window."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, count the floorboards."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, think of something blue."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, hum a little tune."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, guard the biscuits."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, find the nearest exit."),
    QT_TRANSLATE_NOOP("Curtain", "{who}, pretend to be a statue."),
)
"""One after the other, whoever is called: they tell nothing about the game."""


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
        self._theme, self._look = theme, SeatLook(0)
        self._times = 0
        self._sentence = self._note = ""
        self._game = CurtainLook()
        self._eyes_closed = False
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

    def show_for(
        self,
        seat: int,
        name: str,
        sentence: str = "",
        note: str = "",
        *,
        face: str = "",
        other: str = "",
        game: CurtainLook | None = None,
        eyes_closed: bool = False,
    ) -> None:
        """Draw the curtain for the player of a seat (from 0) with this face.

        ``sentence`` may be another one than "Pass the laptop to …"; "{name}" in it is replaced, and printed bold.
        ``other`` is the only one who has to look away, if there is just one. ``game`` says what the curtain is made of
        and what for; with ``eyes_closed`` nobody else sees it.
        """
        sentence = sentence or self.tr("Pass the laptop to {name}")
        self._game, self._eyes_closed = game or CurtainLook(), eyes_closed
        self._look, self._note = SeatLook(seat, face), note or self._tease(other or self.tr("Everyone else"))
        self._times += 1
        self._sentence = escape(sentence).replace("{name}", f"<b>{escape(name)}</b>")
        said = (f"{sentence.replace('{name}', name)}.", self._game.errand, self._note, self._hint())
        self.setAccessibleName(" ".join(filter(None, said)))
        self._hold.stop()
        self.cover()
        self.update()  # it may hang there already, for somebody else

    def _tease(self, who: str) -> str:
        teases = (*self._game.teases, *map(self.tr, _TEASES))
        return teases[self._times % len(teases)].format(who=who)

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
        ink, second = (theme.ink, theme.ink2) if theme.key == HIGH_CONTRAST.key else (INK, SECOND_INK)
        sentence = self._text(self._sentence, headline, ink, wide * 0.84)
        small = min(small, round(0.8 * sentence.defaultFont().pixelSize()))  # also where a long name made that small
        errand, tease = (
            self._text(text, small, colour, wide * 0.84)
            for text, colour in ((escape(self._game.errand), ink), (f"<i>{escape(self._note)}</i>", second))
        )
        documents = [sentence, errand, tease] if self._game.errand else [sentence, tease]
        if len(documents) > 2 and sum(one.size().height() for one in documents) > bottom * _MOST_TEXT:
            documents.remove(tease)  # what is needed stays
        needed = sum(document.size().height() + small * 0.35 for document in documents)
        padding = small * _PADDING
        top = y = min(high * _TEXTS, bottom - needed - padding)
        width = min(wide * 0.89, max(document.idealWidth() for document in documents) + 6 * padding)
        draw_sheet(painter, QRectF((wide - width) / 2, top - padding, width, needed + 1.6 * padding), theme)
        for document in documents:
            painter.save()
            painter.translate(wide * 0.08, y)
            document.drawContents(painter)
            painter.restore()
            y += document.size().height() + small * 0.35
        return top - padding

    def _on_cloth(self) -> str:
        return self._theme.ink2 if self._theme.key == HIGH_CONTRAST.key else IVORY

    def _paint_hint(self, painter: QPainter, wide: int, high: int) -> float:
        """For whoever holds the laptop; returns where it begins."""
        font = sans(role_px(Role.PLAY, Profile.DESK, scale_for(high, self._text_scale)))
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        room = QRectF(wide * 0.06, 0, wide * 0.88, high)
        needed = QFontMetricsF(font).boundingRect(room, flags, self._hint()).height()
        room.setHeight(needed)
        room.moveCenter(QPointF(wide / 2, min(high * 0.94, high * 0.99 - needed / 2)))
        painter.setPen(QColor(self._on_cloth()))
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
            draw_cloth(painter, QRectF(self.rect()), self._theme, self._game.cloth)
            wide, high = self.width(), self.height()
            top = self._paint_texts(painter, wide, high)
            if self._eyes_closed:
                draw_closed_eyes(painter, QRectF(self.rect()), top, self._on_cloth())
            room = top / _TEXTS
            middle, side = QPointF(wide / 2, room * 0.345), min(room, wide) * _RING
            draw_gilt(painter, _square(middle, side), side / 22)
            draw_ring(painter, _square(middle, side * 0.9), self.fraction, self._theme, max(4.0, side / 36))
            draw_portrait(painter, _square(middle, side * _FACE), self._look, self._theme)
            symbol = _square(middle + QPointF(side, side) * _CORNER, side * _SYMBOL)
            draw_mark(painter, symbol, self._look.mark, self._theme)


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
