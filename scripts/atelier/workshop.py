"""Renders paintings: only those whose file or kit changed since they were painted."""

import hashlib
import importlib
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from scripts.atelier.arrays import Floats, use_one_thread
from scripts.atelier.canvas import Canvas
from scripts.atelier.homage import Homage
from scripts.atelier.pictures import as_webp, image_of, write, write_png
from scripts.atelier.surface import LONG_SIDE

KIT = Path(__file__).resolve().parent
CARDS = KIT.parents[1] / "resources" / "decks" / "atelier"
BUILD = KIT / "build"
TILE = 400
NAME = re.compile(r"p(\d{4})_\w+")
PAINTS_NOTHING = frozenset({"__main__", "gate", "sheet", "workshop"})
"""Files of the kit that look at cards or write them down, and touch no pixel."""

SHARED = re.compile(r"scripts\.atelier\.paintings\.(shared_\w+)")


class Work(NamedTuple):
    """A painting file, loaded."""

    homage: Homage
    compose: Callable[[Canvas], None]
    file: Path


class Order(NamedTuple):
    """How paintings are wanted: where to, how large, painted or only composed, as PNG too."""

    cards: Path = CARDS
    pixels: int = LONG_SIDE
    painted: bool = True
    png: bool = False


def painting_files(folder: Path = KIT / "paintings") -> dict[int, Path]:
    found = {int(match[1]): path for path in sorted(folder.glob("p*.py")) if (match := NAME.fullmatch(path.stem))}
    return dict(sorted(found.items()))


def load(path: Path) -> Work:
    """The work in a file of this package."""
    module = importlib.import_module(f"scripts.atelier.paintings.{path.stem}")
    return Work(module.PAINTING, module.compose, path)


def stamp(work: Work, order: Order) -> str:
    """Changes with the painting's file, with the kit and with the way it is wanted."""
    digest = hashlib.sha256(repr(order[1:]).encode())
    kit = (path for path in sorted(KIT.glob("*.py")) if path.stem not in PAINTS_NOTHING)
    for path in (*kit, *with_what_it_shares(work.file)):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def with_what_it_shares(file: Path) -> list[Path]:
    """A painting's file and the files beside it that it borrows from, and those that these borrow from."""
    found = [file]
    for path in found:
        borrowed = (file.parent / f"{name}.py" for name in SHARED.findall(path.read_text(encoding="utf-8")))
        found += [one for one in borrowed if one not in found]
    return found


def stamp_file(card: int, order: Order) -> Path:
    """Beside private drafts; for the cards themselves in the build folder, which is not part of the project."""
    folder = BUILD if order.cards == CARDS else order.cards / ".stamps"
    return folder / f"{card:04}.txt"


def card_file(card: int, order: Order) -> Path:
    return order.cards / f"{card:04}.webp"


def tile_file(card: int, order: Order) -> Path:
    return order.cards / "detail" / f"{card:04}.webp"


def is_current(work: Work, order: Order) -> bool:
    card, mark = work.homage.card, stamp_file(work.homage.card, order)
    there = card_file(card, order).is_file() and tile_file(card, order).is_file() and mark.is_file()
    return there and mark.read_text(encoding="utf-8") == stamp(work, order)


def picture_of(work: Work, order: Order) -> Floats:
    """Compose and paint. The same file gives the same pixels."""
    use_one_thread()
    homage = work.homage
    canvas = Canvas(*homage.size, seed=homage.seed, pixels=order.pixels)
    work.compose(canvas)
    return canvas.finished(homage.manner, homage.seed) if order.painted else canvas.img


def tile_of(image: Image.Image, homage: Homage) -> Image.Image:
    scale = max(image.size) / max(homage.size)
    left, top, width, height = (value * scale for value in homage.detail)
    # A picture of half size is cut to whole pixels: a tile at its very edge would reach beyond.
    box = (left, top, min(image.width, left + width), min(image.height, top + height))
    return image.resize((TILE, TILE), Image.Resampling.LANCZOS, box=box)


def render(work: Work, order: Order) -> None:
    """Write the card, its detail tile and the stamp that says what they were made of."""
    image = image_of(picture_of(work, order))
    card = work.homage.card
    write(card_file(card, order), as_webp(image))
    write(tile_file(card, order), as_webp(tile_of(image, work.homage)))
    if order.png:
        write_png(card_file(card, order).with_suffix(".png"), image)
    write(stamp_file(card, order), stamp(work, order).encode())


def render_changed(works: Iterable[Work], order: Order, tell: Callable[[str], None]) -> int:
    """Render what is not current; returns how many that were."""
    count = 0
    for work in works:
        if not is_current(work, order):
            render(work, order)
            tell(f"{work.homage.card:04} {work.homage.title}")
            count += 1
    return count
