"""Whether letters can be seen: their strokes in the real picture, and what they stand on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.reading.reader import Line

SEEN = 0.72
"""So much of the strokes of a line must really be on the screen, in its ink."""

NEAR_INK, LEAST_INK = 70, 0.02
"""How far a dot may be from the ink, and how many of such dots there are at least where letters stand."""

_Pixels = Any


def ink_faults(picture: QImage, lines: Iterable[Line], least: Callable[[Line], float]) -> Iterator[str]:
    """What cannot be read of the lines that were found on this picture; `least` is the contrast that a line needs."""
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    for line in lines:
        box = line.box.adjusted(-3, -3, 3, 3).toAlignedRect().intersected(picture.rect())
        if box.isEmpty():
            continue
        there = _pixels(picture.copy(box))[..., :3]
        strokes = _pixels(_alone(line, box.topLeft().toPointF(), box.size()))[..., 3]
        ink = np.array([line.colour.blue(), line.colour.green(), line.colour.red()])
        inside = strokes > 250
        if not inside.any():
            continue
        near = np.abs(there.astype(int) - ink).max(axis=-1) < 40
        if near[inside].mean() < SEEN:
            yield f"covered or faint: {line.text!r} at {place(line.box)}, {near[inside].mean():.0%} of it is seen"
            continue
        ground = there[strokes == 0]
        if len(ground) and (ratio := _contrast(ink, ground)) < least(line):
            yield f"too pale: {line.text!r}, {ratio:.1f}:1"


def pale_faults(picture: QImage, lines: Iterable[Line], least: Callable[[Line], float]) -> Iterator[str]:
    """The same for widgets, whose small letters are moved and smoothed by fractions of a dot, so that no stroke is
    where it was: whether there is enough of the ink where a line stands, and what else is there."""
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    for line in lines:
        box = line.box.toAlignedRect().intersected(picture.rect())
        if box.isEmpty() or not any(map(str.isalnum, line.text)):  # a lone full stop is smaller than a dot at 80 %
            continue
        there = _pixels(picture.copy(box))[..., :3].reshape(-1, 3)
        ink, ground = np.array([line.colour.blue(), line.colour.green(), line.colour.red()]), np.median(there, axis=0)
        ink = ground + (ink - ground) * line.colour.alphaF() * line.opacity  # what shows through half an ink
        away = np.abs(there - ink).max(axis=-1)
        if (away < NEAR_INK).mean() < LEAST_INK:
            yield f"covered or faint: {line.text!r} at {place(line.box)}, {(away < NEAR_INK).mean():.1%} of its ink"
            continue
        rest = there[away > NEAR_INK] if (away > NEAR_INK).mean() > LEAST_INK else there  # dark on dark: all is ink
        if (ratio := _contrast(ink, rest)) < least(line):
            yield f"too pale: {line.text!r}, {ratio:.1f}:1"


def contrast_faults(picture: QImage, lines: Iterable[Line], least: Callable[[Line], float]) -> Iterator[str]:
    """Only what an ink stands on, a dot away from its strokes: for letters of any size, also where they were drawn once
    and are copied, which moves them by fractions of a dot."""
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    for line in lines:
        box = line.box.adjusted(-3, -3, 3, 3).toAlignedRect().intersected(picture.rect())
        if box.isEmpty():
            continue
        strokes = _pixels(_alone(line, box.topLeft().toPointF(), box.size()))[..., 3] > 0
        ground = _pixels(picture.copy(box))[..., :3][~_thickened(strokes)]
        if not len(ground):
            continue
        paper = np.median(ground, axis=0)
        ink = np.array([line.colour.blue(), line.colour.green(), line.colour.red()])
        ink = paper + (ink - paper) * line.colour.alphaF() * line.opacity
        if (ratio := _contrast(ink, ground)) < least(line):
            yield f"too pale: {line.text!r}, {ratio:.1f}:1 at {place(line.box)}"


def _thickened(strokes: _Pixels) -> _Pixels:
    found = strokes.copy()
    for axis in (0, 1):
        for step in (-1, 1):
            found |= np.roll(strokes, step, axis)
    return found


def place(box: QRectF) -> str:
    return f"{box.x():.0f},{box.y():.0f} {box.width():.0f}×{box.height():.0f}"


def _alone(line: Line, corner: QPointF, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-corner)
    painter.setTransform(line.at, True)
    painter.setFont(line.font)
    painter.setPen(QColor(line.colour))
    painter.drawText(QPointF(), line.text)
    painter.end()
    return image


def _pixels(image: QImage) -> _Pixels:
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return lines[:, : image.width() * 4].reshape(image.height(), image.width(), 4).copy()


def _contrast(ink: _Pixels, ground: _Pixels) -> float:
    """Of the ink against what it stands on: against the middle one of all dots round the letters."""
    low, high = sorted((float(_luminance(ink)), float(np.median(_luminance(ground)))))
    return (high + 0.05) / (low + 0.05)


def _luminance(pixels: _Pixels) -> _Pixels:
    share = np.asarray(pixels, float) / 255
    linear = np.where(share <= 0.03928, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.0722, 0.7152, 0.2126])
