"""Looks at a pack of unknown origin: is every number, text and picture in it what it claims to be?"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from artgames.decks.catalogue import Painting
from artgames.decks.importing.date_parser import EARLIEST, LATEST
from artgames.decks.importing.errors import PackProblem
from artgames.decks.importing.image_arrays import MEASURED_SIDE, for_measuring, pixels_of
from artgames.decks.importing.image_features import Measured, measure
from artgames.decks.importing.manifest import FORMAT, LONGEST_SLUG, RESERVED, SLUG, Manifest
from artgames.decks.importing.picture_reader import decoding_cost
from artgames.engine.words import QT_TRANSLATE_NOOP

MOST_CARDS = 9_999
LARGEST_SIDE = 8_000
LONGEST_TEXT = 1_000
MOST_DECODED = 128 * 1024 * 1024
"""Bytes that decoding one picture takes: of what can only be decoded whole, thirty million pixels; of a WebP, whose
decoder keeps copies, eight million."""

_FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}\.(?:jpg|jpeg|png|webp)")
_FORMATS = {".jpg": "JPEG", ".jpeg": "JPEG", ".png": "PNG", ".webp": "WEBP"}
_ORIGIN = re.compile(r"[0-9A-Za-z]{1,64}")

NEWER = QT_TRANSLATE_NOOP("packs", "“{file}” was made by a newer version of Artgames.")
BAD_LIST = QT_TRANSLATE_NOOP("packs", "The list of cards in “{file}” contains something impossible: {what}.")
TOO_LARGE = QT_TRANSLATE_NOOP("packs", "“{name}” in “{file}” is too large: {width} × {height} pixels. Save it smaller.")
BAD_PICTURE = QT_TRANSLATE_NOOP("packs", "“{name}” in “{file}” is not the picture it claims to be.")


def check_manifest(manifest: Manifest, file: str) -> None:
    """Raises PackProblem for the first thing that cannot be."""
    if manifest.format > FORMAT:
        raise PackProblem(NEWER, file=file)
    for what in _wrong_with_pack(manifest):
        raise PackProblem(BAD_LIST, file=file, what=what[:120])


def look_at_picture(path: Path, card: Painting, file: str) -> Measured:
    """Decode a picture of the pack and measure it. Raises PackProblem."""
    try:
        with Image.open(path, formats=("JPEG", "PNG", "WEBP")) as image:
            if image.format != _FORMATS[path.suffix.casefold()] or image.size != (card.width, card.height):
                raise PackProblem(BAD_PICTURE, file=file, name=card.file)
            image.draft("RGB", (MEASURED_SIDE, MEASURED_SIDE))  # a JPEG is decoded at an eighth, if that is enough
            if decoding_cost(image, (card.width, card.height)) > MOST_DECODED:
                raise PackProblem(TOO_LARGE, file=file, name=card.file, width=card.width, height=card.height)
            return measure(card, pixels_of(for_measuring(image)))
    except PackProblem:
        raise
    except Exception:  # decoders fail in every way there is
        raise PackProblem(BAD_PICTURE, file=file, name=card.file) from None


def _wrong_with_pack(manifest: Manifest) -> Iterator[str]:
    """In the words of the list, for whoever made it."""
    if manifest.format < 1:
        yield f"format {manifest.format}"
    if not SLUG.fullmatch(manifest.slug) or len(manifest.slug) > LONGEST_SLUG or manifest.slug in RESERVED:
        yield f"slug {manifest.slug!r}"
    if not manifest.title.strip():
        yield "no title"
    if not 1 <= len(manifest.cards) <= MOST_CARDS:
        yield f"{len(manifest.cards)} cards"
    yield from _long_texts((manifest.title, manifest.licence, manifest.credit))
    if len({card.id for card in manifest.cards}) < len(manifest.cards):
        yield "the same id twice"
    if len({card.file.casefold() for card in manifest.cards}) < len(manifest.cards):
        yield "the same file twice"
    for card in manifest.cards:
        yield from (f"card {card.id}, {what}" for what in _wrong_with_card(card))
    yield from _wrong_with_origins(manifest)


def _wrong_with_origins(manifest: Manifest) -> Iterator[str]:
    origins = manifest.origins
    if not origins.keys() <= {card.file for card in manifest.cards}:
        yield "origins of no card"
    if len(set(origins.values())) < len(origins) or not all(_ORIGIN.fullmatch(mark) for mark in origins.values()):
        yield "origins"


def _wrong_with_card(card: Painting) -> Iterator[str]:
    if not 1 <= card.id <= MOST_CARDS:
        yield "id out of range"
    if not _FILE.fullmatch(card.file):
        yield f"file {card.file!r}"
    if not (1 <= card.width <= LARGEST_SIDE and 1 <= card.height <= LARGEST_SIDE):
        yield f"{card.width} × {card.height} pixels"
    for name, rectangle in (("crop", card.crop), ("detail", card.detail)):
        if rectangle is not None and not lies_within(rectangle, (card.width, card.height)):
            yield f"{name} {rectangle}"
    if not card.title.strip():
        yield "no title"
    if not _is_span(card.begun, card.completed):
        yield f"years {card.begun} to {card.completed}"
    for year in (card.born, card.died):
        if year is not None and not EARLIEST <= year <= LATEST:
            yield f"year {year}"
    for size in (card.height_cm, card.width_cm):
        if size is not None and not 0 < size < 100_000:
            yield f"{size} cm"
    yield from _long_texts(value for value in msgspec.structs.asdict(card).values() if isinstance(value, str))


def _is_span(begun: int | None, completed: int | None) -> bool:
    if begun is None or completed is None:
        return begun is completed
    return EARLIEST <= begun <= completed <= LATEST


def lies_within(part: tuple[int, int, int, int], size: tuple[int, int]) -> bool:
    left, top, width, height = part
    inside = left + width <= size[0] and top + height <= size[1]
    return min(left, top) >= 0 and min(width, height) > 0 and inside


def _long_texts(texts: Iterable[Any]) -> Iterator[str]:
    for text in texts:
        if len(text) > LONGEST_TEXT or not text.isprintable():
            yield f"a text of {len(text)} signs" if len(text) > LONGEST_TEXT else "a text with signs that do not print"
