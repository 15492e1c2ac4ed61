"""Reads anybody's picture files, whatever cameras, scanners and programs made of them.

The files are only ever read. What comes out is upright, opaque, in the colours of a screen, and no larger than a
screen needs.
"""

import hashlib
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import ceil, floor
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageOps

from artgames.decks.importing.colour_profiles import to_screen_colours
from artgames.decks.importing.errors import PackProblem, not_readable
from artgames.decks.importing.memory_budget import Budget
from artgames.engine.words import QT_TRANSLATE_NOOP

FORMATS = ("JPEG", "PNG", "WEBP", "TIFF", "BMP", "GIF")
SUFFIXES = frozenset({".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".webp", ".tif", ".tiff", ".bmp", ".dib", ".gif"})

LONGEST_SIDE = 2400
"""Pixels on the long side of a card: a painting in full height on a large screen, with something left to zoom."""

MOST_PIXELS = 1_000_000_000
MOST_BYTES = 800_000_000
"""What is larger than this when decoded is refused instead of bringing the machine to a halt: two hundred million
pixels in colour, unless it is a JPEG, which is never decoded whole."""

_GAP = 2.0
_STRIP = 128
"""Lines that are shrunk at a time: copies that are made on the way are copies of a strip."""

_JPEG_GAP = 1.2
"""A JPEG is decoded at half, a quarter or an eighth as long as so many times the wanted size is left. Its decoder
shrinks as well as we do, and of a large one no more than 5,760 pixels a side are ever in memory."""

_WEBP_COPIES = 12  # bytes a pixel beside the picture itself: the decoder keeps two frames, and Pillow a copy
_ORIENTATION = 0x0112
_NO_PALETTE = {"P": "RGBA", "PA": "RGBA", "1": "L"}

# Our own limits, which look at what decoding really costs, take the place of Pillow's warning.
Image.MAX_IMAGE_PIXELS = None

# In blocks so large that the C library gives each of them back to the system; smaller ones it keeps for every thread,
# and a few large pictures after one another would fill the memory though only one is decoded at a time.
Image.core.set_block_size(64 * 1024 * 1024)  # type: ignore[attr-defined] # documented, but not in its types

UNREADABLE = QT_TRANSLATE_NOOP("packs", "“{file}” is not a readable picture, or is damaged.")
TOO_LARGE = QT_TRANSLATE_NOOP(
    "packs", "“{file}” is too large: {width} × {height} pixels. Save it smaller, or as a JPEG."
)
LARGE_WEBP = QT_TRANSLATE_NOOP(
    "packs", "“{file}” is too large for a WebP picture: {width} × {height} pixels. Save it smaller, or as a JPEG."
)
EMPTY = QT_TRANSLATE_NOOP("packs", "“{file}” is empty.")


class Original(NamedTuple):
    """A picture as it can be shown, and what its file was like."""

    image: Image.Image  # in RGB, upright
    width: int  # of the file, upright
    height: int
    fingerprint: str  # the same for the same bytes


@contextmanager
def quiet_pillow() -> Iterator[None]:
    """Pillow warns of every oddity of a file; whatever matters of it is said in our report. For a whole run, since
    Python's filters belong to all threads."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def read_original(file: Path, budget: Budget, longest: int = LONGEST_SIDE) -> Original:
    """The picture, with a long side of at most so many pixels. Raises PackProblem."""
    try:
        if file.stat().st_size == 0:
            raise PackProblem(EMPTY, file=file.name)
        with Image.open(file, formats=FORMATS) as image:
            return _read(image, file, budget, longest)
    except (PermissionError, FileNotFoundError):
        raise not_readable(file) from None
    except PackProblem:
        raise
    except Exception:  # decoders fail in every way there is
        raise PackProblem(UNREADABLE, file=file.name) from None


def fingerprint(file: Path) -> str:
    """A short name for the bytes of a file."""
    with file.open("rb") as data:
        return hashlib.file_digest(data, lambda: hashlib.blake2b(digest_size=16)).hexdigest()


def _read(image: Image.Image, file: Path, budget: Budget, longest: int) -> Original:
    width, height = image.size
    if image.format in ("JPEG", "MPO"):
        enough = longest * _JPEG_GAP / max(width, height)
        image.draft(None, (round(width * enough), round(height * enough)))
    cost = decoding_cost(image, (width, height))
    if image.format == "WEBP" and cost > budget.most:
        raise PackProblem(LARGE_WEBP, file=file.name, width=width, height=height)
    if width * height > MOST_PIXELS or cost > MOST_BYTES:
        raise PackProblem(TOO_LARGE, file=file.name, width=width, height=height)
    with budget.share(cost):
        shown = _upright(_shrunk(image, longest))
        if (shown.width > shown.height) != (width > height):
            width, height = height, width
        return Original(to_screen_colours(shown), width, height, fingerprint(file))


def decoding_cost(image: Image.Image, full: tuple[int, int]) -> int:
    """How many bytes decoding takes; `full` is the size in the file. Pillow keeps colours in four bytes a pixel."""
    area = image.width * image.height
    cost = area * (1 if image.mode in ("1", "L") else 4)
    if image.mode in _NO_PALETTE or "transparency" in image.info:
        cost += 4 * area
    if image.info.get("progressive"):  # its numbers are all kept until the last of them has come
        cost += 6 * full[0] * full[1]
    if image.format == "WEBP":
        cost += _WEBP_COPIES * area
    return cost


def _shrunk(image: Image.Image, longest: int) -> Image.Image:
    image.load()
    plain = image.convert(_NO_PALETTE[image.mode]) if image.mode in _NO_PALETTE else image
    if plain.mode.startswith(("I", "F")):  # numbers of more than eight bits: Pillow can convert them, not scale them
        plain = to_screen_colours(plain)
    if max(plain.size) > longest:
        plain = _in_strips(plain, longest / max(plain.size))
    if plain is not image:
        image.close()  # what was decoded is given back before the colours are seen to
    return plain


def _in_strips(image: Image.Image, share: float) -> Image.Image:
    """The whole picture, so much smaller. Sharper filters cost half as much again, which nobody sees on a screen."""
    wide, high = max(1, round(image.width * share)), max(1, round(image.height * share))
    step = image.height / high
    margin = ceil(4 * step)  # more than the filter looks at beyond a strip
    made = Image.new(image.mode, (wide, high))
    made.info = image.info
    with suppress(Exception):  # a TIFF has it elsewhere than the others
        made.getexif()[_ORIENTATION] = image.getexif()[_ORIENTATION]
    for top in range(0, high, _STRIP):
        bottom = min(top + _STRIP, high)
        first = max(0, floor(top * step) - margin)
        strip = image.crop((0, first, image.width, min(image.height, ceil(bottom * step) + margin)))
        box = (0.0, top * step - first, float(image.width), min(bottom * step - first, float(strip.height)))
        small = strip.resize((wide, bottom - top), Image.Resampling.BICUBIC, box=box, reducing_gap=_GAP)
        made.paste(small, (0, top))
    return made


def _upright(image: Image.Image) -> Image.Image:
    """Turned as the camera was held. Where the note about it is damaged, as it is."""
    with suppress(Exception):  # notes of cameras are damaged in every way there is
        return ImageOps.exif_transpose(image)
    return image
