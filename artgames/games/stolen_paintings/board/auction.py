"""The auction: arranged by the thief, looked at by everybody, marked by each detective in secret."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from artgames.engine.choices import Action, Pick
from artgames.engine.words import filled, listed
from artgames.games.stolen_paintings.board.layout import plan_auction
from artgames.games.stolen_paintings.board.part import Part, translate
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, Hang, Mark, TableView
from artgames.scene.animations import fly, together
from artgames.scene.drawing.fonts import Role
from artgames.scene.hanging import fitted
from artgames.scene.tempo import Beat


class ArrangePart(Part[TableView]):
    """The thief puts the eight paintings in order; the stolen ones carry the thief's mark."""

    is_bare = True

    def build(self) -> None:
        self._cards = list(self.view.auction)
        self._held: int | None = None
        self._cells = plan_auction(self.area, self.px(Role.TOKEN))
        for token, (card, cell) in enumerate(zip(self._cards, self._cells, strict=True), 1):
            item = self.hang(card, cell)
            item.reserve(round(self.px(Role.TOKEN) * 0.5))
            item.set_token(token, self.px(Role.TOKEN), beside=True)
            if token in self.view.stolen:
                item.set_seats((self.style.marks[self.view.thief],))
            item.set_interactive(True)
            item.set_choosable(True)
            item.activated.connect(lambda card=card: self._choose(card))
        self._items = dict(zip(self._cards, self.paintings, strict=True))

    def _choose(self, card: int) -> None:
        """The first painting chosen is taken in hand, the second one changes places with it."""
        if self._held is None:
            self._held = card
            self._items[card].set_marked(True)
        else:
            held, self._held = self._held, None
            self._items[held].set_marked(False)
            if held != card:
                self._swap(held, card)
        self.board.draft_changed.emit()

    def _swap(self, one: int, other: int) -> None:
        cards = self._cards
        i, j = cards.index(one), cards.index(other)
        cards[i], cards[j] = cards[j], cards[i]
        moves = []
        for card, place in ((one, j), (other, i)):
            item = self._items[card]
            item.set_token(place + 1, self.px(Role.TOKEN), beside=True)
            moves.append(fly(item, self._cells[place], Beat.MOVE, self.style.tempo, self.style.ratio))
        self.board.run(together(moves))

    def let_go(self) -> bool:
        if self._held is None:
            return False
        self._choose(self._held)
        return True

    def number_key(self, number: int) -> None:
        if number in ALL_TOKENS:
            self._choose(self._cards[number - 1])

    def restore_draft(self, action: Action) -> None:
        if not isinstance(action, Hang):
            return
        self._cards = list(action.paintings)
        for place, card in enumerate(self._cards):
            self._items[card].set_cell(self._cells[place], self.style.ratio)
            self._items[card].set_token(place + 1, self.px(Role.TOKEN), beside=True)
        self.board.draft_changed.emit()

    def draft(self) -> Action | None:
        return Hang(tuple(self._cards))

    def partial_draft(self) -> Action | None:
        return self.draft() if tuple(self._cards) != tuple(self.view.auction) else None

    def aside(self) -> int | None:
        return self._held

    def take_up(self, aside: int) -> None:
        self._choose(aside)

    def answer_text(self) -> str:
        return translate("stolen_paintings", "Open the auction")

    def hint(self) -> str:
        if self._held is not None:
            return translate("stolen_paintings", "Now choose the painting to swap it with.")
        return translate("stolen_paintings", "Choose two paintings to swap them, or open the auction as it is.")


class AuctionPart(Part[TableView]):
    """Eight paintings with their tokens. In the room they are only looked at; behind the curtain they are marked."""

    is_bare = True
    has_lamps = True
    awaits_others = False
    """Whether a mark counts only when all detectives have confirmed it."""

    def build(self) -> None:
        self._marked: list[int] = list(self.view.my_marks or ())
        for token, (card, cell) in enumerate(zip(self.view.auction, self._plan(), strict=True), 1):
            item = self.hang(card, fitted(card, cell, self.style))
            item.set_token(token, self.px(Role.TOKEN), beside=True)
            item.set_interactive(True)
            item.set_choosable(self.is_private)
            item.activated.connect(lambda token=token: self.number_key(token))
        self._show_marks()

    def _plan(self) -> tuple[QRectF, ...]:
        return plan_auction(self.area, self.px(Role.TOKEN))

    @property
    def is_private(self) -> bool:
        return self.view.seat is not None and bool(self.board.choices)

    def number_key(self, number: int) -> None:
        if number not in ALL_TOKENS:
            return
        if not self.is_private:
            self.board.refused.emit(
                translate("stolen_paintings", "Marks are secret: make yours behind the curtain or on paper.")
            )
            return
        if number in self._marked:
            self._marked.remove(number)
        elif len(self._marked) == self._limit():
            self.board.refused.emit(
                filled(
                    translate("stolen_paintings", "{count:# mark|# marks} at most. Remove one first."),
                    count=self._limit(),
                )
            )
            return
        else:
            self._marked.append(number)
        self._show_marks()
        self.board.draft_changed.emit()

    def _limit(self) -> int:
        field = self.board.choices[0].fields[0]
        assert isinstance(field, Pick)
        return field.max

    def _show_marks(self) -> None:
        for token, item in enumerate(self.paintings, 1):
            item.set_marked(token in self._marked, tentative=self.awaits_others)

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Mark):
            self._marked = list(action.tokens)
            self._show_marks()
            self.board.draft_changed.emit()

    def draft(self) -> Action | None:
        return Mark(tuple(sorted(self._marked))) if self.is_private else None

    def partial_draft(self) -> Action | None:
        return self.draft() if self._marked else None

    def answer_text(self) -> str:
        if not self._marked:
            return translate("stolen_paintings", "I recognise none of them")
        return translate("stolen_paintings", "Lock in {tokens}").format(
            tokens=listed([self.mark_text(token) for token in sorted(self._marked)], translate)
        )

    def mark_text(self, token: int) -> str:
        """A mark on the button that locks in."""
        return str(token)

    def hint(self) -> str:
        return (
            translate("stolen_paintings", "Mark every painting that hung in the exhibit. A wrong mark costs a point.")
            if self.is_private
            else ""
        )
