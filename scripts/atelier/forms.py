"""Lit volumes: a silhouette is inflated into a height field, folds are added, and light falls on it."""

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, resized, slopes
from scripts.atelier.colour import Colours, ramp, rgb
from scripts.atelier.curves import Outline, Point, plain, smooth
from scripts.atelier.drawing import Drawing
from scripts.atelier.noise import fractal
from scripts.atelier.surface import Direction, Mask

CONTACT = "#1a1410"
SOLVED_AT = 90
"""The inflation is solved on a grid of this size: it is smooth, so that a finer one would only be slower."""


class Fold(NamedTuple):
    """A ridge (`height` > 0) or groove (< 0) along a curve; heights of ±0.4 to ±0.8 look like cloth."""

    points: Sequence[Point]
    width: float
    height: float


def inflate(cover: Floats) -> Floats:
    """Heights in pixels over a silhouette: the Poisson solution of it, which for a disc is half a ball."""
    height, width = cover.shape
    share = min(1.0, SOLVED_AT / max(height, width))
    small = resized(cover, max(6, int(width * share)), max(6, int(height * share)), smaller=True)
    small = np.pad(small, 1)
    inside = floats(small > 0.5)
    depth = floats(cv2.distanceTransform(inside.astype(np.uint8), cv2.DIST_L2, 5))
    level: Floats = depth * depth * np.float32(0.5)
    for _ in range(160):
        around = floats(cv2.blur(level, (3, 3), borderType=cv2.BORDER_CONSTANT))
        level = (around * 9 / 8 - level / 8 + np.float32(0.375)) * inside
    level = blurred(resized(level[1:-1, 1:-1], width, height), 0.6 / share) / np.float32(share * share)
    return floats(np.sqrt(4 * np.maximum(level, 0) + 1))


def _raised(height: Floats, bump: float, flatten: float) -> Floats:
    if flatten:
        top = float(height.max())
        height = top * (1 - np.exp(-height / (top * flatten)))
    return floats(height * bump)


def unit(vector: Sequence[float]) -> Floats:
    direction = floats(vector)
    return floats(direction / np.linalg.norm(direction))


class Forms(Drawing):
    """Cloth, fruit, hats, rocks: everything with a round side and a shadow."""

    def form(
        self,
        points: Outline,
        colours: Colours,
        *,
        bump: float = 1.0,
        flatten: float = 0,
        folds: Sequence[Fold | tuple[Sequence[Point], float, float]] = (),
        blur: float = 1.0,
        light: Sequence[float] | None = None,
        gamma: float = 1.0,
        ambient: float = 0.12,
        rim: float = 0,
        noise: float = 0,
        noise_size: float = 30,
        direction: Direction = None,
        weight: float = 0.9,
        detail: float | None = None,
        keep: float | None = None,
        alpha: float = 1,
        curved: bool = True,
        shadow: float | None = None,
    ) -> None:
        """A lit volume: `bump` 1 fruit, .5 limbs, .4 torso, .2 chest; `flatten` .2-.5 for cloth, else it balloons.

        `shadow` is the strength of the contact shadow: .38 for what has `detail`, else none.
        """
        mask = self.mask(points, curved=curved, blur=blur)
        if mask is None:
            return
        toward = unit(self.light if light is None else light)
        strength = (0.38 if detail is not None else 0.0) if shadow is None else shadow
        if strength:
            self._contact_shadow(points, curved, toward, mask, strength * alpha)
        height = _raised(inflate(floats(mask.cover > 0.5)), bump, flatten)
        for fold in folds:
            height = height + self._fold(mask, Fold(*fold))
        if noise:
            height = height + noise * noise_size * self.scale * self._mottle(mask, noise_size)
        across, down = slopes(height)
        steep = np.sqrt(across * across + down * down + 1)
        tone = (-across * toward[0] - down * toward[1] + toward[2]) / steep
        tone = np.clip(ambient + (1 - ambient) * (tone * 0.85 + 0.15), 0, 1) ** gamma
        if rim:
            tone = np.clip(tone + rim * np.clip(0.6 - 1 / steep, 0, 1), 0, 1)
        way = floats(np.arctan2(across, -down)) if direction is None else direction
        soft = Mask(mask.region, mask.cover * np.float32(alpha))
        self.composite(soft, ramp(tone, colours), direction=way, weight=weight, detail=detail, keep=keep)

    def _contact_shadow(self, points: Outline, curved: bool, light: Floats, mask: Mask, alpha: float) -> None:
        size = min(14.0, 0.10 * max(mask.cover.shape) / self.scale + 1.5)
        outline = smooth(points) if curved and not isinstance(points, np.ndarray) else plain(points)
        thrown = self.mask(outline - light[:2] * np.float32(size * 0.7), blur=size * 0.55)
        if thrown is not None:
            self.composite(Mask(thrown.region, thrown.cover * np.float32(alpha)), rgb(CONTACT))

    def _mottle(self, mask: Mask, size: float) -> Floats:
        rows, columns = mask.cover.shape
        return fractal(rows, columns, size * self.scale, self.any_seed(), octaves=3)

    def _fold(self, mask: Mask, fold: Fold) -> Floats:
        curve = smooth(fold.points, closed=False, steps=10)
        corner = floats([mask.region[1].start, mask.region[0].start])
        drawn = np.zeros(mask.cover.shape, np.uint8)
        places = np.round((curve * np.float32(self.scale) - corner) * 16).astype(np.int32)
        wide = fold.width * self.scale
        cv2.polylines(drawn, [places], False, (255.0,), max(1, int(wide * 0.35)), cv2.LINE_AA, 4)
        ridge = blurred(floats(drawn) / 255, wide * 0.42)
        return ridge * np.float32(fold.height * wide / (float(ridge.max()) + 1e-6))
