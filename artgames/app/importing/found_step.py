"""The step that shows what was found: the pictures, the table as it is understood, and what the pack is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_import import Ui_ImportPage
from artgames.app.importing.columns_step import ColumnList
from artgames.decks.importing.file_names import facts_from_names
from artgames.decks.importing.wish import Wish
from artgames.engine.words import filled

if TYPE_CHECKING:
    from artgames.decks.importing.survey import Survey

_LICENCES = ("CC0 1.0", "CC BY 4.0", "CC BY-SA 4.0", "CC BY-NC 4.0")
_NAMES = 12
"""Names of files that are shown as examples."""


class FoundStep(QObject):
    """Fills the part of the form that is about the folder.

    Signals:
        table_chosen(str): the table of this name is to be used; none if it is empty.
    """

    table_chosen = Signal(str)

    def __init__(self, ui: Ui_ImportPage, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._context = ui, context
        self.columns = ColumnList(ui.columnsSheet, ui.columnsGrid)
        ui.licence.addItems(["", self.tr("Private use only"), *_LICENCES])
        ui.licence.lineEdit().setPlaceholderText(self.tr("not stated"))
        ui.table.activated.connect(lambda: self.table_chosen.emit(ui.table.currentData()))
        ui.name.textChanged.connect(lambda: ui.make.setEnabled(self.has_name()))

    def show(self, looked: Survey, *, is_new: bool) -> None:
        """What was typed stays, unless another folder was chosen."""
        ui, found = self._ui, looked.found
        text = self.tr("Pictures in “{folder}”: {count}.").format(count=len(found.pictures), folder=found.folder.name)
        ui.foundText.setText(text)
        self._show_tables(looked)
        self._show_columns(looked)
        notes = "\n".join(self._notes(looked))
        ui.foundNotes.setText(notes)
        ui.foundNotes.setVisible(bool(notes))
        if is_new:
            ui.name.setText(found.folder.name)
            ui.credit.clear()
            ui.name.setFocus()
            ui.name.selectAll()

    def tell_matched(self, count: int, total: int) -> None:
        """So many pictures are named by the table."""
        text = self.tr("It names {count} of the {total:# picture|# pictures}. Is every column matched correctly?")
        self._ui.matched.setText(filled(text, count=count, total=total))

    def has_name(self) -> bool:
        return bool(self._ui.name.text().strip())

    def wish(self) -> Wish:
        """What the pack is to be called, and what is said about it."""
        ui = self._ui
        return Wish(ui.name.text().strip(), ui.licence.currentText().strip(), ui.credit.text().strip())

    def _show_tables(self, looked: Survey) -> None:
        ui = self._ui
        ui.table.clear()
        for name in looked.found.tables:
            ui.table.addItem(name, name)
        ui.table.addItem(self.tr("none – use the file names"), "")
        ui.table.setCurrentIndex(max(0, ui.table.findData(looked.table.name if looked.table else "")))
        for widget in (ui.tableLabel, ui.table):
            widget.setVisible(ui.table.count() > 1)

    def _show_columns(self, looked: Survey) -> None:
        """How the table is understood; without one, what the names of some files tell."""
        if looked.table is not None:
            self._ui.matched.clear()
            self.columns.show_table(looked.table, looked.columns)
            return
        files = looked.found.pictures[:_NAMES]
        self._ui.matched.setText(self.tr("With no table, the file names supply title, artist and date:"))
        self.columns.show_names(files, facts_from_names(files))

    def _notes(self, looked: Survey) -> list[str]:
        notes = [self._context.say(problem) for problem in looked.problems]
        if looked.found.others:
            text = self.tr("File types that cannot be read: {names}")
            notes.append(text.format(names=", ".join(looked.found.others[:_NAMES])))
        return notes
