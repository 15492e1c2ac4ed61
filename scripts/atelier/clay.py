"""Clay: bodies, hands and animals as round cones that melt into one another, seen and lit like a real thing."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, spread_indices
from scripts.atelier.clay_kernel import look_at_clay
from scripts.atelier.colour import Colour, Colours, ramp, rgb
from scripts.atelier.forms import CONTACT, unit
from scripts.atelier.surface import Mask, Surface

MARGIN = 26
"""Units around the clay for its contact shadow."""

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
