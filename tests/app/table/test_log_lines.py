"""What has happened is told in whole lines, however long they are and however large the letters."""

import pytest

from artgames.app.context import AppContext
from artgames.app.models.log import LogModel
from artgames.app.table.log_panel import TableLog
from tests.reading.desk import Look, bars
from tests.support.staging import NAMES

LONG = "Wolfeschlegelsteinhausenbergerdorff"
LINES = [
    f"{LONG} looked at the wall and stole Saint John the Baptist in the Wilderness; nobody saw it.",
    "Ada was right.",
    "One painting spotted: +1 · 7 wrong marks: −7. The thief was missed four times by the detectives.",
]


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
