"""A house rule says whole what is chosen, also when letters have grown since the page was last seen."""

import pytest
from PySide6.QtWidgets import QApplication, QComboBox

from artgames import games
from artgames.app.setup.option_list import OptionRow
from artgames.app.setup.page import SetupPage
from tests.app.conftest import App


@pytest.mark.parametrize("text", [150, 200])
def test_no_chosen_value_is_cut_when_letters_have_grown(app: App, text: int) -> None:
    app.window.resize(1366, 768)
    app.navigator.open("setup", "steal_this_game")
    QApplication.processEvents()
    app.navigator.open("home")
    app.context.settings.update(text_scale=text)
    app.window.apply_style()
    app.navigator.open("setup", "picture_code")
    for _ in range(20):
        QApplication.processEvents()  # columns are laid out again when the page is there
    page = app.window.page()
    assert isinstance(page, SetupPage)
    page.ui.more.click()
    for _ in range(20):
        QApplication.processEvents()
    rows = [row for row in page.findChildren(OptionRow) if row.isVisible()]
    boxes = [box for row in rows for box in row.findChildren(QComboBox)]
    assert boxes
    assert not [box.currentText() for box in boxes if box.width() < box.sizeHint().width()]


@pytest.mark.parametrize("slug", ["group_quiz", "stolen_paintings", "chronology"])
@pytest.mark.parametrize("text", [100, 150])
def test_nothing_moves_below_the_hint_when_a_house_rule_is_chosen(app: App, slug: str, text: int) -> None:
    app.window.resize(1366, 768)
    app.context.settings.update(text_scale=text)
    app.window.apply_style()
    app.navigator.open("setup", slug)
    page = app.window.page()
    assert isinstance(page, SetupPage)
    heights = set()
    for words in [*(preset.hint for preset in games.load(slug).info.presets), "Your own rules."]:
        page.ui.presetHint.setText(words)
        for _ in range(5):
            QApplication.processEvents()
        heights.add(page.ui.more.y())
    assert len(heights) == 1
