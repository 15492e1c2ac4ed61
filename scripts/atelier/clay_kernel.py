"""What is seen of clay in each pixel, and how the light falls there: compiled, since it is done millions of times."""

import math
from typing import Any

import numpy as np

from scripts.atelier.arrays import Floats
from scripts.atelier.kernel import compiled

TILE = 24
REACH = 45.0
"""Cones farther than this from a tile, in units, neither show nor throw a shadow there."""


@compiled
def _to_cone(x: float, y: float, z: float, c: Floats) -> float:
    """Distance to the hull of two balls: its side is tangent to both, so that a chain of cones shows no rings."""
    dx, dy, dz = c[4] - c[0], c[5] - c[1], c[6] - c[2]
    px, py, pz = x - c[0], y - c[1], z - c[2]
    long = dx * dx + dy * dy + dz * dz
    thin = c[3] - c[7]
    flat = long - thin * thin
    if flat <= 1e-9:
        other = math.sqrt((x - c[4]) ** 2 + (y - c[5]) ** 2 + (z - c[6]) ** 2) - c[7]
        return float(min(math.sqrt(px * px + py * py + pz * pz) - c[3], other))
    along = px * dx + py * dy + pz * dz
    past = along - long
    off = (px * long - dx * along) ** 2 + (py * long - dy * along) ** 2 + (pz * long - dz * along) ** 2
    k = math.copysign(thin * thin, thin) * off
    if math.copysign(1.0, past) * flat * past * past * long > k:
        return float(math.sqrt(off + past * past * long) / long - c[7])
    if math.copysign(1.0, along) * flat * along * along * long < k:
        return float(math.sqrt(off + along * along * long) / long - c[3])
    return float((math.sqrt(off * flat / long) + along * thin) / long - c[3])


@compiled
def _clay_at(x: float, y: float, z: float, cones: Floats, near: Any, count: int) -> tuple[float, float]:
    """Distance to the clay, and the ramp of the nearest cone."""
    d, best, ramp_index = 1e9, 1e9, 0.0
    for t in range(count):
        c = cones[near[t]]
        e = _to_cone(x, y, z, c)
        if e < best:
            best, ramp_index = e, c[8]
        soft = max(c[9] - abs(d - e), 0.0) / c[9]
        d = min(d, e) - soft * soft * c[9] * 0.25
    return d, ramp_index


@compiled
def near_tile(x: float, y: float, half: float, cones: Floats, near: Any, reach: float = REACH) -> int:
    """Write the numbers of the cones near a tile around (x, y) into `near`; returns how many."""
    count = 0
    for i in range(cones.shape[0]):
        c = cones[i]
        dx, dy = c[4] - c[0], c[5] - c[1]
        h = min(1.0, max(0.0, ((x - c[0]) * dx + (y - c[1]) * dy) / (dx * dx + dy * dy + 1e-9)))
        if math.sqrt((x - c[0] - h * dx) ** 2 + (y - c[1] - h * dy) ** 2) < max(c[3], c[7]) + half + reach:
            near[count] = i
            count += 1
    return count


@compiled
def _crease(x: float, y: float, z: float, cones: Floats, near: Any, count: int) -> float:
    """Distance from a place of the surface to the nearest cone of another part; far where there is none."""
    best, part = 1e9, 0.0
    for t in range(count):
        c = cones[near[t]]
        e = _to_cone(x, y, z, c)
        if e < best:
            best, part = e, c[10]
    if part == 0:
        return 1e9
    other = 1e9
    for t in range(count):
        c = cones[near[t]]
        if c[10] > 0 and c[10] != part:
            other = min(other, _to_cone(x, y, z, c))
    return other


@compiled
def _shade(
    out: Floats, x: float, y: float, z: float, cones: Floats, near: Any, count: int, light: Floats, grain: float
) -> None:
    """Normal, light that arrives and openness at a place of the surface."""
    e = 0.6 * grain
    nx = _clay_at(x + e, y, z, cones, near, count)[0] - _clay_at(x - e, y, z, cones, near, count)[0]
    ny = _clay_at(x, y + e, z, cones, near, count)[0] - _clay_at(x, y - e, z, cones, near, count)[0]
    nz = _clay_at(x, y, z + e, cones, near, count)[0] - _clay_at(x, y, z - e, cones, near, count)[0]
    size = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    nx, ny, nz = nx / size, ny / size, nz / size
    arrives, t = 1.0, 3.0 * grain
    off = 2.0 * grain
    for _ in range(14):
        d = _clay_at(
            x + nx * off + light[0] * t, y + ny * off + light[1] * t, z + nz * off + light[2] * t, cones, near, count
        )[0]
        arrives = min(arrives, 0.5 + 0.5 * d / (0.16 * t + 0.5 * grain))
        t += max(3.0 * grain, d)
        if arrives < 0 or t > 90 * grain:
            break
    arrives = max(0.0, arrives)
    open_ = 1.0
    for k in range(1, 4):
        t = 5.0 * k * grain
        open_ -= (t - _clay_at(x + nx * t, y + ny * t, z + nz * t, cones, near, count)[0]) / t * 0.22
    out[0], out[1], out[2], out[3] = 1.0, nx, ny, nz
    out[4] = arrives * arrives * (3 - 2 * arrives)
    out[5] = max(0.0, min(1.0, open_))
    out[7] = z
    out[8] = _crease(x, y, z, cones, near, count)


@compiled
def look_at_clay(
    rows: int, columns: int, corner: Any, pixel: float, cones: Floats, light: Floats, depth: Any, grain: float = 1.0
) -> Floats:
    """Per pixel: hit, normal x y z, light, openness, ramp, z, distance to another part.

    `depth` is (nearest z, farthest z); `grain` is the size of the smallest thing that matters, 1 for bodies.
    """
    out = np.zeros((rows, columns, 9), np.float32)
    near = np.zeros(cones.shape[0], np.int64)
    for top in range(0, rows, TILE):
        for left in range(0, columns, TILE):
            x, y = corner[0] + (left + TILE / 2) * pixel, corner[1] + (top + TILE / 2) * pixel
            count = near_tile(x, y, TILE * pixel * 0.75, cones, near, REACH * max(0.3, grain))
            if count == 0:
                continue
            for row in range(top, min(rows, top + TILE)):
                for column in range(left, min(columns, left + TILE)):
                    x, y, z = corner[0] + column * pixel, corner[1] + row * pixel, depth[0]
                    for _ in range(60):
                        d, index = _clay_at(x, y, z, cones, near, count)
                        if d < 0.25 * grain:
                            _shade(out[row, column], x, y, z, cones, near, count, light, grain)
                            out[row, column, 6] = index
                            break
                        z -= d * 0.85
                        if z < depth[1]:
                            break
    return out
