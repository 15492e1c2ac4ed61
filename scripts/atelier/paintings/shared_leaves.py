"""Leaves as masses of touches: a dark heart, a ragged edge, light on the side of the sky. No rounded clumps."""

from collections.abc import Callable

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours
from scripts.atelier.curves import ellipse


def _lit_from_the_sky(x: float, y: float, across: float, down: float) -> Callable[[float, float], float]:
    """How light a leaf is by its place in a heap: lighter above and on the left."""
    return lambda px, py: 0.42 - 0.26 * (px - x) / across - 0.38 * (py - y) / down


def thicket(
    canvas: Canvas,
    x: float,
    y: float,
    across: float,
    down: float,
    colours: Colours,
    *,
    leaf: tuple[float, float] = (4, 8),
    density: float = 1.0,
    turn: float = -25,
    seed: int = 1,
) -> None:
    """A crown or a bush by its radii; colours dark first, light from the upper left."""
    chance = np.random.default_rng(seed)
    heaps = [(x, y, across * 0.8, down * 0.8)]
    for _ in range(9):
        t, q = chance.random() * 2 * np.pi, 0.45 + 0.35 * chance.random()
        size = 0.28 + 0.2 * chance.random()
        heaps.append((x + across * q * np.cos(t), y + down * q * np.sin(t), across * size, down * size))
    for cx, cy, wide, high in heaps:
        edge = ellipse(cx, cy, wide, high, count=18)
        edge = edge + chance.normal(0, min(wide, high) * 0.1, edge.shape)
        canvas.fill(list(edge), colours[0], blur=min(wide, high) * 0.18, alpha=0.85, direction=turn)
    spots = int(density * 26 * across * down / (leaf[1] * leaf[1] * 10))
    for cx, cy, wide, high in sorted(heaps, key=lambda heap: -heap[1]):
        share = max(8, int(spots * wide * high / (across * down)))

        canvas.dabs(
            share,
            ellipse(cx, cy, wide * 1.08, high * 1.08),
            colours,
            size=leaf,
            aspect=0.5,
            turn=turn,
            spread=45,
            alpha=0.9,
            tone=_lit_from_the_sky(cx, cy, wide, high),
            detail=0.35,
            follow=True,
        )
