"""What happens after the last stroke: glaze, relief of the paint, varnish, cracks; or a print on paper."""

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, slopes
from scripts.atelier.colour import rgb
from scripts.atelier.noise import fractal
from scripts.atelier.painter import painted
from scripts.atelier.school import School
from scripts.atelier.surface import LONG_SIDE, Surface

PAPER = "#f9f2e0"
VARNISH = (1.0, 0.94, 0.76)
RAKING = (-0.6, -0.8)
"""Where the light comes from that shows the relief of the paint."""


def finished(surface: Surface, school: School, seed: int) -> Floats:
    """The finished picture, sRGB from 0 to 1."""
    if school.paper:
        return print_on_paper(np.clip(surface.img, 0, 1), seed)
    canvas, thick = painted(surface, school, seed)
    share = np.clip(school.glaze + 0.45 * surface.detail * (school.glaze > 0) + surface.keep, 0, 0.92)[..., None]
    canvas = canvas + share * (np.clip(surface.img, 0, 1) - canvas)
    if school.stains:
        canvas = stained(canvas, school.stains, seed)
    calm = 0.92 if school.glaze > 0 else 0.25
    canvas = raked(canvas, thick * (1 - calm * surface.detail), school)
    canvas = varnished(canvas, school)
    return cracked(canvas, school.craquelure, seed) if school.craquelure else canvas


def _pixel(picture: Floats) -> float:
    """What is one pixel at full size, in pixels of this picture."""
    return float(max(picture.shape[:2]) / LONG_SIDE)


def raked(picture: Floats, thick: Floats, school: School) -> Floats:
    """Light from the side on paint and weave. Easily overdone: the school's `relief` stays below 0.35."""
    if not school.relief:
        return picture
    pixel = _pixel(picture)
    height = blurred(floats(thick), 0.8 * pixel)
    if school.weave:
        height = height + school.weave * _weave(picture.shape[0], picture.shape[1], pixel)
    across, down = slopes(floats(height))
    lit = -(across * RAKING[0] + down * RAKING[1])
    lit = 0.26 * np.tanh(lit * school.relief * 4 / 0.26)[..., None]
    return np.clip(picture * (1 + lit) + school.gloss * np.clip(lit - 0.12, 0, 1), 0, 1)


def _weave(height: int, width: int, pixel: float) -> Floats:
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    wave = np.float32(2 * np.pi / (3.2 * pixel))
    drift = fractal(height, width, 30 * pixel, 5, octaves=3) * 0.7
    thread = np.sin(columns * wave + drift) * np.cos(rows * wave + drift)
    return floats(thread + 0.35 * fractal(height, width, 3 * pixel, 9, octaves=2))


def varnished(picture: Floats, school: School) -> Floats:
    out = picture + school.contrast * (picture * picture * (3 - 2 * picture) - picture)
    grey = (out @ floats([0.3, 0.59, 0.11]))[..., None]
    out = grey + (out - grey) * school.saturation
    out = out * (1 - school.warm + school.warm * floats(VARNISH))
    height, width = picture.shape[:2]
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    far = np.clip(((columns / width - 0.5) ** 2 + (rows / height - 0.5) ** 2) * 2, 0, 1)
    return floats(np.clip(out * (1 - school.vignette * far**1.3)[..., None], 0, 1))


def cracked(picture: Floats, amount: float, seed: int) -> Floats:
    """Craquelure: the warped borders of random cells, stronger in some patches than in others."""
    height, width = picture.shape[:2]
    pixel = _pixel(picture)
    cells = _cells(height, width, 26 * pixel, seed)
    warp = [fractal(height, width, 14 * pixel, seed + i, octaves=3) * 4 * pixel for i in (0, 1)]
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    cells = floats(cv2.remap(cells, columns + warp[0], rows + warp[1], cv2.INTER_NEAREST))
    edge = (np.diff(cells, axis=0, prepend=cells[:1]) != 0) | (np.diff(cells, axis=1, prepend=cells[:, :1]) != 0)
    patchy = np.clip(0.55 + fractal(height, width, 120 * pixel, seed + 2, octaves=3), 0, 1)
    crack = (blurred(floats(edge), 0.55 * pixel) * patchy)[..., None]
    return floats(np.clip(picture * (1 - amount * crack) + 0.25 * amount * np.roll(crack, (1, 1), (0, 1)), 0, 1))


def _cells(height: int, width: int, size: float, seed: int) -> Floats:
    chance = np.random.default_rng(seed)
    count = max(2, int(height * width / size / size))
    seeds = np.full((height, width), 255, np.uint8)
    seeds[chance.integers(0, height, count), chance.integers(0, width, count)] = 0
    _, labels = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    return floats(labels)


def stained(picture: Floats, amount: float, seed: int) -> Floats:
    """Watercolour: pigment pools along edges and blooms in the wet, and the paper shows its grain."""
    height, width = picture.shape[:2]
    pixel = _pixel(picture)
    grey = floats(picture.mean(2))
    pooled = np.clip(blurred(grey, 5 * pixel) - grey, 0, 0.2)[..., None]
    bloom = fractal(height, width, 70 * pixel, seed, octaves=5)[..., None]
    grain = fractal(height, width, 3 * pixel, seed + 1, octaves=2)[..., None]
    ink = 1 - picture
    out = picture - amount * ink * (0.9 * pooled + 0.10 * bloom) + 0.03 * amount * grain
    return floats(np.clip(out, 0, 1))


def print_on_paper(picture: Floats, seed: int, *, grain: float = 0.05, wood: float = 0.05, ink: float = 0.96) -> Floats:
    """A woodblock print: flat ink on paper lighter than any of it, with fibres and faint rings of the block."""
    height, width = picture.shape[:2]
    pixel = _pixel(picture)
    fine = fractal(height, width, 2.6 * pixel, seed, octaves=2)
    fibre = floats(np.random.default_rng(seed).standard_normal((height, width)))
    fibre = floats(cv2.blur(fibre, (max(1, int(24 * pixel)), 1))) * 3
    rows = np.mgrid[:height, :width][0].astype(np.float32)
    bent = rows + 60 * pixel * fractal(height, width, 260 * pixel, seed + 1, octaves=2)
    patch = np.clip(fractal(height, width, 200 * pixel, seed + 2, octaves=2) + 0.5, 0, 1)
    ring = np.sin(bent / (5.5 * pixel)) * patch
    tone = rgb(PAPER)
    paper = np.clip(tone * (1 + grain * (0.5 * fine + 0.5 * fibre))[..., None], 0, 1)
    out = paper * (1 - ink + ink * np.clip(picture / tone, 0, 1))
    dense = np.clip((1 - picture.min(2)) * 1.4, 0, 1)
    return floats(np.clip(out * (1 + wood * ring * dense + grain * 0.7 * fine)[..., None], 0, 1))
