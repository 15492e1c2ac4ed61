"""The command line. It starts the app when given nothing.

Everything is imported late: a command loads what it needs and no more, since people wait for the first window.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from artgames.commands import Parser, UsageProblem, start_parser

COMMANDS = {
    "games": "list the games",
    "table": "drive a match with one JSON object a line",
    "selfplay": "let bots play whole matches without a window",
    "demo": "let bots play one match through the real windows and keep pictures of it",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; the result is the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run_command(given[0], given[1:]) if given and given[0] in COMMANDS else _start_app(given)
    except UsageProblem as problem:
        print(f"artgames: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever was reading has left; nothing may be written to them at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run_command(name: str, given: Sequence[str]) -> int:
    command = import_module(f"artgames.commands.{name}")
    parser = Parser(prog=f"artgames {name}", description=command.__doc__)
    command.add_arguments(parser)
    code = int(command.run(parser.parse_args(given)))
    sys.stdout.flush()  # here, where it is noticed if whoever was reading has left
    return code


def _start_app(given: Sequence[str]) -> int:
    args = start_parser(COMMANDS).parse_args(given)
    from artgames.app.main import run  # noqa: PLC0415 - Qt is loaded for the window alone

    return int(run(args))


if __name__ == "__main__":
    sys.exit(main())
