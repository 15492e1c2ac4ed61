"""A square to be scanned, as large as its place allows."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

QUIET = 4
"""Modules that stay free on every side: cameras find the square by them."""

_LEAST = 180


@lru_cache(maxsize=4)
def _rows(text: str) -> tuple[tuple[bool, ...], ...]:
    from artgames.phones.addresses import qr_rows  # noqa: PLC0415 - nothing of phones is loaded before they are opened

    return qr_rows(text)


def draw_qr(painter: QPainter, area: QRectF, text: str) -> None:
    """In the middle of the area, dark on light in every theme, in whole pixels: blurred edges are hard to scan."""
    rows = _rows(text)
    count = len(rows) + 2 * QUIET
    module = max(1, int(min(area.width(), area.height()) / count))
    side = module * count
    left, top = int(area.center().x() - side / 2), int(area.center().y() - side / 2)
    painter.fillRect(left, top, side, side, QColor("white"))
    for down, row in enumerate(rows, QUIET):
        for across, dark in enumerate(row, QUIET):
            if dark:
                painter.fillRect(left + across * module, top + down * module, module, module, QColor("black"))


class QrView(QWidget):
    """Shows nothing until it is given something to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def text(self) -> str:
        """What a camera reads here."""
        return self._text

    def show_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.setVisible(bool(text))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, _LEAST)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._text:
            with QPainter(self) as painter:
                draw_qr(painter, QRectF(self.rect()), self._text)
