"""Pictures as arrays: decoding, trimming and the colour space in which distances mean something."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

Pixels = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.float64]

BLACK = 14  # brighter than the photographer's background, darker than any painted edge
SLIVER = 2  # a trimmed edge is often a little slanted
MEASURED_SIDE = 640
"""Pictures are measured at this size at most: how busy one looks depends on how large it is seen."""

LEAST_SIDE = 16
"""And at this size at least, so that each field of a grid has some pixels even in a long strip."""

_STEPS = np.arange(256) / 255
_LIGHT = np.where(np.arange(256) <= 10, _STEPS / 12.92, ((_STEPS + 0.055) / 1.055) ** 2.4)
"""How much light each of the 256 values of a screen's colour means."""

_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_TO_XYZ /= np.array([[0.9505], [1.0], [1.089]])  # white is the white of a screen


def read(file: Path) -> Pixels:
    """The picture as rows × columns × red, green, blue."""
    with Image.open(file) as image:
        return pixels_of(image)


def read_small(file: Path) -> Pixels:
    """The picture at the size at which it is measured."""
    with Image.open(file) as image:
        return pixels_of(for_measuring(image))


def pixels_of(image: Image.Image) -> Pixels:
    return np.asarray(image.convert("RGB"))


def for_measuring(image: Image.Image) -> Image.Image:
    """A copy that is as large as is needed for measuring."""
    small = image.convert("RGB")
    small.thumbnail((MEASURED_SIDE, MEASURED_SIDE), Image.Resampling.LANCZOS, reducing_gap=1.5)
    if min(small.size) < LEAST_SIDE:
        small = small.resize((max(LEAST_SIDE, small.width), max(LEAST_SIDE, small.height)))
    return small


def without_background(pixels: Pixels) -> tuple[int, int, int, int] | None:
    """Left, top, width, height of the painting on its black background; None if it fills the picture."""
    brightness = pixels.max(axis=2)
    height, width = brightness.shape
    top, bottom = _black_lines(brightness), _black_lines(brightness[::-1])
    left, right = _black_lines(brightness.T), _black_lines(brightness.T[::-1])
    if max(top, bottom, left, right) == 0:
        return None
    return left, top, width - left - right, height - top - bottom


def _black_lines(brightness: Pixels) -> int:
    black = np.percentile(brightness, 92, axis=1) <= BLACK
    lines = int(np.argmin(black))
    return lines + SLIVER if lines else 0


def to_lab(pixels: Pixels) -> Numbers:
    """CIE Lab, where equal distances look equally different.

    Sum by sum instead of as a product of matrices, for which numpy would wake threads of its own.
    """
    red, green, blue = (_LIGHT[pixels[..., channel]] for channel in range(3))
    x, y, z = (_rooted(red * row[0] + green * row[1] + blue * row[2]) for row in _TO_XYZ)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def _rooted(light: Numbers) -> Numbers:
    root = np.cbrt(light)
    dark = light <= 0.008856
    root[dark] = 7.787 * light[dark] + 16 / 116
    return root
