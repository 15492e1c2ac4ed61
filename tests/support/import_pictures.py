"""Folders of small pictures that differ, for tests that make packs."""

import colorsys
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from artgames.decks.importing.installed_packs import Added, Shelf
from artgames.decks.importing.manifest import Made
from artgames.decks.importing.pack_maker import make_pack
from artgames.decks.importing.survey import survey
from artgames.decks.importing.wish import Wish


def picture(number: int, size: tuple[int, int] = (400, 320)) -> Image.Image:
    """Two colours that no other number has."""
    image = Image.new("RGB", size, _colour(number * 0.377))
    image.paste(_colour(number * 0.377 + 0.3), (0, 0, size[0] // 2, size[1] * (number % 5 + 1) // 6))
    return image


def _colour(hue: float) -> tuple[int, int, int]:
    red, green, blue = colorsys.hsv_to_rgb(hue % 1, 0.7, 0.4 + 0.5 * (hue * 3 % 1))
    return round(255 * red), round(255 * green), round(255 * blue)


def fill(folder: Path, *names: str) -> Path:
    folder.mkdir(exist_ok=True)
    for number, name in enumerate(names):
        picture(number).save(folder / name)
    return folder


def made_in(work: Path, folder: Path, title: str = "Holiday", **more: Callable[..., object]) -> Made:
    work.mkdir(exist_ok=True)
    return make_pack(survey([folder]), Wish(title, "CC BY 4.0", "Ruth"), work, **more)  # type: ignore[arg-type]


def added(data: Path, folder: Path, title: str = "Holiday") -> Added:
    shelf = Shelf(data)
    with shelf.workplace() as work:
        return shelf.add(made_in(work, folder, title))
