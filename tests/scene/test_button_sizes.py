"""A button is as large in every state: what is beside it does not move when it is pressed, focused or switched off."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from artgames.scene.drawing.style_sheet import style_sheet
from artgames.scene.drawing.theme import THEMES


@pytest.mark.parametrize("scale", [0.6, 0.8, 1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize("variant", ["", "primary", "quiet", "danger", "big", "big primary"])
def test_a_button_keeps_its_size(qtbot: QtBot, variant: str, scale: float) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button, other = QPushButton("Lock in", window), QPushButton("Back", window)
    button.setProperty("big", "big" in variant)
    button.setProperty("variant", variant.removeprefix("big").strip())
    button.setCheckable(True)
    window.setStyleSheet(style_sheet(next(iter(THEMES.values())), scale))
    window.show()
    qtbot.waitExposed(window)

    def size() -> tuple[int, int]:
        button.style().polish(button)
        return button.sizeHint().toTuple()

    other.setFocus()
    plain = size()
    button.setDown(True)
    sizes = {"pressed": size()}
    button.setDown(False)
    button.setChecked(True)
    sizes["checked"] = size()
    window.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert button.hasFocus()
    sizes["checked and focused"] = size()
    button.setChecked(False)
    sizes["focused"] = size()
    button.setEnabled(False)
    sizes["off"] = size()
    assert {state: found for state, found in sizes.items() if found != plain} == {}
