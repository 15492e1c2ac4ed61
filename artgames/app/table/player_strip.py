"""The people at the table, one chip each: mark, name, what they are doing, points."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from artgames.app.table.chip import Chip, draw_role, draw_symbol, figure, told, with_mask_on
from artgames.app.table.speech_bubble import Speech, plan_bubble
from artgames.engine.words import shortened
from artgames.scene.drawing.bubble import Bubble, draw_bubble
from artgames.scene.drawing.faces import SMALLEST
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.plain_text import tip

GAP = 8.0
SMALLEST_NAME = 12
"""Long names are set smaller down to this, then elided."""

_TWO_LINES, _OF_LINE = 2.3, 0.86
"""A chip in sizes of its letters; letters in heights of their line."""

_SIGN_WIDE = 0.9
_ENOUGH = 10
"""Letters by which one knows whose name it is."""

_STACKED = 1.6
"""Below so many heights of a chip in width, names find no room beside the marks."""


class PeopleStrip(QWidget):
    """All chips in seat order, equally wide, so that nobody ever moves about.

    Signals:
        chosen(seat, place): somebody pressed a chip; `place` is where on the screen.
        heard(): somebody pressed a bubble: it was read.
    """

    chosen = Signal(int, QPoint)
    heard = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self._speech: Speech | None = None
        self._theme = GALLERY
        self._px = 26
        self._high = round(self._px * _TWO_LINES)

    def apply_style(self, theme: Theme, px: int, high: int) -> None:
        """Names are as large as `px` where they have room; a chip is this high."""
        self._theme = theme
        self._px, self._high = px, high
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """The same people in another room."""
        self._theme = theme
        self.update()

    def set_chips(self, chips: tuple[Chip, ...]) -> None:
        if chips != self._chips:
            self._chips = chips
            self.setAccessibleName(told(chips))
            self.update()

    def set_speech(self, speech: Speech | None) -> None:
        """Somebody says something, or nobody does any more."""
        if speech != self._speech:
            self._speech = speech
            self.setAccessibleDescription(f"{self._chips[speech.seat].name}: {speech.text}" if speech else "")
            self.update()

    @property
    def bubble(self) -> Bubble | None:
        """Where somebody's words stand now."""
        if self._speech is None or self._speech.seat >= len(self._chips):
            return None
        own = self.chip_rect(self._speech.seat)
        face, _ = _beside(own)
        if own.width() < own.height() * _STACKED:
            face = QRectF(own.center().x() - face.width() / 2, face.top(), face.width(), face.height())
        return plan_bubble(self._speech.text, face, own, QRectF(self.rect()), px=self._px)

    @property
    def chips(self) -> tuple[Chip, ...]:
        return self._chips

    def _draw(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        theme = self._theme
        painter.setPen(QColor(theme.accent if chip.state == "asked" and theme.is_dark else theme.hair))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        if rect.width() < rect.height() * _STACKED:
            self._draw_stacked(painter, chip, rect)
        else:
            self._draw_beside(painter, chip, rect)

    def _draw_beside(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        mark, words = _beside(rect)
        draw_symbol(painter, mark, chip, self._theme)
        chip = with_mask_on(chip, mark)
        upper = QRectF(words.left(), words.top(), words.width(), words.height() * 0.5)
        lower = QRectF(words.left(), upper.bottom(), words.width(), words.height() * 0.5)
        two = min(self._px, upper.height() * _OF_LINE)
        shown = chip if self._keeps_names(upper) else replace(chip, name="")
        line = self._line_px(words, with_names=bool(shown.name))
        if line > two:
            self._draw_line(painter, shown, words, line)
            return
        if shown.name:
            self._draw_name(painter, chip, upper if chip.points is not None else words)
        points = self._draw_points(painter, chip, lower if shown.name else upper)
        self._draw_sign(painter, chip, lower.adjusted(points + 2 if shown.name else 0, 0, 0, 0))

    @property
    def _is_large(self) -> bool:
        """Whether somebody wants larger letters than two lines have room for."""
        return self._px * _TWO_LINES > self._high + 2

    def _line_px(self, words: QRectF, *, with_names: bool = True) -> float:
        """How large letters are when all names have their points beside them; larger than one above the other, where
        there is room and somebody wants them larger."""
        if not self._is_large:
            return 0.0
        px = min(self._px, words.height() * _OF_LINE)
        wide = max((_line_width(chip if with_names else replace(chip, name="")) for chip in self._chips), default=1.0)
        return float(int(min(px, words.width() * 100.0 / wide)))

    def _keeps_names(self, upper: QRectF) -> bool:
        """Large letters leave no room for many names: before they are set small, the letters of the marks must do."""
        if not self._is_large:
            return True
        least = sans(self._high / _TWO_LINES * _OF_LINE, QFont.Weight.DemiBold)
        names = [shortened(chip.name, _ENOUGH) for chip in self._chips]
        return all(QFontMetricsF(least).horizontalAdvance(name) <= upper.width() for name in names)

    def _draw_line(self, painter: QPainter, chip: Chip, words: QRectF, px: float) -> None:
        """Name and points one after the other, and the sign at the end."""
        painter.setPen(QColor(self._theme.ink))
        left = QRectF(words)
        for text, font in ((chip.name, sans(px, QFont.Weight.DemiBold)), (figure(chip.points), figures(px))):
            painter.setFont(font)
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            left.setLeft(left.left() + (QFontMetricsF(font).horizontalAdvance(text) + px * 0.3 if text else 0))
        sign = QRectF(
            max(left.left(), words.right() - px * _SIGN_WIDE), words.center().y() - px / 2, px * _SIGN_WIDE, px
        )
        self._draw_sign(painter, chip, sign.intersected(words))

    def _draw_stacked(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        """There is no room for names beside the marks: the mark stands above the points, and the letter in it is the
        name."""
        side = min(rect.height() * 0.56, rect.width() * 0.9)
        if side < SMALLEST:
            side = min(rect.height() * 0.4, rect.width() * 0.76)
        mark = QRectF(rect.center().x() - side / 2, rect.top() + rect.height() * 0.04, side, side)
        draw_symbol(painter, mark, chip, self._theme)
        chip = with_mask_on(chip, mark)
        rest = QRectF(mark.left(), mark.bottom(), side, rect.bottom() - mark.bottom() - rect.height() * 0.04)
        line = QRectF(rest.left(), rest.top(), rest.width(), rest.height() / 2)
        points = line.adjusted((side - self._points_width(chip, line)) / 2, 0, 0, 0)
        self._draw_points(painter, chip, points)
        self._draw_sign(painter, chip, line.translated(0, line.height()))

    def _draw_name(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        font = sans(min(self._px, rect.height() * _OF_LINE), QFont.Weight.DemiBold)
        while QFontMetricsF(font).horizontalAdvance(chip.name) > rect.width() and font.pixelSize() > SMALLEST_NAME:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        name = QFontMetricsF(font).elidedText(chip.name, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def _points_font(self, rect: QRectF) -> QFont:
        return figures(min(self._px, rect.height() * _OF_LINE))

    def _points_width(self, chip: Chip, rect: QRectF) -> float:
        return QFontMetricsF(self._points_font(rect)).horizontalAdvance(figure(chip.points))

    def _draw_points(self, painter: QPainter, chip: Chip, rect: QRectF) -> float:
        """The result is how wide they are."""
        painter.setFont(self._points_font(rect))
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, figure(chip.points))
        return self._points_width(chip, rect)

    def _draw_sign(self, painter: QPainter, chip: Chip, room: QRectF) -> None:
        """At the right end of the room, as large as it has place for."""
        wide = min(room.height() * 1.35, room.width())
        high = wide / 1.5
        sign = QRectF(room.right() - wide, room.center().y() - high / 2, wide, high)
        if chip.special:
            draw_role(painter, sign, chip, self._theme)
        elif chip.state == "done":
            draw_tick(painter, sign, self._theme.right)
        elif chip.state == "asked":
            painter.setPen(QColor(self._theme.ink))
            painter.setFont(sans(high, QFont.Weight.Bold))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, "…")

    def sizeHint(self) -> QSize:
        return QSize(400, self._high)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._high)

    def chip_rect(self, seat: int) -> QRectF:
        count = max(1, len(self._chips))
        most = self.height() * 5.0  # two people do not need chips half a metre long
        width = min(most, (self.width() - GAP * (count - 1)) / count)
        return QRectF(seat * (width + GAP), 0, width, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if (bubble := self.bubble) is not None and bubble.rect.contains(event.position()):
            self.heard.emit()
            return
        for seat in range(len(self._chips)):
            if self.chip_rect(seat).contains(event.position()):
                self.chosen.emit(seat, event.globalPosition().toPoint())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            under = [chip for seat, chip in enumerate(self._chips) if self.chip_rect(seat).contains(event.pos())]
            QToolTip.showText(event.globalPos(), tip(under[0].tip or under[0].name) if under else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            bubble = self.bubble
            for seat, chip in enumerate(self._chips):
                speaks = bubble is not None and self._speech is not None and seat == self._speech.seat
                shown = replace(chip, name="", points=None, state="") if speaks else chip
                self._draw(painter, shown, self.chip_rect(seat))
            if self._speech is not None and bubble is not None:
                draw_bubble(painter, bubble, self._speech.text, self._theme)


def _beside(rect: QRectF) -> tuple[QRectF, QRectF]:
    """The mark of a chip, and the room beside it."""
    side = min(rect.height() * 0.86, rect.width() * 0.3)
    if side < SMALLEST:
        side = min(rect.height() * 0.62, rect.width() * 0.26)
    pad = max(6.0, (rect.height() - side) / 3)
    mark = QRectF(rect.left() + pad, rect.center().y() - side / 2, side, side)
    return mark, rect.adjusted(pad * 1.7 + side, rect.height() * 0.08, -pad, -rect.height() * 0.08)


def _line_width(chip: Chip, px: float = 100.0) -> float:
    """Of name, points and sign one after the other."""
    name = QFontMetricsF(sans(px, QFont.Weight.DemiBold)).horizontalAdvance(chip.name) + px * 0.3 if chip.name else 0.0
    points = QFontMetricsF(figures(px)).horizontalAdvance(figure(chip.points)) + px * 0.1
    return name + points + (px * _SIGN_WIDE if chip.state or chip.special else 0.0)
