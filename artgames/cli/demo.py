"""Let bots play one match through the real windows, without a screen, and keep a picture of every phase."""

import argparse
import re
from pathlib import Path

from artgames.app.diagnostics import demo_recorder
from artgames.cli import UsageProblem
from artgames.cli.tables import load_game

USUAL_SEATS = 4
THEMES = ("gallery", "daylight", "contrast")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="SLUG", required=True, help="which game (see artgames games)")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="where the pictures go")
    parser.add_argument("--seats", metavar="N", type=int, help="how many play (4, or as many as the game has)")
    parser.add_argument("--size", metavar="WxH", type=parse_size, default=(1920, 1080), help="of the window")
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0])


def parse_size(text: str) -> tuple[int, int]:
    size = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if size is None:
        raise argparse.ArgumentTypeError("a size looks like 1920x1080")
    return int(size[1]), int(size[2])


def run(args: argparse.Namespace) -> int:
    info = load_game(args.game).info
    seats = min(USUAL_SEATS, info.max_seats) if args.seats is None else args.seats
    if not info.min_seats <= seats <= info.max_seats:
        raise UsageProblem(f"{info.title} is for {info.min_seats} to {info.max_seats} seats")
    return int(demo_recorder.run(game=args.game, out=args.out, seats=seats, size=args.size, theme=args.theme))
