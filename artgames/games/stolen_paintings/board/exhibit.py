"""The open exhibit: the wall for everybody, and the same wall for the thief to steal from."""

from __future__ import annotations

from artgames.engine.choices import Action, Pick
from artgames.games.stolen_paintings.board.layout import plan_theft
from artgames.games.stolen_paintings.board.part import Part, translate
from artgames.games.stolen_paintings.rules.records import Ready, Steal, TableView
from artgames.scene.wall_part import WallContent, WallPart


class ExhibitPart(WallPart[TableView]):
    """The wall while the hourglass runs, for the detectives to remember."""

    def look(self) -> WallContent:
        view = self.view
        detectives = tuple(seat for seat in range(view.seats) if seat != view.thief)
        return WallContent(view.exhibit, detectives, view.ready, view.timer_seconds)

    def ready_action(self) -> Action:
        return Ready()


class TheftPart(Part[TableView]):
    """The thief's own wall: one to three paintings are taken down."""

    def build(self) -> None:
        self._taken: list[int] = []
        for card, cell in zip(self.view.exhibit, plan_theft(self.area, len(self.view.exhibit)), strict=True):
            item = self.hang(card, cell)
            item.set_interactive(True)
            item.set_choosable(True)
            item.activated.connect(lambda card=card: self._toggle(card))

    def _pick(self) -> Pick:
        field = self.board.choices[0].fields[0]
        assert isinstance(field, Pick)
        return field

    def _toggle(self, card: int) -> None:
        if card in self._taken:
            self._taken.remove(card)
        elif len(self._taken) == self._pick().max:
            self.board.refused.emit(translate("stolen_paintings", "Three is all you can carry. Hang one back first."))
            return
        else:
            self._taken.append(card)
        self._show_taken()

    def _show_taken(self) -> None:
        for item, hung in zip(self.paintings, self.view.exhibit, strict=True):
            item.set_marked(hung in self._taken)
        self.board.draft_changed.emit()

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Steal):
            self._taken = list(action.paintings)
            self._show_taken()

    def draft(self) -> Action | None:
        return Steal(tuple(self._taken)) if self._taken else None

    def answer_text(self) -> str:
        texts = (
            translate("stolen_paintings", "Steal"),
            translate("stolen_paintings", "Steal this painting"),
            translate("stolen_paintings", "Steal these two"),
            translate("stolen_paintings", "Steal these three"),
        )
        return texts[len(self._taken)]

    def hint(self) -> str:
        return translate("stolen_paintings", "Take one, two or three. What is easily confused is hard to spot.")
