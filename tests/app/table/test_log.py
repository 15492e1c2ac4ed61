"""The log as a Qt model."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from artgames.app.models.log import LogModel


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
