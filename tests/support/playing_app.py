"""The real application with bots at the table, to be killed from outside: `python -m tests.support.playing_app FOLDER`.

It prints a line for each step once the window knows of it.
"""

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QTimer

from artgames.app.context import AppContext
from artgames.app.main import build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.table.page import TablePage
from artgames.app.table.turn_order import Task
from artgames.engine.match import Match
from artgames.store import Player, Settings, Store, Table

PLAYERS = (Player("Ada", 0, "bot", "normal"), Player("Ben", 1, "bot", "hard"), Player("Cleo", 2, "bot", "easy"))
TABLE = Table("stolen_paintings", PLAYERS, {"exhibit": 12}, "met")

SECONDS_TO_LIVE = 60


def digest(match: Match[Any]) -> str:
    return digest_of(match.turn, match.state)


def digest_of(turn: int, state: Any) -> str:
    return f"{turn} {blake2b(msgspec.json.encode(state), digest_size=8).hexdigest()}"


def main(folder: Path) -> int:
    app = make_application()
    with Store.open(folder) as store:
        settings = LiveSettings(Settings(pace=3.0, muted=True, motion="reduced"), store.save_settings)
        context = AppContext(store, settings, folder, folder / "cache")
        window = MainWindow(context)
        shell = build_pages(window, context)
        timer = QTimer(window)
        timer.timeout.connect(lambda: press(window))
        window.first_painted.connect(lambda: shell.controllers.flow.start(TABLE))
        window.first_painted.connect(lambda: tell_steps(window))
        window.first_painted.connect(lambda: timer.start(20))
        QTimer.singleShot(SECONDS_TO_LIVE * 1000, app, app.quit)  # in case nobody kills it
        window.show()
        return app.exec()


def tell_steps(window: MainWindow) -> None:
    page = window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    match = page.flow.match
    match.listen(lambda turn, events: say(digest(match)))


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def press(window: MainWindow) -> None:
    """What the people would press who watch the bots."""
    page = window.page()
    if isinstance(page, TablePage) and page.flow is not None and page.flow.next().task is not Task.WAIT:
        page.press()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
