"""The line above the board gives the sentence room at every text size."""

from PySide6.QtWidgets import QBoxLayout
from pytestqt.qtbot import QtBot

from artgames.app.forms.ui_table import Ui_TablePage
from artgames.app.page import Page


def test_large_text_moves_the_buttons_below_the_sentence(qtbot: QtBot) -> None:
    page, ui = Page(), Ui_TablePage()
    ui.setupUi(page)
    qtbot.addWidget(page)
    page.resize(1024, 768)
    ui.sentenceLabel.set_size(30)
    page.show()
    assert ui.statusRow.direction() == QBoxLayout.Direction.LeftToRight
    ui.sentenceLabel.set_size(60)
    qtbot.waitUntil(lambda: ui.statusRow.direction() == QBoxLayout.Direction.TopToBottom)
    ui.sentenceLabel.set_size(30)
    qtbot.waitUntil(lambda: ui.statusRow.direction() == QBoxLayout.Direction.LeftToRight)
