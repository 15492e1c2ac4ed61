"""Who scrolls a page changes nothing on the way."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QSlider, QWidget

from tests.app.conftest import App

PAGES: dict[str, Callable[[App], object]] = {
    "settings": lambda app: app.home.ui.settings.click(),
    "set-up": lambda app: app.navigator.open("setup", "title_teller"),
}


def controls(page: QWidget) -> list[QComboBox | QAbstractSpinBox | QSlider]:
    return [*page.findChildren(QComboBox), *page.findChildren(QAbstractSpinBox), *page.findChildren(QSlider)]


def value(control: QWidget) -> object:
    return control.currentIndex() if isinstance(control, QComboBox) else control.property("value")


def turn(control: QWidget, notch: int) -> None:
    at = QPointF(control.rect().center())
    QApplication.sendEvent(
        control,
        QWheelEvent(
            at, control.mapToGlobal(at), QPoint(), QPoint(0, notch), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        ),
    )  # fmt: skip


@pytest.mark.parametrize("name", PAGES)
def test_the_wheel_changes_nothing_below_the_pointer(app: App, name: str) -> None:
    PAGES[name](app)
    page = app.window.page()
    assert page is not None
    found = controls(page)
    before = [value(control) for control in found]
    for control in found:
        turn(control, -120)
        turn(control, -120)
    assert found and [value(control) for control in found] == before
    for control in found:
        turn(control, 120)
    assert [value(control) for control in found] == before
    assert not any(control.focusPolicy() == Qt.FocusPolicy.WheelFocus for control in found)


def test_a_notch_moves_the_list_of_games_by_less_than_a_card(app: App) -> None:
    """At a whole page for each notch, a click soon hit another game than the one that was looked at."""
    app.window.resize(1366, 768)
    QApplication.processEvents()
    games, bar = app.home.ui.games, app.home.ui.games.verticalScrollBar()
    assert bar.maximum() > 0 and bar.value() == 0
    turn(games.viewport(), -120)
    high = games.visualRect(games.model().index(0, 0)).height()
    assert high / 4 < bar.value() < high
