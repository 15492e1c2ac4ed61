"""The players along the side of the score pad: symbol and whole name, as large as all other letters."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from artgames.app.models.score_pad import MARK_ROLE
from artgames.scene.drawing.fonts import Role, desk_px, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_lines import wrapped
from artgames.scene.drawing.theme import Theme

_MARK, _WIDEST, _HIGH = 1.3, 11.0, 2.5
"""In sizes of the menu text: the symbol, how wide a name is before it goes on in another line, and how high a row is at
least, so that signs stand below points."""


class NamesHeader(QHeaderView):
    """A row is as high as its name."""

    def __init__(self, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._theme, self._em = theme, em
        self.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHighlightSections(False)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.headerDataChanged(Qt.Orientation.Vertical, 0, max(0, self.count() - 1))
        self.viewport().update()

    def _font(self) -> QFont:
        return sans(desk_px(Role.LABEL, self._em), QFont.Weight.DemiBold)

    def _name(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Vertical) or "")

    def _name_width(self) -> float:
        metrics = QFontMetricsF(self._font())
        widest = max((metrics.horizontalAdvance(self._name(number)) for number in range(self.count())), default=0.0)
        return min(widest + 2, _WIDEST * self._em)

    # Qt

    def sectionSizeFromContents(self, section: int) -> QSize:
        width = self._name_width()
        lines = len(wrapped(self._name(section), self._font(), width))
        high = max(lines * QFontMetricsF(self._font()).height() + 0.4 * self._em, _HIGH * self._em)
        return QSize(round(width + (_MARK + 1.1) * self._em), round(high))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        em, area = self._em, QRectF(rect)
        mark = self.model().headerData(section, Qt.Orientation.Vertical, MARK_ROLE)
        lines = wrapped(self._name(section), self._font(), self._name_width())
        high = QFontMetricsF(self._font()).height()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_mark(
            painter,
            QRectF(area.left() + 2, area.center().y() - _MARK * em / 2, _MARK * em, _MARK * em),
            mark,
            self._theme,
        )
        painter.setFont(self._font())
        painter.setPen(QColor(self._theme.ink))
        top = area.center().y() - high * len(lines) / 2
        for number, line in enumerate(lines):
            spot = QRectF(area.left() + (_MARK + 0.5) * em, top + number * high, area.width(), high)
            painter.drawText(spot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line)
        painter.restore()
