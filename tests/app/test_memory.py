"""A match that is over is a line of the history, and nothing of it stays in memory."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.main import build_pages
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.store import Settings, Store
from scripts.trials.memory_trial import Evenings, HastyContext, bots_table

MATCHES = 4


@pytest.fixture
def hasty(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with Store.in_memory() as store:
        settings = LiveSettings(Settings(motion="reduced", muted=True, pace=3.0), lambda kept: None)
        made = HastyContext(store, settings, tmp_path / "data", tmp_path / "cache")
        yield made
        made.close()


def test_matches_that_are_over_leave_nothing_behind(qtbot: QtBot, hasty: AppContext) -> None:
    """The same match again and again, so that the last one, which can still be reviewed, is always as large. Of what a
    match leaves behind there is one more after each."""
    window = MainWindow(hasty)
    shell = build_pages(window, hasty)
    qtbot.addWidget(window)
    window.resize(1024, 768)
    with qtbot.waitSignal(window.first_painted):
        window.show()
    evenings = Evenings(window, shell, hasty, bots_table("trivia"), most=MATCHES, every=1, deals=1)
    with qtbot.waitSignal(evenings.over, timeout=400_000):
        pass
    window.close()
    more = ours(evenings.counts[-1]) - ours(evenings.counts[1])
    assert {name: many for name, many in more.items() if many >= MATCHES - 2} == {}


def ours(count: Counter[str]) -> Counter[str]:
    """Things of this program, and Qt's things that Python knows; numbers and words come and go."""
    return Counter({name: many for name, many in count.items() if name.startswith(("artgames.", "PySide6.QtWidgets."))})
