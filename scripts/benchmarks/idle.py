"""How much of a processor the app takes while nothing moves: on the home page, and at the table in the quiet phases."""

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from artgames.app.context import AppContext
from artgames.app.diagnostics.demo_recorder import demo_table
from artgames.app.main import SETTLED_MS, build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.match_flow import MatchFlow
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.table.page import TablePage
from artgames.scene.garbage_collection import freeze_gc
from artgames.store import Settings, Store
from scripts.benchmarks import Measure
from scripts.benchmarks.deal import phase, step

PROJECT = Path(__file__).resolve().parents[2]
REST_MS, WATCH_MS = 6000, 5000
PATIENCE = 90
LIMIT = 0.5
PEOPLE = 2
PLACES = {"home": "home page", "gather": "before the exhibit", "theft": "exhibit closed", "guess": "auction"}
"""The home page, and phases of a match in which only people are awaited."""


def measure() -> list[Measure]:
    """Each place in a process of its own, all at the same time, since each counts its own processor time."""
    command = [sys.executable, "-m", "scripts.benchmarks.idle"]
    processes = {
        place: subprocess.Popen([*command, place], stdout=subprocess.PIPE, text=True, cwd=PROJECT) for place in PLACES
    }
    said = {place: process.communicate(timeout=PATIENCE)[0] for place, process in processes.items()}
    return [Measure(f"idle: {PLACES[place]}", float(share), "% CPU", LIMIT) for place, share in said.items()]


def sit(place: str, folder: Path) -> None:
    """Open the app at this place, wait until it has come to rest, and print how busy it is from then on."""
    app = make_application()
    with Store.in_memory() as store:
        settings = LiveSettings(Settings(muted=True), lambda kept: None)
        context = AppContext(store, settings, folder, folder / "cache")
        window = MainWindow(context)
        shell = build_pages(window, context)
        if place != "home":
            window.first_painted.connect(lambda: go_to_table(shell.controllers.flow, place))
        window.first_painted.connect(lambda: QTimer.singleShot(SETTLED_MS, window, freeze_gc))  # as the program does
        window.show()
        QTimer.singleShot(REST_MS, lambda: watch(place, window))
        app.exec()
        window.close()
        context.close()


def go_to_table(flow: MatchFlow, wanted: str) -> None:
    opened = flow.matches.begin(demo_table("stolen_paintings", PEOPLE), "bench")
    while phase(opened.match) != wanted:
        step(opened.match)
    flow.resume(opened.record.id)


def watch(place: str, window: MainWindow) -> None:
    used, passed = time.process_time(), time.perf_counter()

    def tell() -> None:
        share = (time.process_time() - used) / (time.perf_counter() - passed)
        page = window.page()
        shown = phase(page.flow.match) if isinstance(page, TablePage) and page.flow else "home"
        print(100 * share if shown == place else f"stands at {shown}", flush=True)
        QApplication.quit()

    QTimer.singleShot(WATCH_MS, tell)


if __name__ == "__main__":
    with TemporaryDirectory() as own:
        sit(sys.argv[1], Path(own))
