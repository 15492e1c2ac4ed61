"""The sheet for papers has room for everything in large letters, and shows what the numbers stand for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from artgames.app.context import AppContext
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.contexts import app_context
from tests.support.hands import at_rest, table_page

NAMES = ("Ada", "Ben", "Cleo", "Dario", "Eva")


@pytest.fixture
def context(tmp_path: Path, copies: Path, qapp: QApplication) -> Iterator[AppContext]:
    with app_context(tmp_path / "data", copies, text_scale=150) as made:
        yield made


def test_twelve_numbers_in_large_letters_are_not_cut(app: App) -> None:
    app.window.resize(1024, 768)
    players = tuple(Player(name, seat, answers="paper") for seat, name in enumerate(NAMES))
    app.flow.start(Table("dialogue", players, {"aloud": True}, ""), "seed")
    page = table_page(app)
    page.lock_out = 0.0
    for _ in range(2):
        app.bot.waitUntil(lambda: page.flow is not None and at_rest(page.flow))
        page.press()
    sheet = page.covers.paper
    sheet.ui.backButton.click()
    page.press()  # now it has its size before it is filled
    assert sheet.isVisible() and len(sheet.strip.cards()) == 12
    assert sheet.ui.panel.minimumSizeHint().width() <= sheet.ui.scroll.viewport().width()
