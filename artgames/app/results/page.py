"""The results page: who knew what, which paintings were missed, as files, and somebody deleted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHeaderView, QMenu, QTableView, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_results import Ui_ResultsPage
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.results.background_reader import Reading
from artgames.app.results.collect_answers import Answer
from artgames.app.results.delete_person import Farewell
from artgames.app.results.exports import What, know_from, printed, shown_name, told
from artgames.app.results.filters import Filters
from artgames.app.results.models import KEY_ROLE, SORT_ROLE, THUMB, CountModel, Row, in_frame
from artgames.app.results.result_files import ResultFiles
from artgames.app.results.tally import ResultsFilter, anonymous, by_painting, by_pupil
from artgames.app.widgets.flow_layout import flow_of
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, shortened
from artgames.exhibits.class_results import FOLDER as CLASSES
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.store.seating import Table, is_known

_NARROW = 46
"""Below so many widths of the menu text the tables stand below each other."""

_LONGEST = 28
"""Letters of a name in a heading."""

CSV_KINDS: tuple[tuple[What, str], ...] = (
    ("pupils", QT_TRANSLATE_NOOP("Results", "By pupil…")),
    ("paintings", QT_TRANSLATE_NOOP("Results", "By painting…")),
    ("answers", QT_TRANSLATE_NOOP("Results", "Every answer…")),
)


class ResultsPage(Page):
    """Two tables of what was answered in all games that ask about paintings.

    Signals:
        forgotten(str): this person was deleted, with all that belonged to them.
    """

    forgotten = Signal(str)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ResultsPage()
        self.ui.setupUi(self)
        self._context = context
        self._know = know_from(context)
        self._answers: list[Answer] = []
        self._wanted: ResultsFilter | None = None
        self.reading = Reading(context.store, context.data / CLASSES, self)
        self.filters = Filters(self.ui, context.library, self)
        self.files = ResultFiles(context, self, self.answers, self.filters.told)
        self.farewell = Farewell(self.ui, context, self)
        self.pupils = CountModel(self.tr("Pupil"), ("asked", "right", "percent"), self)
        self.paintings = CountModel(self.tr("Painting"), ("asked", "missed", "percent"), self, self._picture)
        self._set_up()
        self._connect()
        let_enter_press(self)

    def _set_up(self) -> None:
        ui = self.ui
        flow_of(ui.filters, ui.day, ui.game, ui.group, ui.deck, ui.anonymous)
        flow_of(ui.acts, ui.savePdf, ui.saveCsv, ui.delete_)
        for view, model in ((ui.pupils, self.pupils), (ui.paintings, self.paintings)):
            sorted_rows = QSortFilterProxyModel(view)
            sorted_rows.setSourceModel(model)
            sorted_rows.setSortRole(SORT_ROLE)
            sorted_rows.setSortLocaleAware(True)
            view.setModel(sorted_rows)
            view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            view.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            view.verticalHeader().hide()
            # A title goes on in another line; nothing of it is left out.
            view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            view.setWordWrap(True)
        ui.pupils.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        ui.paintings.sortByColumn(2, Qt.SortOrder.DescendingOrder)
        menu = QMenu(ui.saveCsv)
        for what, text in CSV_KINDS:
            menu.addAction(self._context.translate("Results", text), partial(self.files.ask_for_csv, what))
        ui.saveCsv.setMenu(menu)

    def _connect(self) -> None:
        ui = self.ui
        ui.back.clicked.connect(self.left)
        ui.savePdf.clicked.connect(self.files.ask_for_pdf)
        ui.anonymous.toggled.connect(self._show)
        self.filters.changed.connect(self._show_tables)
        ui.pupils.selectionModel().selectionChanged.connect(self._show_paintings)
        QShortcut(QKeySequence.StandardKey.Delete, ui.pupils, self._delete_chosen, Qt.ShortcutContext.WidgetShortcut)
        self.reading.done.connect(self._take)
        self.reading.failed.connect(self._tell_problem)
        self.files.told.connect(self.told)
        self.files.failed.connect(self._tell_problem)
        self.farewell.done.connect(self._after_farewell)
        self.farewell.class_done.connect(self._after_class)
        self.farewell.failed.connect(self._tell_problem)
        self._context.pictures.ready.connect(self.paintings.repaint)

    # In

    def open(self, wanted: ResultsFilter | Table | None = None) -> None:
        """Look at what was kept, as the page was left; or at these answers only, or at all that those who sat at this
        table have answered on any day."""
        if isinstance(wanted, Table):
            wanted = ResultsFilter(people=tuple(player.name for player in wanted.players if is_known(player)))
        self.farewell.dismiss()
        if wanted is not None:
            self.filters.want(wanted)
        self._wanted = wanted
        self.reading.start()
        if not self._answers:
            self._show_tables()

    def focus_first(self) -> None:
        has_tables = self.ui.shown.currentWidget() is self.ui.tablesPage
        (self.ui.pupils if has_tables else self.ui.back).setFocus()

    def _take(self, answers: list[Answer]) -> None:
        self._answers = answers
        waited = self.ui.back.hasFocus()
        self._show()
        if waited:
            self.focus_first()
        if self._wanted is not None:
            self.filters.want(self._wanted)
            self._wanted = None
            self._show_tables()

    # What is shown

    def answers(self) -> list[Answer]:
        """Those that are wanted, without names if nobody may be named."""
        wanted = self.filters.wanted()
        chosen = [one for one in self._answers if wanted.takes(one)]
        if self.ui.anonymous.isChecked():
            return anonymous(chosen, self._answers, self.tr("Pupil {number:02d}"))
        return chosen

    def _show(self) -> None:
        named = not self.ui.anonymous.isChecked()
        self.filters.offer(self._answers, with_names=named)
        self.farewell.offer(self._answers, with_names=named)
        self._show_tables()

    def _show_tables(self) -> None:
        answers, ui = self.answers(), self.ui
        self.pupils.set_rows([Row(name, shown_name(name), counted) for name, counted in by_pupil(answers)])
        self._show_paintings()
        ui.shown.setCurrentWidget(ui.tablesPage if answers else ui.emptyPage)
        for button in (ui.savePdf, ui.saveCsv):
            button.setEnabled(bool(answers))
        self._tell(answers)

    def chosen(self) -> str | None:
        """The pupil whose paintings are shown alone, empty for the guests; None for everybody's."""
        rows = self.ui.pupils.selectionModel().selectedRows()
        return str(rows[0].data(KEY_ROLE)) if rows else None

    def _show_paintings(self) -> None:
        """Everybody's, or those of the pupil who is chosen."""
        name = self.chosen()
        mine = [one for one in self.answers() if name in (None, one.name)]
        self.paintings.set_rows([self._painting_row(*one) for one in by_painting(mine)])
        everybody = self.tr("By painting, most missed first")
        alone = self.tr("By painting: {name}").format(name=shortened(shown_name(name or ""), _LONGEST))
        self.ui.paintingsHeading.setText(everybody if name is None else alone)

    def _delete_chosen(self) -> None:
        name = self.chosen()
        if name and not self.ui.anonymous.isChecked():
            self.farewell.ask(name)

    def _painting_row(self, card: int, counted: Any) -> Row:
        painting = self._know(card)
        if painting is None:
            return Row(card, self.tr("Card {number}").format(number=printed(card)), counted)
        label = label_of(painting)
        told = "\n".join(part for part in (label.line, label.place) if part)
        return Row(card, label.name, counted, told)

    def _picture(self, card: int) -> QPixmap | None:
        size, ratio = THUMB * (self._em / 17), self.devicePixelRatioF()
        picture = self._context.pictures.pixmap(str(card), size, ratio)
        return None if picture is None else in_frame(picture, size, ratio)

    def _tell(self, answers: Sequence[Answer]) -> None:
        ui = self.ui
        ui.told.setText(told(answers) if answers else "")
        reading = self.tr("Looking through the matches …")
        ui.emptyTitle.setText(reading if self.reading.is_reading() else self.tr("No answers yet"))
        ui.emptyText.setVisible(not self.reading.is_reading())
        asking = games.titles((game for game in games.every() if game.has_answers), self._context.translate)
        ui.emptyText.setText(
            self.tr(
                "Play a game that asks about paintings: {games}. "
                "Who knew what will be here, and stays on this computer."
            ).format(games=asking)
        )

    def _tell_problem(self, sentence: Sentence) -> None:
        self.told.emit(self._context.say(sentence))

    # Somebody, or a class, is deleted

    def _after_class(self) -> None:
        self.reading.start()
        self.told.emit(self.tr("The results of this class have been deleted."))

    def _after_farewell(self, name: str) -> None:
        self.reading.forget()
        self.reading.start()
        self.told.emit(self.tr("Everything about {name} has been deleted.").format(name=name))
        self.forgotten.emit(name)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        for view in (self.ui.pupils, self.ui.paintings):
            self._fit_rows(view)
        self._arrange()

    def _fit_rows(self, view: QTableView) -> None:
        lines = 3.4 if view is self.ui.paintings else 2.0
        view.verticalHeader().setDefaultSectionSize(round(lines * self._em))
        view.setIconSize(THUMB * (self._em / 17))

    def help_topic(self) -> Topic:
        return Topic("", "results")

    def step_back(self) -> bool:
        """Esc: out of the question, then back to everybody, then out of the page."""
        if self.ui.question.isVisible():
            self.farewell.dismiss()
        elif self.chosen() is not None:
            self.ui.pupils.clearSelection()
        else:
            self.left.emit()
        return True

    def shut_down(self) -> None:
        """The window closes: nothing may run on."""
        self.reading.stop()

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.columns.setDirection(way)
        self.ui.pupils.setMinimumHeight(round(9 * self._em))
        self.ui.paintings.setMinimumHeight(round(14 * self._em))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
