"""Colours, painter's ramps from dark to light, and fills that change over the canvas."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, floats

Colour: TypeAlias = str | Sequence[float] | Floats
"""A hexadecimal colour ("#c8a", "#cc88aa") or three numbers from 0 to 1."""

Colours: TypeAlias = Sequence[Colour]
"""A ramp, dark first."""

Shade: TypeAlias = Callable[[Floats, Floats], Floats]
"""A colour for each place (x, y) in canvas units."""

Paint: TypeAlias = Colour | Shade


def rgb(colour: Colour) -> Floats:
    if not isinstance(colour, str):
        return floats(colour)
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    return floats([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def ramp(tone: Floats, colours: Colours) -> Floats:
    """The colour at `tone` (0 dark, 1 light) of a ramp of two or more colours."""
    stops = np.stack([rgb(colour) for colour in colours])
    place = np.clip(tone, 0, 1) * (len(stops) - 1)
    index = np.clip(place.astype(np.int64), 0, len(stops) - 2)
    share = floats(place - index)[..., None]
    return floats(stops[index] * (1 - share) + stops[index + 1] * share)


def darker(colour: Colour, by: float = 0.55) -> Floats:
    return rgb(colour) * (1 - by)


def lighter(colour: Colour, by: float = 0.45) -> Floats:
    base = rgb(colour)
    return base + (1 - base) * by


def mixed(one: Colour, other: Colour, share: float = 0.5) -> Floats:
    return rgb(one) * (1 - share) + rgb(other) * share


def shades(colour: Colour, depth: float = 0.55, height: float = 0.45) -> list[Floats]:
    """A quick ramp for small things: shadow, the colour itself, light."""
    return [darker(colour, depth), rgb(colour), lighter(colour, height)]


def linear(start: Sequence[float], end: Sequence[float], colours: Colours) -> Shade:
    """Colours changing from one place to another."""
    begin = floats(start)
    way = floats(end) - begin

    def shade(x: Floats, y: Floats) -> Floats:
        return ramp(((x - begin[0]) * way[0] + (y - begin[1]) * way[1]) / (way @ way), colours)

    return shade


def radial(centre: Sequence[float], radius: float, colours: Colours, *, height: float | None = None) -> Shade:
    """Colours changing from a centre outwards; `height` is the vertical radius if it differs."""
    down = radius if height is None else height

    def shade(x: Floats, y: Floats) -> Floats:
        return ramp(floats(np.hypot((x - centre[0]) / radius, (y - centre[1]) / down)), colours)

    return shade


def to_hsv(colours: Floats) -> Floats:
    return floats(cv2.cvtColor(np.clip(colours, 0, 1)[None], cv2.COLOR_RGB2HSV)[0])


def from_hsv(colours: Floats) -> Floats:
    return floats(cv2.cvtColor(colours[None], cv2.COLOR_HSV2RGB)[0])


def to_lab(colours: Floats) -> Floats:
    return floats(cv2.cvtColor(np.clip(colours, 0, 1)[None], cv2.COLOR_RGB2LAB)[0])


def from_lab(colours: Floats) -> Floats:
    return floats(np.clip(cv2.cvtColor(colours[None], cv2.COLOR_LAB2RGB)[0], 0, 1))
