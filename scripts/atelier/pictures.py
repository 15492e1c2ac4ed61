"""Reading and writing pictures: cards and tiles as WebP, drafts as PNG, thumbnails for the gate."""

import io
from pathlib import Path

import numpy as np
from PIL import Image

from scripts.atelier.arrays import Floats

LARGEST = 200_000
"""Bytes of a card; strokes cost more than flat colour, so quality gives way."""

QUALITIES = (90, 86, 82, 78, 74, 70, 66, 62, 58)


def image_of(picture: Floats) -> Image.Image:
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def as_webp(image: Image.Image, largest: int = LARGEST) -> bytes:
    """The best quality that fits."""
    data = b""
    for quality in QUALITIES:
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=quality, method=6)
        data = buffer.getvalue()
        if len(data) <= largest:
            break
    return data


def write(path: Path, data: bytes) -> None:
    """Put a whole file in place at once, so that nobody reads half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)


def write_png(path: Path, image: Image.Image) -> None:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=3)
    write(path, buffer.getvalue())
