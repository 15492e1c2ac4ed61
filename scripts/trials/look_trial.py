"""Every picture of a demonstration in three sizes, three themes and two sizes of text, laid side by side on sheets.

    python -m scripts.trials.look_trial --out DIR [GAME ...]

Each game is played in a program of its own. A sheet has a line for each picture and the sizes side by side.
"""

import argparse
import os
import subprocess
import sys
from itertools import product
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QCoreApplication, QSize, QThread

from artgames import games
from artgames.app.diagnostics.demo_recorder import Demonstration, run
from artgames.scene.screenshots import take_picture

PROJECT = Path(__file__).resolve().parents[2]
SIZES = ((1920, 1080), (1366, 768), (1024, 768))
THEMES = ("gallery", "daylight", "contrast")
TEXTS = (100, 150)
SEATS = {"steal_this_game": 2, "chronology_solo": 1, "flash_cards": 1}
USUAL_SEATS = 5
TURNS, TURN_MS = 4, 60
"""How often events are let through after a change: layouts take more than one turn, and letters wait until a window
that is being pulled larger rests."""
CELL = 620
LINES = 8
"""Of pictures on one sheet."""


class LookRecorder(Demonstration):
    """Keeps each picture in every look."""

    def record(self, name: str, file: Path) -> None:
        usual, size = self.context.settings.value, self.window.size()
        for theme, text, (wide, high) in product(THEMES, TEXTS, SIZES):
            self.window.resize(QSize(wide, high))
            self.context.settings.update(theme=theme, text_scale=text)
            for _ in range(TURNS):
                QThread.msleep(TURN_MS)
                QCoreApplication.processEvents()
                self.settle()
            shot = file.with_name(f"{theme}-{text}-{file.stem}-{wide}.png")
            take_picture(self.window).save(str(shot))
        self.context.settings.update(theme=usual.theme, text_scale=usual.text_scale)
        self.window.resize(size)
        QCoreApplication.processEvents()


def sheets(folder: Path, game: str) -> None:
    """One for every theme and size of text, and for every few pictures."""
    for theme, text in product(THEMES, TEXTS):
        names = sorted({shot.stem.rsplit("-", 1)[0] for shot in folder.glob(f"{theme}-{text}-*.png")})
        for page, first in enumerate(range(0, len(names), LINES), 1):
            lines = [[folder / f"{name}-{wide}.png" for wide, _ in SIZES] for name in names[first : first + LINES]]
            lay(lines).save(folder.parent / f"{game}-{theme}-{text}-{page}.jpg", quality=88)


def lay(lines: list[list[Path]]) -> Image.Image:
    shape = [high / wide for wide, high in SIZES]
    high = round(CELL * max(shape))
    sheet = Image.new("RGB", (CELL * len(SIZES), high * len(lines)), "#808080")
    for row, line in enumerate(lines):
        for column, shot in enumerate(line):
            with Image.open(shot) as opened:
                picture = opened.convert("RGB").resize((CELL - 4, round((CELL - 4) * shape[column])))
            sheet.paste(picture, (column * CELL, row * high))
    return sheet


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", metavar="GAME", nargs="*", help="only these games")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the sheets")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if args.play:
        seats = SEATS.get(args.play, USUAL_SEATS)
        return run(args.play, args.out, seats, SIZES[1], "gallery", recorder=LookRecorder)
    for game in args.games or games.names():
        command = [sys.executable, "-m", "scripts.trials.look_trial", "--play", game, "--out", str(args.out / game)]
        subprocess.run(command, check=True, cwd=PROJECT)
        sheets(args.out / game, game)
        print(game, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
