"""How hands are held, on the set-up page: the buttons and the house rule about it, which always say the same."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from artgames.app.forms.ui_setup import Ui_SetupPage
from artgames.app.models.options import OptionsModel
from artgames.engine.info import OPEN_HANDS, GameInfo
from artgames.store.seating import Hands


class HandsChoice(QObject):
    """Three buttons of the form: behind the curtain, facing, open. Hidden for a game without hands, or with only one
    way to hold them; a game whose secrets are no cards cannot lay them open.

    Signals:
        changed(): somebody has pressed another one.
    """

    changed = Signal()

    def __init__(self, ui: Ui_SetupPage, options: OptionsModel, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._options = ui, options
        for button in (ui.handsCurtain, ui.handsFacing, ui.handsOpen):
            button.clicked.connect(self._hold)

    def show(self, game: GameInfo, hands: Hands) -> None:
        ui, can_be_open = self._ui, may_be_open(game)
        ui.hands.setVisible("hands" in game.needs and (can_be_open or game.facing))
        ui.handsOpen.setVisible(can_be_open)
        ui.handsFacing.setVisible(game.facing)
        ui.handsLabel.setText(self.tr("Cards in hand") if can_be_open else self.tr("Secrets"))
        (ui.handsFacing if hands == "facing" and game.facing else ui.handsCurtain).setChecked(True)

    def value(self) -> Hands:
        if self._ui.handsFacing.isChecked():
            return "facing"
        return "open" if self._ui.handsOpen.isChecked() else "curtain"

    def tell(self, game: GameInfo, people: int) -> None:
        """Rules or seats may be different now."""
        if "hands" not in game.needs:
            return
        ui = self._ui
        are_open = bool(self._options.values().get(OPEN_HANDS, False))
        if are_open != ui.handsOpen.isChecked():
            (ui.handsOpen if are_open else ui.handsCurtain).setChecked(True)
        ui.handsFacing.setEnabled(people == 2)
        if people != 2 and ui.handsFacing.isChecked():
            ui.handsCurtain.setChecked(True)
        ui.handsHint.setText(self._hands_hint(people) if may_be_open(game) else self._secrets_hint(people))

    def _hold(self) -> None:
        if OPEN_HANDS in self._options.values():
            self._options.put(OPEN_HANDS, self._ui.handsOpen.isChecked())
        self.changed.emit()

    def _secrets_hint(self, people: int) -> str:
        """Where secrets are no cards, and can never lie open."""
        if self._ui.handsFacing.isChecked():
            return self.tr("Hold a secret to peek at it; the other player looks away.")
        if people == 1:
            return self.tr("You’re playing alone with bots, so your secrets stay in view.")
        return self.tr("Pass the laptop to whoever needs to see a secret.")

    def _hands_hint(self, people: int) -> str:
        if self._ui.handsOpen.isChecked():
            return self.tr("Everyone sees all cards and plays on the shared screen.")
        if self._ui.handsFacing.isChecked():
            return self.tr("Two players face each other, each with a hand along their own edge of the screen.")
        if people == 1:
            return self.tr("You’re playing alone with bots, so your hand stays in view.")
        return self.tr("Pass the laptop to whoever plays a card.")


def may_be_open(game: GameInfo) -> bool:
    return any(option.key == OPEN_HANDS for option in game.options)
