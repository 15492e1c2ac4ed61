"""*Something wrong?*: the label of one painting, to be corrected on this computer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_label import Ui_LabelPage
from artgames.app.page_base import Page, Topic, let_enter_press, order_tabs
from artgames.app.widgets.flow_layout import flow_of
from artgames.decks import Painting
from artgames.decks.label_corrections import Facts, LabelCorrections
from artgames.decks.label_fields import FIELDS, Field, NotUnderstood, correctable, corrections_of, differences
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.scene.plain_text import PlainLabel
from artgames.spreadsheets import Cell, csv_text, write_csv
from artgames.store.errors import from_os

_LONG = "sentence"
_NARROW = 50.0
"""In sizes of the menu text."""

_ROWS = 4.6
"""How high the place for a long text is, in sizes of the menu text."""

Entry = QLineEdit | QPlainTextEdit


class LabelPage(Page):
    """Changes nothing before *Save* is pressed; what was typed and not saved is there again when one comes back.

    Signals:
        changed(): labels read otherwise now.
    """

    changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_LabelPage()
        self.ui.setupUi(self)
        self._context = context
        self._card = 0
        self._begun: dict[int, dict[str, str]] = {}
        self._entries: dict[str, Entry] = {}
        ui = self.ui
        for field in FIELDS:
            self._add(field)
        flow_of(ui.foot, ui.exportAll, ui.asItCame, ui.footSpace, ui.cancel, ui.save)
        order_tabs(ui.sheet, ui.foot)
        ui.save.clicked.connect(self._save)
        ui.cancel.clicked.connect(self._cancel)
        ui.asItCame.clicked.connect(self._restore)
        ui.exportAll.clicked.connect(self._ask_for_file)
        let_enter_press(self)

    def _add(self, field: Field) -> None:
        entry = QPlainTextEdit(self.ui.sheet) if field.name == _LONG else QLineEdit(self.ui.sheet)
        caption = PlainLabel(self._context.translate("LabelFields", field.caption), self.ui.sheet)
        caption.setBuddy(entry)
        entry.setAccessibleName(caption.text())
        entry.setObjectName(field.name)
        if isinstance(entry, QPlainTextEdit):
            entry.setTabChangesFocus(True)
        else:
            entry.returnPressed.connect(self._save)
        entry.textChanged.connect(self._tell)
        self._entries[field.name] = entry
        self.ui.lines.addRow(caption, entry)

    @property
    def _corrections(self) -> LabelCorrections:
        kept = self._context.library.corrections
        assert kept is not None  # the library of a person always keeps them
        return kept

    # In and out

    def open(self, card: int) -> None:
        """The label of this card, or what was begun of it."""
        self._card = card
        painting, printed = self._painting(), self._context.library.as_printed(card)
        asked = correctable(printed)
        begun = self._begun.pop(card, {})
        for field in FIELDS:
            self.ui.lines.setRowVisible(self._entries[field.name], field in asked)
            _write(self._entries[field.name], begun.get(field.name, field.printed(painting)))
        self.ui.painting.show_card(card, label_of(painting).spoken, self._context.pictures)
        self.ui.asItCame.setVisible(bool(self._corrections.of(card)))
        self.ui.exportAll.setVisible(bool(self._corrections.all()))
        self.ui.scroll.verticalScrollBar().setValue(0)
        self._tell()

    def focus_first(self) -> None:
        self._entries["title"].setFocus()

    def step_back(self) -> bool:
        if self._is_changed():
            self._begun[self._card] = self.lines()
        return super().step_back()

    def _cancel(self) -> None:
        self.left.emit()

    def lines(self) -> dict[str, str]:
        """What stands there now, by field."""
        return {name: _read(entry) for name, entry in self._entries.items()}

    def _painting(self) -> Painting:
        deck = self._context.library.holding([self._card])
        assert deck is not None  # somebody is looking at it
        return deck.painting(self._card)

    # What is done

    def _is_changed(self) -> bool:
        painting, lines = self._painting(), self.lines()
        return any(lines[field.name].strip() != field.printed(painting).strip() for field in correctable(painting))

    def _tell(self) -> None:
        """A line that is not understood is named while one is at it."""
        problem = ""
        try:
            corrections_of(self._context.library.as_printed(self._card), self.lines())
        except NotUnderstood as not_understood:
            problem = self._context.translate("LabelFields", str(not_understood))
        self.ui.problem.setText(problem)
        self.ui.problem.setVisible(bool(problem))
        self.ui.save.setEnabled(not problem and self._is_changed())

    def _save(self) -> None:
        if self.ui.save.isEnabled():
            printed = self._context.library.as_printed(self._card)
            self._put(corrections_of(printed, self.lines()), self.tr("Label corrected."))

    def _restore(self) -> None:
        self._put({}, self.tr("The label reads as it came."))

    def _put(self, facts: Facts, text: str) -> None:
        card, before = self._card, self._corrections.of(self._card)
        if self._keep(card, facts):
            self.undoable.emit(text, lambda: self._keep(card, before))
            self.left.emit()

    def _keep(self, card: int, facts: Facts) -> bool:
        try:
            self._corrections.put(card, facts)
        except OSError as problem:
            self.told.emit(self._context.say(from_os(problem, self._context.data).sentence))
            return False
        self._context.library.refresh()
        self.changed.emit()
        return True

    # A file of them

    def _ask_for_file(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = str(Path(folder) / f"{self.tr('Corrected labels')}.csv")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Export all corrections"), proposed, "CSV (*.csv)")
        if name:
            self.export_to(Path(name))

    def export_to(self, file: Path) -> None:
        """Every line that was corrected: which card, what it said, and what it says now."""
        named = file if file.suffix else file.with_suffix(".csv")
        heads = [self.tr("Card"), self.tr("Painting"), self.tr("Line"), self.tr("It said"), self.tr("It says now")]
        rows: list[list[Cell]] = [
            [card, printed.title, self._context.translate("LabelFields", field.caption), before, after]
            for card in self._corrections.all()
            if (printed := self._as_printed(card)) is not None
            for field, before, after in differences(printed, self._corrections.corrected(printed))
        ]
        try:
            write_csv(csv_text(heads, rows), named)
        except OSError as problem:
            self.told.emit(self._context.say(from_os(problem, named.parent).sentence))
            return
        self.told.emit(self.tr("Corrections saved as {file}.").format(file=named))

    def _as_printed(self, card: int) -> Painting | None:
        """None for a card of a pack that was taken away since."""
        library = self._context.library
        return library.as_printed(card) if library.holding([card]) is not None else None

    # Page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """What a line is called stands above it where large text leaves too little width."""
        narrow = self.width() < _NARROW * self._em
        wrap = QFormLayout.RowWrapPolicy.WrapAllRows if narrow else QFormLayout.RowWrapPolicy.WrapLongRows
        self.ui.lines.setRowWrapPolicy(wrap)
        for entry in self._entries.values():
            if isinstance(entry, QLineEdit):  # a form of lines above each other would squeeze them
                entry.setMinimumHeight(entry.sizeHint().height())

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self._arrange()
        self.ui.painting.set_theme(theme)
        self.ui.painting.setMinimumWidth(round(12 * em))
        self._entries[_LONG].setFixedHeight(round(_ROWS * em))
        self.ui.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def help_topic(self) -> Topic:
        return Topic("", "labels")


def _write(entry: Entry, text: str) -> None:
    if isinstance(entry, QPlainTextEdit):
        entry.setPlainText(text)
    else:
        entry.setText(text)


def _read(entry: Entry) -> str:
    return entry.toPlainText() if isinstance(entry, QPlainTextEdit) else entry.text()
