"""Make the three pictures that tell a game at set-up anew: a demonstration is played, and three moments are kept."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

from artgames import games
from artgames.app.diagnostics.demo_recorder import Demonstration, run
from artgames.app.table.page import TablePage
from artgames.paths import resources
from artgames.scene.screenshots import take_picture

PROJECT = Path(__file__).resolve().parents[2]
SIZE = (1180, 664)
"""Small, so that what is on the board is large in the picture."""
SEATS = {"steal_this_game": 2, "chronology_solo": 1, "flash_cards": 1}
USUAL_SEATS = 4
WIDE, QUALITY = 560, 72
SHAPE = 0.46
"""How high a picture is, for its width."""

Moment = tuple[str, float, float, float]
"""A picture of the demonstration; left and upper edge of what is kept of it and its width, as parts of the board."""

MOMENTS: dict[str, tuple[Moment, Moment, Moment]] = {
    "stolen_paintings": (("exhibit", 0, 0, 1), ("theft-private", 0, 0, 1), ("guess-private", 0, 0, 1)),
    "art_robbery": (("play-private", 0.27, 0.53, 0.46), ("defence", 0, 0, 1), ("ended", 0, 0, 1)),
    "steal_this_game": (("hide-private", 0.3, 0, 0.6), ("claim-private", 0, 0.4, 0.6), ("answer", 0.4, 0.4, 0.6)),
    "art_gallery": (("walk-private", 0, 0.3, 0.7), ("visit-private", 0, 0.3, 0.7), ("round_over", 0.703, 0, 0.297)),
    "picture_code": (("clue", 0, 0, 1), ("clue-private", 0.35, 0, 0.65), ("ended", 0, 0, 1)),
    "likeness": (("clue", 0, 0, 1), ("clue-private", 0, 0, 1), ("remove", 0, 0, 1)),
    "schools": (("sort", 0, 0, 1), ("check", 0, 0, 1), ("ended", 0, 0, 1)),
    "sitters": (("ask", 0, 0.08, 0.5), ("ask", 0.4, 0, 0.6), ("told", 0, 0, 1)),
    "title_teller": (("tell-private", 0, 0, 1), ("add-private", 0, 0, 1), ("vote-private", 0, 0, 1)),
    "art_and_music": (("love", 0, 0, 1), ("love-private", 0, 0, 1), ("scored", 0, 0, 1)),
    "dialogue": (("write", 0, 0, 1), ("write-private", 0, 0, 1), ("guess-private", 0, 0, 1)),
    "chronology": (("order", 0, 0, 1), ("order-private", 0, 0, 1), ("ended", 0, 0, 1)),
    "chronology_solo": (("order-private", 0, 0, 1), ("scored", 0, 0, 1), ("ended", 0, 0, 1)),
    "forgers": (("look", 0, 0, 1), ("forge-private", 0, 0, 1), ("revealed", 0, 0, 1)),
    "flash_cards": (("asked", 0.01, 0.25, 0.52), ("asked", 0.45, 0, 0.55), ("told", 0, 0, 1)),
    "group_quiz": (("ask", 0.01, 0.25, 0.52), ("ask", 0.45, 0, 0.55), ("told", 0, 0, 1)),
    "trivia": (("ask", 0.01, 0.25, 0.52), ("ask", 0.45, 0, 0.55), ("told", 0, 0, 1)),
}
"""What each step shows, by game."""


class BoardRecorder(Demonstration):
    """Keeps boards alone, without the bars above and below them."""

    def record(self, name: str, file: Path) -> None:
        page = self.window.page()
        if isinstance(page, TablePage):
            take_picture(page.ui.boardView).save(str(file))


def play(game: str, out: Path) -> None:
    """In a program of its own: each has one window."""
    command = [sys.executable, "-m", "scripts.assets.make_steps", "--play", game, "--boards", str(out)]
    subprocess.run(command, check=True, cwd=PROJECT)


def cut(board: QImage, left: float, top: float, wide: float) -> QImage:
    """The part of a board, in the shape of the pictures."""
    width = wide * board.width()
    part = QRectF(left * board.width(), top * board.height(), width, width * SHAPE)
    kept = board.copy(part.toRect().intersected(board.rect()))
    return kept.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)


def keep(game: str, boards: Path) -> None:
    for number, (name, left, top, wide) in enumerate(MOMENTS[game], 1):
        (board,) = (file for file in boards.glob("*.png") if file.stem.split("-", 1)[1] == name)
        kept = resources() / game / f"step{number}.webp"
        kept.parent.mkdir(exist_ok=True)
        picture = cut(QImage(str(board)), left, top, wide)
        if not picture.save(str(kept), "WEBP", QUALITY):  # type: ignore[call-overload]
            raise SystemExit(f"{kept} cannot be written")
        print(kept.relative_to(PROJECT))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", help="only the pictures of these games")
    parser.add_argument("--boards", type=Path, help="keep every board that was seen in this folder")
    parser.add_argument("--cut-only", action="store_true", help="play nothing: cut the boards that are there")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if args.play:
        return run(args.play, args.boards, SEATS.get(args.play, USUAL_SEATS), SIZE, "gallery", recorder=BoardRecorder)
    with TemporaryDirectory() as folder:
        for game in args.games or games.names():
            boards = (args.boards or Path(folder)) / game
            if not args.cut_only:
                play(game, boards)
            if game in MOMENTS:
                keep(game, boards)
    return 0


if __name__ == "__main__":
    sys.exit(main())
