"""The application with everything real except the disk and the eye."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.show_controller import ShowController
from artgames.app.home.page import HomePage
from artgames.app.learning.learning_controller import LearningController
from artgames.app.main import build_pages
from artgames.app.main_window import MainWindow
from artgames.app.match_flow import MatchFlow
from artgames.app.navigator import Navigator
from artgames.app.room.room_controller import RoomController
from artgames.app.shell import Shell
from artgames.store import Player, Table
from tests.support.contexts import app_context
from tests.support.made_once import prepare_qt


@pytest.fixture(scope="session", autouse=True)
def typefaces(qapp: QApplication, copies: Path) -> None:
    """Pages are measured with the shipped faces."""
    prepare_qt(copies)


@pytest.fixture
def context(tmp_path: Path, copies: Path, qapp: QApplication) -> Iterator[AppContext]:
    with app_context(tmp_path / "data", copies) as made:
        yield made


@dataclass
class App:
    """The running application and the hands of a person."""

    bot: QtBot
    context: AppContext
    window: MainWindow
    shell: Shell

    @property
    def navigator(self) -> Navigator:
        return self.shell.navigator

    @property
    def home(self) -> HomePage:
        return self.shell.home

    @property
    def flow(self) -> MatchFlow:
        return self.shell.controllers.flow

    @property
    def learning(self) -> LearningController:
        return self.shell.controllers.learning

    @property
    def room(self) -> RoomController:
        return self.shell.controllers.room

    @property
    def show(self) -> ShowController:
        return self.shell.controllers.show


@pytest.fixture
def app(context: AppContext, qtbot: QtBot) -> Iterator[App]:
    """The whole window, filled, at its smallest size."""
    window = MainWindow(context)
    shell = build_pages(window, context)
    qtbot.addWidget(window)
    window.resize(1024, 768)
    with qtbot.waitSignal(window.first_painted):
        window.show()
    yield App(qtbot, context, window, shell)
    window.is_showing = lambda: False  # nobody is asked at the end of a test
    window.close()


@pytest.fixture
def make_table() -> Callable[..., Table]:
    def make(*names: str, **more: object) -> Table:
        players = tuple(Player(name, seat) for seat, name in enumerate(names or ("Ruth", "Jonas", "Emil")))
        return Table("stolen_paintings", players, {}, "met", **more)  # type: ignore[arg-type]

    return make
