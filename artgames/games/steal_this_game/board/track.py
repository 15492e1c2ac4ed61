"""The risk track: eleven plates with a picture and a word each, and what they claim above them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from artgames.games.steal_this_game.board.art.palette import stop_ground, stop_ink
from artgames.games.steal_this_game.board.art.signs import draw_sign, draw_sum, draw_sum_below
from artgames.games.steal_this_game.board.named import translate
from artgames.games.steal_this_game.rules.track import TRACK, Stop
from artgames.games.steal_this_game.words import claim_of, name_of
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.symbols import draw_badge
from artgames.scene.drawing.text_fitting import draw_line, fitted
from artgames.scene.items.drawn_item import DrawnItem
from artgames.scene.items.piece import Piece


def kind_word(kind: str) -> str:
    """On the plate, below its picture."""
    return {
        "prepare": translate("steal_this_game", "Prepare"),
        "observe": translate("steal_this_game", "Observe"),
        "hit": translate("steal_this_game", "Hit"),
        "steal": translate("steal_this_game", "Steal"),
    }[kind]


class StopPlate(Piece):
    """One stop. `past` plates can no longer be reached, `claimed` ones were once claimed."""

    def __init__(self, stop: Stop, rect: QRectF, band: float, style: BoardStyle, *, past: bool, claimed: bool) -> None:
        """`band` is the height of its word."""
        words = f"{style.say(name_of(stop))}: {style.say(claim_of(stop))}"
        super().__init__(f"stop {stop}", words, rect, style)
        self.stop, self._past, self._claimed = stop, past, claimed
        self._band = band
        self._is_true: bool | None = None
        self._kind = TRACK[stop].kind

    def set_truth(self, is_true: bool | None) -> None:
        """For the thief alone: whether the dice bear the claim out."""
        self._is_true = is_true
        self.update()

    def told(self) -> list[str]:
        told = [translate("steal_this_game", "claimed")] if self._claimed else []
        if self._is_true:
            told.append(translate("steal_this_game", "true"))
        return told

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        radius = rect.height() * 0.08
        painter.setPen(QPen(QColor(theme.line if theme.frames else "#FFFFFF"), thick(self.style, 1.5)))
        painter.setBrush(QColor(stop_ground(self._kind, theme)))
        painter.drawRoundedRect(rect, radius, radius)
        if self.style.for_projector:
            self._draw_afar(painter, rect, radius)
            return
        band = self._band
        picture = rect.adjusted(rect.width() * 0.08, rect.height() * 0.07, -rect.width() * 0.08, -band * 1.04)
        is_plain = self._kind == "observe" and self.style.text > 1.0  # the eye is for ornament
        if not is_plain:
            draw_sign(painter, picture, self.stop, theme)
        if self._past:
            self._draw_past(painter, rect, radius)
        self._write(painter, rect, picture, is_plain=is_plain)
        if self._is_true:
            side = min(rect.width(), rect.height()) * 0.3
            draw_badge(painter, QRectF(rect.right() - side * 1.1, rect.top() + side * 0.1, side, side), True, theme)

    def _write(self, painter: QPainter, rect: QRectF, picture: QRectF, *, is_plain: bool) -> None:
        """Over the shade of what is past: it steps back, but can be read."""
        theme, band, word = self.theme, self._band, kind_word(self._kind)
        ink = theme.ink if self._past else stop_ink(self._kind, theme)
        if self._kind == "observe":
            (draw_sum if is_plain else draw_sum_below)(painter, picture, self.stop, ink)
        painter.setPen(QColor(ink))
        painter.setFont(fitted(word, sans(band * 0.74, QFont.Weight.DemiBold), rect.width() * 0.92))
        line = QRectF(rect.left(), rect.bottom() - band * 1.06, rect.width(), band)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, word)

    def _draw_afar(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        """The sign alone, as large as the plate; what can no longer be reached need not be read."""
        inner = rect.adjusted(*[rect.width() * share for share in (0.05, 0.05, -0.05, -0.05)])
        if self._kind != "observe":
            draw_sign(painter, inner, self.stop, self.theme)
        elif not self._past:
            ink = "#000000" if self.theme.frames else stop_ink("observe", self.theme)
            draw_sum(painter, inner, self.stop, ink)
        if self._past:
            self._draw_past(painter, rect, radius)

    def _draw_past(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        shade = QColor(self.theme.wall)
        shade.setAlphaF(0.66)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(rect, radius, radius)
        if self._claimed:
            painter.setPen(QPen(QColor(self.theme.ink), thick(self.style, 2.5)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = thick(self.style, 3)
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)


class Captions(DrawnItem):
    """What each kind of stop says about the dice, above its stops; the line that joins them."""

    rim = 2.0

    def __init__(self, style: BoardStyle, rects: tuple[QRectF, ...]) -> None:
        super().__init__(style, rects[0].united(rects[-1]))
        self._rects = rects
        self._texts = (
            translate("steal_this_game", "One of the dice shows"),
            translate("steal_this_game", "The dice add up to"),
            translate("steal_this_game", "A pair"),
            translate("steal_this_game", "Open a box"),
        )

    def draw(self, painter: QPainter) -> None:
        theme = self._style.theme
        for rect, text in zip(self._rects, self._texts, strict=True):
            painter.setPen(QColor(theme.ink))
            font = sans(rect.height() * 0.84)
            draw_line(painter, rect, text, font, Qt.AlignmentFlag.AlignHCenter)
            self._draw_whiskers(painter, rect, text, font)

    def _draw_whiskers(self, painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
        """Lines from the words to both ends of their group, where there is room."""
        half = QFontMetricsF(font).horizontalAdvance(text) / 2 + rect.height() * 0.5
        painter.setPen(QPen(QColor(self._style.theme.line), thick(self._style, 1.5)))
        y = rect.center().y() + rect.height() * 0.06
        if rect.width() / 2 > half + 8:
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.center().x() - half, y))
            painter.drawLine(QPointF(rect.center().x() + half, y), QPointF(rect.right(), y))
