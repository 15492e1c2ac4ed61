"""Benchmarks: `python scripts/bench.py [--json] [--only NAME] [--matches N]`, with the project's own environment.

Each part runs in a process of its own, and everything that is compared is measured in turns within the same run.
Without a screen Qt's offscreen platform is used; `xvfb-run` gives it a real one. Times belong to a machine that is
otherwise quiet; what has a limit is a ratio within one run wherever that makes sense.
"""

import argparse
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.benchmarks import Measure

PARTS = (
    "start",
    "wall",
    "steps",
    "simulator",
    "decode",
    "idle",
    "deal",
    "catalogue",
    "packs",
    "phones",
    "phone_stalls",
    "museum",
    "installers",
    "art_robbery",
    "art_gallery",
    "steal_this_game",
)
PLAYING = ("art_robbery", "art_gallery")
"""Parts that sample: they are given how many matches to play."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part alone; can be repeated")
    parser.add_argument("--matches", type=int, help="of each contest between bots; a few by default")
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    args = parser.parse_args()
    choose_platform()
    if args.part:
        print(json.dumps(measure_here(args.part, args.matches)))
        return 0
    measures = []
    if not args.json:
        print(Measure.header())
    for part in args.only or PARTS:
        found = measure(part, args.matches)
        measures += found
        if not args.json:
            print("\n".join(one.line() for one in found), flush=True)
    if args.json:
        print(json.dumps({"platform": os.environ["QT_QPA_PLATFORM"], "measures": [as_data(one) for one in measures]}))
    return 0


def choose_platform() -> None:
    on_linux_without_screen = sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen" if on_linux_without_screen else "")


def measure_here(part: str, matches: int | None) -> list[Measure]:
    module = import_module(f"scripts.benchmarks.{part}")
    found: list[Measure] = module.measure(matches) if part in PLAYING else module.measure()
    return found


def measure(part: str, matches: int | None) -> list[Measure]:
    """Run one part in a process of its own."""
    command = [sys.executable, __file__, "--part", part, *([f"--matches={matches}"] if matches else [])]
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, cwd=PROJECT, check=False)
    if result.returncode:
        print(f"{part}: could not be measured", file=sys.stderr)
        return []
    return [Measure(*fields) for fields in json.loads(result.stdout.splitlines()[-1])]


def as_data(one: Measure) -> dict[str, object]:
    return {**one._asdict(), "verdict": one.verdict}


if __name__ == "__main__":
    sys.exit(main())
