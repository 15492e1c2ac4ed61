"""One picture becomes one card: read, shrunk, written, measured. Any thread may do it."""

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from artgames.decks.catalogue import Painting
from artgames.decks.importing.card_facts import turned_to_fit
from artgames.decks.importing.duplicates import Thumbnails, thumbnail
from artgames.decks.importing.image_arrays import for_measuring, pixels_of
from artgames.decks.importing.image_features import Measured, luminance, measure
from artgames.decks.importing.memory_budget import Budget
from artgames.decks.importing.picture_reader import read_original

QUALITY = 90


class DiskFull(Exception):
    """Nothing can be written: there is no use in going on with the next picture."""


class FileIn(NamedTuple):
    folder: Path
    name: str


class Prepared(NamedTuple):
    """A picture that has become a card."""

    file: str  # as it is called in the folder it came from
    card: Painting
    original: tuple[int, int]  # its size there
    fingerprint: str
    measured: Measured
    thumbnail: Thumbnails


def prepare_picture(file: FileIn, facts: dict[str, Any], target: Path, budget: Budget) -> Prepared:
    """Write the picture to `target` as a card shows it. Raises PackProblem if it cannot be read, DiskFull if it cannot
    be written."""
    original = read_original(file.folder / file.name, budget)
    try:
        original.image.save(target, "JPEG", quality=QUALITY)
    except OSError as problem:
        raise DiskFull from problem
    width, height = original.image.size
    card = Painting(id=0, file=target.name, width=width, height=height, **turned_to_fit(facts, width, height))
    small = for_measuring(original.image)
    pixels = pixels_of(small)
    measured, card = measure(card, pixels), msgspec.structs.replace(card, luminance=luminance(card, pixels))
    size = (original.width, original.height)
    return Prepared(file.name, card, size, original.fingerprint, measured, thumbnail(small))
