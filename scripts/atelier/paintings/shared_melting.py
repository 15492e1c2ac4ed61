"""Melting what is too hard: a soft blur inside an oval that spares some places."""

from collections.abc import Sequence

import numpy as np

from scripts.atelier.arrays import blurred, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.curves import ellipse
from scripts.atelier.surface import Mask

Oval = tuple[float, float, float, float]
"""x, y and the two radii."""


def melt(canvas: Canvas, area: Oval, spare: Sequence[Oval], *, blur: float = 5) -> None:
    """Blur the drawing in an oval, but not in the ovals to spare: creases of a pale face, but not its eyes."""
    around = canvas.mask(ellipse(*area), blur=6)
    if around is None:
        return
    rows, columns = around.region
    soft = blurred(canvas.img[rows, columns], blur * canvas.scale)
    cover = around.cover
    for x, y, across, down in spare:
        off = np.hypot((canvas.xs[rows, columns] - x) / across, (canvas.ys[rows, columns] - y) / down)
        cover = cover * floats(np.clip((off - 0.8) / 0.4, 0, 1))
    canvas.composite(Mask(around.region, cover), soft)
