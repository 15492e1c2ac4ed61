"""One turning point of a match on a card: what happened, what there is to know about it, and how likely it was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from artgames.engine.review import Gauge, Moment
from artgames.engine.words import Sentence
from artgames.scene.drawing.symbols import draw_badge
from artgames.scene.drawing.theme import Theme, on_paper, set_variant
from artgames.scene.plain_text import PlainLabel

Say = Callable[[Sentence], str]

_STRIP = 4
_TEXTS, _GAUGES = 3, 2
"""How a wide card shares its width."""


class ShareBar(QWidget):
    """A share of 1 as a bar that is filled so far."""

    def __init__(self, share: float, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_look(theme, em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em
        self.updateGeometry()
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(round(6 * self._em), round(0.6 * self._em))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme, rect = self._theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
            radius = rect.height() / 2
            painter.setPen(QColor(theme.line))
            painter.setBrush(QColor(theme.field))
            painter.drawRoundedRect(rect, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent if theme.is_dark else theme.ink))
            if self._share > 0:
                filled = max(rect.height(), rect.width() * self._share)
                painter.drawRoundedRect(QRectF(rect.left(), rect.top(), filled, rect.height()), radius, radius)


class Badge(QWidget):
    """A tick, a cross, or an empty place."""

    def __init__(self, mark: bool | None, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self.set_look(theme, em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme = on_paper(theme)
        side = round(1.7 * em)
        self.setFixedSize(side, side)
        self.update()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._mark is not None:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw_badge(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._mark, self._theme)


class MomentCard(QFrame):
    """Texts at the left and bars at the right, or below them where there is little room."""

    def __init__(self, moment: Moment, say: Say, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_variant(self, "panel", True)
        self._theme, self._decided = on_paper(theme), moment.decided
        self._bars: list[ShareBar] = []
        self._badge = Badge(moment.mark, theme, em, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(14)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(20)
        self._body.addLayout(self._texts(moment, say), _TEXTS)
        if moment.gauges:
            self._body.addLayout(self._gauges(moment.gauges, say, (theme, em)), _GAUGES)
        row.addLayout(self._body, 1)

    def _texts(self, moment: Moment, say: Say) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(_label(say(moment.title), "heading"))
        if moment.says:
            column.addWidget(_label(" ".join(map(say, moment.says))))
        column.addStretch(1)
        return column

    def _gauges(self, gauges: tuple[Gauge, ...], say: Say, look: tuple[Theme, float]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        for gauge in gauges:
            bar = ShareBar(gauge.share, *look, parent=self)
            self._bars.append(bar)
            column.addWidget(_label(say(gauge.says)))
            column.addWidget(bar)
        column.addStretch(1)
        return column

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme = on_paper(theme)
        self._badge.set_look(theme, em)
        for bar in self._bars:
            bar.set_look(theme, em)

    def set_narrow(self, narrow: bool) -> None:
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(way)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where the match turned there is a strip along the left edge."""
        super().paintEvent(event)
        if self._decided:
            with QPainter(self) as painter:
                strip = QRectF(0, 0, _STRIP, self.height())
                painter.fillRect(strip, QColor(self._theme.accent if self._theme.is_dark else self._theme.ink))


def _label(text: str, role: str = "") -> QLabel:
    label = PlainLabel(text)
    label.setWordWrap(True)
    if role:
        set_variant(label, "role", role)
    return label
