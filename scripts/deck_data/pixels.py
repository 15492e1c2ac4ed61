"""Pictures as arrays: decoding, trimming and the colour space in which distances mean something."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QImage

Pixels = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.float64]

BLACK = 14  # brighter than the photographer's background, darker than any painted edge
SLIVER = 2  # a trimmed edge is often a little slanted


def read(file: Path) -> Pixels:
    """The picture as rows × columns × red, green, blue."""
    image = QImage(str(file)).convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return lines[:, : image.width() * 3].reshape(image.height(), image.width(), 3).copy()


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
    """CIE Lab, where equal distances look equally different."""
    linear = np.where(pixels <= 10, pixels / 255 / 12.92, ((pixels / 255 + 0.055) / 1.055) ** 2.4)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = linear @ to_xyz.T / np.array([0.9505, 1.0, 1.089])
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
