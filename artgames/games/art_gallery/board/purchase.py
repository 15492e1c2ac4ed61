"""A purchase in the making: which piles somebody has pointed at, and which may still be (AG-14). No drawing here."""

from __future__ import annotations

from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.actions import Buy
from artgames.games.art_gallery.rules.records import TableView
from artgames.games.art_gallery.rules.shop import buy_choices


class Purchase:
    """Up to two piles that the card can pay for together."""

    def __init__(self, view: TableView) -> None:
        self._allowed: list[tuple[int, ...]] = [()]
        settling = view.settling
        if settling is not None and view.phase == "buy":
            card = settling.bids[settling.cursor].card or 0
            stock = tuple((top,) if top else () for top in view.pile_tops)
            actions = [choice.make() for choice in buy_choices(FACES, stock, card)]
            self._allowed = [action.piles for action in actions if isinstance(action, Buy)]
        self.piles: tuple[int, ...] = ()

    @property
    def price(self) -> int:
        return sum(FACES.prices[pile] for pile in self.piles)

    def may_press(self, pile: int) -> bool:
        """Whether it is chosen already, or can be had: together with what is chosen, or instead of it."""
        return any(pile in piles for piles in self._allowed)

    def press(self, pile: int) -> None:
        """Point at a pile, or no longer. What cannot be paid together gives way to what was pointed at last."""
        if pile in self.piles:
            self.piles = tuple(other for other in self.piles if other != pile)
            return
        wanted = tuple(sorted((*self.piles, pile)))
        self.piles = wanted if wanted in self._allowed else (pile,)

    def action(self) -> Buy:
        return Buy(self.piles)
