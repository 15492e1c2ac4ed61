"""What the window does for what is kept: a copy a day, and a word when a file breaks in the middle of an evening."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.main import build_pages, open_store
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.store import Settings
from artgames.store.backups import kept_backups
from artgames.store.store import FILE
from tests.unit.store.test_damage import damage_while_open


@pytest.fixture
def opened(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> Iterator[tuple[MainWindow, AppContext]]:
    """The window over a real file, as `main` opens it."""
    context = AppContext(lambda: open_store(window, context), LiveSettings(Settings()), tmp_path / "data", tmp_path)
    window = MainWindow(context)
    build_pages(window, context)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.first_painted):
        window.show()
    yield window, context
    window.close()
    context.close()


def test_every_day_has_its_copy(opened: tuple[MainWindow, AppContext]) -> None:
    _, context = opened
    QThreadPool.globalInstance().waitForDone()
    assert len(kept_backups(context.data / FILE)) == 1
    assert context.store.backup_due() is None


def test_a_file_that_breaks_while_the_window_is_open_is_told_of(opened: tuple[MainWindow, AppContext]) -> None:
    window, context = opened
    QThreadPool.globalInstance().waitForDone()
    damage_while_open(context.data / FILE, context.store)
    context.store.unfinished()
    assert "was damaged and has been kept as artgames.damaged-" in window.notices.text()
