"""`artgames`: starts the app, or runs one of the commands that need no window.

Every command loads what it needs and no more, since people wait for the first window: a plain start does not even
load the reader of the command line.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from artgames import paths

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


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; the result is the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        return _obey(given) if given else _start_app()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever was reading has left; nothing may be written to them at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _obey(given: Sequence[str]) -> int:
    from artgames.cli import UsageProblem, start_parser  # noqa: PLC0415 - a plain start does without

    try:
        if given[0] in COMMANDS:
            return _run_command(given[0], given[1:])
        wanted = start_parser(COMMANDS).parse_args(given)
        return _start_app(wanted.data, wanted.files)
    except UsageProblem as problem:
        print(f"artgames: {problem}", file=sys.stderr)
        return 2


def _run_command(name: str, given: Sequence[str]) -> int:
    from artgames.cli import Parser  # noqa: PLC0415 - a plain start does without

    command = import_module(f"artgames.cli.{name}")
    parser = Parser(prog=f"artgames {name}", description=command.__doc__)
    command.add_arguments(parser)
    code = int(command.run(parser.parse_args(given)))
    sys.stdout.flush()  # here, where it is noticed if whoever was reading has left
    return code


def _start_app(folder: Path | None = None, files: Sequence[Path] = ()) -> int:
    data, cache = paths.data_dir(folder), paths.cache_dir(folder)  # before Qt: with it, importing takes twice as long
    from artgames.app.main import run  # noqa: PLC0415 - Qt is loaded for the window alone

    return int(run(data, cache, files))


if __name__ == "__main__":
    sys.exit(main())
