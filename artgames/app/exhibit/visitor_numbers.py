"""What was counted of visitors, as charts and in words: when they came, where they stopped, what they remembered."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt
from PySide6.QtWidgets import QComboBox, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.recall_map.heat_map import WallMap
from artgames.app.widgets.bar_chart import BarChart
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.exhibits.count_sums import Sums, by_memory, exhibits_in, paintings_as_csv, sums_of
from artgames.exhibits.counts import FOLDER
from artgames.scene.drawing.fonts import Role, role_px
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.labels import label_of
from artgames.scene.plain_text import PlainLabel
from artgames.store.kiosk_recall import FOLDER as WALLS
from artgames.store.kiosk_recall import book_of, read_book
from artgames.store.recall_rounds import add_up, walls_in

_MOST_DAYS = 60
_MOST_PAINTINGS = 6
_ENOUGH = 3
"""Days in the chart; paintings told of, at each end; answers before anything is said of one."""

_STEPS = {
    "intro": QT_TRANSLATE_NOOP("Visitors", "Invitation"),
    "look": QT_TRANSLATE_NOOP("Visitors", "Wall"),
    "theft": QT_TRANSLATE_NOOP("Visitors", "Theft"),
    "think": QT_TRANSLATE_NOOP("Visitors", "Question"),
    "reveal": QT_TRANSLATE_NOOP("Visitors", "Reveal"),
}


class VisitorNumbers(QWidget):
    """Chooses an exhibit and what to see of it."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        em = float(role_px(Role.MENU))
        self.exhibit, self.about = QComboBox(self), QComboBox(self)
        self.exhibit.setAccessibleName(self.tr("Exhibit"))
        self.about.setAccessibleName(self.tr("What to show"))
        self.chart, self.map = BarChart(context.theme(), em, self), WallMap(context.theme(), em, self)
        self.paintings = PlainLabel(parent=self)
        self.paintings.setWordWrap(True)
        self.paintings.setAlignment(Qt.AlignmentFlag.AlignTop)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(self.paintings)
        self._words = scroll
        self.pages = QStackedWidget(self)
        set_variant(self.pages, "panel", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.exhibit, self.about):
            column.addWidget(widget)
        column.addWidget(self.pages, 1)
        for page in (self.chart, self._words, self.map):
            self.pages.addWidget(page)
        for text in (
            self.tr("Rounds by day"),
            self.tr("Rounds by hour"),
            self.tr("Where visitors stopped"),
            self.tr("Paintings remembered"),
            self.tr("Wall memory map"),
        ):
            self.about.addItem(text)
        self.exhibit.currentIndexChanged.connect(lambda _index: self._show())
        self.about.currentIndexChanged.connect(lambda _index: self._show())

    @property
    def folder(self) -> Path:
        return self._context.data / FOLDER

    def sums(self) -> Sums:
        """Of the chosen exhibit."""
        return sums_of(self.folder, self.exhibit.currentData())

    def table(self) -> str:
        """The paintings of the chosen exhibit, for a spreadsheet."""
        return paintings_as_csv(self.sums(), self.called)

    def refresh(self) -> None:
        """Something may have been counted meanwhile."""
        before = self.exhibit.currentData()
        self.exhibit.blockSignals(True)
        self.exhibit.clear()
        self.exhibit.addItem(self.tr("All exhibits"), None)
        for name in exhibits_in(self.folder):
            self.exhibit.addItem(name, name)
        self.exhibit.setCurrentIndex(max(0, self.exhibit.findData(before)))
        self.exhibit.blockSignals(False)
        self._show()

    def set_look(self, theme: Theme, em: float) -> None:
        for chart in (self.chart, self.map):
            chart.set_look(theme, em)

    def called(self, card: int) -> str:
        """A painting in a line; its number where it is not here any more."""
        deck = self._context.library.holding((card,))
        return label_of(deck.painting(card)).line if deck is not None else f"#{card}"

    def _show(self) -> None:
        sums, page = self.sums(), self.about.currentIndex()
        self.pages.setCurrentWidget((self.chart, self.chart, self.chart, self._words, self.map)[page])
        if page == 4:
            self._show_map()
        elif page == 3:
            self.paintings.setText(self._told(sums))
        else:
            bars = (_by_day, _by_hour, _by_step)[page](sums)
            self.chart.show_bars(bars, is_series=page < len((_by_day, _by_hour)))
            told = ", ".join(f"{name}: {count}" for name, count in bars if count)
            self.chart.setAccessibleName(f"{self.about.currentText()}. {told}")

    def _show_map(self) -> None:
        """Of the size of wall that was played most."""
        folder, exhibit = self._context.data / WALLS, self.exhibit.currentData()
        rounds = read_book(folder if exhibit is None else book_of(folder, exhibit))
        walls = walls_in(rounds)
        self.map.show_wall(add_up(rounds, walls[0]) if walls else None)
        if not walls:
            self.pages.setCurrentWidget(self._words)
            self.paintings.setText(self.tr("No visitor of a kiosk has answered about a wall yet."))

    def _told(self, sums: Sums) -> str:
        known = [one for one in by_memory(sums) if one[1][0] >= _ENOUGH]
        if not known:
            return self.tr("Too few answers so far.")
        best, least = known[:_MOST_PAINTINGS], known[_MOST_PAINTINGS:][-_MOST_PAINTINGS:]
        text = self.tr("{painting}: {known} of {asked}")

        def lines(some: list[tuple[int, tuple[int, int]]]) -> list[str]:
            return [text.format(painting=self.called(card), known=known, asked=asked) for card, (asked, known) in some]

        told = [self.tr("Remembered best"), *lines(best)]
        return "\n".join([*told, "", self.tr("Remembered least"), *lines(least)] if least else told)


def _by_day(sums: Sums) -> list[tuple[str, int]]:
    days = list(sums.days.items())[-_MOST_DAYS:]
    return [(QLocale().toString(QDate.fromString(day, "yyyy-MM-dd"), "d MMM"), count) for day, count in days]


def _by_hour(sums: Sums) -> list[tuple[str, int]]:
    """The hours in which anybody ever came, and those between."""
    came = [hour for hour, count in sums.hours.items() if count]
    hours = range(min(came, default=0), max(came, default=-1) + 1)
    return [(f"{hour}:00", sums.hours[hour]) for hour in hours]


def _by_step(sums: Sums) -> list[tuple[str, int]]:
    ways = [(QCoreApplication.translate("Visitors", _STEPS[step]), count) for step, count in sums.stopped.items()]
    return [*ways, (QCoreApplication.translate("Visitors", QT_TRANSLATE_NOOP("Visitors", "Finished")), sums.finished)]
