"""The page for the papers in large text: everything can be read, reached and tapped."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from artgames.app.table.paper.sheet import PaperSheet
from artgames.engine.choices import Action, Choice, Order, Pick
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.pictures.decoding import PictureFile
from artgames.scene.pictures.picture_store import PictureStore

LONG = tuple(f"{letter}da Maximiliane von und zu Hohenlohe-Langenburg-Schillingsfu" for letter in "ABCDEFGH")


class Answer(Action, frozen=True):
    numbers: tuple[int, ...]


@pytest.fixture(params=[1.0, 2.0])
def dressed(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[float]:
    apply_theme(qapp, GALLERY, request.param)
    yield request.param
    qapp.setStyleSheet("")


def _no_picture(card_id: str) -> PictureFile:
    raise LookupError(card_id)


def sheet_of(qtbot: QtBot, field: Pick | Order) -> PaperSheet:
    sheet = PaperSheet(PictureStore(_no_picture))
    qtbot.addWidget(sheet)
    sheet.resize(1024, 768)
    choice = Choice(Answer, (field,))
    sheet.ask(dict.fromkeys(range(8), (choice,)), LONG, tuple(range(8)), GALLERY, {})
    sheet.show()
    sheet.activateWindow()
    assert QTest.qWaitForWindowActive(sheet)
    sheet.focus_first()
    return sheet


def fields() -> tuple[Pick | Order, ...]:
    numbers = tuple(range(1, 9))
    return Order("numbers", numbers, what="token"), Pick("numbers", tuple(range(1, 13)), 2, 2, what="token")


@pytest.mark.parametrize("field", fields(), ids=["list", "numbers"])
def test_no_number_is_clipped_or_covered(qtbot: QtBot, dressed: float, field: Pick | Order) -> None:
    sheet = sheet_of(qtbot, field)
    panel = sheet.ui.panel
    buttons = panel.findChildren(QPushButton)
    qtbot.waitUntil(lambda: all(button.height() > button.fontMetrics().height() for button in buttons))
    assert len(buttons) == 8 * len(field.of)
    for button in buttons:
        assert panel.rect().contains(button.geometry())
        assert button.width() > button.fontMetrics().horizontalAdvance(button.text())
    places = [button.geometry() for button in buttons]
    assert not any(a.intersects(b) for place, a in enumerate(places) for b in places[:place])
    assert panel.width() <= sheet.ui.scroll.viewport().width(), "nobody has to scroll sideways"
    for label in panel.findChildren(QLabel):
        assert panel.rect().contains(label.geometry())


def test_enter_goes_to_the_next_person_and_the_page_follows(qtbot: QtBot, dressed: float) -> None:
    sheet = sheet_of(qtbot, fields()[0])
    for _ in range(7):
        seen = sheet.focusWidget()
        assert seen is not None
        QTest.keyClick(seen, Qt.Key.Key_Return)
    last = sheet.focusWidget()
    assert isinstance(last, QPushButton) and last.accessibleName().startswith("Hda")
    viewport = sheet.ui.scroll.viewport()
    qtbot.waitUntil(lambda: viewport.rect().contains(last.mapTo(viewport, last.rect().center())))
