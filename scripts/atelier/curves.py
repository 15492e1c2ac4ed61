"""Outlines: smooth curves through a few points, ellipses, ribbons, and moving them about."""

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from scripts.atelier.arrays import Floats, floats

Point: TypeAlias = Sequence[float]
"""(x, y), or (x, y, 0) for a sharp corner."""

Outline: TypeAlias = Sequence[Point] | Floats
"""A list of points is drawn as a smooth curve through them; an array is taken as it is."""


def plain(points: Outline) -> Floats:
    """The points themselves, without their corner marks."""
    return floats([point[:2] for point in points])


def smooth(points: Outline, *, closed: bool = True, steps: int = 14) -> Floats:
    """A curve through all points (Catmull-Rom), with `steps` pieces between two of them."""
    places = plain(points)
    count = len(places)
    if count < 3:
        return places
    corners = [len(point) > 2 for point in points]
    tangents = _tangents(places, corners, closed)
    t = floats(np.linspace(0, 1, steps, endpoint=False))[:, None]
    pieces = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        pieces.append(_hermite(t, places[i], places[j], tangents[i], tangents[j]))
    if not closed:
        pieces.append(places[-1:])
    return floats(np.concatenate(pieces))


def _tangents(places: Floats, corners: Sequence[bool], closed: bool) -> Floats:
    before, after = np.roll(places, 1, axis=0), np.roll(places, -1, axis=0)
    if not closed:
        before[0], after[-1] = places[0], places[-1]
    tangents = (after - before) * np.float32(0.5)
    tangents[np.asarray(corners)] = 0
    return tangents


def _hermite(t: Floats, p: Floats, q: Floats, out: Floats, into: Floats) -> Floats:
    t2, t3 = t * t, t * t * t
    return (2 * t3 - 3 * t2 + 1) * p + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * q + (t3 - t2) * into


def ellipse(
    x: float, y: float, across: float, down: float | None = None, *, turn: float = 0, count: int = 40
) -> Floats:
    """An ellipse by its radii, turned clockwise by `turn` degrees."""
    high = across if down is None else down
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    u, v = across * np.cos(t), high * np.sin(t)
    return floats(np.stack([x + u * cos - v * sin, y + u * sin + v * cos], 1))


def normals(curve: Floats) -> Floats:
    """Unit vectors to the right of the way along a curve (downwards for a way to the right)."""
    tangent = np.gradient(curve, axis=0)
    tangent = tangent / (np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-6)
    return floats(np.stack([-tangent[:, 1], tangent[:, 0]], 1))


def ribbon(curve: Floats, widths: Floats) -> Floats:
    """The outline of a line whose width changes along its way."""
    offset = normals(curve) * widths[:, None] / 2
    return floats(np.vstack([curve + offset, (curve - offset)[::-1]]))


def widths(count: int, start: float, end: float, taper: float) -> Floats:
    """Widths along a line. `taper` > 0 thins both ends over that share of the half length, < 0 only the tip."""
    u = np.linspace(0, 1, count)
    width = start + (end - start) * u
    if taper > 0:
        width = width * np.clip(np.minimum(u, 1 - u) / (taper * 0.5), 0.05, 1)
    elif taper < 0:
        width = width * np.clip((1 - u) / -taper, 0.05, 1)
    return floats(width)


def between(one: Outline, other: Outline, share: float) -> Floats:
    """The curve that lies at `share` of the way from one guide to another with as many points."""
    return plain(one) * (1 - share) + plain(other) * share


def mirrored(points: Outline, axis: float) -> list[tuple[float, ...]]:
    """The same outline on the other side of the vertical line x = `axis`."""
    return [(2 * axis - point[0], *point[1:]) for point in points]


def placed(
    points: Outline, x: float, y: float, *, scale: float = 1, turn: float = 0, flip: bool = False
) -> list[tuple[float, ...]]:
    """An outline drawn around (0, 0), brought to its place: flipped, scaled, turned clockwise, moved."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    side = -1 if flip else 1
    return [(x + side * p[0] * cos - p[1] * sin, y + side * p[0] * sin + p[1] * cos, *p[2:]) for p in points]


def spots_along(points: Outline, count: int, *, start: float = 0, end: float = 1) -> Floats:
    """`count` places at even distances along an open curve."""
    curve = smooth(points, closed=False) if not isinstance(points, np.ndarray) else points
    steps = np.linalg.norm(np.diff(curve, axis=0), axis=1)
    length = np.concatenate([[0], np.cumsum(steps)])
    at = np.linspace(start, end, count) * length[-1]
    return floats(np.stack([np.interp(at, length, curve[:, 0]), np.interp(at, length, curve[:, 1])], 1))
