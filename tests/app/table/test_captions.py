"""Sounds in writing have a line of their own, as large as the text, and cover nothing."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from artgames.app.caption import Caption
from artgames.stage.sound import Cue, caption
from artgames.stage.theme import apply_theme
from tests.app.table.conftest import Sit, Sitting, people


def place_of(table: Sitting, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(table.page, widget.rect().topLeft()), widget.size())


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
        ui = table.page.ui
        for widget in (ui.hintLabel, ui.primaryButton, ui.secondaryButton, ui.boardView, ui.sentenceLabel):
            assert widget.isVisible() and not place_of(table, widget).intersects(line.geometry()), widget.objectName()
        assert line.fontMetrics().height() >= 20 * scale
        table.page.covers.tell("Choose one, two or three paintings.")
        (toast,) = [one for one in table.page.children() if isinstance(one, QWidget) and one.property("toast")]
        assert not toast.geometry().intersects(line.geometry())
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
