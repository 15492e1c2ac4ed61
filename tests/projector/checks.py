"""What must be true of every screen that a whole room looks at (LOOK 1.12): nothing too small, too pale, too wordy,
cut off or cropped."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QGraphicsView

from artgames.scene.items.painting import PaintingItem
from artgames.scene.pictures.picture_store import Find
from tests.reading.ink import ink_faults, place
from tests.reading.reader import Read

SMALLEST = 57 / 1080
"""Of the picture's height: nothing that is needed to play is set smaller."""

SMALLEST_MARK = 0.7 * SMALLEST
"""A player's mark is no smaller than a capital letter."""

LEAST_CONTRAST = 9.0
MOST_WORDS = 20
CROPPED = 0.005


@dataclass(frozen=True)
class Screen:
    """What is checked."""

    view: QGraphicsView
    read: Read
    height: int
    """Of the whole window, not only of the stage."""

    labels: Collection[str]
    """Words that are not counted: names of people, labels of paintings, what players wrote."""

    find: Find
    """Where the picture of a card is."""

    is_reveal: bool = False
    """Whether it tells who had said what: then a letter stands for a person, and is read as any other."""


def faults(screen: Screen) -> list[str]:
    """Everything that is wrong, in words; none on a good screen."""
    found = [*_sizes(screen), *_places(screen), *_words(screen), *_strokes(screen), *_paintings(screen)]
    return [*found, *_covered_paintings(screen)]


# Letters


def _sizes(screen: Screen) -> Iterator[str]:
    for line in screen.read.lines:
        if line.px < SMALLEST * screen.height - 1:
            yield f"too small: {line.text!r} at {line.px:.0f} px, {SMALLEST * screen.height:.0f} are needed"
    for box, px in screen.read.marks:
        if min(box.width(), box.height()) < SMALLEST_MARK * screen.height - 1:
            yield f"too small: a player's mark of {box.height():.0f} px, needed {SMALLEST_MARK * screen.height:.0f}"
        if screen.is_reveal and 0 < px < SMALLEST * screen.height - 1:
            yield f"too small: a mark's letter of {px:.0f} px, {SMALLEST * screen.height:.0f} are needed"


def _places(screen: Screen) -> Iterator[str]:
    stage = QRectF(screen.view.viewport().rect()).adjusted(-1, -1, 1, 1)
    lines = screen.read.lines
    for number, line in enumerate(lines):
        if not stage.contains(line.box) or not line.is_whole:
            yield f"cut off: {line.text!r} at {place(line.box)}"
        for other in lines[:number]:
            both = line.box.intersected(other.box)
            if both.width() > 2 and both.height() > 2:
                yield f"on top of each other: {line.text!r} and {other.text!r}"
    for mark in screen.read.marks:
        if not stage.contains(mark.box):
            yield f"cut off: a player's mark at {place(mark.box)}"


def _words(screen: Screen) -> Iterator[str]:
    labels = {word for label in screen.labels for word in label.split()}
    told = [word for line in screen.read.lines for word in line.text.split() if any(map(str.isalpha, word))]
    words = [word for word in told if word not in labels and word.strip(".,:;!?’…") not in labels]
    if len(words) > MOST_WORDS:
        yield f"too many words, {len(words)}: {' '.join(words)}"
    for line in screen.read.lines:
        cut = line.text.rstrip().endswith("…") and not line.text.rstrip().endswith(" …")  # that one says: wait
        stem = line.text.rstrip().rstrip("…").split()[-1:] if cut else []
        if stem and not any(word.startswith(stem[0]) for word in labels):
            yield f"not written out: {line.text!r}"


# Ink


def _strokes(screen: Screen) -> Iterator[str]:
    """Looks at the real picture: whether the strokes are there in their ink, and what they stand on."""
    picture = screen.view.grab().toImage()
    return ink_faults(picture, screen.read.lines, lambda line: LEAST_CONTRAST)


# Paintings


def _paintings(screen: Screen) -> Iterator[str]:
    stage = QRectF(screen.view.viewport().rect()).adjusted(-1, -1, 1, 1)
    for item in screen.view.scene().items():
        if not isinstance(item, PaintingItem) or not item.isVisible() or item.opacity() == 0:
            continue
        frame = item.sceneTransform().mapRect(item.frame_rect)
        if not stage.contains(frame):
            yield f"cut off: painting {item.card_id} at {place(frame)}"
        if not item.is_face_down:
            yield from _shape(item, screen.find)


def _covered_paintings(screen: Screen) -> Iterator[str]:
    """Nothing is written on a painting but its number, and the letters of players' marks are no text."""
    hung = [item for item in screen.view.scene().items() if isinstance(item, PaintingItem) and item.isVisible()]
    frames = [(item, item.sceneTransform().mapRect(item.frame_rect)) for item in hung if item.opacity() > 0]
    for line in screen.read.lines:
        for item, frame in frames:
            both = frame.intersected(line.box)
            if min(both.width(), both.height()) > 2 and not line.text.strip().isdigit():
                yield f"on a painting: {line.text!r} over {item.card_id}"


def _shape(item: PaintingItem, find: Find) -> Iterator[str]:
    border = item.border
    shown = item.frame_rect.adjusted(border, border, -border, -border)
    part = find(item.card_id)
    size = QImageReader(str(part.path)).size()
    if part.crop is not None:
        size = QSize(part.crop[2], part.crop[3])
    wanted = size.width() / size.height()
    rounding = 1.5 / min(shown.width(), shown.height())  # whole dots, in a small copy and on the screen
    if abs(shown.width() / shown.height() / wanted - 1) > max(CROPPED, rounding):
        yield f"out of shape: painting {item.card_id}, {shown.width():.0f} × {shown.height():.0f}, not {wanted:.3f}"
