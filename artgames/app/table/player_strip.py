"""The people at the table, one chip each: mark, name, what they are doing, points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from artgames.engine.numerals import numeral
from artgames.engine.words import QT_TRANSLATE_NOOP, shortened
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_bot, draw_mask, draw_tick
from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.plain_text import tip
from artgames.store.seating import Player

GAP = 8.0
SMALLEST_NAME = 12
"""Long names are set smaller down to this, then elided."""

_TWO_LINES, _OF_LINE = 2.3, 0.86
"""A chip in sizes of its letters; letters in heights of their line."""

_SIGN_WIDE = 0.9
_ENOUGH = 10
"""Letters by which one knows whose name it is."""

_STACKED = 1.4
"""Below so many heights of a chip in width, names find no room beside the marks."""

_HEAD = 0.5
"""How large the head of a bot is beside the mark of its seat."""


@dataclass(frozen=True, slots=True)
class Chip:
    """What one chip shows. `state` is "", "asked" or "done"; `special` marks the role of the round."""

    name: str
    mark: int
    points: int | None
    state: str = ""
    special: bool = False
    role: str = ""
    """What whoever has the role of the round is called."""

    tip: str = ""
    """What the mouse is told that rests on it."""

    bot: bool = False
    """Whether a bot plays there now, whoever the name belongs to."""


def chips_of(
    players: Sequence[Player], points: Sequence[int | None], states: Sequence[tuple[str, bool]], role: str = ""
) -> tuple[Chip, ...]:
    """A chip for each seat, as it is played now; `role` is what the special one of the round is called."""
    return tuple(
        Chip(player.name, player.mark, points[seat], *states[seat], role, _tip(player), player.kind == "bot")
        for seat, player in enumerate(players)
    )


def _tip(player: Player) -> str:
    if player.kind == "bot":
        return QCoreApplication.translate("PeopleStrip", "A bot plays for {name}").format(name=player.name)
    return player.members


def told(chips: Sequence[Chip]) -> str:
    """All chips in one breath."""
    return ". ".join(map(_told, chips))


def _told(chip: Chip) -> str:
    words = [chip.name, _tr(QT_TRANSLATE_NOOP("PeopleStrip", "bot"))] if chip.bot else [chip.name]
    if chip.points is not None:
        many = _tr(QT_TRANSLATE_NOOP("PeopleStrip", "{count} points"))
        one = _tr(QT_TRANSLATE_NOOP("PeopleStrip", "1 point"))
        words.append(one if chip.points == 1 else many.format(count=_figure(chip.points)))
    if chip.special and chip.role:
        words.append(chip.role)
    states = {
        "asked": QT_TRANSLATE_NOOP("PeopleStrip", "to answer now"),
        "done": QT_TRANSLATE_NOOP("PeopleStrip", "has answered"),
    }
    return ", ".join([*words, _tr(states[chip.state])] if chip.state else words)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PeopleStrip", text)


def draw_symbol(painter: QPainter, rect: QRectF, chip: Chip, theme: Theme) -> None:
    """The mark of a seat; where a bot plays, with a little head at its foot."""
    draw_mark(painter, rect, chip.mark, theme)
    if chip.bot:
        side = rect.width() * _HEAD
        draw_bot(painter, QRectF(rect.right() - side * 0.85, rect.bottom() - side * 0.85, side, side), theme)


class PeopleStrip(QWidget):
    """All chips in seat order, equally wide, so that nobody ever moves about.

    Signals:
        chosen(seat, place): somebody pressed a chip; `place` is where on the screen.
    """

    chosen = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self._theme = GALLERY
        self._px = 26
        self._high = round(self._px * _TWO_LINES)

    def apply_style(self, theme: Theme, px: int, high: int) -> None:
        """Names are as large as `px` where they have room; a chip is this high."""
        self._theme = theme
        self._px, self._high = px, high
        self.updateGeometry()
        self.update()

    def set_chips(self, chips: tuple[Chip, ...]) -> None:
        if chips != self._chips:
            self._chips = chips
            self.setAccessibleName(told(chips))
            self.update()

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
        for text, font in ((chip.name, sans(px, QFont.Weight.DemiBold)), (_figure(chip.points), figures(px))):
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
        side = min(rect.height() * 0.4, rect.width() * 0.76)
        mark = QRectF(rect.center().x() - side / 2, rect.top() + rect.height() * 0.08, side, side)
        draw_symbol(painter, mark, chip, self._theme)
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
        return QFontMetricsF(self._points_font(rect)).horizontalAdvance(_figure(chip.points))

    def _draw_points(self, painter: QPainter, chip: Chip, rect: QRectF) -> float:
        """The result is how wide they are."""
        painter.setFont(self._points_font(rect))
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, _figure(chip.points))
        return self._points_width(chip, rect)

    def _draw_sign(self, painter: QPainter, chip: Chip, room: QRectF) -> None:
        """At the right end of the room, as large as it has place for."""
        wide = min(room.height() * 1.35, room.width())
        high = wide / 1.5
        sign = QRectF(room.right() - wide, room.center().y() - high / 2, wide, high)
        if chip.special:
            draw_mask(painter, sign, self._theme.ink)
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
            for seat, chip in enumerate(self._chips):
                self._draw(painter, chip, self.chip_rect(seat))


def _beside(rect: QRectF) -> tuple[QRectF, QRectF]:
    """The mark of a chip, and the room beside it."""
    side = min(rect.height() * 0.62, rect.width() * 0.26)
    pad = max(6.0, (rect.height() - side) / 3)
    mark = QRectF(rect.left() + pad, rect.center().y() - side / 2, side, side)
    return mark, rect.adjusted(pad * 1.7 + side, rect.height() * 0.08, -pad, -rect.height() * 0.08)


def _line_width(chip: Chip, px: float = 100.0) -> float:
    """Of name, points and sign one after the other."""
    name = QFontMetricsF(sans(px, QFont.Weight.DemiBold)).horizontalAdvance(chip.name) + px * 0.3 if chip.name else 0.0
    points = QFontMetricsF(figures(px)).horizontalAdvance(_figure(chip.points)) + px * 0.1
    return name + points + (px * _SIGN_WIDE if chip.state or chip.special else 0.0)


def _figure(points: int | None) -> str:
    return "" if points is None else numeral(points)
