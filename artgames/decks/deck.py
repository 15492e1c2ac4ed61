"""A deck: the cards of one pack, to be dealt as far as their pictures are there."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path

from artgames.decks.catalogue import Pack, Painting
from artgames.decks.likeness import Likeness


class Deck:
    """Cards that can be played with. Rules receive `ids` and nothing else; screens look up the rest here."""

    def __init__(self, pack: Pack, pictures: Mapping[int, Path], load_likeness: Callable[[], Likeness]) -> None:
        """`pictures` says where each card's picture is; a card without one is no longer dealt.

        It stays known, since a match that was begun before its picture was lost goes on with it.
        """
        self.slug = pack.slug
        self.title = pack.title
        self.licence = pack.licence
        self.credit = pack.credit
        self._paintings = {card.id: card for card in pack.cards}
        self._pictures = dict(pictures)
        self._load_likeness = load_likeness
        self.ids: tuple[int, ...] = tuple(sorted(card for card in self._paintings if card in self._pictures))

    def knows(self, cards: Iterable[int]) -> bool:
        """Whether all of these are printed in this deck, with or without their pictures."""
        return all(card in self._paintings for card in cards)

    def painting(self, card: int) -> Painting:
        return self._paintings[card]

    def picture(self, card: int) -> Path:
        """Where the picture is. Raises KeyError for a card without one."""
        return self._pictures[card]

    @cached_property
    def likeness(self) -> Likeness:
        """Read when first asked for: only bots need it."""
        return self._load_likeness()
