"""The real application with everyone at a phone: `python -m tests.support.phone_app FOLDER GAME OPTIONS`.

It prints where each of four phones joins, then "over" when the match is, and takes pictures of its window on request.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from artgames.app.context import AppContext
from artgames.app.main import build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.table.page import TablePage
from artgames.app.table.turn_order import Task
from artgames.phones.addresses import NetworkCard
from artgames.phones.host import PhoneHost
from artgames.store import Player, Settings, Store, Table

ADDRESSES = ("127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4")
"""Browsers keep what belongs to one address from the others: each is another phone."""

NAMES = ("Anna", "Ben", "Carla", "David")
SECONDS_TO_LIVE = 580


def listen_everywhere() -> None:
    """As if this computer had four cards."""
    start = PhoneHost.start

    def on_all(host: PhoneHost, _addresses: Sequence[str], ports: Sequence[int] = ()) -> None:
        start(host, ADDRESSES, ports, ADDRESSES)

    PhoneHost.start = on_all  # type: ignore[method-assign, assignment]


def main(folder: Path, slug: str, options: dict[str, Any]) -> int:
    app = make_application()
    listen_everywhere()
    with Store.open(folder) as store:
        settings = LiveSettings(Settings(pace=3.0, muted=True, motion="reduced"), store.save_settings)
        context = AppContext(store, settings, folder, folder / "cache")
        window = MainWindow(context)
        shell = build_pages(window, context)
        window.resize(1366, 768)
        players = tuple(Player(name, seat, answers="phone") for seat, name in enumerate(NAMES))

        def begin() -> None:
            phones = shell.controllers.phones
            phones.first_port = 0
            phones.cards = lambda: [NetworkCard("wlan0", ADDRESSES[0], has_gateway=True)]
            shell.controllers.flow.start(Table(slug, players, options, "met"), f"phones/{slug}")
            assert phones.host is not None, phones.problem
            say(json.dumps([phones.host.join_address(address) for address in ADDRESSES]))

        timer = QTimer(window)
        timer.timeout.connect(lambda: press(window, shell.navigator.page("table"), folder))
        window.first_painted.connect(begin)
        window.first_painted.connect(lambda: timer.start(20))
        QTimer.singleShot(SECONDS_TO_LIVE * 1000, app, app.quit)  # in case nobody ends it
        window.show()
        return app.exec()


def press(window: MainWindow, page: TablePage, folder: Path) -> None:
    """What whoever leads the table would press, once everyone has a phone in hand; and no curtain, ever."""
    if page.flow is None or page.evening is None:
        return
    if page.flow.is_moving:
        page.flow.finish_moving()  # as anybody in a hurry does
        return
    task = page.flow.next().task
    if task in (Task.HAND_OVER, Task.ANSWER, Task.TYPE_IN):
        say(f"wrong: {task} {page.flow.next()}")
    if task is Task.RESULT:
        window.grab().save(str(folder / "over.png"))
        say("over")
    elif task is Task.GO_ON and (folder / "begin").exists():
        page.press()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3])))
