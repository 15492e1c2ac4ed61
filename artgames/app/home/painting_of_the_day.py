"""The painting of the day: one picture on the wall of the home page, with its label below it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from artgames.app.widgets.painting_view import PaintingBox
from artgames.decks import Painting
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.plain_text import PlainLabel

_BELOW_PICTURE, _BETWEEN_WORDS, _PAD = 12, 6, 14
_LINES = 2
"""Round the paper of the label."""

_LEAST_PICTURE = 0.4
"""Of the whole height; a smaller one is no picture any more."""

_STRIDE = 47
"""Neighbours in the catalogue look alike; steps of this length do not."""
_BRIGHT = 105
"""From this mean luminance on, of 255, a painting is no dark patch."""


def of_the_day(cards: Sequence[int], day: int, count: int = 1) -> tuple[int, ...]:
    """Some cards that are others tomorrow."""
    size = len(cards)
    stride = next(number for number in itertools.count(_STRIDE) if math.gcd(number, size) == 1)  # none comes twice
    return tuple(cards[(day + step) * stride % size] for step in range(min(count, size)))


def bright(cards: Sequence[int], pictures: PictureStore, count: int) -> tuple[int, ...]:
    """The first few that are seen from across a room, in their order; where too few are, the others as well."""
    shown = [card for card in cards if (pictures.luminance(str(card)) or 0) >= _BRIGHT]
    return tuple([*shown, *(card for card in cards if card not in shown)][:count])


class Today(QWidget):
    """A framed picture, and its label on paper below it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = PaintingBox(self)
        self._box.set_theme(theme)
        self._aspect = 1.0
        self._title, self._byline, self._place, self._sentence = (PlainLabel(parent=self) for _ in range(4))
        self._words = (self._title, self._byline, self._place, self._sentence)
        for label in self._words:
            label.setProperty("role", "title" if label is self._title else "small")
        paper = QFrame(self)
        paper.setProperty("panel", True)
        words = QVBoxLayout(paper)
        words.setContentsMargins(_PAD, _PAD // 2, _PAD, _PAD // 2)
        words.setSpacing(_BETWEEN_WORDS)
        for label in self._words:
            label.setWordWrap(True)
            words.addWidget(label)
        both = QVBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(_BELOW_PICTURE)
        both.addWidget(self._box)
        both.addWidget(paper)
        both.addStretch(1)

    def show_painting(self, painting: Painting, pictures: PictureStore) -> None:
        self._title.setText(painting.title)
        label = label_of(painting)
        self._byline.setText(label.byline)
        self._place.setText(label.place)
        self._sentence.setText(painting.sentence)
        self._box.show_card(painting.id, painting.sentence or painting.title, pictures)
        self._aspect = painting.width / painting.height
        self._fit()

    def set_look(self, theme: Theme) -> None:
        self._box.set_theme(theme)

    def _fit(self) -> None:
        """The label hangs right below the picture, however high that is, and is never covered by it. Where large
        letters leave no room for a picture, the label gets shorter, from its end."""
        for count in range(len(self._words), 0, -1):
            inner = self.width() - 2 * _PAD - _LINES
            words = sum(label.heightForWidth(inner) + _BETWEEN_WORDS for label in self._words[:count]) + _PAD + _LINES
            height = min(self.width() / self._aspect, 0.66 * self.height(), self.height() - words - _BELOW_PICTURE)
            if height >= min(_LEAST_PICTURE * self.height(), self.width() / self._aspect):
                break
        for number, label in enumerate(self._words):
            label.setVisible(number < count and bool(label.text()))
        self._box.setFixedHeight(max(1, round(height)))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
