"""What visitors of a kiosk remembered is kept, and stands on the wall memory map beside all matches."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.wall_recall_log import WallKeeper
from artgames.app.kiosk.mode import Mode
from artgames.app.kiosk.window import KioskWindow
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.store.kiosk_recall import WallBook, read_book
from tests.app.exhibit.conftest import skip_to

PLAYLIST = Playlist(title="Foyer", rounds=(Round(title="One", deck="met", paintings=12, stolen=2),))


def a_kiosk(context: AppContext, qtbot: QtBot, folder: Path) -> KioskWindow:
    window = KioskWindow(context, PLAYLIST, speed=50.0)
    WallKeeper(window, WallBook(folder))
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    window.play(0)
    return window


def test_an_answer_leaves_its_places(context: AppContext, qtbot: QtBot, tmp_path: Path) -> None:
    window = a_kiosk(context, qtbot, tmp_path)
    conductor = window.stage.conductor
    assert conductor is not None
    skip_to(conductor, Step.THINK)
    conductor.board.number_key(1)
    assert conductor.answer()
    skip_to(conductor, Step.REVEAL)
    assert window.mode is Mode.OVER
    (kept,) = read_book(tmp_path)
    assert (kept.size, kept.rounds, len(kept.stolen)) == (12, 1, 2)
    assert {one.asked for one in kept.stolen} == {1} and len(kept.decoys) == 6
    window.stop()


def test_who_only_watches_leaves_nothing(context: AppContext, qtbot: QtBot, tmp_path: Path) -> None:
    window = a_kiosk(context, qtbot, tmp_path)
    conductor = window.stage.conductor
    assert conductor is not None
    skip_to(conductor, Step.REVEAL)
    assert window.mode is Mode.OVER and read_book(tmp_path) == []
    window.stop()
