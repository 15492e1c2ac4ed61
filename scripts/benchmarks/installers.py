"""How large the installed program is, and how fast it starts against the one in the environment, in the same run.

Measured only where `scripts/package.py` has been run before.
"""

import json
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from scripts.benchmarks import Measure
from scripts.benchmarks.start import environment_of, words_after
from scripts.packaging.places import FROZEN
from scripts.packaging.sizes import LARGE, REPORT

RUNS = 7
DOWNLOAD_LIMIT = 90.0
START_LIMIT = 1.3


def measure() -> list[Measure]:
    if not REPORT.exists():
        return []
    return [*sizes(), *start()]


def sizes() -> list[Measure]:
    told = json.loads(REPORT.read_text(encoding="utf-8"))
    large = [part for part in told["parts"] if part["size"] >= LARGE]
    return [
        Measure("installers: installed", told["installed"] / 1e6, "MB"),
        *(Measure(f"installers: {part['name']} ({part['reason']})", part["size"] / 1e6, "MB") for part in large),
        *(_download(name, size) for name, size in told["downloads"].items()),
    ]


def start() -> list[Measure]:
    program = next((file for file in (FROZEN / "artgames", FROZEN / "artgames.exe") if file.exists()), None)
    if program is None:
        return []
    ours, frozen = [sys.executable, "-m", "artgames"], [str(program)]
    with TemporaryDirectory() as folder:
        environment = environment_of(Path(folder))
        pairs = [(words_after(ours, environment), words_after(frozen, environment)) for _ in range(RUNS + 1)][1:]
    plain, cold = (median(pair[which]["first-paint"] for pair in pairs) for which in (0, 1))
    return [
        Measure("installers: frozen program to first paint", cold, "ms"),
        Measure("installers: first paint, frozen ÷ environment", cold / plain, "times", START_LIMIT),
    ]


def _download(name: str, size: int) -> Measure:
    limit = DOWNLOAD_LIMIT if name.endswith(".deb") else None
    return Measure(f"installers: {name}", size / 1e6, "MB", limit)
