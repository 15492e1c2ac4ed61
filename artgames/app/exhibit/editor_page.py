"""The editor: rounds of a playlist, what each is like, and a wall to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.brand_tab import BrandTab
from artgames.app.exhibit.editor_fields import (
    kiosk_fields,
    pin_to_keep,
    round_fields,
    show_what_applies,
    value_of,
    whole_fields,
)
from artgames.app.exhibit.editor_files import EditorFiles
from artgames.app.exhibit.editor_texts import counted, facts, told_problems
from artgames.app.exhibit.hours_tab import HoursTab
from artgames.app.exhibit.round_setup import problems
from artgames.app.exhibit.round_texts import hangs_wall
from artgames.app.exhibit.rounds_model import RoundsModel
from artgames.app.exhibit.visitor_numbers import VisitorNumbers
from artgames.app.exhibit.wall_preview import WallPreview, previewed
from artgames.app.forms.ui_exhibit_editor import Ui_ExhibitEditor
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.widgets.flow_layout import flow_of
from artgames.decks.library import ORDERED
from artgames.exhibits.playlist import Brand, Playlist, Round, memory_of_the_wall
from artgames.exhibits.playlist_editing import Draft
from artgames.scene.drawing.theme import Theme


class ExhibitEditor(Page):
    """Makes playlists.

    Signals:
        start_wanted(Playlist, str): show it to a room; the second is what it is called where it has no title.
        kiosk_wanted(Path): run this file as a kiosk.
    """

    start_wanted = Signal(object, str)
    kiosk_wanted = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ExhibitEditor()
        self.ui.setupUi(self)
        self._context = context
        self.files = EditorFiles(context.data, self)
        self.draft = Draft()
        self._at = -1
        self._model = RoundsModel(self.draft, self)
        self.ui.rounds.setModel(self._model)
        self._round = round_fields(self.ui, self)
        self._whole = whole_fields(self.ui, self)
        self._kiosk = kiosk_fields(self.ui, self)
        self.preview = WallPreview(context.pictures, context.theme(), self)
        self.ui.left.replaceWidget(self.ui.preview, self.preview)
        self.ui.preview.deleteLater()
        self.ui.open.setMenu(self.files.menu)
        self.brand = BrandTab(context, self)
        self.ui.tabs.insertTab(2, self.brand, self.tr("Museum"))
        self.hours = HoursTab(self)
        self.ui.tabs.insertTab(3, self.hours, self.tr("Hours"))
        self.numbers = VisitorNumbers(context, self)
        self.ui.countColumn.insertWidget(1, self.numbers, 1)
        self._lay_out()
        self._connect()
        let_enter_press(self)

    def _lay_out(self) -> None:
        """Buttons flow on into the next line where text is large."""
        ui = self.ui
        flow_of(ui.head, ui.back, ui.title, ui.undo, ui.redo, ui.open, ui.save, ui.kiosk, ui.start)
        flow_of(ui.roundButtons, ui.add, ui.duplicate, ui.up, ui.down, ui.remove, spacing=6)
        ui.title.setMinimumWidth(160)

    def _connect(self) -> None:
        ui = self.ui
        for button, act in self._acts().items():
            button.clicked.connect(lambda _checked=False, act=act: act())
        ui.rounds.selectionModel().currentChanged.connect(lambda index, _before: self._choose(index.row()))
        self._round.changed.connect(self._change_round)
        self._whole.changed.connect(lambda field, value: self._changed(self.draft.set, field, value))
        self._kiosk.changed.connect(lambda field, value: self._changed(self.draft.set_kiosk, field, value))
        self.hours.changed.connect(lambda week: self._changed(self.draft.set_kiosk, "hours", week))
        self.brand.changed.connect(lambda field, value: self._changed(self.draft.set_brand, field, value))
        self.brand.cleared.connect(lambda: self._changed(self.draft.set, "brand", Brand()))
        self.brand.refused.connect(lambda sentence: self.told.emit(self._context.say(sentence)))
        ui.pin.textEdited.connect(self._type_pin)
        ui.tabs.currentChanged.connect(lambda _tab: self._tell_counts())
        self.files.opened.connect(self.show_playlist)
        self.files.told.connect(self.told)
        self.files.refused.connect(lambda sentence: self.told.emit(self._context.say(sentence)))
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo)
        QShortcut(QKeySequence.StandardKey.Redo, self, self.redo)
        QShortcut(QKeySequence.StandardKey.Save, self, self.save)

    def _acts(self) -> dict[QPushButton, Callable[[], object]]:
        """What each button does."""
        ui, draft = self.ui, self._draft
        return {
            ui.back: self.left.emit,
            ui.add: self.add,
            ui.emptyAdd: self.add,
            ui.emptyExample: lambda: self.files.begin(memory_of_the_wall()),
            ui.emptyOpen: self.files.choose,
            ui.duplicate: lambda: self._step(draft().duplicate),
            ui.remove: lambda: self._step(draft().remove),
            ui.up: lambda: self._step(lambda at: draft().move(at, -1)),
            ui.down: lambda: self._step(lambda at: draft().move(at, +1)),
            ui.undo: self.undo,
            ui.redo: self.redo,
            ui.save: self.save,
            ui.start: self.start,
            ui.kiosk: self._start_kiosk,
            ui.export: self.files.export_counts,
            ui.exportPaintings: lambda: self.files.export_paintings(self.numbers.table()),
        }

    def _draft(self) -> Draft:
        return self.draft

    # In and out

    def open(self, file: Path | None = None) -> None:
        """As it was left, the first time with what was not saved before the program ended; or with this file."""
        self._fill_decks()
        if not self.draft.rounds:
            self.files.open_unsaved()
        self._show_all()
        if file is not None:
            self.files.open(file)

    def shut_down(self) -> None:
        """The window closes: what is in no file is kept for the next time."""
        self.files.keep_unsaved(self.draft)

    def show_playlist(self, playlist: Playlist) -> None:
        self.draft = Draft(playlist, is_saved=self.files.file is not None)
        self._model.show_draft(self.draft)
        self.ui.pin.clear()
        self._at = 0
        self._show_all()

    def save(self) -> bool:
        """To its file, or to one that is asked for."""
        saved = bool(self.draft.rounds) and self.files.save(self.draft)
        self._show_state()
        return saved

    def focus_first(self) -> None:
        (self.ui.rounds if self.draft.rounds else self.ui.emptyAdd).setFocus()

    # Steps

    def add(self) -> None:
        """Another round like the chosen one, or a first one."""
        made = self.draft.rounds[self._at] if self.draft.rounds and self._at >= 0 else Round()
        self._at = self.draft.add(made, self._at if self.draft.rounds else None)
        self._show_all()

    def undo(self) -> None:
        self.draft.undo()
        self._show_all()

    def redo(self) -> None:
        self.draft.redo()
        self._show_all()

    def _step(self, act: Callable[[int], int]) -> None:
        if 0 <= self._at < len(self.draft.rounds):
            self._at = act(self._at)
            self._show_all()

    def _changed(self, change: Callable[..., None], field: str, value: object) -> None:
        change(**{field: value})
        self._show_state()

    def _change_round(self, field: str, value: object) -> None:
        if not 0 <= self._at < len(self.draft.rounds):
            return
        self.draft.change(self._at, **{field: value})
        self._model.dataChanged.emit(self._model.index(self._at), self._model.index(self._at))
        show_what_applies(self.ui, self.draft.rounds[self._at])
        self._hang()
        self._show_state()

    def _type_pin(self, typed: str) -> None:
        kept = pin_to_keep(typed)
        if kept is not None:
            self._changed(self.draft.set_kiosk, "pin", kept)

    def _choose(self, at: int) -> None:
        if 0 <= at < len(self.draft.rounds) and at != self._at:
            self._at = at
            self._show_round()

    # What is shown

    def _show_all(self) -> None:
        self._at = min(max(self._at, 0), len(self.draft.rounds) - 1)
        self._model.refresh()
        self.ui.rounds.setCurrentIndex(self._model.index(self._at))
        self._whole.fill(value_of(self.draft.playlist))
        self._kiosk.fill(value_of(self.draft.playlist.kiosk))
        self.hours.show_week(self.draft.playlist.kiosk.hours)
        self._show_round()
        self._tell_counts()
        self._show_state()

    def _show_round(self) -> None:
        if 0 <= self._at < len(self.draft.rounds):
            self._round.fill(value_of(self.draft.rounds[self._at]))
            show_what_applies(self.ui, self.draft.rounds[self._at])
        self._hang()
        self._show_state()

    def _show_state(self) -> None:
        ui, draft = self.ui, self.draft
        ui.pages.setCurrentWidget(ui.editorPage if draft.rounds else ui.emptyPage)
        ui.summary.setText("\n".join(facts(self._context, draft.playlist)))
        found = problems(draft.playlist, self._context.library)
        ui.problem.setText(told_problems(self._context, found, len(draft.rounds)))
        ui.problem.setVisible(bool(found))
        self.brand.show_playlist(draft.playlist)
        ui.undo.setEnabled(draft.can_undo)
        ui.redo.setEnabled(draft.can_redo)
        ui.up.setEnabled(self._at > 0)
        ui.down.setEnabled(self._at < len(draft.rounds) - 1)
        for button in (ui.add, ui.duplicate):
            button.setEnabled(not draft.is_full)
        ui.save.setEnabled(bool(draft.rounds) and draft.is_changed)
        for button in (ui.start, ui.kiosk):
            button.setEnabled(len(found) < len(draft.rounds))
        is_set = bool(draft.playlist.kiosk.pin)
        ui.pin.setPlaceholderText(
            self.tr("Set – type to change it") if is_set else self.tr("None – four to eight digits")
        )

    def _hang(self) -> None:
        if not 0 <= self._at < len(self.draft.rounds):
            self.preview.hang_up(())
            return
        one = self.draft.rounds[self._at]
        for widget in (self.preview, self.ui.previewHeading):
            widget.setVisible(hangs_wall(one))
        self.preview.hang_up(previewed(self._context.library.deck(one.deck), one.paintings))

    def _fill_decks(self) -> None:
        box, library = self.ui.deck, self._context.library
        box.blockSignals(True)
        box.clear()
        for deck in library.decks:
            box.addItem(self._context.translate("decks", deck.title), deck.slug)
        for one in library.sets:
            box.addItem(one.title, one.deck_slug)
            box.addItem(self.tr("{set}, in its order").format(set=one.title), one.deck_slug + ORDERED)
        box.blockSignals(False)

    def _tell_counts(self) -> None:
        if self.ui.tabs.currentWidget() is not self.ui.countPage:
            return
        self.numbers.refresh()
        sums = self.numbers.sums()
        self.ui.export.setEnabled(bool(sums.days))
        self.ui.exportPaintings.setEnabled(bool(sums.paintings))
        self.numbers.setVisible(bool(sums.days))
        self.ui.counts.setText(counted(sums))

    # Starting

    def start(self) -> None:
        file = self.files.file
        if self.ui.start.isEnabled():
            self.start_wanted.emit(self.draft.playlist, file.stem if file is not None else "")

    def _start_kiosk(self) -> None:
        """A kiosk is a program of its own, and reads the file: what is not saved is saved first."""
        if (self.files.file is not None and not self.draft.is_changed) or self.save():
            self.kiosk_wanted.emit(self.files.file)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self.preview.set_theme(theme)
        self.numbers.set_look(theme, em)

    def help_topic(self) -> Topic:
        return Topic("", "exhibits")
