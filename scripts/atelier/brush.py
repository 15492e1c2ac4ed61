"""The compiled inner loop of painting: each stroke follows the field, then is laid with bristles and thickness."""

import math
from typing import Any, NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats
from scripts.atelier.kernel import compiled

LONGEST = 40
"""Points of the longest stroke."""

SCRATCH = 400_000
"""Pixels of the largest box around one stroke."""


class Brush(NamedTuple):
    """One brush, in pixels and shares."""

    radius: float
    shortest: int
    longest: int
    follow: float
    opacity: float
    softness: float
    contrast: float
    thickness: float
    dryness: float
    tolerance: float
    wobble: float


class Field(NamedTuple):
    """Where strokes run: cosine and sine of twice the angle, so that opposite directions are the same."""

    cos: Floats
    sin: Floats


@compiled
def _off(reference: Floats, x: float, y: float, start: Any) -> float:
    """How far the colour at a place is from where the stroke began."""
    row, column = int(y), int(x)
    total = 0.0
    for channel in range(3):
        total += abs(reference[row, column, channel] - start[channel])
    return total


@compiled
def _trace(path: Floats, reference: Floats, field: Field, brush: Brush, luck: Floats) -> int:
    """Walk from path[0] along the field; returns the number of points. `luck` holds radius, wobble and side."""
    height, width = field.cos.shape
    x, y = path[0, 0], path[0, 1]
    start = reference[int(y), int(x)]
    step = max(1.2, luck[0] * 0.9)
    sign = -1.0 if luck[2] < 0.5 else 1.0
    last_x, last_y, count = 0.0, 0.0, 1
    for i in range(1, min(brush.longest, LONGEST - 1)):
        angle = 0.5 * math.atan2(field.sin[int(y), int(x)], field.cos[int(y), int(x)]) + luck[1]
        dx, dy = math.cos(angle) * sign, math.sin(angle) * sign
        if i > 1:
            side = -1.0 if dx * last_x + dy * last_y < 0 else 1.0
            dx = brush.follow * dx * side + (1 - brush.follow) * last_x
            dy = brush.follow * dy * side + (1 - brush.follow) * last_y
            size = math.sqrt(dx * dx + dy * dy) + 1e-6
            dx, dy = dx / size, dy / size
        nx, ny = x + dx * step, y + dy * step
        if nx < 0 or ny < 0 or nx >= width - 1 or ny >= height - 1:
            break
        off = _off(reference, nx, ny, start)
        if (i > brush.shortest and off > brush.tolerance) or off > brush.tolerance * 2.2:
            break
        x, y, last_x, last_y = nx, ny, dx, dy
        path[count, 0], path[count, 1], path[count, 2] = x, y, path[count - 1, 2] + step
        count += 1
    if count == 1:
        angle = 0.5 * math.atan2(field.sin[int(y), int(x)], field.cos[int(y), int(x)])
        path[1, 0], path[1, 1] = x + math.cos(angle) * 0.3 * luck[0], y + math.sin(angle) * 0.3 * luck[0]
        path[1, 2] = 0.3 * luck[0]
        count = 2
    return count


@compiled
def _box(path: Floats, count: int, radius: float, height: int, width: int) -> tuple[int, int, int, int]:
    left, right, top, bottom = path[0, 0], path[0, 0], path[0, 1], path[0, 1]
    for i in range(count):
        left, right = min(left, path[i, 0]), max(right, path[i, 0])
        top, bottom = min(top, path[i, 1]), max(bottom, path[i, 1])
    return (
        max(0, int(left - radius - 1)),
        min(width - 1, int(right + radius + 2)),
        max(0, int(top - radius - 1)),
        min(height - 1, int(bottom + radius + 2)),
    )


@compiled
def _measure(path: Floats, count: int, radius: float, box: Any, scratch: Floats) -> None:
    """Per pixel of the box: squared distance to the stroke, way along it, and on which side it lies."""
    left, right, top, bottom = box
    wide = right - left
    for q in range(wide * (bottom - top)):
        scratch[0, q] = 1e9
    for i in range(count - 1):
        ax, ay = path[i, 0], path[i, 1]
        bx, by = path[i + 1, 0], path[i + 1, 1]
        ex, ey = bx - ax, by - ay
        square = ex * ex + ey * ey + 1e-9
        for row in range(max(top, int(min(ay, by) - radius)), min(bottom, int(max(ay, by) + radius) + 2)):
            for column in range(max(left, int(min(ax, bx) - radius)), min(right, int(max(ax, bx) + radius) + 2)):
                t = min(1.0, max(0.0, ((column - ax) * ex + (row - ay) * ey) / square))
                dx, dy = column - ax - t * ex, row - ay - t * ey
                distance = dx * dx + dy * dy
                q = (row - top) * wide + column - left
                if distance < scratch[0, q]:
                    scratch[0, q] = distance
                    scratch[1, q] = path[i, 2] + t * math.sqrt(square)
                    scratch[2, q] = ex * dy - ey * dx


@compiled
def _bristle(bristles: Floats, across: float) -> float:
    place = (across * 0.5 + 0.5) * (bristles.shape[0] - 2)
    index = int(place)
    share = place - index
    return float(bristles[index] * (1 - share) + bristles[index + 1] * share)


@compiled
def _cover(distance: float, along: float, bristle: float, brush: Brush) -> float:
    """Opacity at a place of the stroke: soft at the edge, broken by dry bristles toward its end."""
    cover = min(1.0, (1 - distance) / brush.softness)
    if brush.dryness > 0:
        late = (along - 0.55) / 0.45
        if late > 0:
            cover *= min(1.0, max(0.0, 1 - brush.dryness * late * (1.3 - bristle) * 1.6))
        cover *= 1 - brush.dryness * 0.5 * (1 - bristle)
    return cover * brush.opacity


@compiled
def _lay(  # compiled functions take no keywords
    canvas: Floats, relief: Floats, box: Any, scratch: Floats, colour: Floats, stroke: Any, brush: Brush
) -> None:
    """Mix the stroke's colour and thickness into the canvas. `stroke` is (radius, length, bristles)."""
    left, right, top, bottom = box
    radius, length, bristles = stroke
    body = brush.thickness * 2.2 * math.sqrt(radius)
    for row in range(top, bottom):
        for column in range(left, right):
            q = (row - top) * (right - left) + column - left
            if scratch[0, q] > radius * radius:
                continue
            distance = math.sqrt(scratch[0, q]) / radius
            bristle = _bristle(bristles, distance if scratch[2, q] >= 0 else -distance)
            cover = _cover(distance, scratch[1, q] / length, bristle, brush)
            tint = 1 + (bristle - 0.5) * brush.contrast
            for channel in range(3):
                canvas[row, column, channel] += cover * (colour[channel] * tint - canvas[row, column, channel])
            high = body * (0.35 + 0.65 * bristle) * (1 - 0.6 * distance * distance)
            relief[row, column] += cover * (high - 0.65 * relief[row, column])


@compiled
def paint_strokes(
    canvas: Floats,
    relief: Floats,
    reference: Floats,
    field: Field,
    starts: Any,
    colours: Floats,
    luck: Floats,
    bristles: Floats,
    brush: Brush,
) -> None:
    """Lay all strokes of one brush. `luck` holds four numbers from 0 to 1 a stroke."""
    height, width, _ = canvas.shape
    scratch = np.zeros((3, SCRATCH), np.float32)
    path = np.zeros((LONGEST, 3), np.float64)
    chance = np.zeros(3, np.float64)
    for k in range(starts.shape[0]):
        path[0, 0], path[0, 1], path[0, 2] = starts[k, 0], starts[k, 1], 0.0
        chance[0] = brush.radius * (0.8 + 0.4 * luck[k, 0])
        chance[1] = brush.wobble * (luck[k, 1] - 0.5)
        chance[2] = luck[k, 2]
        count = _trace(path, reference, field, brush, chance)
        box = _box(path, count, chance[0], height, width)
        area = (box[1] - box[0]) * (box[3] - box[2])
        if box[1] <= box[0] or box[3] <= box[2] or area > SCRATCH:
            continue
        _measure(path, count, chance[0], box, scratch)
        row = int(luck[k, 3] * bristles.shape[0])
        stroke = (chance[0], path[count - 1, 2] + 1e-3, bristles[row])
        _lay(canvas, relief, box, scratch, colours[k], stroke, brush)
