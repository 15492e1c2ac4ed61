"""Makes a folder of pictures as people have them: all formats and sizes, some broken, with a table that somebody kept.

    .venv/bin/python -m scripts.trials.messy_folder DIR [--count 300] [--megapixels 12] [--no-table | --only-pictures]
    .venv/bin/python -m scripts.trials.messy_folder DIR --export     as a data base gives it away: ids in three tables

The pictures are parts of the museum's paintings, so that they look like pictures and differ from one another.
"""

import argparse
import csv
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from artgames.decks import Deck, Library, Painting

ORIENTATION = 0x0112
HEADINGS = ("Bilddatei", "Inv.-Nr.", "Künstler", "Titel", "Datierung", "Technik", "Maße", "Anmerkung")
BROKEN = 3
"""Files that are no pictures, besides those that are."""


class Made(NamedTuple):
    """What is in the folder: the files that can be read, which of them the table names, and how many cannot be read."""

    pictures: tuple[str, ...]
    named: frozenset[str]
    broken: int


def make_folder(
    target: Path,
    deck: Deck,
    count: int = 300,
    *,
    megapixels: float | None = None,
    has_table: bool = True,
    seed: int = 1,
) -> Made:
    """Fill a folder. Without a number of megapixels the sizes vary from stamp to poster."""
    target.mkdir(parents=True, exist_ok=True)
    chance = random.Random(seed)
    made: list[tuple[str, Painting]] = []
    for number in range(count):
        card = deck.painting(deck.ids[number % len(deck.ids)])
        image = part_of(deck, card.id, number // len(deck.ids))
        name = write_picture(target, number, card, sized(image, number, megapixels), only_jpeg=megapixels is not None)
        made.append((name, card))
    write_broken(target, made[0][0])
    rows = [row_of(number, name, card, chance) for number, (name, card) in enumerate(made) if number % 17 != 16]
    if has_table:
        write_table(target / "Inventar.csv", rows, chance)
    named = frozenset(name for number, (name, _) in enumerate(made) if number % 17 != 16) if has_table else frozenset()
    return Made(tuple(name for name, _ in made), named, BROKEN)


def make_export(target: Path, deck: Deck, count: int) -> set[tuple[str, str, str]]:
    """Fill a folder as a data base gives a collection away: pictures called by number with noughts before it, one
    of them “0full”; paintings with ids for artists and museums, and a table of each. Returns what labels must say."""
    target.mkdir(parents=True, exist_ok=True)
    cards = [deck.painting(card) for card in deck.ids[:count]]
    for number, card in enumerate(cards):
        name = f"{number:06d}.jpg" if number else "0full.jpg"
        _saved(target, name, part_of(deck, card.id, 0).resize((400, 320)))
    artists = sorted({card.artist for card in cards})
    museums = sorted({card.museum for card in cards})
    rows: list[tuple[object, ...]] = [("id", "title", "artistId", "museum_id", "dateText", "imageUrl", "notes")]
    for number, card in enumerate(cards):
        address = f"https://images.example/{number}"
        ids = (500 + artists.index(card.artist), 70 + museums.index(card.museum))
        rows.append((number, card.title, *ids, card.dated, address, f"See {card.title}, {card.completed}."))
    tables: dict[str, list[tuple[object, ...]]] = {
        "paintings.csv": rows,
        "artists.csv": [
            ("id", "name", "url"),
            *((500 + at, name, f"https://a.example/{at}") for at, name in enumerate(artists)),
        ],
        "museums.csv": [("id", "name"), *((70 + at, name) for at, name in enumerate(museums))],
    }
    for name, table in tables.items():
        with (target / name).open("w", encoding="utf-8", newline="") as out:
            csv.writer(out).writerows(table)
    return {(card.title, card.artist, card.museum) for card in cards}


def draw_pictures(target: Path, deck: Deck, count: int, megapixels: float | None) -> list[tuple[str, Painting]]:
    """Write the pictures; their names, and the paintings they are parts of."""
    target.mkdir(parents=True, exist_ok=True)
    made: list[tuple[str, Painting]] = []
    for number in range(count):
        card = deck.painting(deck.ids[number % len(deck.ids)])
        image = part_of(deck, card.id, number // len(deck.ids))
        name = write_picture(target, number, card, sized(image, number, megapixels), only_jpeg=megapixels is not None)
        made.append((name, card))
    return made


def part_of(deck: Deck, card: int, turn: int) -> Image.Image:
    """The painting the first time; then halves of it, so that no two pictures are the same."""
    with Image.open(deck.picture(card)) as image:
        left, top, width, height = deck.painting(card).shown
        whole = image.convert("RGB").crop((left, top, left + width, top + height))
    halves = [(0.0, 0.0, 1.0, 0.55), (0.0, 0.4, 1.0, 1.0), (0.0, 0.0, 0.6, 1.0), (0.4, 0.0, 1.0, 1.0)]
    if turn == 0:
        return whole
    x0, y0, x1, y1 = halves[(turn - 1) % len(halves)]
    return whole.crop((round(x0 * width), round(y0 * height), round(x1 * width), round(y1 * height)))


def sized(image: Image.Image, number: int, megapixels: float | None) -> Image.Image:
    if megapixels is not None:
        scale = (megapixels * 1e6 / (image.width * image.height)) ** 0.5
        return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.BICUBIC)
    side = (900, 1400, 640, 2600, 220, 1000, 500)[number % 7]
    scale = side / max(image.size)
    return image.resize((max(1, round(image.width * scale)), max(1, round(image.height * scale))))


def write_picture(target: Path, number: int, card: Painting, image: Image.Image, *, only_jpeg: bool) -> str:
    kinds = (_as_jpeg,) if only_jpeg else _KINDS
    stem = (f"inv {number + 1:04d}", f"{number + 1:03d}_{_plain(card.title)}", f"DSC0{number + 4000}")[number % 3]
    return kinds[number % len(kinds)](target, stem, image)


def _plain(title: str) -> str:
    return "".join(sign if sign.isalnum() else "_" for sign in title)[:40].strip("_")


def _saved(target: Path, name: str, image: Image.Image, **more: object) -> str:
    image.save(target / name, **more)  # type: ignore[arg-type]
    return name


def _as_jpeg(target: Path, stem: str, image: Image.Image) -> str:
    return _saved(target, f"{stem}.JPG", image, quality=88)


def _as_png(target: Path, stem: str, image: Image.Image) -> str:
    return _saved(target, f"{stem}.png", image)


def _as_webp(target: Path, stem: str, image: Image.Image) -> str:
    return _saved(target, f"{stem}.webp", image)


def _as_tiff(target: Path, stem: str, image: Image.Image) -> str:
    return _saved(target, f"{stem}.tif", image, compression="tiff_lzw")


def _as_bmp(target: Path, stem: str, image: Image.Image) -> str:
    return _saved(target, f"{stem}.bmp", image)


def _as_gif(target: Path, stem: str, image: Image.Image) -> str:
    return _saved(target, f"{stem}.gif", image)


def _as_inks(target: Path, stem: str, image: Image.Image) -> str:
    return _saved(target, f"{stem}.jpg", image.convert("CMYK"))


def _on_its_side(target: Path, stem: str, image: Image.Image) -> str:
    exif = Image.Exif()
    exif[ORIENTATION] = 6
    return _saved(target, f"{stem}.jpeg", image.rotate(90, expand=True), exif=exif)


def _cut_out(target: Path, stem: str, image: Image.Image) -> str:
    clear = image.convert("RGBA")
    clear.paste((0, 0, 0, 0), (0, 0, image.width // 8, image.height // 8))
    return _saved(target, f"{stem}.png", clear)


def _as_scan(target: Path, stem: str, image: Image.Image) -> str:
    grey = np.asarray(image.convert("L"), np.uint16) * 257
    return _saved(target, f"{stem}.png", Image.fromarray(grey))


_KINDS: tuple[Callable[[Path, str, Image.Image], str], ...] = (
    _as_jpeg, _as_png, _as_jpeg, _as_webp, _as_tiff, _as_jpeg, _as_bmp, _as_gif, _as_inks, _on_its_side, _cut_out,
    _as_scan,
)  # fmt: skip


def write_broken(target: Path, whole: str) -> None:
    (target / "broken.jpg").write_bytes((target / whole).read_bytes()[:2000])
    (target / "empty.png").touch()
    (target / "words.tif").write_text("This was a picture once.", "utf-8")
    (target / "phone.HEIC").write_bytes(b"\0\0\0\x18ftypheic")
    (target / ".hidden.jpg").write_bytes(b"")
    (target / "Notes.txt").write_text("Return the slides to the archive!\nAsk about the frame.\n", "utf-8")
    (target / "again").mkdir(exist_ok=True)
    shutil.copy(target / whole, target / "again" / f"copy {whole}")


def row_of(number: int, name: str, card: Painting, chance: random.Random) -> tuple[str, ...]:
    """As somebody typed it over many years: every habit is in it."""
    stem = name.rpartition(".")[0]
    file = (name, stem, name.upper(), f"D:\\Bilder\\{name}", "")[number % 5 if number % 3 == 0 else number % 4]
    inventory = f"Inv. {number + 1:04d}" if number % 3 == 0 else ""
    artist = ", ".join(reversed(card.artist.rsplit(" ", 1))) if card.artist != "Unidentified artist" else "unbekannt"
    dated = card.dated.replace("c. ", chance.choice(("um ", "ca. ", "c."))).replace(
        "–", chance.choice(("-", "–", " - "))
    )
    if number % 11 == 5:
        dated = chance.choice(("o. J.", "", "?", f"{(card.completed or 1) // 100 + 1}. Jh."))
    size = f"{card.height_cm} x {card.width_cm} cm".replace(".", ",") if card.width_cm else ""
    return file, inventory, artist, card.title, dated, card.medium, size, chance.choice(("", "gerahmt", "s. Akte"))


def write_table(file: Path, rows: list[tuple[str, ...]], chance: random.Random) -> None:
    """In a random order, with lines above it, semicolons, and the letters of an old Windows."""
    shuffled = [*rows, ("verloren.jpg", "", "unbekannt", "Stillleben mit Hummer", "um 1700", "", "", "")]
    chance.shuffle(shuffled)
    with file.open("w", encoding="cp1252", errors="replace", newline="") as out:
        writer = csv.writer(out, delimiter=";")
        writer.writerows([("Bestandsliste", *[""] * 7), [""] * 8, HEADINGS, *shuffled, [""] * 8])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--megapixels", type=float)
    parser.add_argument("--no-table", action="store_true")
    parser.add_argument("--only-pictures", action="store_true", help="no table and no broken files")
    parser.add_argument(
        "--export", action="store_true", help="numbered pictures and three tables that refer to each other"
    )
    args = parser.parse_args()
    library = Library.open(args.folder / "none", args.folder / "none")
    deck = library.deck("met")
    if deck is None:
        raise SystemExit("The museum's pictures are not installed.")
    if args.export:
        make_export(args.folder, deck, min(args.count, len(deck.ids)))
        return
    if args.only_pictures:
        draw_pictures(args.folder, deck, args.count, args.megapixels)
        return
    made = make_folder(args.folder, deck, args.count, megapixels=args.megapixels, has_table=not args.no_table)
    print(f"{len(made.pictures)} pictures, {len(made.named)} of them in the table.")


if __name__ == "__main__":
    main()
