"""The hands of somebody in the catalogue room."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.catalogue.filter_query import Facet
from artgames.app.catalogue.page import CataloguePage

KEY = Qt.Key


def press(key: Qt.Key, *more: Qt.Key) -> None:
    """To whatever has the keyboard, as a person would."""
    for one in (key, *more):
        target = QApplication.focusWidget()
        assert target is not None, "the keyboard goes nowhere"
        QTest.keyClick(target, one)


def type_words(page: CataloguePage, words: str) -> None:
    page.ui.search.setFocus()
    QTest.keyClicks(page.ui.search, words)
    press(KEY.Key_Return)


def tick(page: CataloguePage, facet: Facet, text: str = "") -> None:
    """With the mouse, in the panel of filters."""
    facets = page.ui.facets
    if not facets.isVisible():
        page.ui.filters.click()
    model = facets.model()
    group = model.group_index(facet)
    index = group
    if text:
        facets.expand(group)
        rows = [model.index(row, 0, group) for row in range(model.rowCount(group))]
        index = next(row for row in rows if row.data() == text)
    facets.scrollTo(index)
    QTest.mouseClick(facets.viewport(), Qt.MouseButton.LeftButton, pos=facets.visualRect(index).center())


def chips(page: CataloguePage) -> list[str]:
    return [button.text() for button in page._chips.buttons]
