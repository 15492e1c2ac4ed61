"""How much of a processor the app takes while nothing moves."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.benchmarks import Measure

PATIENCE = 90
PROJECT = Path(__file__).resolve().parents[2]

APP_AND_WATCH = """
import os, sys, threading, time

def watch():
    time.sleep(6)
    used, passed = time.process_time(), time.perf_counter()
    time.sleep(5)
    used, passed = time.process_time() - used, time.perf_counter() - passed
    print(100 * used / passed, flush=True)
    os._exit(0)

threading.Thread(target=watch, daemon=True).start()
from artgames.__main__ import main
main(["--data", sys.argv[1]])
"""


def measure() -> list[Measure]:
    """The process itself counts its processor time over five seconds, long after its window has come to rest."""
    with TemporaryDirectory() as data:
        command = [sys.executable, "-c", APP_AND_WATCH, data]
        result = subprocess.run(command, stdout=subprocess.PIPE, text=True, cwd=PROJECT, timeout=PATIENCE, check=True)
    return [Measure("idle: home page", float(result.stdout), "% CPU", 0.5)]
