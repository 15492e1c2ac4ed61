"""Sounds in writing have a line of their own, as large as the text, and cover nothing."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from artgames.app.widgets.sound_caption import Caption
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.scene.sound.sound import Cue, caption
from tests.app.table.conftest import Sit, Sitting, people


def place_of(table: Sitting, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(table.page, widget.rect().topLeft()), widget.size())


def bars(table: Sitting) -> tuple[QWidget, ...]:
    ui = table.page.ui
    return ui.hintLabel, ui.primaryButton, ui.secondaryButton, ui.boardView, ui.sentenceLabel


def to_a_page_with_a_hint(table: Sitting) -> None:
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    assert table.page.ui.hintLabel.isVisible()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1366, 768), (1024, 768)])
def test_a_caption_covers_nothing_and_grows_with_the_text(
    sit: Sit, qapp: QApplication, scale: float, size: tuple[int, int]
) -> None:
    table = sit(people(3), size=size)
    to_a_page_with_a_hint(table)
    (line,) = table.page.findChildren(Caption)
    try:
        apply_theme(qapp, table.context.theme(), scale)
        table.context.settings.update(captions=True, text_scale=round(scale * 100))
        table.page.set_look(table.context.theme(), 17 * scale)
        QApplication.processEvents()
        for cue in Cue:
            table.context.sounds.captioned.emit(caption(cue))
            assert line.isVisible() and line.sizeHint().width() <= line.width(), cue
        for widget in bars(table):
            assert widget.isVisible() and not place_of(table, widget).intersects(line.geometry()), widget.objectName()
        assert line.fontMetrics().height() >= 20 * scale
        table.page.covers.tell("Choose one, two or three paintings.")
        (toast,) = [one for one in table.page.children() if isinstance(one, QWidget) and one.property("toast")]
        assert not toast.geometry().intersects(line.geometry())
        for widget in (table.page.ui.peopleBar, table.page.ui.statusBar):
            assert not toast.geometry().intersects(place_of(table, widget)), f"it covers {widget.objectName()}"
    finally:
        qapp.setStyleSheet("")


def test_without_captions_no_line_is_kept(sit: Sit) -> None:
    table = sit(people(3))
    layout = table.page.layout()
    assert layout is not None and layout.contentsMargins().bottom() == 0
    table.context.settings.update(captions=True)
    assert layout.contentsMargins().bottom() > 0
    table.context.settings.update(captions=False)
    assert layout.contentsMargins().bottom() == 0


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_words_that_nobody_hears_cover_nothing_where_captions_are_off(
    sit: Sit, qapp: QApplication, scale: float
) -> None:
    table = sit(people(3), size=(1024, 768), theft="eyes_closed")
    assert not table.context.settings.value.captions and not table.context.narrator.is_heard
    try:
        apply_theme(qapp, table.context.theme(), scale)
        table.context.settings.update(text_scale=round(scale * 100))
        table.page.set_look(table.context.theme(), 17 * scale)
        to_a_page_with_a_hint(table)
        (line,) = table.page.findChildren(Caption)
        for words in ("make your move", "Open your eyes"):
            QApplication.processEvents()
            assert line.isVisible() and words in line.text()
            shown = [widget for widget in bars(table) if widget.isVisible()]
            covered = [one.objectName() for one in shown if place_of(table, one).intersects(line.geometry())]
            assert shown and not covered, words
            while table.view.phase in ("theft", "arrange"):
                if table.view.phase == "theft":
                    table.click(table.paintings()[0])
                table.press_button()
            table.settle()
    finally:
        qapp.setStyleSheet("")
