"""What must be true of every page of the window at every size of text: nothing cut, covered or too pale."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget

from tests.reading.ink import pale_faults, place
from tests.reading.reader import TAIL, BoardReader, Line, read_by

LARGE, CONTRAST, CONTRAST_OF_LARGE = 24, 4.5, 3.0
"""What WCAG asks for: less contrast is enough for letters from this size on."""

LEAST_LETTERS = 5
"""A word that is cut after fewer letters says nothing."""


def page_faults(window: QWidget) -> list[str]:
    """Everything that is wrong with what is to be seen in this window now, in words."""
    QApplication.processEvents()
    reader = BoardReader()
    with read_by(reader):
        found = reader.read_window(window).lines
    lines = _first_of_each([line for line in found if _is_seen(line, window)])
    enabled = [line for line in lines if line.on is None or line.on.isEnabled()]
    return [
        *_cut(lines, window),
        *_overlaps(lines, window),
        *pale_faults(window.grab().toImage(), enabled, least_contrast),
    ]


def _first_of_each(lines: list[Line]) -> list[Line]:
    """What is chosen in a field Qt writes twice in the same place: in the ink of a choice, and cut away as the rest."""
    found: dict[object, Line] = {}
    for line in lines:
        found.setdefault((line.on, line.text, line.box.toRect().getRect()), line)
    return list(found.values())


def least_contrast(line: Line) -> float:
    return CONTRAST_OF_LARGE if line.px >= LARGE else CONTRAST


def _is_seen(line: Line, window: QWidget) -> bool:
    """Whether the middle of it is neither scrolled out of sight nor below something else."""
    return _is_on_top(line, line.box.center().toPoint(), window)


def _is_on_top(line: Line, point: QPoint, window: QWidget) -> bool:
    assert line.on is not None
    at = window.childAt(point)
    above = at is line.on or at is None or line.on.isAncestorOf(at) or at.isAncestorOf(line.on)
    return above and line.on.visibleRegion().contains(line.on.mapFrom(window, point))


def _cut(lines: list[Line], window: QWidget) -> Iterator[str]:
    whole = QRectF(window.rect()).adjusted(-1.5, -1.5, 1.5, 1.5)
    for line in lines:
        fits = _fits_across(line, window) and _fits_down(line, window)
        if not (line.is_whole and whole.contains(line.box)) or not fits:
            yield f"cut off: {line.text!r} at {place(line.box)} on {_name(line.on)}"
        stem = line.text.strip()
        is_cut = len(stem) > 1 or isinstance(line.on, QAbstractButton)  # alone it says that somebody is waited for
        if stem.endswith("…") and is_cut and len(stem) <= LEAST_LETTERS:
            yield f"says nothing: {line.text!r} on {_name(line.on)}"


def _fits_across(line: Line, window: QWidget) -> bool:
    """Whether it ends within all that hold it, unless one of them can be scrolled to the side."""
    part, tail = line.on, max(1.5, line.px * TAIL)
    while part is not None and part is not window:
        area = part.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.horizontalScrollBar().maximum() > 0:
            return True
        left = part.mapTo(window, QPoint()).x()
        if line.box.left() < left - tail or line.box.right() > left + part.width() + tail:
            return False
        part = area
    return True


def _fits_down(line: Line, window: QWidget) -> bool:
    """Whether it ends within all that hold it, up to what can be scrolled."""
    part = line.on
    while part is not None and part is not window:
        area = part.parentWidget()
        if isinstance(area, QAbstractScrollArea):
            return True
        top = part.mapTo(window, QPoint()).y()
        if line.box.top() < top - 1.5 or line.box.bottom() > top + part.height() + 1.5:
            return False
        part = area
    return True


def _overlaps(lines: list[Line], window: QWidget) -> Iterator[str]:
    """Where two lines are read in one place; a panel in front of a page hides what it covers."""
    for number, line in enumerate(lines):
        for other in lines[:number]:
            both = line.box.intersected(other.box)
            place_of_both = both.center().toPoint()
            if (
                both.width() > 2
                and both.height() > 2
                and all(_is_on_top(one, place_of_both, window) for one in (line, other))
            ):
                yield f"on top of each other: {line.text!r} and {other.text!r}"


def _name(part: QWidget | None) -> str:
    names: list[str] = []
    while part is not None and len(names) < 3:
        names.append(part.objectName() or type(part).__name__)
        part = part.parentWidget()
    return " < ".join(names)
