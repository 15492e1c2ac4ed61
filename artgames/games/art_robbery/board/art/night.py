"""The arrest as a little scene: the museum by night, a cone of light, who was caught, and two slow siren lamps."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient

from artgames.engine.api import Seat
from artgames.engine.words import listed, shortened
from artgames.games.art_robbery.board.art.faces import figure_pixmap
from artgames.games.art_robbery.board.named import translate
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_wrapped
from artgames.scene.items.drawn_item import DrawnItem

_SKY, _STONE, _STEP, _WINDOW = "#16202B", "#2A3744", "#354453", "#10171F"
_BLUE, _RED = "#4F9BEA", "#E2564A"
_TURN_MS = 900
"""From blue to red. A full turn takes twice as long: far from two flashes a second, at any pace."""

_TURNS = 4
_LETTERS, _ALL_LETTERS = 8, 60
"""Of a name: where a whole room reads it, and otherwise."""


class Night(DrawnItem):
    """The scene. `caught` are the seats that the police have come for; nobody, when the lights stay off."""

    def __init__(self, style: BoardStyle, rect: QRectF, caught: tuple[Seat, ...], *, arrested: bool) -> None:
        super().__init__(style, rect)
        self._caught, self._arrested = caught, arrested
        self._quiet = False
        self._turned = 0.5

    def set_quiet(self, quiet: bool) -> None:
        """Before the police have come nobody is seen."""
        if quiet != self._quiet:
            self._quiet = quiet
            self.update()

    def turn_lights(self) -> QVariantAnimation:
        move = QVariantAnimation()
        move.setDuration(_TURN_MS * _TURNS)
        for turn in range(_TURNS):
            move.setKeyValueAt(turn / _TURNS, float(turn % 2))
        move.setKeyValueAt(1.0, 0.5)
        move.valueChanged.connect(self._set_turned)
        return move

    def _set_turned(self, turned: float) -> None:
        self._turned = float(turned)
        self.update()

    def accessible_text(self) -> str:
        return self._caption()

    def describe(self) -> str:
        return f"night {'quiet' if self._quiet else self._caption()!r} light {self._turned:.2f}"

    def _caption(self) -> str:
        if self._quiet:
            return translate("art_robbery", "The police are on their way")
        most = _LETTERS if self._style.for_projector else _ALL_LETTERS
        names = listed([shortened(self._style.names[seat], most) for seat in self._caught], translate)
        if not self._caught:
            return translate("art_robbery", "Nobody is arrested")
        if self._arrested:
            return translate("art_robbery", "Arrested: {names}").format(names=names)
        return translate("art_robbery", "{names} must give loot back").format(names=names)

    # Drawing

    def _draw_museum(self, painter: QPainter) -> None:
        rect = self._rect
        wide, ground = rect.width(), rect.top() + rect.height() * 0.78
        painter.fillRect(rect, QColor(_SKY))
        top, left, right = rect.top() + rect.height() * 0.24, rect.left() + wide * 0.12, rect.right() - wide * 0.12
        gable = QPainterPath(QPointF(left - wide * 0.04, top))
        for x, y in ((rect.center().x(), rect.top() + rect.height() * 0.1), (right + wide * 0.04, top)):
            gable.lineTo(x, y)
        gable.closeSubpath()
        painter.fillPath(gable, QColor(_STONE))
        painter.fillRect(QRectF(left, top, right - left, rect.height() * 0.035), QColor(_STEP))
        painter.fillRect(QRectF(left, top + rect.height() * 0.035, right - left, ground - top), QColor(_WINDOW))
        for number in range(6):
            x = left + (right - left) * (number + 0.5) / 6
            painter.fillRect(
                QRectF(x - wide * 0.024, top + rect.height() * 0.035, wide * 0.048, ground - top), QColor(_STONE)
            )
        for number in range(3):
            grow = wide * 0.03 * (number + 1)
            step = QRectF(
                left - grow,
                ground - rect.height() * 0.05 + number * rect.height() * 0.025,
                right - left + 2 * grow,
                rect.height() * 0.025,
            )
            painter.fillRect(step, QColor(_STEP if number % 2 else _STONE))
        painter.fillRect(
            QRectF(rect.left(), ground + rect.height() * 0.02, wide, rect.bottom() - ground), QColor("#1E2935")
        )

    def _draw_lamp(self, painter: QPainter, x: float, colour: str, strength: float) -> None:
        rect = self._rect
        base = QPointF(x, rect.top() + rect.height() * 0.83)
        radius = rect.width() * 0.42
        glow = QRadialGradient(base, radius)
        light = QColor(colour)
        light.setAlphaF(0.62 * strength)
        glow.setColorAt(0, light)
        light.setAlphaF(0)
        glow.setColorAt(1, light)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(base, radius, radius)
        side = rect.width() * 0.075
        painter.setPen(QPen(QColor(_WINDOW), 2))
        painter.setBrush(QColor(colour).lighter(round(100 + 40 * strength)))
        painter.drawChord(QRectF(base.x() - side, base.y() - side, 2 * side, 2 * side), 0, 180 * 16)
        painter.setBrush(QColor("#0C1117"))
        painter.drawRect(QRectF(base.x() - side * 1.2, base.y(), side * 2.4, side * 0.4))

    def _draw_caught(self, painter: QPainter) -> None:
        rect, count = self._rect, len(self._caught)
        ground = rect.top() + rect.height() * 0.86
        if self._style.for_projector:
            ground = rect.bottom() - self._style.px(Role.SMALL) * 2.4
        side = min(rect.width() * (0.62 if count == 1 else 1.1 / count), rect.height() * 0.5)
        cone = QPainterPath(QPointF(rect.center().x(), rect.top()))
        cone.lineTo(rect.center().x() + side * 0.4 * count, ground)
        cone.lineTo(rect.center().x() - side * 0.4 * count, ground)
        cone.closeSubpath()
        painter.fillPath(cone, QColor(255, 246, 214, 46))
        step = rect.width() / (count + 1)
        for number, seat in enumerate(self._caught):
            x = rect.left() + step * (number + 1)
            picture = figure_pixmap(
                "CAUGHT" if self._arrested else "THIEF", round(side), self._style.theme, self._style.ratio
            )
            painter.drawPixmap(QPointF(x - side / 2, ground - side), picture)
            on_it = max(side * 0.2, self._style.least_mark)
            mark = QRectF(0, 0, on_it, on_it)
            mark.moveCenter(QPointF(x - (0 if self._arrested else side * 0.1), ground - side * 0.22))
            draw_mark(painter, mark, self._style.marks[seat], self._style.theme)

    def _draw_caption(self, painter: QPainter) -> None:
        rect = self._rect
        line = QRectF(rect.left(), rect.bottom() - rect.height() * 0.12, rect.width(), rect.height() * 0.12)
        if self._style.for_projector:
            self._draw_caption_afar(painter)
            return
        painter.fillRect(line, QColor("#0C1117"))
        text, room = self._caption(), rect.width() * 0.92
        font = sans(rect.height() * 0.055, QFont.Weight.DemiBold)
        while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > 12:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(QColor("#FFFFFF"))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)

    def _draw_caption_afar(self, painter: QPainter) -> None:
        px = self._style.px(Role.SMALL)
        line = QRectF(self._rect.left(), self._rect.bottom() - px * 2.8, self._rect.width(), px * 2.8)
        painter.fillRect(line, QColor("#0C1117"))
        painter.setPen(QColor("#FFFFFF"))
        font = sans(px * 1.1, QFont.Weight.DemiBold)
        draw_wrapped(painter, line, self._caption(), font, Qt.AlignmentFlag.AlignCenter)

    def draw(self, painter: QPainter) -> None:
        painter.setClipRect(self._rect)
        self._draw_museum(painter)
        if self._caught and not self._quiet:
            self._draw_lamp(painter, self._rect.left() + self._rect.width() * 0.1, _BLUE, 1 - self._turned)
            self._draw_lamp(painter, self._rect.right() - self._rect.width() * 0.1, _RED, self._turned)
            self._draw_caught(painter)
        self._draw_caption(painter)
