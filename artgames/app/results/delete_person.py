"""Deleting somebody with all that belongs to them, or a class that answered by phone, after one plain question: there
is no way back, so that nothing of what shall be gone has to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal
from PySide6.QtWidgets import QMenu

from artgames.app.context import AppContext
from artgames.app.forms.ui_results import Ui_ResultsPage
from artgames.app.results.collect_answers import Answer
from artgames.engine.words import shortened
from artgames.exhibits.class_results import FOLDER, ClassRecord, forget_class, forget_pupil, kept_classes
from artgames.scene.plain_text import button_text
from artgames.store import Person, StoreProblem
from artgames.store.errors import from_os

_LONGEST = 40


class Farewell(QObject):
    """The button with the names, and the question.

    Signals:
        done(str): this person was deleted.
        class_done(): a class was.
        failed(Sentence): nothing was deleted, and why.
    """

    done = Signal(str)
    class_done = Signal()
    failed = Signal(object)

    def __init__(self, ui: Ui_ResultsPage, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._context = ui, context
        self._classes = context.data / FOLDER
        self._name = ""
        self._class: ClassRecord | None = None
        self.menu = QMenu(ui.delete_)
        ui.delete_.setMenu(self.menu)
        ui.forget.clicked.connect(self._forget)
        ui.keep.clicked.connect(self.dismiss)
        ui.question.hide()

    def offer(self, answers: Sequence[Answer], *, with_names: bool) -> None:
        """Everybody who ever played here, also who was never asked anything."""
        self.menu.clear()
        known = {person.name for person in self._people()} | {name for answer in answers for name in answer.people}
        for name in sorted(known, key=str.casefold):
            self.menu.addAction(button_text(shortened(name, _LONGEST)), partial(self.ask, name))
        classes = [record for _, record in kept_classes(self._classes)]
        if known and classes:
            self.menu.addSeparator()
        for record in reversed(classes):
            self.menu.addAction(button_text(self._called(record)), partial(self.ask_class, record))
        self._ui.delete_.setVisible(with_names and bool(known or classes))

    def _called(self, record: ClassRecord) -> str:
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(round(record.when)), QLocale.FormatType.ShortFormat)
        text = self.tr("Class by phone, {when}: {title}")
        return text.format(when=when, title=shortened(record.title, _LONGEST))

    def ask_class(self, record: ClassRecord) -> None:
        self._name, self._class = "", record
        text = self.tr("Delete all answers of this class? {what}. This cannot be undone.")
        self._question(text.format(what=self._called(record)))

    def ask(self, name: str) -> None:
        self._name, self._class = name, None
        text = self.tr(
            "Delete {name} and everything saved about them? Their answers, flash cards and solo matches will"
            " be deleted; in matches with others their seat will be empty. This cannot be undone."
        )
        told = [text.format(name=shortened(name, _LONGEST)), self._files_too(name)]
        self._question(" ".join(filter(None, told)))

    def _question(self, text: str) -> None:
        self._ui.questionText.setText(text)
        self._ui.question.show()
        self._ui.keep.setFocus()
        self._ui.scroll.verticalScrollBar().setValue(0)  # with large text the page may have been scrolled

    def _files_too(self, name: str) -> str:
        """What was set aside once may hold the name, and goes as well."""
        files = [file.name for file in self._context.store.set_aside(name)]
        if not files:
            return ""
        one = self.tr("A damaged file that was set aside will be deleted too: {files}.")
        many = self.tr("Damaged files that were set aside will be deleted too: {files}.")
        return (one if len(files) == 1 else many).format(files=", ".join(files))

    def dismiss(self) -> None:
        self._name, self._class = "", None
        self._ui.question.hide()

    def _forget(self) -> None:
        name, record = self._name, self._class
        self.dismiss()
        try:
            if record is None:
                self._context.store.forget_person(name)
                forget_pupil(self._classes, name)
                self._forget_phone(name)
            else:
                forget_class(self._classes, record.when)
        except StoreProblem as problem:
            self.failed.emit(problem.sentence)
        except OSError as problem:
            self.failed.emit(from_os(problem, self._classes).sentence)
        else:
            (self.class_done.emit if record is not None else partial(self.done.emit, name))()

    def _forget_phone(self, name: str) -> None:
        from artgames.phones.record import forget_person  # noqa: PLC0415 - nothing of phones is loaded before

        forget_person(self._context.data, name)

    def _people(self) -> list[Person]:
        try:
            return self._context.store.people()
        except StoreProblem as problem:
            self.failed.emit(problem.sentence)
            return []
