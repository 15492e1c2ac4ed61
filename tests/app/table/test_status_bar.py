"""The bars at the table give way before the board does: with larger text they fold, and the board keeps its room."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QFrame, QToolButton

from artgames.app.context import AppContext
from artgames.scene.drawing.theme import contrast, set_variant
from artgames.store.settings import Theme
from tests.reading.desk import SIZES, Bars, Look, bars, board_area
from tests.reading.ink import pale_faults
from tests.reading.page import least_contrast
from tests.support.staging import NAMES


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> Iterator[tuple[int, int]]:
    yield request.param


@pytest.mark.parametrize("text", [150, 200])
def test_larger_text_takes_nothing_from_the_board(context: AppContext, size: tuple[int, int], text: int) -> None:
    for seats in (2, 4, 8):
        usual = board_area(context, NAMES[:seats], Look(*size, 100))
        large = board_area(context, NAMES[:seats], Look(*size, text))
        assert large.width() >= usual.width() and large.height() >= usual.height()


@pytest.mark.parametrize("text", [80, 100, 150, 200])
def test_what_stands_in_a_bar_is_whole(context: AppContext, size: tuple[int, int], text: int) -> None:
    with bars(context, NAMES[:8], Look(*size, text)) as shown:
        for line in shown.read().lines:
            assert line.is_whole, f"{line.text!r} is cut"
            assert not line.text.endswith("…") or len(line.text) > 4, f"{line.text!r} says nothing"


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_no_letters_in_a_bar_are_smaller_for_whoever_wants_larger_ones(
    context: AppContext, size: tuple[int, int], seats: int
) -> None:
    usual: dict[str, float] = {}
    for text in (100, 150, 200):
        with bars(context, NAMES[:seats], Look(*size, text)) as shown:
            for line in shown.read().lines:
                assert line.px >= usual.get(line.text, 0.0) - 0.5, f"{line.text!r} at {text} %"
                if text == 100:
                    usual[line.text] = line.px


def folded(shown: Bars) -> bool:
    return bool(shown.ui.pauseButton.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly)


def test_words_become_signs_that_say_what_they_are(context: AppContext) -> None:
    with bars(context, NAMES[:2], Look(1366, 768, 100)) as shown:
        assert not folded(shown) and not shown.ui.roundLabel.isHidden()
    with bars(context, NAMES[:2], Look(1024, 768, 200)) as shown:
        assert folded(shown)
        for button in shown.ui.statusBar.findChildren(QToolButton):
            assert button.accessibleName() == button.text() and button.toolTip() and not button.icon().isNull()
        assert shown.ui.sentenceLabel.toolTip() == shown.ui.roundLabel.text() == "Round 2 of 4"
        font, text, _flags = shown.ui.sentenceLabel.fitted(shown.ui.sentenceLabel.contentsRect())
        assert QFontMetricsF(font).horizontalAdvance(text) > 0 and text == shown.ui.sentenceLabel.text()


@pytest.mark.parametrize("theme", ["gallery", "daylight", "contrast"])
def test_a_sign_on_a_button_that_stays_down_can_be_seen(context: AppContext, theme: Theme) -> None:
    context.settings.update(theme=theme)
    with bars(context, NAMES[:2], Look(1366, 768, 150)) as shown:
        button = shown.ui.logButton
        assert button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
        button.setChecked(True)
        picture = button.grab().toImage()
        row = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width() // 4, picture.width() // 2)]
        ground, ink = picture.pixelColor(picture.width() // 2, picture.height() // 5), min(row, key=QColor.lightness)
        assert contrast(ground.name(), ink.name()) >= 4.5


@pytest.mark.parametrize("theme", ["gallery", "daylight", "contrast"])
@pytest.mark.parametrize("room", ["green", "blue", "plum", "slate", "red", "night"])
def test_a_button_that_is_pressed_or_stays_down_can_be_read(context: AppContext, theme: Theme, room: str) -> None:
    context.settings.update(theme=theme)
    with bars(context, NAMES[:2], Look(1366, 768, 100)) as shown:
        for bar in (shown.ui.statusBar, shown.ui.peopleBar):
            set_variant(bar, "room", room)
            assert not faults_while_down(shown, bar)


def faults_while_down(shown: Bars, bar: QFrame) -> list[str]:
    for button in bar.findChildren(QAbstractButton):
        button.setDown(True)
        button.setChecked(True)  # where it can be
    lines = shown.read().lines
    return list(pale_faults(bar.window().grab().toImage(), lines, least_contrast))
