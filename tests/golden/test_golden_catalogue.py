"""Golden pictures of the catalogue room, with the museum's paintings alone: what is added later hangs elsewhere."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames import paths
from artgames.app.catalogue.filter_query import Facet
from artgames.app.catalogue.page import CataloguePage
from artgames.app.context import AppContext
from artgames.decks import Library
from artgames.decks.deck_folder import PackSource
from artgames.decks.met_package import find_pictures
from artgames.scene.drawing.style_sheet import apply_theme
from tests.golden.test_golden import (
    FOLDER,
    MEAN_TOLERANCE,
    SIZE,
    SPOT_TOLERANCE,
    SPOTS_ALLOWED,
    differences,
)

Look = Callable[[str], None]


@pytest.fixture(params=["gallery", "daylight"])
def room(
    request: pytest.FixtureRequest, context: AppContext, qapp: QApplication, qtbot: QtBot
) -> Iterator[CataloguePage]:
    lists = paths.resources() / "decks" / "met"
    context.library = Library([PackSource(lists, find_pictures(), context.cache)])
    context.settings.update(theme=request.param)
    scale = context.settings.scale(SIZE[1])
    apply_theme(qapp, context.theme(), scale)
    page = CataloguePage(context)
    page.set_look(context.theme(), 24 * scale)
    qtbot.addWidget(page)
    page.setProperty("page", True)
    page.resize(*SIZE)
    page.open()
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    yield page
    page.shut_down()


@pytest.fixture
def look(request: pytest.FixtureRequest, room: CataloguePage, qtbot: QtBot, tmp_path: Path) -> Look:
    approve = bool(request.config.getoption("--approve-pictures"))
    theme = request.node.callspec.params["room"]

    def compare(name: str) -> None:
        for _ in range(3):  # what has come is drawn, and may ask for more
            qtbot.waitUntil(room.ui.wall.is_at_rest)
            room.grab()  # whatever is seen is asked for
            assert room.pictures.wait(60_000)
            QTest.qWait(50)
        image = room.grab().toImage()
        golden = FOLDER / f"catalogue-{name}-{theme}.webp"
        if approve:
            assert image.save(str(golden), "WEBP", 82)  # type: ignore[call-overload]
            return
        assert golden.exists(), f"{golden.name} was never approved"
        found = differences(image, QImage(str(golden)))
        mean, spots = sum(found) / len(found), sum(one > SPOT_TOLERANCE for one in found) / len(found)
        if mean > MEAN_TOLERANCE or spots > SPOTS_ALLOWED:
            image.save(str(tmp_path / f"{name}-now.png"))
            pytest.fail(f"{golden.stem} looks different: mean {mean:.2f}, {spots:.2%} of it strongly")

    return compare


def test_every_state_of_the_room(room: CataloguePage, look: Look) -> None:
    room.focus_first()
    look("wall")
    room.ui.filters.click()
    room.selection.toggle(Facet.CENTURY, 1800)
    room.selection.toggle(Facet.SUBJECT, "landscape")
    room.selection.toggle_favourite(room.selection.paintings[1].id)
    look("filters")
    room.ui.filters.click()
    room.selection.toggle(Facet.CENTURY, 1800)
    room.selection.toggle(Facet.SUBJECT, "landscape")
    room.ui.asList.click()
    room.focus_first()
    look("list")
    room.show_on_time_line(room.selection.paintings[80].id)
    look("time-line")
    room.viewer.open(room.selection.paintings[100].id)
    look("viewer")
    room.step_back()
    room.selection.search("zebra")
    look("empty")


def test_the_comparison_can_fail(request: pytest.FixtureRequest, room: CataloguePage, look: Look) -> None:
    if request.config.getoption("--approve-pictures"):
        pytest.skip("nothing is compared while pictures are approved")
    room.ui.size.setValue(20)
    with pytest.raises(pytest.fail.Exception, match="looks different"):
        look("wall")
