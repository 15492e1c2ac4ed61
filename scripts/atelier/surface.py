"""The bare canvas: five buffers, masks, and laying colour over what is there."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple, TypeAlias

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats
from scripts.atelier.colour import Paint, rgb
from scripts.atelier.curves import Outline, plain, smooth
from scripts.atelier.noise import fractal

Region: TypeAlias = tuple[slice, slice]
Mode: TypeAlias = Literal["normal", "multiply", "add"]

Direction: TypeAlias = float | Callable[[Floats, Floats], Floats] | Floats | None
"""Where strokes run: degrees clockwise from the right, or radians as an array or as a function of (x, y)."""

LONG_SIDE = 1200


class Mask(NamedTuple):
    """How far a shape covers each pixel (0 to 1) of a region of the canvas."""

    region: Region
    cover: Floats


class Surface:
    """Buffers at pixel size, spoken to in units: the long side is 1000 units long.

    `img` colour; `angle` and `weight` the stroke direction asked for and how strictly; `detail` where brushes
    are small; `keep` where the drawing itself stays visible through the strokes.
    """

    def __init__(self, width: float, height: float, ground: Paint = "#888", seed: int = 1, *, pixels: int = LONG_SIDE):
        self.width, self.height = float(width), float(height)
        self.scale = pixels / max(width, height)
        shape = (round(height * self.scale), round(width * self.scale))
        rows, columns = np.mgrid[: shape[0], : shape[1]]
        self.xs, self.ys = floats(columns / self.scale), floats(rows / self.scale)
        self.img = np.zeros((*shape, 3), np.float32)
        self.angle, self.weight, self.detail, self.keep = (np.zeros(shape, np.float32) for _ in range(4))
        self.chance = np.random.default_rng(seed)
        self.light: Sequence[float] = (-0.55, -0.6, 0.58)
        self._clip: Floats | None = None
        self.img[:] = ground(self.xs, self.ys) if callable(ground) else rgb(ground)

    def mask(self, points: Outline, *, curved: bool = True, blur: float = 0) -> Mask | None:
        """The shape as a mask, or None where it lies outside."""
        outline = smooth(points) if curved and not isinstance(points, np.ndarray) else plain(points)
        outline = outline * np.float32(self.scale)
        region = self._region(outline, blur * self.scale * 2.5 + 3)
        if region is None:
            return None
        rows, columns = region
        cover = np.zeros((rows.stop - rows.start, columns.stop - columns.start), np.uint8)
        corners = np.round((outline - floats([columns.start, rows.start])) * 16).astype(np.int32)
        cv2.fillPoly(cover, [corners], (255.0,), cv2.LINE_AA, 4)
        soft = floats(cover) / 255
        return Mask(region, blurred(soft, blur * self.scale) if blur else soft)

    def _region(self, outline: Floats, margin: float) -> Region | None:
        low = np.floor(outline.min(0) - margin).astype(int)
        high = np.ceil(outline.max(0) + margin).astype(int)
        left, top = max(0, int(low[0])), max(0, int(low[1]))
        right, bottom = min(self.img.shape[1], int(high[0])), min(self.img.shape[0], int(high[1]))
        if right <= left or bottom <= top:
            return None
        return slice(top, bottom), slice(left, right)

    @contextmanager
    def clip(self, points: Outline, *, curved: bool = True, blur: float = 0) -> Iterator[None]:
        """Whatever is drawn within this context stays inside the shape."""
        mask = self.mask(points, curved=curved, blur=blur)
        full = np.zeros(self.angle.shape, np.float32)
        if mask is not None:
            full[mask.region] = mask.cover
        before = self._clip
        self._clip = full if before is None else full * before
        try:
            yield
        finally:
            self._clip = before

    def composite(
        self,
        mask: Mask,
        colour: Floats,
        *,
        direction: Direction = None,
        weight: float = 1,
        detail: float | None = None,
        keep: float | None = None,
        mode: Mode = "normal",
    ) -> None:
        """Lay colour over the canvas and note stroke direction, detail and keep where it lies."""
        region, cover = mask
        if self._clip is not None:
            cover = cover * self._clip[region]
        self._lay(region, colour, cover[..., None], mode)
        if direction is not None:
            solid = cover > 0.5
            self.angle[region] = np.where(solid, self._radians(direction, region), self.angle[region])
            self.weight[region] = np.where(solid, np.float32(weight), self.weight[region])
        for buffer, value in ((self.detail, detail), (self.keep, keep)):
            if value is not None:
                buffer[region] += cover * (value - buffer[region])

    def _lay(self, region: Region, colour: Floats, cover: Floats, mode: Mode) -> None:
        under = self.img[region]
        if mode == "normal":
            under += cover * (colour - under)
        elif mode == "multiply":
            under *= 1 - cover + cover * colour
        else:
            np.clip(under + cover * colour, 0, 1, out=under)

    def _radians(self, direction: Direction, region: Region) -> Floats:
        if callable(direction):
            return floats(direction(self.xs[region], self.ys[region]))
        if isinstance(direction, np.ndarray):
            return direction
        return np.full(self.xs[region].shape, np.radians(direction or 0), np.float32)

    def paint_for(self, paint: Paint, region: Region, *, noise: float = 0, noise_size: float = 60) -> Floats:
        """The colours of a fill over a region, with a share of cloudy noise."""
        if callable(paint):
            colour = paint(self.xs[region], self.ys[region])
        else:
            colour = floats(np.broadcast_to(rgb(paint), (*self.xs[region].shape, 3)))
        if not noise:
            return colour
        height, width = self.xs[region].shape
        mottle = fractal(height, width, noise_size * self.scale, self.any_seed())
        return floats(np.clip(colour * (1 + noise * mottle)[..., None], 0, 1))

    def any_seed(self) -> int:
        return int(self.chance.integers(1_000_000))
