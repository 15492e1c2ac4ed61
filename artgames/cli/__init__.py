"""The commands of `artgames`, one module each: `add_arguments(parser)` and `run(args)`, which returns the exit code."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

import artgames


class UsageProblem(Exception):  # noqa: N818 - it is an answer, not an error
    """Something the person at the command line can put right, in one sentence."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line long."""

    def error(self, message: str) -> NoReturn:
        raise UsageProblem(f"{message} (artgames --help tells more)")


def start_parser(commands: Mapping[str, str]) -> Parser:
    """The parser for starting the app itself."""
    listed = "\n".join(f"  {name:<10}{line}" for name, line in commands.items())
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
