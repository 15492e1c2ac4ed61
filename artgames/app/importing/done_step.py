"""The last step: what was odd, what can be played with the new pack, and what to do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from artgames.app.context import AppContext
from artgames.app.forms.ui_import import Ui_ImportPage
from artgames.app.importing.report_delegate import OddityRow
from artgames.app.models.import_remarks import OdditiesModel
from artgames.app.page_base import Page
from artgames.app.setup.playable_games import playable
from artgames.scene.drawing.theme import Theme

if TYPE_CHECKING:
    from artgames.decks.importing.workbench import Shelved

_FEW = 40
"""More remarks than this are folded under their headings at first."""


class DoneStep(QObject):
    """Fills the part of the form that is about the finished pack."""

    def __init__(self, ui: Ui_ImportPage, context: AppContext, parent: Page) -> None:
        super().__init__(parent)
        self._ui, self._context = ui, context
        self.oddities = OdditiesModel(self)
        self._row = OddityRow(ui.report, context.pictures, context.theme(), 17.0)
        ui.report.setModel(self.oddities)
        ui.report.setItemDelegate(self._row)

    def show(self, added: Shelved) -> None:
        """The library knows the pack already."""
        ui, translate = self._ui, self._context.translate
        self.oddities.show_remarks(
            added.remarks, added.pack.ids, self._context.say, lambda text: translate("packs", text)
        )
        count = self.oddities.count()
        text = self.tr("Every picture that could be read is now a card. Please check these:")
        ui.oddText.setText(text if count else self.tr("No problems found."))
        ui.report.setVisible(count > 0)
        (ui.report.expandAll if count <= _FEW else ui.report.collapseAll)()
        ui.report.scrollToTop()
        self._tell_deck(added)

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
        ui.doneGames.setText("\n".join(line.text for line in games))
        ui.play.setEnabled(any(line.is_playable for line in games))
