"""What a day of rounds leaves behind: nothing. The long version is scripts/trials/exhibit_trial.py."""

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from shiboken6 import isValid

from artgames.app.context import AppContext
from artgames.app.exhibit.round_setup import deal
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Round
from artgames.scene.pictures.decoding import PictureFile
from artgames.scene.pictures.picture_store import PictureStore
from tests.app.exhibit.conftest import skip_to

ROUNDS = 25
WALL = Round(paintings=12, stolen=2)


@pytest.fixture(autouse=True)
def no_pictures(context: AppContext, stage: ExhibitShow) -> None:
    """An empty canvas for each painting: what is kept of pictures has its own limit, and reading them takes time."""

    def find(card: str) -> PictureFile:
        raise LookupError(card)

    context.pictures = PictureStore(find)
    stage.window().resize(480, 360)


def play(stage: ExhibitShow, context: AppContext, rounds: int) -> None:
    for number in range(rounds):
        answers = number % 2 == 0  # a kiosk and a room in turn
        conductor = stage.prepare(WALL, deal(WALL, context.library, answers=answers), answers=answers)
        stage.start()
        if answers:
            skip_to(conductor, Step.THINK)
            conductor.board.number_key(1)
            conductor.answer()
        skip_to(conductor, Step.OVER)
    stage.clear()
    context.pictures.wait()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def living() -> Counter[str]:
    """Objects of ours and of Qt by kind, those whose C++ half is gone left out."""
    found: Counter[str] = Counter()
    for one in gc.get_objects():
        kind = type(one)
        home = str(kind.__module__)  # some classes of the language itself have none to speak of
        if home.startswith(("artgames", "PySide6")) and (not isinstance(one, QObject) or isValid(one)):
            found[f"{home}.{kind.__name__}"] += 1
    return found


def test_after_many_rounds_no_more_objects_live_than_after_one(stage: ExhibitShow, context: AppContext) -> None:
    play(stage, context, 3)
    before, children = living(), len(stage.findChildren(QObject))
    play(stage, context, ROUNDS)
    grown = living() - before
    grown.pop("PySide6.QtGui.QPixmap", None)  # what the store keeps, up to its limit
    assert {kind: count for kind, count in grown.items() if count >= ROUNDS} == {}
    assert len(stage.findChildren(QObject)) == children


def test_signals_of_the_pictures_are_not_heard_by_walls_that_have_gone(stage: ExhibitShow, context: AppContext) -> None:
    play(stage, context, 2)
    before = context.pictures.receivers("2ready(QString)")
    play(stage, context, 5)
    assert context.pictures.receivers("2ready(QString)") == before
