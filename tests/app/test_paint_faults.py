"""A mistake while something is painted costs a picture, never the program: in programs of their own."""

import subprocess
import sys
from pathlib import Path

import pytest

FRAMES = 20
PROGRAM = """
import gc, sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QGraphicsObject, QGraphicsScene

from artgames.app.diagnostics.crash_log import CrashLog
from artgames.app.table import page_owner
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.symbols import cached_pixmap

app = QApplication([])
log = CrashLog(Path(sys.argv[2]))
told = []
log.written.connect(told.append)
log.install()


def wrong(painter, *_more):
    painter.save()
    painter.drawLine(0, 0, 9, 9)
    raise KeyError("a mistake of ours")


class Sign(QGraphicsObject):
    def boundingRect(self):
        return QRectF(0, 0, 50, 50)

    def paint(self, painter, option, widget=None):
        painter.drawPixmap(0, 0, cached_pixmap("sign", 50, 50, 1.0, wrong))


def board():
    view, scene = BoardView(), QGraphicsScene()
    view.keep = scene, Sign()
    scene.addItem(view.keep[1])
    view.setScene(scene)
    return view


def widget():
    page_owner.draw_seat = wrong
    made = page_owner.PageOwner()
    made.tell(page_owner.Player("Ada", 0))
    return made


made = {"board": board, "widget": widget}[sys.argv[1]]()
made.resize(200, 100)
made.show()
for _ in range(%d):
    (made.viewport() if hasattr(made, "viewport") else made).update()
    app.processEvents()
    gc.collect()
assert len(told) == 1, told
"""


@pytest.mark.parametrize("kind", ["board", "widget"])
def test_a_mistake_in_painting_does_not_end_the_program_and_is_told_once(kind: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM % FRAMES, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, str(program), kind, str(tmp_path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert (tmp_path / "problems.log").read_text(encoding="utf-8").count("Traceback") == 1
