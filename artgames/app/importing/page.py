"""The page on which pictures of one's own become a deck: what was found, what it is called, and what was odd."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_import import Ui_ImportPage
from artgames.app.importing.done_step import DoneStep
from artgames.app.importing.found_step import FoundStep
from artgames.app.importing.workers import ImportWork
from artgames.app.models.seat_ways import own_names
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.setup.playable_games import playable
from artgames.app.table.match_service import first_table
from artgames.decks.importing.column_guess import Columns
from artgames.decks.importing.errors import PackProblem
from artgames.engine.words import Sentence
from artgames.scene.drawing.theme import Theme

if TYPE_CHECKING:
    from artgames.decks.importing.survey import Survey
    from artgames.decks.importing.workbench import Shelved

PACKS = (".artpack", ".zip")
_NARROW = 52
"""Below so many widths of the menu text the two columns stand below one another."""


class ImportPage(Page):
    """Leads from a folder, a table or a pack to a deck.

    Signals:
        changed(): there is a pack more or less in the library.
        play_wanted(Table): play at this table, with the pack.
        show_wanted(str): look at the pack of this slug.
    """

    changed = Signal()
    play_wanted = Signal(object)
    show_wanted = Signal(str)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ImportPage()
        self.ui.setupUi(self)
        self._context = context
        self.work = ImportWork(context.data, self)
        self.found = FoundStep(self.ui, context, self)
        self.done = DoneStep(self.ui, context, self)
        self._looked: Survey | None = None
        self._added: Shelved | None = None
        self._connect()
        let_enter_press(self)
        self.begin()

    def _connect(self) -> None:
        ui, work = self.ui, self.work
        ui.back.clicked.connect(self.step_back)
        ui.chooseFolder.clicked.connect(self._choose_folder)
        ui.chooseFile.clicked.connect(self._choose_file)
        ui.name.returnPressed.connect(ui.make.click)
        ui.make.clicked.connect(self._make)
        ui.cancel.clicked.connect(work.stop)
        ui.play.clicked.connect(self._play)
        ui.show.clicked.connect(lambda: self.show_wanted.emit(self.slug))
        ui.give.clicked.connect(self._choose_target)
        ui.another.clicked.connect(self.begin)
        ui.finish.clicked.connect(self.left)
        ui.remove.clicked.connect(self._remove)
        self.found.table_chosen.connect(self._use_table)
        self.found.columns.corrected.connect(self._correct)
        self.done.changed.connect(self.changed)
        self.done.undoable.connect(self.undoable)
        self.done.told.connect(self.told)
        work.looked.connect(self._show_found)
        work.matched.connect(self._tell_matched)
        work.progressed.connect(self._tell_progress)
        work.added.connect(self._show_report)
        work.given.connect(lambda file: self.told.emit(self.tr("The pack was saved as {file}.").format(file=file)))
        work.failed.connect(self._tell_problem)
        work.stopped.connect(self._come_back)

    @property
    def slug(self) -> str:
        """The pack that was added last."""
        return self._added.pack.slug if self._added is not None else ""

    # The steps

    def begin(self) -> None:
        """Ask for pictures."""
        self._looked = None
        self.ui.chooseProblem.hide()
        self.ui.steps.setCurrentWidget(self.ui.choosePage)
        self.ui.chooseFolder.setFocus()

    def open(self, paths: Sequence[Path] = ()) -> None:
        """Look at what somebody dropped or chose; a pack is added at once. Without anything, ask for pictures."""
        if not paths:
            self.begin()
            return
        self._looked = None
        packs = [path for path in paths if path.suffix.casefold() in PACKS and path.is_file()]
        name = (packs or list(paths))[0].name
        if packs:
            self._show_work(self.tr("Adding {name}").format(name=name), self.tr("Every picture is checked first."))
            self.work.take(packs[0])
        else:
            self._show_work(self.tr("Checking {name}").format(name=name), "")
            self.work.look([path.absolute() for path in paths])

    def focus_first(self) -> None:
        step = self.ui.steps.currentWidget()
        (self.ui.cancel if step is self.ui.workPage else self.ui.chooseFolder).setFocus()

    def _show_work(self, heading: str, text: str) -> None:
        ui = self.ui
        ui.workHeading.setText(heading)
        ui.workText.setText(text)
        ui.progress.setRange(0, 0)
        ui.cancel.setEnabled(True)
        ui.steps.setCurrentWidget(ui.workPage)
        ui.cancel.setFocus()

    def _show_found(self, looked: Survey) -> None:
        is_new, self._looked = self._looked is None, looked
        self.ui.steps.setCurrentWidget(self.ui.foundPage)
        self.found.show(looked, is_new=is_new)
        if looked.table is not None:
            self.work.match(looked)

    def _tell_matched(self, count: int) -> None:
        if self._looked is not None:
            self.found.tell_matched(count, len(self._looked.found.pictures))

    def _tell_progress(self, done: int, total: int, what: str) -> None:
        self.ui.progress.setRange(0, total)
        self.ui.progress.setValue(done)
        self.ui.workText.setText(self.tr("{done} of {total}: {what}").format(done=done, total=total, what=what))

    def _show_report(self, added: Shelved) -> None:
        ui, self._added = self.ui, added
        self._context.library.refresh()
        self.changed.emit()
        self.done.show(added)
        ui.steps.setCurrentWidget(ui.reportPage)
        (ui.play if ui.play.isEnabled() else ui.finish).setFocus()

    # What is done

    def _choose_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder of pictures"), _pictures_folder())
        if folder:
            self.open([Path(folder)])

    def _choose_file(self) -> None:
        kinds = self.tr("Tables and packs") + " (*.artpack *.zip *.csv *.tsv *.txt *.xlsx *.json)"
        file, _ = QFileDialog.getOpenFileName(self, self.tr("Table or pack"), _pictures_folder(), kinds)
        if file:
            self.open([Path(file)])

    def _choose_target(self) -> None:
        proposed = Path(_pictures_folder()) / f"{self.slug}{PACKS[0]}"
        kinds = self.tr("Packs") + f" (*{PACKS[0]})"
        file, _ = QFileDialog.getSaveFileName(self, self.tr("Share the pack"), str(proposed), kinds)
        if file:
            self.give_to(Path(file))

    def give_to(self, target: Path) -> None:
        """Write the pack to a file."""
        named = target if target.suffix else target.with_suffix(PACKS[0])
        self.work.give(self.slug, named)

    def _use_table(self, name: str) -> None:
        if self._looked is not None:
            self.work.use_table(self._looked, name)

    def _correct(self, columns: Columns) -> None:
        if self._looked is not None:
            self._looked = msgspec.structs.replace(self._looked, columns=columns)
            self.work.match(self._looked)

    def _make(self) -> None:
        if self._looked is not None and self.found.has_name():
            wish = self.found.wish()
            self._show_work(self.tr("Making “{name}”").format(name=wish.title), "")
            self.work.make(self._looked, wish)

    def _remove(self) -> None:
        try:
            self.work.remove(self.slug)
        except PackProblem as problem:
            self._tell_problem(problem.sentence)
            return
        title = self._added.pack.title if self._added is not None else ""
        self._added = None
        self._context.library.refresh()
        self.changed.emit()
        self.told.emit(self.tr("“{title}” was removed. Your originals are untouched.").format(title=title))
        self.begin()

    def _play(self) -> None:
        """At the table where the first game that can be played with the pack was last played."""
        store, deck = self._context.store, self._context.library.deck(self.slug)
        lines = playable(deck, self._context.translate) if deck is not None else []
        game = next((line.slug for line in lines if line.is_playable), None)
        if game is not None:
            people = own_names(person.name for person in store.people())
            table = store.last_table(game) or first_table(game, people, self.slug)
            self.play_wanted.emit(msgspec.structs.replace(table, deck=self.slug))

    def _tell_problem(self, problem: Sentence) -> None:
        text = self._context.say(problem)
        if self.ui.steps.currentWidget() is self.ui.workPage:
            self._come_back()
        if self.ui.steps.currentWidget() is self.ui.choosePage:
            self.ui.chooseProblem.setText(text)
            self.ui.chooseProblem.show()
        else:
            self.told.emit(text)

    def _come_back(self) -> None:
        """Whatever was being done is over: to where it began."""
        if self.ui.steps.currentWidget() is not self.ui.workPage:
            return
        if self._looked is None:
            self.begin()
        else:
            self.ui.steps.setCurrentWidget(self.ui.foundPage)
            self.ui.make.setFocus()

    def shut_down(self) -> None:
        """The window closes: nothing may run on."""
        self.work.stop()

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self.done.set_look(theme, em)
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic("", "own-pictures")

    def step_back(self) -> bool:
        """Esc: break off, or choose something else, or leave."""
        ui, step = self.ui, self.ui.steps.currentWidget()
        if step is ui.workPage:
            self.work.stop()
        elif step is ui.foundPage:
            self.begin()
        else:
            self.left.emit()
        return True

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        for columns in (self.ui.foundColumns, self.ui.reportColumns):
            columns.setDirection(way)
        lines = 14 if narrow else 8
        self.ui.columns.setMinimumHeight(round(lines * self._em))
        self.ui.report.setMinimumHeight(round(lines * self._em))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _pictures_folder() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
