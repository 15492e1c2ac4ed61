"""The last step: what was odd, what can be played with the new pack, and what to do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from artgames.app.context import AppContext
from artgames.app.forms.ui_import import Ui_ImportPage
from artgames.app.importing.report_delegate import OddityRow
from artgames.app.models.import_remarks import OdditiesModel
from artgames.app.page_base import Page
from artgames.app.setup.playable_games import playable
from artgames.decks.importing.remarks import Oddity, Remark
from artgames.decks.label_corrections import Facts, LabelCorrections
from artgames.scene.drawing.theme import Theme
from artgames.store.errors import from_os

if TYPE_CHECKING:
    from artgames.decks.importing.workbench import Shelved

_FEW = 40
"""More remarks than this are folded under their headings at first."""


_UNJOINED = (Oddity.NO_ROW, Oddity.NO_PICTURE)
"""Pictures and rows that may belong together."""


class DoneStep(QObject):
    """Fills the part of the form that is about the finished pack.

    Signals:
        changed(): a label of the pack reads otherwise.
        undoable(str, Callable[[], object]): this was done, and how to undo it.
        told(str): this could not be done.
    """

    changed = Signal()
    undoable = Signal(str, object)
    told = Signal(str)

    def __init__(self, ui: Ui_ImportPage, context: AppContext, parent: Page) -> None:
        super().__init__(parent)
        self._ui, self._context = ui, context
        self._added: Shelved | None = None
        self._joined: dict[int, Remark] = {}  # by card: the row that somebody took to it
        self.oddities = OdditiesModel(self)
        self.oddities.joined.connect(self._join)
        self._row = OddityRow(ui.report, context.pictures, context.theme(), 17.0)
        ui.report.setModel(self.oddities)
        ui.report.setItemDelegate(self._row)

    def show(self, added: Shelved) -> None:
        """The library knows the pack already."""
        ui, self._added = self._ui, added
        self._joined.clear()
        self._list()
        (ui.report.expandAll if self.oddities.count() <= _FEW else ui.report.collapseAll)()
        for kind, heading in self.oddities.groups().items():
            if kind in _UNJOINED and self._has_rows():
                ui.report.expand(heading)
        ui.report.scrollToTop()
        self._tell_deck(added)

    def _list(self) -> None:
        """What is still odd."""
        ui, translate, added = self._ui, self._context.translate, self._added
        assert added is not None
        open_ones = [one for one in added.remarks if not self._is_settled(one)]
        self.oddities.show_remarks(open_ones, added.pack.ids, self._context.say, lambda text: translate("packs", text))
        text = self.tr("Every picture that could be read is now a card. Please check these:")
        if self._has_rows():
            hint = self.tr("Drag a row without a picture onto its picture, or copy it and paste it there.")
            text = f"{hint} {text}"
        ui.oddText.setText(text if open_ones else self.tr("No problems found."))
        ui.report.setVisible(bool(open_ones))

    def _has_rows(self) -> bool:
        assert self._added is not None
        return any(one.label and not self._is_settled(one) for one in self._added.remarks)

    def _is_settled(self, remark: Remark) -> bool:
        """Whether a row that was taken to a picture leaves nothing of this."""
        assert self._added is not None
        rows = [row for card in remark.cards if (row := self._joined.get(self._added.pack.ids[card])) is not None]
        if remark.kind in (Oddity.NO_DATE, Oddity.ODD_DATE):
            return any("begun" in row.label for row in rows)
        if remark.kind is Oddity.NO_ROW:
            return bool(rows)
        return any(remark is one for one in self._joined.values())

    def _join(self, row: Remark, card: int) -> None:
        """The label of this card says what the row says, until that is undone."""
        before, other = dict(self._corrections.of(card)), self._joined.get(card)
        if self._keep(card, row.label, row):
            title = str(row.label.get("title", ""))
            text = self.tr("The picture is called “{title}” now.").format(title=title)
            self.undoable.emit(text, lambda: self._keep(card, before, other))

    def _keep(self, card: int, label: Facts, row: Remark | None) -> bool:
        try:
            self._corrections.put(card, label)
        except OSError as problem:
            self.told.emit(self._context.say(from_os(problem, self._context.data).sentence))
            return False
        self._joined = {one: of for one, of in self._joined.items() if one != card} | ({card: row} if row else {})
        open_kinds = [kind for kind, at in self.oddities.groups().items() if self._ui.report.isExpanded(at)]
        self._list()
        for kind, at in self.oddities.groups().items():
            self._ui.report.setExpanded(at, kind in open_kinds)
        self._context.library.refresh()
        self.changed.emit()
        assert self._added is not None
        self._tell_deck(self._added)
        return True

    @property
    def _corrections(self) -> LabelCorrections:
        kept = self._context.library.corrections
        assert kept is not None
        return kept

    def set_look(self, theme: Theme, em: float) -> None:
        self._row.set_look(theme, em)
        self._ui.report.setIndentation(round(1.2 * em))
        self._ui.report.scheduleDelayedItemsLayout()

    def _tell_deck(self, added: Shelved) -> None:
        ui, deck = self._ui, self._context.library.deck(added.pack.slug)
        ui.doneHeading.setText(f"“{added.pack.title}”")
        dated, portraits = (len(deck.ids_for((need,))) if deck else 0 for need in ("dates", "portraits"))
        text = self.tr("Cards: {cards} · with a date: {dated} · portraits: {portraits}")
        ui.doneFacts.setText(text.format(cards=added.pack.cards, dated=dated, portraits=portraits))
        games = playable(deck, self._context.translate) if deck is not None else []
        titles = ", ".join(line.title for line in games if line.is_playable)
        told = [self.tr("You can play with it: {games}.").format(games=titles)] if titles else []
        ui.doneGames.setText("\n".join([*told, *(line.missing for line in games if line.missing)]))
        ui.play.setEnabled(any(line.is_playable for line in games))
