"""The choices above the tables: which day, game, class and paintings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject, Signal
from PySide6.QtWidgets import QComboBox

from artgames import games
from artgames.app.forms.ui_results import Ui_ResultsPage
from artgames.app.results.collect_answers import Answer
from artgames.app.results.tally import ResultsFilter
from artgames.decks import Library
from artgames.engine.words import shortened

_LONGEST = 44
"""Letters of a class in its list."""


class Filters(QObject):
    """Offers what there are answers for, and keeps what is chosen as long as it is there.

    Signals:
        changed(): other answers are wanted.
    """

    changed = Signal()

    def __init__(self, ui: Ui_ResultsPage, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._library = ui, library
        for box in self._boxes():
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.activated.connect(self.changed)

    def _boxes(self) -> tuple[QComboBox, ...]:
        return (self._ui.day, self._ui.game, self._ui.group, self._ui.deck)

    def wanted(self) -> ResultsFilter:
        day, game, people, deck = (box.currentData() for box in self._boxes())
        return ResultsFilter(day or "", game or "", tuple(people or ()), deck or "")

    def want(self, wanted: ResultsFilter) -> None:
        """Choose, as far as there are answers for it."""
        for box, value in zip(self._boxes(), wanted, strict=True):
            _choose(box, value)

    def offer(self, answers: Sequence[Answer], *, with_names: bool) -> None:
        """Fill the lists; a class is called by its people, unless nobody may be named."""
        before = self.wanted()
        ui = self._ui
        days = sorted({answer.day for answer in answers}, reverse=True)
        _fill(ui.day, self.tr("All days"), [(day, _long_day(day)) for day in days])
        slugs = sorted({answer.game for answer in answers})
        _fill(ui.game, self.tr("All games"), [(slug, _title_of(slug)) for slug in slugs])
        groups = list(dict.fromkeys(answer.people for answer in reversed(answers)))
        _fill(ui.group, self.tr("All classes"), self._called(groups, with_names=with_names))
        decks = sorted({answer.deck for answer in answers})
        _fill(ui.deck, self.tr("All paintings"), [(slug, self._deck_title(slug)) for slug in decks])
        self.want(before)

    def told(self) -> str:
        """What is looked at, in words for a page of paper."""
        chosen = [box.currentText() for box in self._boxes() if box.currentData()]
        return " · ".join(chosen) if chosen else self.tr("All days, games and classes")

    def _called(self, groups: Iterable[tuple[str, ...]], *, with_names: bool) -> list[tuple[tuple[str, ...], str]]:
        if with_names:
            return [(people, shortened(", ".join(people), _LONGEST)) for people in groups]
        text = self.tr("Class {number}")
        return [(people, text.format(number=number)) for number, people in enumerate(groups, 1)]

    def _deck_title(self, slug: str) -> str:
        deck = self._library.deck(slug)
        return QCoreApplication.translate("decks", deck.title) if deck is not None else slug


def _fill(box: QComboBox, everything: str, offers: Iterable[tuple[Any, str]]) -> None:
    box.clear()
    box.addItem(everything, None)
    for value, text in offers:
        box.addItem(text, value)
    box.setVisible(box.count() > 2)  # one day alone is no choice


def _choose(box: QComboBox, value: Any) -> None:
    """By comparing here: Qt compares lists of Python by what they are, not by what is in them."""
    found = [row for row in range(1, box.count()) if value and _same(box.itemData(row), value)]
    box.setCurrentIndex(found[0] if found else 0)


def _same(one: Any, other: Any) -> bool:
    return bool(tuple(one) == tuple(other)) if isinstance(other, tuple) else bool(one == other)


def _long_day(day: str) -> str:
    return QLocale().toString(QDate.fromString(day, "yyyy-MM-dd"), QLocale.FormatType.LongFormat)


def _title_of(slug: str) -> str:
    return QCoreApplication.translate(slug, games.load(slug).info.title)
