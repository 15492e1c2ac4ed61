"""The cards of our own atelier: facts about the originals, and the pictures as far as they are painted."""

import importlib
import re
from pathlib import Path
from typing import Any

from PIL import Image

from artgames.decks import Painting
from scripts import atelier
from scripts.assets.deck_data import facts

NOTES = Path(__file__).with_name("atelier.toml")
PAINTINGS = Path(atelier.__file__).parent / "paintings"
LONG_SIDE = 1000
"""The long side of a canvas, in whose units a painting says which detail is telling."""


def make_cards(folder: Path) -> tuple[Painting, ...]:
    """A card for each original whose picture lies in the folder."""
    return tuple(facts.make_homage(original, picture_of(folder, original.id)) for original in painted(folder))


def painted(folder: Path) -> tuple[facts.Original, ...]:
    """The originals that our atelier has painted after so far."""
    return tuple(one for one in facts.read_originals(NOTES) if picture_file(folder, one.id).is_file())


def picture_file(folder: Path, card: int) -> Path:
    return folder / f"{card:04d}.webp"


def picture_of(folder: Path, card: int) -> dict[str, Any]:
    """File, size and telling detail of a painting of ours."""
    file = picture_file(folder, card)
    with Image.open(file) as image:
        width, height = image.size
    return {"file": file.name, "width": width, "height": height, "detail": detail_of(card, width, height)}


def detail_of(card: int, width: int, height: int) -> tuple[int, int, int, int]:
    """The square that the painting's own file names, in pixels of the picture."""
    left, top, side, _ = importlib.import_module(painting_module(card)).PAINTING.detail
    scale = max(width, height) / LONG_SIDE
    pixels = min(round(side * scale), width, height)
    return min(round(left * scale), width - pixels), min(round(top * scale), height - pixels), pixels, pixels


def painting_module(card: int) -> str:
    (file,) = [file for file in PAINTINGS.glob("p*.py") if re.match(rf"p{card:04d}_", file.name)]
    return f"scripts.atelier.paintings.{file.stem}"
