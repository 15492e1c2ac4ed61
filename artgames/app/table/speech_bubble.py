"""Bots say why they did what they did: one at a time, in a bubble beside the face."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF

from artgames.engine.api import Seat
from artgames.scene.drawing.bubble import Bubble
from artgames.scene.drawing.fonts import sans

MOST_LETTERS = 60
_SMALLER = 0.6
"""Letters are set so much smaller before a bubble covers a neighbour, as long as they can be read:"""

_LEAST_PX = 15

_Wrap = int(Qt.TextFlag.TextWordWrap)


class Speech(NamedTuple):
    """What one seat says."""

    seat: Seat
    text: str


def brief(text: str) -> str:
    """As many whole sentences as there is room for in a bubble; nothing, if the first is too long already."""
    said = ""
    for sentence in re.split(r"(?<=[.!?…])\s+", text.strip()):
        longer = f"{said} {sentence}".strip()
        if len(longer) > MOST_LETTERS:
            break
        said = longer
    return said


class Talk(QObject):
    """Lets one speak after the other.

    Signals:
        spoke(): somebody else speaks now, or nobody.
    """

    spoke = Signal()

    def __init__(self, stay: Callable[[], int], parent: QObject | None = None) -> None:
        """`stay` tells for how many milliseconds a bubble is read."""
        super().__init__(parent)
        self._stay = stay
        self._waiting: deque[Speech] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.skip)
        self.now: Speech | None = None

    def tell(self, speeches: Iterable[Speech]) -> None:
        """These speak in turn, as far as a bubble has room for what they say."""
        short = (Speech(seat, brief(text)) for seat, text in speeches)
        self._waiting += [speech for speech in short if speech.text]
        if self.now is None and self._waiting:
            self.skip()

    def skip(self) -> None:
        """Enough of this one."""
        before, self.now = self.now, self._waiting.popleft() if self._waiting else None
        if self.now is not None:
            self._timer.start(self._stay())
        else:
            self._timer.stop()
        if (before, self.now) != (None, None):
            self.spoke.emit()

    def hush(self) -> None:
        """Something happens: nobody speaks into it."""
        self._waiting.clear()
        self.skip()


def plan_bubble(
    text: str, face: QRectF, own: QRectF, room: QRectF, *, px: float, smaller: float = _SMALLER
) -> Bubble | None:
    """Beside a face: over the words of its `own` chip where that is enough, otherwise as far as `room` goes. None where
    even that is too little: then larger letters have taken its place. Letters may be this much `smaller` than `px`."""
    high = own.height()
    pad, tail = high * 0.22, high * 0.2
    right, left = room.right() - face.right() - tail, face.left() - tail - room.left()
    within = min(right, own.right() - face.right() - tail)
    for wide, is_right in ((within, True), (max(right, left), right >= left)):
        for size in range(round(px), min(round(px), max(_LEAST_PX, round(px * smaller))) - 1, -1):
            font = sans(size)
            space = QRectF(0, 0, wide - 2 * pad, high * 4)
            needed = QFontMetricsF(font).boundingRect(space, _Wrap, text)
            if space.width() > 0 and needed.width() <= space.width() and needed.height() <= high * 0.92:
                broad = needed.width() + 2 * pad + 2
                start = face.right() + tail if is_right else face.left() - tail - broad
                tip = QPointF(face.right() if is_right else face.left(), face.center().y())
                return Bubble(QRectF(start, own.top(), broad, high), font, tip)
    return None
