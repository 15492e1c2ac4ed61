"""An exhibit before a room that is not there: every wait is skipped, nothing is left out."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_setup import deal
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.app.kiosk.window import KioskWindow
from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.app.screens.screen_monitor import ScreenWatch
from artgames.exhibits.counts import CountBook
from artgames.exhibits.pin import hashed
from artgames.exhibits.playlist import Round
from artgames.games.stolen_paintings.exhibit_board import StolenPaintingsExhibit
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.scene.drawing.theme import GALLERY
from tests.app.conftest import App
from tests.app.exhibit.desk import Desk
from tests.app.exhibit.kiosk_visitor import Visitor, playlist
from tests.app.exhibit.skipping import skip_to

__all__ = ["board_of", "skip_to"]

Play = Callable[..., Conductor]


@pytest.fixture
def stage(context: AppContext, qtbot: QtBot) -> Iterator[ExhibitShow]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 768)
    made = ExhibitShow(context, GALLERY, window)
    QVBoxLayout(window).addWidget(made)
    window.show()
    yield made
    made.clear()


@pytest.fixture
def play(stage: ExhibitShow, context: AppContext) -> Play:
    """Begin a round; the same seed deals the same paintings."""

    def begin(answers: bool = False, seed: str = "test", **fields: object) -> Conductor:
        plan = Round(**{"paintings": 12, "look_seconds": 20, **fields})  # type: ignore[arg-type]
        dealt = deal(plan, context.library, answers=answers, seed=seed)
        conductor = stage.prepare(plan, dealt, answers=answers)
        stage.start()
        return conductor

    return begin


def board_of(conductor: Conductor) -> StolenPaintingsExhibit:
    assert isinstance(conductor.board, StolenPaintingsExhibit)
    return conductor.board


@pytest.fixture
def pin() -> str:
    return ""


@pytest.fixture
def visitor(context: AppContext, qtbot: QtBot, tmp_path: Path, pin: str) -> Iterator[Visitor]:
    counts = CountBook(tmp_path / "counts", "Foyer", lambda: datetime(2026, 11, 16))
    window = KioskWindow(context, playlist(pin=hashed(pin) if pin else ""), counts=counts)
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    window.attract()
    yield Visitor(window, qtbot, tmp_path / "counts")
    window.leave()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_theme(app, GALLERY)


@pytest.fixture
def desk(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    made = Desk(app)

    def facts(_watch: ScreenWatch) -> list[ScreenFacts]:
        return made.screens

    def screen(_watch: ScreenWatch, _name: str) -> QScreen:
        return QGuiApplication.primaryScreen()

    monkeypatch.setattr(ScreenWatch, "facts", facts)
    monkeypatch.setattr(ScreenWatch, "screen", screen)
    app.context.settings.update(pace=3.0)
    yield made
    app.show.end()
