"""What the set-up page says of the table as it stands: how hard, how long, what is needed, and what is in the way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.context import AppContext
from artgames.app.forms.ui_setup import Ui_SetupPage
from artgames.app.setup.deck_picker import DeckChoice
from artgames.app.setup.preset_cards import PresetCards
from artgames.app.setup.setup_hints import hints, length
from artgames.engine.api import Refused
from artgames.engine.info import GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.store.seating import Table


class TableTexts:
    """Written into the labels of the form."""

    def __init__(self, ui: Ui_SetupPage, context: AppContext, decks: DeckChoice, presets: PresetCards) -> None:
        self._ui, self._context, self._decks, self._presets = ui, context, decks, presets

    def tell_preset(self, game: GameInfo, key: str) -> None:
        """`key`: of the house rules chosen; empty when they are somebody's own."""
        ui = self._ui
        self._presets.show_chosen(key)
        asks_how_hard = bool({"young", "family", "book"} & {preset.key for preset in game.presets[:2]})
        hard, way = QT_TRANSLATE_NOOP("SetupPage", "How hard?"), QT_TRANSLATE_NOOP("SetupPage", "Which way?")
        ui.presetsHeading.setText(_tr(hard if asks_how_hard else way))
        ui.presetsHeading.setVisible(bool(game.presets))
        told = {preset.key: self._context.translate(game.slug, preset.hint) for preset in game.presets if preset.hint}
        own = _tr(QT_TRANSLATE_NOOP("SetupPage", "Your own rules."))
        ui.presetHint.keep_room_for((*told.values(), own))
        ui.presetHint.setText(told.get(key, own))

    def tell_table(self, game: GameInfo, table: Table, *, phones_open: bool) -> None:
        ui = self._ui
        closed = QT_TRANSLATE_NOOP("SetupPage", "Everyone closes their eyes except one, who works on the open wall.")
        alone = QT_TRANSLATE_NOOP("SetupPage", "One player works alone at the laptop while everyone else looks away.")
        ui.theftHint.setText(_tr(closed if table.theft == "eyes_closed" else alone))
        ui.length.setText(length(table, self._decks.deck(), self._decks.usual()))
        room = self._context.settings.value.room_paintings
        ui.hints.setText("\n".join(hints(table, self._decks.deck(), room, phones_open)))
        problem = self._people_problem(game, table) or self._decks.problem(table)
        ui.start.setEnabled(not problem)
        ui.footText.setText(problem)
        ui.footText.setVisible(bool(problem))
        ui.deckNow.setText(ui.deckTitle.text() if "pictures" in game.needs else "")

    def _people_problem(self, game: GameInfo, table: Table) -> str:
        """Where bots cannot do everything, enough people have to sit down."""
        try:
            game.check_people(sum(player.kind == "person" for player in table.players), len(table.players))
        except Refused as refusal:
            return refusal.sentence.render((), self._context.translate)
        return ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("SetupPage", text)
