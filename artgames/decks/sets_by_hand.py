"""Sets that somebody puts together painting by painting."""

from collections.abc import Iterable

import msgspec

from artgames.decks.filters import Filter
from artgames.decks.library import Library
from artgames.decks.sets import PaintingSet, SavedSets


class SetsByHand:
    """The saved sets, and what puts cards into them or takes them out. What changes is kept at once; raises OSError."""

    def __init__(self, library: Library, sets: SavedSets) -> None:
        self._library, self._sets = library, sets

    def all(self) -> tuple[PaintingSet, ...]:
        return self._sets.all()

    def cards(self, one: PaintingSet) -> tuple[int, ...]:
        """What is in the set now, in its order."""
        deck = self._library.deck(one.deck_slug)
        return deck.ids if deck is not None else one.filter.cards

    def begin(self, title: str, cards: Iterable[int]) -> PaintingSet:
        """A new set; under a title that there is already, the cards join that one."""
        there = self._sets.titled(title)
        if there is not None:
            return self.add(there, cards)
        chosen = tuple(dict.fromkeys(cards))
        return self._sets.save(title, self._library.slug_holding(chosen), Filter(cards=chosen), "hand")

    def add(self, one: PaintingSet, cards: Iterable[int]) -> PaintingSet:
        """These come last. A set that was kept as a rule lists its cards from now on."""
        return self._keep(one, tuple(dict.fromkeys((*self.cards(one), *cards))))

    def take_out(self, one: PaintingSet, cards: Iterable[int]) -> PaintingSet | None:
        """The set without these; None when nothing is left of it, and it is gone."""
        away = set(cards)
        left = tuple(card for card in self.cards(one) if card not in away)
        if left:
            return self._keep(one, left)
        self._sets.remove(one.slug)
        return None

    def put_back(self, one: PaintingSet) -> None:
        """As it was before."""
        self._sets.keep(one)

    def remove(self, one: PaintingSet) -> None:
        self._sets.remove(one.slug)

    def _keep(self, one: PaintingSet, cards: tuple[int, ...]) -> PaintingSet:
        deck = self._library.slug_holding(cards)
        made = msgspec.structs.replace(one, deck=deck, filter=Filter(cards=cards), order="hand", seed="")
        self._sets.keep(made)
        return made
