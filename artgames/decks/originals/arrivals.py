"""A picture has arrived: is it what was asked for? If so it is written down as the card will show it."""

import hashlib
from pathlib import Path

import msgspec

from artgames.decks.catalogue import Painting
from artgames.decks.importing.errors import PackProblem
from artgames.decks.importing.image_arrays import for_measuring, pixels_of
from artgames.decks.importing.image_features import luminance
from artgames.decks.importing.memory_budget import Budget
from artgames.decks.importing.picture_reader import read_original
from artgames.decks.originals import problems
from artgames.decks.originals.answers import Named, Offer
from artgames.decks.originals.hosts import LONG_SIDE
from artgames.decks.originals.kept import Kept
from artgames.decks.originals.problems import OriginalProblem

SHAPE = 0.12
"""So far its proportions may be from those of the painting: photographs are cut a little more or less closely."""

DARKEST = 10
"""Mean luminance of 255; the darkest painting of the collection has 20."""

LEAST_SIDE = 400
QUALITY = 90


def take_picture(card: Painting, named: Named, offer: Offer, content: bytes, folder: Path) -> Kept:
    """Check it and write it to the folder. Raises OriginalProblem; then nothing is left of it."""
    if offer.sha1 and hashlib.sha1(content, usedforsecurity=False).hexdigest() != offer.sha1:
        raise OriginalProblem(problems.DAMAGED)
    arrived, finished = folder / f".{card.id}.arrived", folder / f".{card.id}.part"
    file = f"{card.id:04d}-{hashlib.blake2b(content, digest_size=6).hexdigest()}.jpg"
    try:
        arrived.write_bytes(content)
        image = read_original(arrived, Budget(), LONG_SIDE).image
        shown = msgspec.structs.replace(card, file=file, width=image.width, height=image.height, crop=None)
        brightness = luminance(shown, pixels_of(for_measuring(image)))
        _check(card, named, image.size, brightness)
        image.save(finished, "JPEG", quality=QUALITY)
        size = finished.stat().st_size
        finished.replace(folder / file)
    except PackProblem:
        raise OriginalProblem(problems.DAMAGED) from None
    except OSError as problem:
        raise OriginalProblem(problems.NOT_SAVED, reason=problem.strerror or type(problem).__name__) from None
    finally:
        arrived.unlink(missing_ok=True)
        finished.unlink(missing_ok=True)
    return Kept(
        wikidata=card.wikidata, file=file, size=size, width=image.width, height=image.height, luminance=brightness,
        credit=offer.credit, licence=offer.licence, page=offer.page,
    )  # fmt: skip


def _check(card: Painting, named: Named, pixels: tuple[int, int], brightness: int) -> None:
    wide, high = pixels
    if max(wide, high) < LEAST_SIDE:
        raise OriginalProblem(problems.TOO_SMALL)
    if brightness < DARKEST:
        raise OriginalProblem(problems.TOO_DARK)
    height, width = (card.height_cm, card.width_cm) if card.width_cm else (named.height_cm, named.width_cm)
    if height and width and not 1 - SHAPE <= (wide / high) / (width / height) <= 1 / (1 - SHAPE):
        on_label = {"height": f"{height:g}", "width": f"{width:g}"}
        raise OriginalProblem(problems.OTHER_SHAPE, **on_label, high=high, wide=wide)
