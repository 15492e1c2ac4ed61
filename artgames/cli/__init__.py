"""The commands of `artgames`, one module each: `add_arguments(parser)` and `run(args)`, which returns the exit code."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import artgames

COMMANDS = {
    "games": "list the games",
    "table": "drive a match with one JSON object a line",
    "selfplay": "let bots play whole matches without a window",
    "demo": "let bots play one match through the real windows and keep pictures of it",
    "deck": "list the decks, or check our own collection",
    "exhibit": "show a playlist of timed rounds to a room, or run it as a kiosk",
    "pack": "make packs of your own pictures, add, check and list them",
    "print": "make a PDF of cards, tokens, score pads, rules, a catalogue or answer sheets",
}


UNLISTED = ("think",)
"""What the app starts for itself."""


class UsageProblem(Exception):
    """Something the person at the command line can put right, in one sentence."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line long."""

    def error(self, message: str) -> NoReturn:
        raise UsageProblem(f"{message} (artgames --help tells more)")


def run_command(name: str, given: Sequence[str]) -> int:
    """Load one command, with what it alone needs, and run it; the result is the exit code."""
    command = import_module(f"artgames.cli.{name}")
    parser = Parser(prog=f"artgames {name}", description=command.__doc__)
    command.add_arguments(parser)
    code = int(command.run(parser.parse_args(given)))
    sys.stdout.flush()  # here, where it is noticed if whoever was reading has left
    return code


def start_parser() -> Parser:
    """The parser for starting the app itself."""
    listed = "\n".join(f"  {name:<10}{line}" for name, line in COMMANDS.items())
    parser = Parser(
        prog="artgames",
        usage="artgames [--data DIR] [FILE …] | artgames COMMAND …",
        description=f"Games about paintings. Without a command, the app starts.\n\ncommands:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"artgames {artgames.__version__}")
    parser.add_argument("--data", metavar="DIR", type=Path, help="keep matches and settings in this folder")
    told = "an exhibit to show, or a pack or pictures to add"
    parser.add_argument("files", metavar="FILE", nargs="*", type=_existing, help=told)
    return parser


def _existing(name: str) -> Path:
    if not Path(name).exists():
        raise UsageProblem(f"there is no command and no file called “{name}” (artgames --help tells more)")
    return Path(name).absolute()
