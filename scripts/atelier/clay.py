"""Clay: bodies, hands and animals as round cones that melt into one another, seen and lit like a real thing."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, spread_indices
from scripts.atelier.colour import Colours, ramp, rgb
from scripts.atelier.forms import CONTACT, unit
from scripts.atelier.kernel import compiled
from scripts.atelier.surface import Mask, Surface

TILE = 24
MARGIN = 26
"""Units around the clay for its contact shadow."""

REACH = 45.0
"""Cones farther than this from a tile, in units, neither show nor throw a shadow there."""


class Joint(NamedTuple):
    """A ball in canvas units: y down, z toward the viewer."""

    x: float
    y: float
    z: float
    radius: float


class Cone(NamedTuple):
    """A round cone between two balls. `ramp` picks the colours, `blend` is how far it melts into the others."""

    start: Joint
    end: Joint
    ramp: int = 0
    blend: float | None = None


def limb(*joints: Sequence[float], ramp: int = 0, blend: float | None = None) -> list[Cone]:
    """Cones through joints (x, y, z, radius): an arm, a leg, a neck, a tail."""
    balls = [Joint(*joint) for joint in joints]
    if len(balls) == 1:
        return [Cone(balls[0], balls[0], ramp, blend)]
    return [Cone(one, other, ramp, blend) for one, other in pairwise(balls)]


@compiled
def _clay_at(x: float, y: float, z: float, cones: Floats, near: Any, count: int) -> tuple[float, float]:
    """Distance to the clay, and the ramp of the nearest cone."""
    d, best, ramp_index = 1e9, 1e9, 0.0
    for t in range(count):
        c = cones[near[t]]
        dx, dy, dz = c[4] - c[0], c[5] - c[1], c[6] - c[2]
        h = ((x - c[0]) * dx + (y - c[1]) * dy + (z - c[2]) * dz) / (dx * dx + dy * dy + dz * dz + 1e-9)
        h = min(1.0, max(0.0, h))
        away = (x - c[0] - h * dx) ** 2 + (y - c[1] - h * dy) ** 2 + (z - c[2] - h * dz) ** 2
        e = math.sqrt(away) - (c[3] + (c[7] - c[3]) * h)
        if e < best:
            best, ramp_index = e, c[8]
        soft = max(c[9] - abs(d - e), 0.0) / c[9]
        d = min(d, e) - soft * soft * c[9] * 0.25
    return d, ramp_index


@compiled
def near_tile(x: float, y: float, half: float, cones: Floats, near: Any) -> int:
    """Write the numbers of the cones near a tile around (x, y) into `near`; returns how many."""
    count = 0
    for i in range(cones.shape[0]):
        c = cones[i]
        dx, dy = c[4] - c[0], c[5] - c[1]
        h = min(1.0, max(0.0, ((x - c[0]) * dx + (y - c[1]) * dy) / (dx * dx + dy * dy + 1e-9)))
        if math.sqrt((x - c[0] - h * dx) ** 2 + (y - c[1] - h * dy) ** 2) < max(c[3], c[7]) + half + REACH:
            near[count] = i
            count += 1
    return count


@compiled
def _shade(out: Floats, x: float, y: float, z: float, cones: Floats, near: Any, count: int, light: Floats) -> None:
    """Normal, light that arrives and openness at a place of the surface."""
    e = 0.6
    nx = _clay_at(x + e, y, z, cones, near, count)[0] - _clay_at(x - e, y, z, cones, near, count)[0]
    ny = _clay_at(x, y + e, z, cones, near, count)[0] - _clay_at(x, y - e, z, cones, near, count)[0]
    nz = _clay_at(x, y, z + e, cones, near, count)[0] - _clay_at(x, y, z - e, cones, near, count)[0]
    size = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    nx, ny, nz = nx / size, ny / size, nz / size
    arrives, t = 1.0, 3.0
    for _ in range(14):
        d = _clay_at(
            x + nx * 2 + light[0] * t, y + ny * 2 + light[1] * t, z + nz * 2 + light[2] * t, cones, near, count
        )[0]
        arrives = min(arrives, 0.5 + 0.5 * d / (0.16 * t + 0.5))
        t += max(3.0, d)
        if arrives < 0 or t > 90:
            break
    arrives = max(0.0, arrives)
    open_ = 1.0
    for k in range(1, 4):
        t = 5.0 * k
        open_ -= (t - _clay_at(x + nx * t, y + ny * t, z + nz * t, cones, near, count)[0]) / t * 0.22
    out[0], out[1], out[2], out[3] = 1.0, nx, ny, nz
    out[4] = arrives * arrives * (3 - 2 * arrives)
    out[5] = max(0.0, min(1.0, open_))


@compiled
def look_at_clay(
    rows: int, columns: int, corner: Any, pixel: float, cones: Floats, light: Floats, depth: Any
) -> Floats:
    """Per pixel: hit, normal x y z, light, openness, ramp. `depth` is (nearest z, farthest z)."""
    out = np.zeros((rows, columns, 7), np.float32)
    near = np.zeros(cones.shape[0], np.int64)
    for top in range(0, rows, TILE):
        for left in range(0, columns, TILE):
            x, y = corner[0] + (left + TILE / 2) * pixel, corner[1] + (top + TILE / 2) * pixel
            count = near_tile(x, y, TILE * pixel * 0.75, cones, near)
            if count == 0:
                continue
            for row in range(top, min(rows, top + TILE)):
                for column in range(left, min(columns, left + TILE)):
                    x, y, z = corner[0] + column * pixel, corner[1] + row * pixel, depth[0]
                    for _ in range(60):
                        d, index = _clay_at(x, y, z, cones, near, count)
                        if d < 0.25:
                            _shade(out[row, column], x, y, z, cones, near, count, light)
                            out[row, column, 6] = index
                            break
                        z -= d * 0.85
                        if z < depth[1]:
                            break
    return out


def cone_table(cones: Iterable[Cone], blend: float) -> Floats:
    rows = [[*c.start, *c.end, float(c.ramp), c.blend or blend] for c in cones]
    return np.asarray(rows, np.float64)


def paint_clay(
    surface: Surface,
    cones: Iterable[Cone],
    ramps: Sequence[Colours],
    *,
    light: Sequence[float] | None = None,
    detail: float = 0.5,
    keep: float = 0,
    fill: float = 0.17,
    shadow: float = 0.6,
    blend: float = 12,
    contact: float = 0.3,
    key: float = 1.0,
) -> None:
    """Show a heap of cones on the canvas, each through its own ramp of colours (dark first)."""
    table = cone_table(cones, blend)
    radius = np.maximum(table[:, 3], table[:, 7])
    low = np.minimum(table[:, 0:3], table[:, 4:7]) - radius[:, None]
    high = np.maximum(table[:, 0:3], table[:, 4:7]) + radius[:, None]
    left, top = (int(max(0, (low[:, i].min() - MARGIN) * surface.scale)) for i in (0, 1))
    right = min(surface.img.shape[1], math.ceil((high[:, 0].max() + MARGIN) * surface.scale))
    bottom = min(surface.img.shape[0], math.ceil((high[:, 1].max() + MARGIN) * surface.scale))
    if right <= left or bottom <= top:
        return
    to_light = unit(surface.light if light is None else light)
    seen = look_at_clay(
        bottom - top,
        right - left,
        (left / surface.scale, top / surface.scale),
        1 / surface.scale,
        table,
        np.ascontiguousarray(to_light, np.float64),
        (float(high[:, 2].max()) + 2, float(low[:, 2].min()) - 2),
    )
    region = (slice(top, bottom), slice(left, right))
    hit = seen[..., 0]
    if not hit.any():
        return
    if contact:
        thrown = np.roll(
            blurred(hit, 7 * surface.scale), [int(-to_light[i] * 6 * surface.scale) for i in (1, 0)], (0, 1)
        )
        surface.composite(Mask(region, floats(thrown * contact)), rgb(CONTACT))
    nearest = spread_indices(hit > 0.5)
    colour = _coloured(seen, ramps, to_light, fill, shadow, key).reshape(-1, 3)[nearest]
    way = floats(np.arctan2(seen[..., 1], -seen[..., 2])).reshape(-1)[nearest]
    surface.composite(Mask(region, blurred(hit, 0.7)), colour, direction=way, weight=0.9, detail=detail, keep=keep)


def _coloured(seen: Floats, ramps: Sequence[Colours], light: Floats, fill: float, shadow: float, key: float) -> Floats:
    normal, arrives, open_ = seen[..., 1:4], seen[..., 4], seen[..., 5]
    facing = np.clip(normal @ light * 0.88 + 0.12, 0, 1) ** 1.15
    tone = key * facing * (1 - shadow + shadow * arrives) + fill * (0.4 + 0.6 * normal[..., 2]) * open_
    shade = floats(tone * (0.5 + 0.5 * open_))
    colour: Floats = np.zeros((*shade.shape, 3), np.float32)
    for index, colours in enumerate(ramps):
        colour = np.where((seen[..., 6] == index)[..., None], ramp(shade, colours), colour)
    return floats(colour)
