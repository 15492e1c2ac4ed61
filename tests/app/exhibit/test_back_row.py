"""An exhibit is read from the back row, by the same checks as every board (LOOK 1.12)."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.round_setup import deal
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.scene.drawing.text_probe import read_by
from tests.app.exhibit.conftest import skip_to
from tests.projector.checks import Screen, faults
from tests.projector.staging import SIZES
from tests.reading.reader import BoardReader

PLAN = Round(title="The museum at night", paintings=24, stolen=3, think_seconds=30)


def look(window: ExhibitWindow, context: AppContext, reader: BoardReader) -> list[str]:
    """What is wrong with the picture as it is now."""
    conductor, view = window.stage.conductor, window.stage.view
    assert conductor is not None
    with read_by(reader):
        conductor.board.rebuild()
        conductor.board.tick(30, 60)
        assert context.pictures.wait()
        QApplication.sendPostedEvents()
        view.grab()
        read = reader.read(view)
    assert read.lines or conductor.step is Step.LOOK, "nothing was read"
    deck = conductor.board.style.deck
    cards = [deck.painting(card) for card in deck.ids]
    labels = {text for one in cards for text in (one.title, one.artist, one.dated, one.museum, one.city)}
    labels |= {f"{one.museum}, {one.city}" for one in cards} | {str(number) for number in range(10)} | {"Decoy"}
    return faults(Screen(view, read, window.height(), labels, context.picture_of))


@pytest.mark.parametrize("theme", ["gallery", "daylight"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_step_can_be_read_from_the_back_row(
    context: AppContext, qtbot: QtBot, size: tuple[int, int], theme: str
) -> None:
    window = ExhibitWindow(context, Playlist(rounds=(PLAN,), theme=theme))  # type: ignore[arg-type]
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    conductor = window.stage.prepare(
        PLAN, deal(PLAN, context.library, answers=False, seed="back row"), place="Round 1 of 4"
    )
    window.stage.start()
    reader, found = BoardReader(), []
    for step in (Step.INTRO, Step.LOOK, Step.DARK, Step.THINK, Step.REVEAL, Step.LABELS):
        skip_to(conductor, step)
        found += [f"{step.name}: {fault}" for fault in look(window, context, reader)]
    window.stop()
    assert not found, "\n".join(found)
