"""List the games."""

import argparse

import msgspec

from artgames import games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="everything that is known before a game is opened")


def run(args: argparse.Namespace) -> int:
    infos = [game.info for game in games.every()]
    if args.json:
        print(msgspec.json.encode(infos).decode())
        return 0
    for info in infos:
        seats = f"{info.min_seats}–{info.max_seats} seats"
        minutes = f"{info.minutes[0]}–{info.minutes[1]} min"
        print(f"{info.slug:<20} {seats:<11} {minutes:<11} {info.title}: {info.line}")
    return 0
