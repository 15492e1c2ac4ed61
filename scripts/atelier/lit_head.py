"""A head in the light, and how colour is laid on it."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from scripts.atelier.anatomy import Anatomy, anatomy_of
from scripts.atelier.arrays import Floats, blurred, floats, smoothstep
from scripts.atelier.colour import Colour, ramp, rgb
from scripts.atelier.forms import unit
from scripts.atelier.noise import fractal
from scripts.atelier.sitter import Sitter, turned
from scripts.atelier.skull import CLOTH, EYE, HAIR, SKIN, look_at

LEFT, RIGHT, TOP, BOTTOM = -1.35, 1.35, 1.62, -1.75
"""The window around a head, in half heads."""

GREY = floats([0.3, 0.59, 0.11])
QUICK = 31
"""Half heads of fewer pixels than this are painted the quick way: no cast shadows."""


def bell(values: Floats, centre: Floats | float, width: Floats | float) -> Floats:
    """A soft bell around a value."""
    return floats(np.exp(-(((values - centre) / width) ** 2)))


class LitHead:
    """What is seen of one head in each pixel, how light it is there, and the colour so far."""

    def __init__(self, sitter: Sitter, light: Sequence[float], pixels: float, *, shadows: bool = True) -> None:
        """`pixels` is the length of half a head; `light` points to the light in the picture, y down."""
        self.sitter, self.pixels = sitter, pixels
        self.bones: Anatomy = anatomy_of(sitter)
        self.light = unit((light[0], -light[1], light[2]))
        self.turn = turned(sitter)
        rows, columns = int((TOP - BOTTOM) * pixels), int((RIGHT - LEFT) * pixels)
        b = self.bones
        seen = look_at(
            rows,
            columns,
            LEFT,
            TOP,
            1 / pixels,
            np.ascontiguousarray(self.light, np.float64),
            shadows,
            self.turn,
            b.flesh,
            b.neck,
            b.hair,
            b.cloth,
            b.eyes,
        )
        self.hit, self.normal, self.lit, self.open = seen[..., 0], seen[..., 1:4], seen[..., 4], seen[..., 5]
        self.x, self.y, self.z = seen[..., 7], seen[..., 8], seen[..., 9]
        material, there = seen[..., 6], self.hit > 0
        self.flesh = floats((material == SKIN) & there)
        self.skin = self.flesh * floats(self.z > 0.15)
        self.ball = floats((material == EYE) & there)
        self.hair, self.cloth = (material == HAIR) & there, (material == CLOTH) & there
        self.tone, self.shade = self._tone()
        self.colour = ramp(np.clip(self.tone, 0, 1), sitter.skin)

    def _tone(self) -> tuple[Floats, Floats]:
        """How light each place is (never burnt out), and how far it is out of the light."""
        s = self.sitter
        facing = np.clip(self.normal @ self.light * 0.86 + 0.14, 0, 1)
        arrives = 1 - s.shadow * (1 - self.lit)
        direct = facing * arrives
        around = s.fill * (0.62 + 0.2 * self.normal[..., 1] + 0.18 * self.normal[..., 2]) * self.open
        total = (s.key * direct + around) * (0.62 + 0.38 * self.open)
        tone = floats(1.0 * (1 - np.exp(-1.5 * total)))  # a shoulder instead of a burnt forehead
        soft = s.softness * self.pixels * 0.016
        if soft > 0.3:
            flesh = np.clip(self.hit, 0, 1)
            tone = floats(blurred(tone * flesh, soft) / np.maximum(blurred(flesh, soft), 0.05))
            smoke = floats(blurred(tone * flesh, soft * 3) / np.maximum(blurred(flesh, soft * 3), 0.05))
            tone = tone + min(0.5, 0.30 * s.softness) * (smoke - tone) * smoothstep((0.72 - tone) * 3)
            direct = blurred(floats(direct), soft)
        return tone, floats(1 - np.clip(direct, 0, 1))

    # Laying colour.

    def hue(self, cover: Floats, colour: Colour, value: float = 1.0) -> None:
        """Change the hue and not the light: the colour as bright as what it covers, times `value`."""
        want = rgb(colour)
        bright = (self.colour @ GREY) / float(want @ GREY) * value
        share = np.clip(cover, 0, 1)[..., None]
        self.colour = self.colour + share * (np.clip(want * bright[..., None], 0, 1) - self.colour)

    def glaze(self, cover: Floats, colour: Colour) -> None:
        """Darken with a transparent colour."""
        share = np.clip(cover, 0, 1)[..., None]
        self.colour = self.colour * (1 - share * (1 - rgb(colour)))

    def put(self, cover: Floats, colour: Floats) -> None:
        self.colour = self.colour + np.clip(cover, 0, 1)[..., None] * (colour - self.colour)

    def edge(self, distance: Floats, soft: float = 0.0) -> Floats:
        """A shape's cover from the distance to its edge inside; never sharper than a pixel."""
        return smoothstep(distance / max(soft, 1.3 / self.pixels) + 0.5)

    def cloudy(self, size: float, seed: int, octaves: int) -> Floats:
        rows, columns = self.hit.shape
        return fractal(rows, columns, size, seed, octaves=octaves)

    def stroke(self, points: Sequence[tuple[float, float]], width: float) -> Floats:
        """A soft line over the skin through places (x, y) on the head, swelling in the middle."""
        cover = np.zeros_like(self.tone)
        count = len(points) - 1
        for k, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
            dx, dy = bx - ax, by - ay
            t = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
            away = np.hypot(self.x - ax - t * dx, self.y - ay - t * dy)
            along = (k + t) / count
            cover = np.maximum(cover, bell(away, 0, width) * np.sin(np.pi * np.clip(0.06 + 0.88 * along, 0, 1)))
        return floats(cover * self.skin * floats(self.z > 0.2))


def streaked(along: Floats, seed: int) -> Floats:
    table = np.random.default_rng(seed).random(65)
    table[64] = table[0]
    return floats(np.interp(along % 64, np.arange(65), table))
