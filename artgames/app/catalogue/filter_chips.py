"""What is wanted now, as small buttons: pressing one takes it away."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from artgames.app.catalogue.facet_model import facet_title, value_text
from artgames.app.catalogue.filter_query import Facet, FilterQuery
from artgames.app.catalogue.selection import Selection
from artgames.app.widgets.flow_layout import FlowLayout
from artgames.engine.words import filled, shortened
from artgames.scene.plain_text import button_text

_LONGEST = 40


class Chips(QObject):
    """Fills a widget with a button for each tick, each word searched for, and one to clear all of them."""

    def __init__(self, place: QWidget, selection: Selection) -> None:
        super().__init__(place)
        self._place, self._selection = place, selection
        self._layout = FlowLayout(place)
        self.buttons: list[QPushButton] = []

    def refresh(self) -> None:
        had_focus = next((row for row, button in enumerate(self.buttons) if button.hasFocus()), None)
        for button in self.buttons:
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        wanted = self._selection.wanted
        counts = self._selection.counts_of(wanted) if not wanted.is_everything else {}
        self._add_words(wanted)
        for facet in Facet:
            for value in wanted.chosen(facet):
                text = value_text(self._selection, facet, value)
                self._add(text, counts[facet].get(value, 0), facet_title(facet), wanted.toggled(facet, value))
        if wanted.filter.cards:
            self._add(self.tr("Hand-picked"), len(wanted.filter.cards), "", wanted.without_cards())
        if len(self.buttons) > 1:
            self._add_clear()
        self._place.setVisible(bool(self.buttons))
        if had_focus is not None and self.buttons:
            self.buttons[min(had_focus, len(self.buttons) - 1)].setFocus()

    def _add_words(self, wanted: FilterQuery) -> None:
        if wanted.filter.words.strip():
            self._add(f"“{wanted.filter.words.strip()}”", len(self._selection.paintings), "", wanted.with_words(""))

    def _add(self, text: str, count: int, kind: str, without: FilterQuery) -> None:
        button = QPushButton(button_text(f"{shortened(text, _LONGEST)} · {count}  ×"), self._place)
        button.setToolTip(self.tr("Remove this filter"))
        named = f"{kind}: {text}" if kind and kind != text else text
        said = self.tr("{filter}, {count:# painting|# paintings}. Remove this filter.")
        button.setAccessibleName(filled(said, filter=named, count=count))
        button.clicked.connect(lambda: self._selection.want(without))
        self._put(button)

    def _add_clear(self) -> None:
        button = QPushButton(self.tr("Clear all"), self._place)
        button.setProperty("variant", "quiet")
        button.clicked.connect(lambda: self._selection.want(FilterQuery()))
        self._put(button)

    def _put(self, button: QPushButton) -> None:
        button.setAutoDefault(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._layout.addWidget(button)
        self.buttons.append(button)
        button.show()
