"""A thin line around whatever was drawn: for painters who think in contours."""

from collections.abc import Iterator
from contextlib import contextmanager

import cv2
import numpy as np

from scripts.atelier.arrays import blurred, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, rgb
from scripts.atelier.surface import Mask

UNTOUCHED = np.float32(-1)
"""No stroke asks for this weight: where it is still there afterwards, nothing was drawn."""


@contextmanager
def outlined(
    canvas: Canvas, colour: Colour = "#5a3a24", width: float = 1.5, *, alpha: float = 0.7, keep: float = 0.4
) -> Iterator[None]:
    """Forms, clay and heads drawn inside the context get one contour around their common silhouette."""
    before = canvas.weight.copy()
    canvas.weight[:] = UNTOUCHED
    yield
    drawn = floats(canvas.weight != UNTOUCHED)
    canvas.weight[:] = np.where(drawn > 0, canvas.weight, before)
    size = max(1, round(width * canvas.scale))
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * size + 1, 2 * size + 1))
    edge = blurred(floats(drawn - cv2.erode(drawn, disc)), 0.7)
    rows, columns = edge.shape
    canvas.composite(Mask((slice(0, rows), slice(0, columns)), edge * np.float32(alpha)), rgb(colour), keep=keep)
