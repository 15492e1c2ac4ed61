"""The log as a Qt model, the keys of the table while something lies over it, and lines that are never cut."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from artgames.app.context import AppContext
from artgames.app.models.log import LogModel
from artgames.app.table.log_panel import TableLog
from artgames.app.table.surface import Surface
from tests.app.table.conftest import Sit, people
from tests.reading.desk import Look, bars
from tests.support.staging import NAMES

LONG = "Wolfeschlegelsteinhausenbergerdorff"
LINES = [
    f"{LONG} looked at the wall and stole Saint John the Baptist in the Wilderness; nobody saw it.",
    "Ada was right.",
    "One painting spotted: +1 · 7 wrong marks: −7. The thief was missed four times by the detectives.",
]


def test_the_model_keeps_qts_promises(qapp: Any) -> None:
    model = LogModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.say("The exhibit opens with 24 paintings.")
    model.say("Time’s up: the exhibit closes.")
    assert model.rowCount() == 2
    assert model.index(1, 0).data() == "Time’s up: the exhibit closes."
    assert model.index(1, 0).data(Qt.ItemDataRole.DecorationRole) is None
    model.begin(["Round 2. The thief: Ada."])
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Round 2. The thief: Ada."]
    assert tester.model() is model


def test_l_opens_no_log_that_nobody_sees(sit: Sit) -> None:
    table = sit(people(3))
    panel = table.page.ui.logPanel
    table.key(Qt.Key.Key_P)
    assert table.page.covers.pause.isVisible()
    table.key(Qt.Key.Key_L)
    table.page.covers.pause.go_on()
    assert panel.isHidden()
    table.key(Qt.Key.Key_L)
    assert panel.isVisible()
    table.key(Qt.Key.Key_L)
    table.open_exhibit()
    table.close_exhibit()
    assert table.flow.surface is Surface.CURTAIN
    table.key(Qt.Key.Key_L)
    assert panel.isHidden()
    table.open_curtain()
    table.key(Qt.Key.Key_L)
    assert panel.isVisible(), "beside one's own page it can be read"


def test_nothing_is_taken_back_during_a_pause(sit: Sit) -> None:
    table = sit(people(4), cooperative=True)
    while table.flow.session.undoable() is None or table.view.phase != "guess":
        seat = table.match.to_act()[0]
        table.match.submit(seat, table.match.choices(seat)[0].sample(table.match.state.rng)[0])
    table.flow.back_to_room()
    table.settle()
    turn = table.match.turn
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.match.turn == turn and "Continue" in table.page.covers.told()


@pytest.mark.parametrize("look", [Look(1920, 1080, 100), Look(1366, 768, 100), Look(1024, 768, 200)], ids=str)
def test_no_line_of_the_log_is_cut(context: AppContext, look: Look) -> None:
    with bars(context, NAMES[:4], look) as shown:
        view = shown.ui.logView
        TableLog(view)
        model = view.model()
        assert isinstance(model, LogModel)
        model.begin(LINES)
        shown.ui.logPanel.show()
        lines = [line for line in shown.read().lines if line.on is view.viewport()]
        assert "".join(line.text for line in lines).replace(" ", "") == "".join(LINES).replace(" ", "")
        room = view.viewport().rect().translated(view.viewport().mapTo(view.window(), view.viewport().rect().topLeft()))
        assert all(room.left() <= line.box.left() and line.box.right() <= room.right() + 1 for line in lines)
