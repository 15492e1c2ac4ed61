"""The paintings that are looked at now: what is wanted of the collection, in the order that was asked for."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from artgames.app.catalogue.filter_query import Facet, FilterQuery, Hall, Value
from artgames.app.catalogue.sort_order import Order, ordered
from artgames.decks import Deck, Filter, Library, Painting, PaintingSet
from artgames.decks.favourites import Favourites
from artgames.decks.library import COLLECTION, HOUSE_PACKS, JOIN
from artgames.scene.pictures.card_files import card_of, shown_file
from artgames.scene.pictures.decoding import PictureFile


class Selection(QObject):
    """Wall, list, time line and viewer show this and nothing else.

    Signals:
        changed(): other paintings, or the same in another order.
        liked(int): this card is a favourite now, or is no longer.
        not_kept(str): the file of favourites could not be written; its name.
    """

    changed = Signal()
    liked = Signal(int)
    not_kept = Signal(str)

    def __init__(self, library: Library, data: Path, parent: QObject | None = None) -> None:
        """`data` is the folder in which favourites are kept."""
        super().__init__(parent)
        self._library = library
        self._file = data / "favourites.json"
        self._favourites = Favourites(self._file)
        self._packs: dict[str, Deck] = {}
        self._hall = Hall((), {}, ())
        self.wanted, self.order = FilterQuery(), Order()
        self.paintings: list[Painting] = []
        self.version = 0
        """Another number for every other list of paintings."""

        self._rows: dict[int, int] = {}

    def reload(self) -> None:
        """Look at the library: packs may have come or gone."""
        packs = {pack.slug: pack for pack in self._library.packs}
        if packs == self._packs and self.paintings:
            return
        self._packs = packs
        cards = {card: pack for pack in packs.values() for card in pack.ids}
        paintings = tuple([cards[card].painting(card) for card in sorted(cards)])
        self._hall = Hall(paintings, {card: pack.slug for card, pack in cards.items()}, self._favourites.all())
        still = tuple(slug for slug in self.wanted.packs if slug in packs)
        self.wanted = msgspec.structs.replace(self.wanted, packs=still)
        self._choose()

    # What is wanted

    def want(self, wanted: FilterQuery) -> None:
        if wanted != self.wanted:
            self.wanted = wanted
            self._choose()

    def toggle(self, facet: Facet, value: Value) -> None:
        self.want(self.wanted.toggled(facet, value))

    def search(self, words: str) -> None:
        self.want(self.wanted.with_words(words))

    def order_by(self, order: Order) -> None:
        if order != self.order:
            self.order = order
            self._choose()

    def use(self, chosen: PaintingSet) -> None:
        """Show a set that was saved."""
        known = tuple(self._packs)
        packs = HOUSE_PACKS if chosen.deck == COLLECTION else tuple(chosen.deck.split(JOIN))
        packs = tuple(slug for slug in packs if slug in known)
        self.want(FilterQuery(filter=chosen.filter, packs=() if len(packs) == len(known) else packs))

    # What is there

    @property
    def total(self) -> int:
        """How many paintings there are in all."""
        return len(self._hall.paintings)

    @property
    def packs(self) -> dict[str, Deck]:
        return self._packs

    def counts_of(self, wanted: FilterQuery) -> dict[Facet, dict[Value, int]]:
        """How many paintings each tick would show beside what is wanted otherwise."""
        return self._hall.counts(wanted)

    def row_of(self, card: int) -> int | None:
        """Where a card hangs in the present order; None if it is not among the paintings shown."""
        return self._rows.get(card)

    def pack_of(self, card: int) -> Deck:
        return self._packs[self._hall.packs[card]]

    def picture_of(self, card_id: str) -> PictureFile:
        """Where the picture of a card is. Raises LookupError."""
        return shown_file(self.pack_of(card_of(card_id)), card_id)

    # Favourites

    def is_favourite(self, card: int) -> bool:
        return card in self._favourites.all()

    def toggle_favourite(self, card: int) -> None:
        try:
            self._favourites.put(card, not self.is_favourite(card))
        except OSError:
            self.not_kept.emit(str(self._file))
        self._hall = self._hall._replace(favourites=self._favourites.all())
        self.liked.emit(card)
        if self.wanted.favourites:
            self._choose()

    # Sets

    def deck_slug(self) -> str:
        """The deck that the packs looked at make up, as tables and sets name it."""
        return self._library.slug_of(self.wanted.packs or tuple(self._packs))

    def filter_to_keep(self) -> Filter:
        """The filter of a set: favourites of today are picked by hand, for a set shall not change with a heart."""
        if not self.wanted.favourites:
            return self.wanted.filter
        return msgspec.structs.replace(self.wanted.filter, cards=tuple(painting.id for painting in self.paintings))

    def _choose(self) -> None:
        self.paintings = ordered(self._hall.chosen(self.wanted), self.order)
        self._rows = {painting.id: row for row, painting in enumerate(self.paintings)}
        self.version += 1
        self.changed.emit()
