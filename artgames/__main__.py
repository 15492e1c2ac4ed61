"""`artgames`: starts the app, or runs one of the commands that need no window.

Every command loads what it needs and no more, since people wait for the first window: a plain start does not even
load the reader of the command line.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from artgames import paths


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
    from artgames import cli  # noqa: PLC0415 - a plain start does without

    try:
        if given[0] in cli.COMMANDS or given[0] in cli.UNLISTED:
            return cli.run_command(given[0], given[1:])
        wanted = cli.start_parser().parse_args(given)
        return _start_app(wanted.data, wanted.files)
    except cli.UsageProblem as problem:
        print(f"artgames: {problem}", file=sys.stderr)
        return 2


def _start_app(folder: Path | None = None, files: Sequence[Path] = ()) -> int:
    data, cache = paths.data_dir(folder), paths.cache_dir(folder)  # before Qt: with it, importing takes twice as long
    from artgames.app.main import run  # noqa: PLC0415 - Qt is loaded for the window alone

    return int(run(data, cache, files))


if __name__ == "__main__":
    sys.exit(main())
