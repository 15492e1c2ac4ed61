"""Play every game to its end at a real window on a real X server, and take a picture of whatever is shown.

    .venv/bin/python -m scripts.trials.window_trial --size 1366x768 --text 150 --pictures DIR [--games SLUG,SLUG]

Each game is played by a program of its own, started as people start it, with mouse and keyboard (see `window_player`):
two people, a bot and the audience, through curtain, private pages, paper and votes to the result. In the end a table of
what was played. The exit code is 1 where a match did not come to its end, or the program complained.

The pictures are for eyes: what is cut or covered, ugly or not true, no program can see.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

PROJECT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(PROJECT))

from artgames import games
from artgames.app.diagnostics.crash_log import LOG
from scripts.trials.window_hands import HANDS
from scripts.trials.window_player import Report, play

MOST_SECONDS = 900


@contextmanager
def screen(size: str) -> Iterator[str]:
    """A virtual screen of this size; its name for X."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


def play_apart(display: str, slug: str, given: argparse.Namespace) -> tuple[Report, str]:
    """One match in a program of its own: how it went, and what the program complained of."""
    with TemporaryDirectory(prefix="artgames-window-") as data:
        command = [sys.executable, str(Path(__file__).resolve()), "--play", data, "--games", slug]
        command += ["--text", str(given.text), "--pictures", str(given.pictures.resolve())]
        command += ["--hands", given.hands]
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": data}
        try:
            done = subprocess.run(
                command, cwd=PROJECT, env=environment, capture_output=True, timeout=MOST_SECONDS, check=False
            )
        except subprocess.TimeoutExpired as late:
            return Report(slug, 0, 0, MOST_SECONDS, 0, "too long"), (late.stderr or b"").decode()
        problems = Path(data, LOG)
        complaints = done.stderr.decode() + (problems.read_text("utf-8") if problems.exists() else "")
    lines = done.stdout.splitlines()
    if done.returncode or not lines:
        return Report(slug, 0, 0, 0, 0, f"ended with {done.returncode}"), complaints
    return msgspec.json.decode(lines[-1], type=Report), complaints


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--text", type=int, default=100, help="size of the text in per cent")
    parser.add_argument("--pictures", type=Path, required=True, help="where the pictures go")
    parser.add_argument("--games", default="", help="which; by default all")
    parser.add_argument("--hands", choices=HANDS, default="mouse", help="keys: without a mouse; clumsy: they slip")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play is not None:
        report = play(given.play, given.games, given.text, given.pictures, given.hands)
        print(msgspec.json.encode(report).decode() if report is not None else "")
        return 0
    went_well = True
    with screen(given.size) as display:
        for slug in given.games.split(",") if given.games else games.names():
            report, complaints = play_apart(display, slug, given)
            went_well = went_well and not (report.stuck or complaints)
            print(
                f"{slug:18} {given.text:3} %  {report.moves:4} moves {report.presses:5} presses "
                f"{report.seconds:6.1f} s {report.pictures:3} pictures  {report.stuck and f'stuck: {report.stuck}'}"
            )
            print(complaints, end="", flush=True)
    return 0 if went_well else 1


if __name__ == "__main__":
    sys.exit(main())
