"""The log as a Qt model, and the keys of the table while something lies over it."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from artgames.app.models.log import LogModel
from artgames.app.table.audience_flow import Surface
from tests.app.table.conftest import Sit, people


def test_the_model_keeps_qts_promises(qapp: Any) -> None:
    model = LogModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.say("The exhibit opens with 24 paintings.")
    model.say("Time is up: the exhibit closes.")
    assert model.rowCount() == 2
    assert model.index(1, 0).data() == "Time is up: the exhibit closes."
    assert model.index(1, 0).data(Qt.ItemDataRole.DecorationRole) is None
    model.begin(["Round 2. Ada is the thief."])
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Round 2. Ada is the thief."]
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
    assert table.match.turn == turn and "Go on" in table.page.covers.told()
