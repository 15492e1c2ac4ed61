"""Typed doors to OpenCV: blurring, resizing, slopes, and colours that spread over their edge."""

from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats: TypeAlias = NDArray[np.floating[Any]]
"""Always 32 bits wide; the type is looser, because a division by a number is typed as 64 bits."""


def floats(values: ArrayLike) -> Floats:
    return np.asarray(values, dtype=np.float32)


def use_one_thread() -> None:
    """Several painters share a machine, and one thread gives the same pixels whatever the machine."""
    cv2.setNumThreads(1)


def blurred(picture: Floats, sigma: float) -> Floats:
    return floats(cv2.GaussianBlur(picture, (0, 0), max(sigma, 0.1)))


def resized(picture: Floats, width: int, height: int, *, smaller: bool = False) -> Floats:
    how = cv2.INTER_AREA if smaller else cv2.INTER_CUBIC
    return floats(cv2.resize(picture, (max(1, width), max(1, height)), interpolation=how))


def slopes(height: Floats) -> tuple[Floats, Floats]:
    """How steeply a height field rises to the right and downwards."""
    across = floats(cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3)) / 8
    down = floats(cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3)) / 8
    return across, down


def spread_indices(inside: NDArray[np.bool_]) -> NDArray[np.intp]:
    """For each pixel the flat index of the nearest one inside: colours then reach under a soft edge."""
    _, labels = cv2.distanceTransformWithLabels(
        (~inside).astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL
    )
    lookup = np.zeros(int(labels.max()) + 1, dtype=np.intp)
    flat = np.flatnonzero(inside)
    lookup[labels.ravel()[flat]] = flat
    return np.asarray(lookup[labels], dtype=np.intp)


def smoothstep(values: Floats) -> Floats:
    t = np.clip(values, 0, 1)
    return t * t * (3 - 2 * t)
