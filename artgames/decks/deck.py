"""A deck: cards of one pack or of several, to be dealt as far as their pictures are there."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path

import msgspec

from artgames.decks.catalogue import Pack, Painting
from artgames.decks.questions.answer_texts import facts_of, told
from artgames.decks.similarity import Likeness
from artgames.engine.facts import Facts
from artgames.engine.info import Need


class Deck:
    """Cards that can be played with. Rules receive ids and nothing else; screens look up the rest here."""

    def __init__(self, pack: Pack, pictures: Mapping[int, Path], load_likeness: Callable[[], Likeness]) -> None:
        """`pictures` says where each card's picture is; a card without one is no longer dealt, nor is a retired one.

        It stays known, since a match that was begun before goes on with it.
        """
        self.slug = pack.slug
        self.title = pack.title
        self.licence = pack.licence
        self.credit = pack.credit
        self._paintings = {card.id: card for card in pack.cards}
        self._pictures = dict(pictures)
        self._load_likeness = load_likeness
        dealt = (card for card, one in self._paintings.items() if card in self._pictures and not one.retired)
        self.ids: tuple[int, ...] = tuple(sorted(dealt))
        """What can be dealt: in the order of the numbers, or as a set was put in order."""
        self.in_order = False
        """Whether games deal the cards in that order, and not by chance."""

    @classmethod
    def joined(cls, slug: str, title: str, decks: Iterable["Deck"]) -> "Deck":
        """Several decks as one. Ids are never shared between packs, so nothing can collide."""
        parts = tuple(decks)
        cards = tuple(card for part in parts for card in part._paintings.values())
        pictures = {card: file for part in parts for card, file in part._pictures.items()}
        credit = _once_each(part.credit for part in parts)
        licence = _once_each(part.licence for part in parts)
        pack = Pack(slug=slug, title=title, licence=licence, credit=credit, cards=cards)
        return cls(pack, pictures, lambda: Likeness.joined(part.likeness for part in parts))

    def only(self, slug: str, title: str, cards: Collection[int]) -> "Deck":
        """This deck with only some of its cards, in this order."""
        kept = tuple(self._paintings[card] for card in cards if card in self._paintings)
        pack = Pack(slug=slug, title=title, licence=self.licence, credit=self.credit, cards=kept)
        pictures = {card.id: self._pictures[card.id] for card in kept if card.id in self._pictures}
        made = Deck(pack, pictures, lambda: self.likeness)
        dealt = set(made.ids)
        made.ids = tuple(card.id for card in kept if card.id in dealt)
        return made

    def for_young_players(self, slug: str) -> "Deck":
        """The same deck without what a class may want to leave out."""
        return self.only(slug, self.title, [card for card in self.ids if self._paintings[card].for_young_players])

    def dealt_in_order(self, slug: str) -> "Deck":
        """The same deck for games that deal it in its order."""
        made = self.only(slug, self.title, self.ids)
        made.in_order = True
        return made

    def renumbered(self, slug: str, title: str, by: int) -> "Deck":
        """The same pictures as cards of their own, with numbers so much higher."""
        cards = tuple(msgspec.structs.replace(one, id=one.id + by) for one in self._paintings.values())
        pack = Pack(slug=slug, title=title, licence=self.licence, credit=self.credit, cards=cards)
        pictures = {card + by: file for card, file in self._pictures.items()}
        return Deck(pack, pictures, lambda: self.likeness.renumbered(by))

    def corrected(self, correct: Callable[[Painting], Painting]) -> "Deck":
        """The same cards with labels as somebody corrected them; this very deck where none is different."""
        cards = {card: correct(painting) for card, painting in self._paintings.items()}
        if cards == self._paintings:
            return self
        pack = Pack(
            slug=self.slug, title=self.title, licence=self.licence, credit=self.credit, cards=tuple(cards.values())
        )
        return Deck(pack, self._pictures, lambda: self.likeness)

    def ids_for(self, needs: Iterable[Need]) -> tuple[int, ...]:
        """The cards that a game with these needs can use: a fact that is missing switches off no more than that."""
        wanted = tuple(needs)
        return tuple(card for card in self.ids if all(_has(self._paintings[card], need) for need in wanted))

    def knows(self, cards: Iterable[int]) -> bool:
        """Whether all of these are printed in this deck, with or without their pictures."""
        return all(card in self._paintings for card in cards)

    def shows(self, card: int) -> bool:
        """Whether there is a picture of this card, dealt or not: what a match that is over tells of can be shown."""
        return card in self._pictures

    def painting(self, card: int) -> Painting:
        return self._paintings[card]

    def year_of(self, card: int) -> int | None:
        """When a painting was completed: the last year of a range (SP-31)."""
        return self._paintings[card].completed

    def artist_of(self, card: int) -> str:
        """Empty where nobody knows, however a label says so."""
        return told(self.facts_of(card), "artist")

    def facts_of(self, card: int) -> Facts:
        """What the label says, for a game that asks about it."""
        return facts_of(self._paintings[card])

    def picture(self, card: int) -> Path:
        """Where the picture is. Raises KeyError for a card without one."""
        return self._pictures[card]

    @cached_property
    def likeness(self) -> Likeness:
        """Read when first asked for: only bots and difficult auctions need it."""
        return self._load_likeness()


def _once_each(texts: Iterable[str]) -> str:
    return " · ".join(dict.fromkeys(texts))


def _has(painting: Painting, need: Need) -> bool:
    if need == "dates":
        return painting.begun is not None and painting.completed is not None
    if need == "sitters":
        return bool(told(facts_of(painting), "sitter"))
    return painting.portrait if need == "portraits" else True
