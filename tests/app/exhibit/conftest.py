"""An exhibit before a room that is not there: every wait is skipped, nothing is left out."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_setup import deal
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Round
from artgames.games.stolen_paintings.exhibit_board import StolenPaintingsExhibit
from artgames.scene.drawing.theme import GALLERY

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


def skip_to(conductor: Conductor, step: Step) -> None:
    """Wait for nothing until this step has begun."""
    for _ in range(50):
        if conductor.step is step and not conductor.is_moving:
            return
        conductor.skip()
    raise AssertionError(f"{step} never came; it is {conductor.step}")
