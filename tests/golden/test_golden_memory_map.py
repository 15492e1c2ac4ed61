"""A golden picture of the wall memory map."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.recall_map.page import MemoryMapPage
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.store.recall_rounds import Fooled, Found, WallRound
from tests.golden.test_golden import FOLDER, MEAN_TOLERANCE, SIZE, SPOT_TOLERANCE, SPOTS_ALLOWED, differences

NOW = datetime(2026, 11, 16, 12).timestamp()


def rounds(context: AppContext) -> list[WallRound]:
    cards = context.library.decks[0].ids
    return [
        WallRound(
            number,
            NOW,
            24,
            6,
            tuple(Found((number * 7 + step * 5) % 24, (number * step * 3) % 8, 7) for step in range(1, 4)),
            tuple(Fooled(cards[number * 5 + step], (number + step) % 6, 7) for step in range(5)),
        )
        for number in range(1, 9)
    ]


@pytest.fixture(params=["gallery", "daylight"])
def page(request: pytest.FixtureRequest, context: AppContext, qapp: QApplication, qtbot: QtBot) -> MemoryMapPage:
    context.settings.update(theme=request.param)
    scale = context.settings.scale(SIZE[1])
    apply_theme(qapp, context.theme(), scale)
    made = MemoryMapPage(context)
    made.set_look(context.theme(), 24 * scale)
    qtbot.addWidget(made)
    made.setProperty("page", True)
    made.resize(*SIZE)
    made.show_rounds(rounds(context), rounds(context), NOW)
    made.show()
    QTest.qWait(50)
    return made


def test_the_wall_as_it_is_remembered(request: pytest.FixtureRequest, page: MemoryMapPage, tmp_path: Path) -> None:
    theme = request.node.callspec.params["page"]
    image, golden = page.grab().toImage(), FOLDER / f"memory_map-{theme}.webp"
    if request.config.getoption("--approve-pictures"):
        assert image.save(str(golden), "WEBP", 82)  # type: ignore[call-overload]
        return
    found = differences(image, QImage(str(golden)))
    spots = sum(one > SPOT_TOLERANCE for one in found) / len(found)
    if sum(found) / len(found) > MEAN_TOLERANCE or spots > SPOTS_ALLOWED:
        image.save(str(tmp_path / f"memory_map-{theme}-now.png"))
        pytest.fail(f"the memory map looks different in {theme}")
