"""From starting the process to the first painted window, against a bare QMainWindow in the same run."""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from scripts.benchmarks import Measure

RUNS = 9
PATIENCE = 60
PROJECT = Path(__file__).resolve().parents[2]

BARE_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print("first-paint", flush=True)
        QTimer.singleShot(0, QApplication.quit)

app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
"""


def measure() -> list[Measure]:
    """Both take turns, so that whatever else the machine does troubles both alike; the first pair only warms up."""
    with TemporaryDirectory() as data:
        commands = {
            "bare": [sys.executable, "-c", BARE_WINDOW],
            "app": [sys.executable, "-m", "artgames", "--data", data],
        }
        times: dict[str, list[float]] = {name: [] for name in commands}
        for run in range(RUNS + 1):
            for name, command in commands.items():
                seconds = until_first_paint(command)
                if run:
                    times[name].append(seconds)
    bare, app = median(times["bare"]), median(times["app"])
    return [
        Measure("start: bare QMainWindow to first paint", bare * 1000, "ms"),
        Measure("start: Artgames to first paint", app * 1000, "ms"),
        Measure("start: Artgames ÷ bare", app / bare, "times", 1.6),
    ]


def until_first_paint(command: list[str]) -> float:
    environment = {**os.environ, "ARTGAMES_REPORT_FIRST_PAINT": "1"}
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=PROJECT) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        seconds = time.perf_counter() - began
        process.wait(PATIENCE)
    if said != "first-paint\n":
        raise RuntimeError(f"{command[1:3]} never painted a window")
    return seconds
