"""A golden picture of what decided a match."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.review.page import ReviewPage
from artgames.engine.api import Setup
from artgames.engine.match import Match
from artgames.games.steal_this_game.review import review
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.actions import Answer, Claim, Hide, Look, Open, Stay
from artgames.scene.drawing.style_sheet import apply_theme
from tests.golden.test_golden import FOLDER, MEAN_TOLERANCE, SIZE, SPOT_TOLERANCE, SPOTS_ALLOWED, differences

ADA, BEN = 0, 1


def a_match() -> Match[Any]:
    match: Match[Any] = Match("steal_this_game", RULES, Setup(2, {"thief_seat": "second", "games": 1}, "golden"))
    match.submit(ADA, Hide(1, 2))
    for stop, box in ((0, 0), (2, 1)):
        for seat, action in ((BEN, Claim(stop)), (ADA, Answer(1)), (BEN, Look(box)), (ADA, Stay())):
            match.submit(seat, action)
    match.submit(BEN, Claim(10))
    match.submit(BEN, Open(1))
    return match


@pytest.fixture(params=["gallery", "daylight"])
def page(request: pytest.FixtureRequest, context: AppContext, qapp: QApplication, qtbot: QtBot) -> ReviewPage:
    context.settings.update(theme=request.param)
    scale = context.settings.scale(SIZE[1])
    apply_theme(qapp, context.theme(), scale)
    made = ReviewPage(context)
    made.set_look(context.theme(), 24 * scale)
    qtbot.addWidget(made)
    made.setProperty("page", True)
    made.resize(*SIZE)
    made.show_moments("steal_this_game", review(a_match()), ("Ada", "Ben"))
    made.show()
    QTest.qWait(50)
    return made


def test_what_decided_it(request: pytest.FixtureRequest, page: ReviewPage, tmp_path: Path) -> None:
    theme = request.node.callspec.params["page"]
    image, golden = page.grab().toImage(), FOLDER / f"review-{theme}.webp"
    if request.config.getoption("--approve-pictures"):
        assert image.save(str(golden), "WEBP", 82)  # type: ignore[call-overload]
        return
    found = differences(image, QImage(str(golden)))
    spots = sum(one > SPOT_TOLERANCE for one in found) / len(found)
    if sum(found) / len(found) > MEAN_TOLERANCE or spots > SPOTS_ALLOWED:
        image.save(str(tmp_path / f"review-{theme}-now.png"))
        pytest.fail(f"the review looks different in {theme}")
