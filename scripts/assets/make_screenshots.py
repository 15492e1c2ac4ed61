"""Make the README's pictures anew: bots play the demonstration, and some of its pictures are kept."""

import argparse
import math
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QImage

from scripts.atelier.sheet import Exhibit, contact_sheet

PROJECT = Path(__file__).resolve().parents[2]
FOLDER = PROJECT / "resources" / "screenshots"
SIZE = "1366x768"
QUALITY = 86

WANTED = {
    ("stolen_paintings", "gallery"): {
        name: f"{name}-gallery" for name in ("home", "exhibit", "curtain", "theft-private", "guess", "scored", "result")
    },
    ("stolen_paintings", "daylight"): {"scored": "scored-daylight"},
    ("art_robbery", "gallery"): {name: f"{name}-gallery" for name in ("play-private", "defence", "ended")},
    ("art_gallery", "gallery"): {"pick": "art-gallery", "ended": "art-gallery-ended"},
    ("chronology", "daylight"): {"ended": "chronology"},
    ("forgers", "gallery"): {"revealed": "forgers"},
    ("schools", "gallery"): {"ended": "schools"},
    ("trivia", "daylight"): {"ask": "trivia"},
}
"""By game and theme: which picture of the demonstration is kept under which name."""

ATELIER = "atelier"
WIDE = 1840
"""Of the sheet with all the atelier's cards, however many they are."""


def play(game: str, theme: str, out: Path) -> None:
    command = [sys.executable, "-m", "artgames", "demo", "--game", game]
    subprocess.run([*command, "--out", str(out), "--size", SIZE, "--theme", theme], check=True, cwd=PROJECT)


def keep(name: str, under: str, out: Path) -> Path:
    (taken,) = out.glob(f"*-{name}.png") if "private" in name else _plain(out, name)
    kept = FOLDER / f"{under}.jpg"
    if not QImage(str(taken)).save(str(kept), "JPG", QUALITY):  # type: ignore[call-overload]
        raise SystemExit(f"{kept} cannot be written")
    return kept


def hang_all() -> Path:
    """Every card of the atelier on one wall, in as many columns as leave the fewest gaps."""
    cards = sorted((PROJECT / "resources" / "decks" / "atelier").glob("*.webp"))
    fewest = math.ceil(math.sqrt(len(cards) * 4 / 3))
    columns = min(range(fewest, fewest + 3), key=lambda columns: -len(cards) % columns)
    sheet = contact_sheet([Exhibit(card, "") for card in cards], columns=columns, cell=WIDE // columns, captions=False)
    kept = FOLDER / f"{ATELIER}.jpg"
    sheet.save(kept, quality=QUALITY, optimize=True)
    return kept


def _plain(out: Path, name: str) -> list[Path]:
    """The pictures whose name is just this, after their number."""
    return [file for file in out.glob("*.png") if file.stem.split("-", 1)[1] == name]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"only the pictures of these games, or {ATELIER}")
    wanted = parser.parse_args().games
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not wanted or ATELIER in wanted:
        print(hang_all().relative_to(PROJECT))
    for (game, theme), names in WANTED.items():
        if wanted and game not in wanted:
            continue
        with TemporaryDirectory() as folder:
            play(game, theme, Path(folder))
            for name, under in names.items():
                print(keep(name, under, Path(folder)).relative_to(PROJECT))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
