"""The gate: a card must not look like another one, even small and out of the corner of an eye."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from artgames import paths
from artgames.decks.importing.duplicates import DISTINCT, Thumbnails, thumbnail
from artgames.decks.library import Library

NEAREST = DISTINCT
"""The same measure as that of the collection's check."""


class Neighbour(NamedTuple):
    """The card that a card looks most like."""

    card: str
    other: str
    distance: float


def look_of(path: Path) -> Thumbnails:
    with Image.open(path) as image:
        return thumbnail(image)


def distance(one: Thumbnails, other: Thumbnails) -> float:
    return float(np.linalg.norm(one - other, axis=1).mean())


def museum_looks() -> dict[str, Thumbnails]:
    """What every other pack shows, by pack and number."""
    library = Library.open(paths.data_dir(), paths.cache_dir())
    looks = {}
    for pack in library.packs:
        for card in pack.ids if pack.slug != "atelier" else ():
            left, top, width, height = pack.painting(card).shown
            with Image.open(pack.picture(card)) as image:
                looks[f"{pack.slug} {card}"] = thumbnail(image.crop((left, top, left + width, top + height)))
    return looks


def neighbours(own: Mapping[str, Thumbnails], others: Mapping[str, Thumbnails]) -> Iterable[Neighbour]:
    """For each card the nearest among the others and among its own."""
    every = {**own, **others}
    for name, look in own.items():
        gaps = [(distance(look, other), rival) for rival, other in every.items() if rival != name]
        if gaps:
            nearest, rival = min(gaps)
            yield Neighbour(name, rival, nearest)
