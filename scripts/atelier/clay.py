"""Clay: bodies, hands and animals as round cones that melt into one another, seen and lit like a real thing."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, spread_indices
from scripts.atelier.colour import Colour, Colours, ramp, rgb
from scripts.atelier.forms import CONTACT, unit
from scripts.atelier.kernel import compiled
from scripts.atelier.surface import Mask, Surface

TILE = 24
MARGIN = 26
"""Units around the clay for its contact shadow."""

REACH = 45.0
"""Cones farther than this from a tile, in units, neither show nor throw a shadow there."""

CREASE = 0.75
"""How dark the line is where two parts touch: a finger beside a finger, an arm against the ribs."""

COOL = (0.86, 0.97, 1.10)
"""What half shadow does to flesh: a little less red, a little more blue."""


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
    part: int = 0
    """Parts with different numbers are parted by a dark crease where they touch; 0 has no crease."""


class Spot(NamedTuple):
    """A tint at a place of the surface: a warm knuckle, a nail, a blushing knee. `strength` 0 to 1."""

    place: Joint
    colour: Colour
    strength: float = 0.5


def limb(*joints: Sequence[float], ramp: int = 0, blend: float | None = None, part: int = 0) -> list[Cone]:
    """Cones through joints (x, y, z, radius): an arm, a leg, a neck, a tail."""
    balls = [Joint(*joint) for joint in joints]
    if len(balls) == 1:
        return [Cone(balls[0], balls[0], ramp, blend, part)]
    return [Cone(one, other, ramp, blend, part) for one, other in pairwise(balls)]


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


def cone_table(cones: Iterable[Cone], blend: float) -> Floats:
    rows = [[*c.start, *c.end, float(c.ramp), c.blend or blend, float(c.part)] for c in cones]
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
    grain: float = 1.0,
    sharp: int = 1,
    cool: float = 0.0,
    soft: float = 0.0,
    spots: Sequence[Spot] = (),
) -> None:
    """Show a heap of cones on the canvas, each through its own ramp of colours (dark first).

    `grain` below 1 for small things (a hand of 60 units: .4), `sharp` 2 looks at them through a lens, `cool` makes
    half shadows of flesh cooler, `soft` (units) smooths the skin of large limbs, `spots` are tints on the surface.
    """
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
    pixel = 1 / (surface.scale * sharp)
    corner = (left / surface.scale, top / surface.scale)
    seen = look_at_clay(
        (bottom - top) * sharp,
        (right - left) * sharp,
        corner,
        pixel,
        table,
        np.ascontiguousarray(to_light, np.float64),
        (float(high[:, 2].max()) + 2, float(low[:, 2].min()) - 2),
        grain,
    )
    region = (slice(top, bottom), slice(left, right))
    if not seen[..., 0].any():
        return
    if soft:
        _smooth_skin(seen, soft / pixel)
    colour = _coloured(seen, ramps, to_light, fill, shadow, key, cool, grain)
    if spots:
        colour = _tinted(colour, seen, spots, corner, pixel)
    hit, way = seen[..., 0], floats(np.arctan2(seen[..., 1], -seen[..., 2]))
    if sharp > 1:
        hit, colour, way = _through_lens(hit, colour, way, (right - left, bottom - top))
    if contact:
        reach = max(0.35, grain)
        away = [float(-to_light[i]) * 6 * reach * surface.scale for i in (0, 1)]
        thrown = _moved(blurred(hit, 7 * reach * surface.scale), away)
        surface.composite(Mask(region, floats(thrown * contact)), rgb(CONTACT))
    nearest = spread_indices(hit > 0.5)
    colour = colour.reshape(-1, 3)[nearest]
    way = way.reshape(-1)[nearest]
    cover = hit if sharp > 1 else blurred(hit, 0.7)
    surface.composite(Mask(region, floats(cover)), colour, direction=way, weight=0.9, detail=detail, keep=keep)


def _smooth_skin(seen: Floats, sigma: float) -> None:
    """Even out normals and light over the clay, so that no chain of cones shows its joints."""
    cover = blurred(seen[..., 0], sigma) + np.float32(1e-4)
    for channel in range(1, 6):
        seen[..., channel] = blurred(seen[..., channel], sigma) / cover * seen[..., 0]
    seen[..., 1:4] /= np.linalg.norm(seen[..., 1:4], axis=-1, keepdims=True) + 1e-6


def _moved(cover: Floats, by: Sequence[float]) -> Floats:
    """A shadow shifted by so many pixels; nothing comes in again at the other side."""
    shift = np.array([[1, 0, by[0]], [0, 1, by[1]]], np.float32)
    return floats(cv2.warpAffine(cover, shift, (cover.shape[1], cover.shape[0])))


def _through_lens(hit: Floats, colour: Floats, way: Floats, size: tuple[int, int]) -> tuple[Floats, Floats, Floats]:
    """What was seen larger, made smaller: edges become smooth."""
    cover = floats(cv2.resize(hit, size, interpolation=cv2.INTER_AREA))
    paint = floats(cv2.resize(colour * hit[..., None], size, interpolation=cv2.INTER_AREA))
    paint = floats(paint / np.maximum(cover, 1e-4)[..., None])
    return cover, paint, floats(cv2.resize(way, size, interpolation=cv2.INTER_NEAREST))


def _coloured(
    seen: Floats,
    ramps: Sequence[Colours],
    light: Floats,
    fill: float,
    shadow: float,
    key: float,
    cool: float,
    grain: float,
) -> Floats:
    normal, arrives, open_ = seen[..., 1:4], seen[..., 4], seen[..., 5]
    facing = np.clip(normal @ light * 0.88 + 0.12, 0, 1) ** 1.15
    tone = key * facing * (1 - shadow + shadow * arrives) + fill * (0.4 + 0.6 * normal[..., 2]) * open_
    shade = floats(tone * (0.5 + 0.5 * open_))
    crease = np.exp(-((seen[..., 8] / (1.7 * grain)) ** 2))
    shade = floats(shade * (1 - CREASE * crease))
    colour: Floats = np.zeros((*shade.shape, 3), np.float32)
    for index, colours in enumerate(ramps):
        colour = np.where((seen[..., 6] == index)[..., None], ramp(shade, colours), colour)
    if cool:
        dim = np.clip((0.62 - shade) / 0.3, 0, 1) * np.clip((shade - 0.12) / 0.2, 0, 1) * (1 - crease)
        colour = colour * (1 + floats(cool * dim)[..., None] * (floats(COOL) - 1))
    return floats(np.clip(colour, 0, 1))


def _tinted(colour: Floats, seen: Floats, spots: Sequence[Spot], corner: tuple[float, float], pixel: float) -> Floats:
    """Tints that lie on the surface, so that only those on the visible side show."""
    colour = colour.copy()
    rows, columns = seen.shape[:2]
    for place, tint, strength in spots:
        wide = place.radius * 2.4
        left, right = ((place.x + side * wide - corner[0]) / pixel for side in (-1, 1))
        top, bottom = ((place.y + side * wide - corner[1]) / pixel for side in (-1, 1))
        box = (
            slice(max(0, int(top)), min(rows, math.ceil(bottom))),
            slice(max(0, int(left)), min(columns, math.ceil(right))),
        )
        part = seen[box]
        if part.size == 0:
            continue
        x = corner[0] + (box[1].start + np.arange(part.shape[1])) * pixel
        y = corner[1] + (box[0].start + np.arange(part.shape[0])) * pixel
        away = (x[None, :] - place.x) ** 2 + (y[:, None] - place.y) ** 2 + (part[..., 7] - place.z) ** 2
        share = floats(strength * np.exp(-away / (place.radius**2)) * part[..., 0])[..., None]
        light = colour[box].mean(-1, keepdims=True)
        tinted = rgb(tint) * (light / max(0.05, float(rgb(tint).mean())))
        colour[box] += share * (np.clip(tinted, 0, 1) - colour[box])
    return floats(colour)
