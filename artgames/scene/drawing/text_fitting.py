"""Setting words into a given room: as large as designed where they fit, smaller where they do not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from artgames.engine.words import shortened, unbroken

SMALLEST = 9
_NAME_LENGTHS = (24, 16, 10)
"""Letters that are left of a name, from one attempt to the next."""


def with_shorter_names(text: str, names: Sequence[str]) -> Iterator[str]:
    """The text as it is, and then with less and less of its long names: who is meant can be told from the beginning of
    a name, what is said cannot be told from half a sentence."""
    yield text
    for most in _NAME_LENGTHS:
        shorter = text
        for name in sorted(names, key=len, reverse=True):
            shorter = shorter.replace(name, shortened(name, most))
        if shorter != text:
            yield shorter.replace("….", "…")


def whole(text: str, names: Sequence[str], fits: Callable[[str], bool]) -> str:
    """The text with as much of its names as there is room for."""
    tried = text
    for tried in with_shorter_names(text, names):
        if fits(tried):
            break
    return tried


def fitted(text: str, font: QFont, width: float) -> QFont:
    """The font, or a smaller one, in which a line fits."""
    made = QFont(font)
    while QFontMetricsF(made).horizontalAdvance(text) > width and made.pixelSize() > SMALLEST:
        made.setPixelSize(made.pixelSize() - 1)
    return made


def draw_line(
    painter: QPainter, rect: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag, *, names: Sequence[str] = ()
) -> None:
    """One line, set smaller down to two thirds; then first the `names` in it are cut."""
    made = QFont(font)
    made.setPixelSize(max(SMALLEST, round(font.pixelSize() * 0.66)))
    text = whole(text, names, lambda tried: QFontMetricsF(made).horizontalAdvance(tried) <= rect.width())
    made.setPixelSize(max(made.pixelSize(), fitted(text, font, rect.width()).pixelSize()))
    painter.setFont(made)
    shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, shown)


def fitted_block(text: str, font: QFont, rect: QRectF, align: Qt.AlignmentFlag) -> QFont:
    """The font, or a smaller one, in which several lines fit into a room."""
    flags = int(align) | int(Qt.TextFlag.TextWordWrap)
    made, text = QFont(font), unbroken(text)
    while made.pixelSize() > SMALLEST:
        needed = QFontMetricsF(made).boundingRect(rect, flags, text)
        if needed.height() <= rect.height() and needed.width() <= rect.width():
            break
        made.setPixelSize(made.pixelSize() - 1)
    return made


def draw_wrapped(painter: QPainter, rect: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag) -> None:
    """As many lines as are needed, set smaller until all of them fit."""
    flags = int(align) | int(Qt.TextFlag.TextWordWrap)
    made, text = fitted_block(text, font, rect, align), unbroken(text)
    painter.setFont(made)
    painter.drawText(_balanced(rect, flags, text, made), flags, text)


_CUT_FLAGS = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


def cut(text: str, font: QFont, rect: QRectF) -> str:
    """As much of a text as there is room for in this size."""
    shown = unbroken(text)
    metrics, words = QFontMetricsF(font), re.split(r"[ \n]+", shown)

    def fits(tried: str) -> bool:
        needed = metrics.boundingRect(rect, _CUT_FLAGS, tried)
        return needed.height() <= max(rect.height(), metrics.height()) + 1 and needed.width() <= rect.width() + 1

    while len(words) > 1 and not fits(shown):
        words.pop()
        shown = " ".join(words) + "…"
    return shown if fits(shown) else metrics.elidedText(shown, Qt.TextElideMode.ElideRight, rect.width())


def draw_cut(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Where letters must not be smaller: in as many lines as there is room for, and the end is left out."""
    painter.setFont(font)
    painter.drawText(rect, _CUT_FLAGS, cut(text, font, rect))


def _balanced(rect: QRectF, flags: int, text: str, font: QFont) -> QRectF:
    """As narrow as the text can be without another line, so that no word stands alone in the last one. What is not set
    to the left is left as it is."""
    if not flags & int(Qt.AlignmentFlag.AlignLeft):
        return rect
    metrics = QFontMetricsF(font)
    high = metrics.boundingRect(rect, flags, text).height()
    made = QRectF(rect)
    while made.width() > rect.width() / 2:
        tried = made.adjusted(0, 0, -metrics.averageCharWidth(), 0)
        needed = metrics.boundingRect(tried, flags, text)
        if needed.height() > high or needed.width() > tried.width():
            break
        made = tried
    return made
