"""Opening hours in the editor: for each weekday the whole day, no hour of it, or from then to then."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QTime, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from artgames.app.forms.ui_exhibit_day import Ui_ExhibitDay
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.exhibits.opening_hours import CLOSED, DAYS, Week
from artgames.scene.plain_text import PlainLabel

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""

_NAMES = (
    QT_TRANSLATE_NOOP("Exhibit", "Monday"),
    QT_TRANSLATE_NOOP("Exhibit", "Tuesday"),
    QT_TRANSLATE_NOOP("Exhibit", "Wednesday"),
    QT_TRANSLATE_NOOP("Exhibit", "Thursday"),
    QT_TRANSLATE_NOOP("Exhibit", "Friday"),
    QT_TRANSLATE_NOOP("Exhibit", "Saturday"),
    QT_TRANSLATE_NOOP("Exhibit", "Sunday"),
)
_WHOLE, _BETWEEN = "", "between"
_USUAL = (QTime(10, 0), QTime(18, 0))
_CLOCK = "HH:mm"


class DayHours(QWidget):
    """One weekday.

    Signals:
        changed(str): somebody has set these hours, as they stand in the file.
    """

    changed = Signal(str)

    def __init__(self, day: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_ExhibitDay()
        self.ui.setupUi(self)
        self.setAccessibleName(day)
        self.ui.kind.addItem(self.tr("Open all day"), _WHOLE)
        self.ui.kind.addItem(self.tr("Closed"), CLOSED)
        self.ui.kind.addItem(self.tr("Open from, to"), _BETWEEN)
        self.ui.kind.setAccessibleName(day)
        self._show_clocks()
        self.ui.kind.currentIndexChanged.connect(self._tell)
        for clock, usual in zip((self.ui.begin, self.ui.end), _USUAL, strict=True):
            clock.setTime(usual)
            clock.timeChanged.connect(self._tell)

    def hours(self) -> str:
        kind: str = self.ui.kind.currentData()
        if kind != _BETWEEN:
            return kind
        return f"{self.ui.begin.time().toString(_CLOCK)}-{self.ui.end.time().toString(_CLOCK)}"

    def show_hours(self, hours: str) -> None:
        """Nobody has changed anything by that."""
        if hours == self.hours():
            return
        self.blockSignals(True)
        begin, dash, end = hours.partition("-")
        self.ui.kind.setCurrentIndex(self.ui.kind.findData(_BETWEEN if dash else hours))
        if dash:
            self.ui.begin.setTime(QTime.fromString(begin, _CLOCK))
            self.ui.end.setTime(QTime.fromString(end, _CLOCK))
        self.blockSignals(False)

    def _tell(self) -> None:
        self._show_clocks()
        self.changed.emit(self.hours())

    def _show_clocks(self) -> None:
        for clock in (self.ui.begin, self.ui.end):
            clock.setVisible(self.ui.kind.currentData() == _BETWEEN)


class HoursTab(QWidget):
    """The whole week.

    Signals:
        changed(Week): somebody has set the hours of a day.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._week = Week()
        form = QFormLayout(self)
        form.setContentsMargins(0, 14, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        told = PlainLabel(
            self.tr("Outside these hours a kiosk is dark and silent. Whoever is playing may finish."), self
        )
        told.setWordWrap(True)
        form.addRow(told)
        self.days: dict[str, DayHours] = {}
        for day, name in zip(DAYS, _NAMES, strict=True):
            row = self.days[day] = DayHours(translate("Exhibit", name), self)
            row.changed.connect(lambda hours, day=day: self._change(day, hours))
            label = PlainLabel(translate("Exhibit", name), self)
            label.setBuddy(row.ui.kind)
            form.addRow(label, row)

    def show_week(self, week: Week) -> None:
        self._week = week
        for day, row in self.days.items():
            row.show_hours(getattr(week, day))

    def _change(self, day: str, hours: str) -> None:
        self._week = msgspec.structs.replace(self._week, **{day: hours})
        self.changed.emit(self._week)
