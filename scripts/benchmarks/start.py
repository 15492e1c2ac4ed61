"""From starting the process to the first painted window, against a bare QMainWindow in the same run."""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from scripts.benchmarks import Measure

RUNS = 11
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

BARE, APP = [sys.executable, "-c", BARE_WINDOW], [sys.executable, "-m", "artgames"]


def measure() -> list[Measure]:
    """Both take turns, so that whatever else the machine does troubles both alike; the first pair only warms up."""
    with TemporaryDirectory() as folder:
        environment = environment_of(Path(folder))
        pairs = [(words_after(BARE, environment), words_after(APP, environment)) for _ in range(RUNS + 1)][1:]
    bare = median(bare["first-paint"] for bare, _ in pairs)
    painted, filled = (median(app[word] for _, app in pairs) for word in ("first-paint", "filled"))
    return [
        Measure("start: bare QMainWindow to first paint", bare, "ms"),
        Measure("start: Artgames to first paint", painted, "ms"),
        Measure("start: Artgames to home page filled", filled, "ms"),
        Measure("start: first paint, Artgames ÷ bare", painted / bare, "times", 1.5),
    ]


def environment_of(folder: Path) -> dict[str, str]:
    """As after the first start: nothing of this person's own is touched, and Python has kept what it compiled."""
    own = {name: str(folder / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "PYTHONPYCACHEPREFIX")}
    environment = {**os.environ, **own, "ARTGAMES_REPORT_FIRST_PAINT": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def words_after(command: list[str], environment: dict[str, str]) -> dict[str, float]:
    """Start a program and note after how many milliseconds it says each of its words."""
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=PROJECT) as process:
        assert process.stdout is not None
        said = {line.strip(): 1000 * (time.perf_counter() - began) for line in process.stdout}
        process.wait(PATIENCE)
    if "first-paint" not in said:
        raise RuntimeError(f"{command[1:3]} never painted a window")
    return said
