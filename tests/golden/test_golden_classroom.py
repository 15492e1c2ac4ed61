"""Golden pictures of the pages for paper and results, and of paper itself."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from artgames import games, paths
from artgames.app.context import AppContext
from artgames.app.printing.page import PrintPage
from artgames.app.results.collect_answers import Answer
from artgames.app.results.page import ResultsPage
from artgames.decks import Library
from artgames.decks.deck_folder import PackSource
from artgames.decks.met_package import find_pictures
from artgames.printing import Document, GamePad, Wish, compose, content_of, draw_page
from artgames.scene.drawing.style_sheet import apply_theme
from tests.golden.test_golden import FOLDER, MEAN_TOLERANCE, SIZE, SPOT_TOLERANCE, SPOTS_ALLOWED, differences

Look = Callable[[QImage, str], None]

PUPILS = ("Ann", "Björn", "Çelik", "Philippina Wilhelmina von und zu Hohenstein-Langenschwalbach", "Zoë")
DOTS = 2.0
"""Pixels to a millimetre of paper."""


@pytest.fixture(autouse=True)
def museum(context: AppContext) -> None:
    """The museum's paintings alone: what is added later does not change these pages."""
    lists = paths.resources() / "decks" / "met"
    context.library = Library([PackSource(lists, find_pictures(), context.cache)])


@pytest.fixture
def look(request: pytest.FixtureRequest, tmp_path: Path) -> Look:
    def compare(image: QImage, name: str) -> None:
        golden = FOLDER / f"{name}.webp"
        if request.config.getoption("--approve-pictures"):
            assert image.save(str(golden), "WEBP", 82)  # type: ignore[call-overload]
            return
        found = differences(image, QImage(str(golden)))
        mean, spots = sum(found) / len(found), sum(one > SPOT_TOLERANCE for one in found) / len(found)
        if mean > MEAN_TOLERANCE or spots > SPOTS_ALLOWED:
            image.save(str(tmp_path / f"{name}-now.png"))
            pytest.fail(f"{name} looks different: mean {mean:.2f}, {spots:.2%} of it strongly")

    return compare


@pytest.fixture(params=["gallery", "daylight"])
def theme(request: pytest.FixtureRequest, context: AppContext, qapp: QApplication) -> str:
    context.settings.update(theme=request.param)
    apply_theme(qapp, context.theme(), context.settings.scale(SIZE[1]))
    return str(request.param)


def show(page: QWidget, qtbot: QtBot) -> None:
    qtbot.addWidget(page)
    page.setProperty("page", True)
    page.resize(*SIZE)
    page.show()
    QTest.qWait(50)


def test_the_page_for_paper(theme: str, context: AppContext, qtbot: QtBot, look: Look) -> None:
    page = PrintPage(context)
    page.set_look(context.theme(), 24 * context.settings.scale(SIZE[1]))
    show(page, qtbot)
    page.ui.paper.setCurrentText("A4")
    page.open("met", kind="deck")
    QTest.qWait(20)
    page.ui.preview.finish()
    look(page.grab().toImage(), f"print-{theme}")
    page.shut_down()


def test_results(theme: str, context: AppContext, qtbot: QtBot, look: Look) -> None:
    page = ResultsPage(context)
    page.set_look(context.theme(), 24 * context.settings.scale(SIZE[1]))
    page._take(answers(context))
    show(page, qtbot)
    assert context.pictures.wait()
    look(page.grab().toImage(), f"results-{theme}")


def answers(context: AppContext) -> list[Answer]:
    cards = context.library.packs[0].ids[:12]
    return [
        Answer(1, f"2026-11-{16 + seat % 2}", "chronology", "met", PUPILS, name, card, "date", (card * seat) % 3 == 1)
        for seat, name in enumerate(PUPILS)
        for card in cards
    ]


def sheets(context: AppContext) -> Iterator[tuple[Document, int]]:
    content = content_of(context.library.packs[0])
    few = content._replace(paintings=content.paintings[:11])
    cards, labels = (compose(Wish("deck", "A4", 9, label), few) for label in ("none", "back"))
    yield from ((cards, 2), (labels, 1), (compose(Wish("deck", "Letter", 6, "below"), few), 0), (cards, 4))
    yield compose(Wish("tokens"), None), 0
    game = games.load("stolen_paintings")
    pads = compose(Wish("pads"), None, [GamePad(game.info.title, game.pad)])
    yield from ((pads, 0), (pads, 1), (compose(Wish("booklet"), few), 0))
    asked = compose(Wish("answers", pictures=True), few)
    yield from ((asked, 0), (asked, 1))


def test_paper_itself(context: AppContext, look: Look, qapp: QApplication) -> None:
    wide, high = round(216 * DOTS), round(297 * DOTS)
    image = QImage(wide * 5, high * 2, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGray)
    painter = QPainter(image)
    for place, (document, number) in enumerate(sheets(context)):
        row, column = divmod(place, 5)
        painter.save()
        painter.translate(column * wide, row * high)
        size = document.sheet
        painter.fillRect(0, 0, round(size.width * DOTS) - 2, round(size.height * DOTS) - 2, Qt.GlobalColor.white)
        for _ in draw_page(document, number, painter, DOTS, round(DOTS * 25.4)):
            pass
        painter.restore()
    painter.end()
    look(image, "paper")
