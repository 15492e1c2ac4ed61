"""Golden pictures of the sheet on which the public's votes are counted."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.voting.vote_sheet import Asked, VoteSheet
from artgames.engine.choices import Choice, Pick
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, Mark
from artgames.scene.drawing.style_sheet import apply_theme
from tests.golden.test_golden import FOLDER, MEAN_TOLERANCE, SIZE, SPOT_TOLERANCE, SPOTS_ALLOWED, differences

HANDS = {1: 2, 3: 17, 5: 15, 6: 4, 8: 15}


@pytest.fixture(params=["gallery", "daylight"])
def sheet(request: pytest.FixtureRequest, context: AppContext, qapp: QApplication, qtbot: QtBot) -> VoteSheet:
    context.settings.update(theme=request.param)
    apply_theme(qapp, context.theme(), context.settings.scale(SIZE[1]))
    made = VoteSheet(context.pictures, context.theme())
    qtbot.addWidget(made)
    made.resize(*SIZE)
    choices = (Choice(Mark, (Pick("tokens", ALL_TOKENS, 0, 8, "token"),), secret=True),)
    cards = dict(enumerate(context.library.decks[0].ids[10:18], 1))
    made.ask(Asked(0, "Audience", 3, choices, cards, announced=2))
    made.show()
    for number, hands in HANDS.items():
        made.tiles[number].edit.setText(str(hands))
        made.tiles[number].changed.emit()
    QTest.qWait(50)  # the sheet comes to its size
    for _ in range(2):
        made.grab()  # asks for the pictures
        assert context.pictures.wait()
    return made


def test_the_votes_of_a_room(request: pytest.FixtureRequest, sheet: VoteSheet, tmp_path: Path) -> None:
    theme = request.node.callspec.params["sheet"]
    image, golden = sheet.grab().toImage(), FOLDER / f"votes-{theme}.webp"
    if request.config.getoption("--approve-pictures"):
        assert image.save(str(golden), "WEBP", 82)  # type: ignore[call-overload]
        return
    found = differences(image, QImage(str(golden)))
    spots = sum(one > SPOT_TOLERANCE for one in found) / len(found)
    if sum(found) / len(found) > MEAN_TOLERANCE or spots > SPOTS_ALLOWED:
        image.save(str(tmp_path / f"votes-{theme}-now.png"))
        pytest.fail(f"the votes look different in {theme}")
