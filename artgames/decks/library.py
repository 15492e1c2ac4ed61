"""All the decks of this machine."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from artgames import paths
from artgames.decks.catalogue import Painting
from artgames.decks.deck import Deck
from artgames.decks.deck_folder import PackSource, Source
from artgames.decks.label_corrections import LabelCorrections
from artgames.decks.met_package import find_pictures
from artgames.decks.originals.kept import Originals
from artgames.decks.originals.sources import MORE, HomagesSource, MoreSource
from artgames.decks.pack_replacement import recover
from artgames.decks.sets import PaintingSet, SavedSets
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

COLLECTION = "collection"
COLLECTION_TITLE = QT_TRANSLATE_NOOP("decks", "The Artgames collection")
HOUSE_PACKS = ("atelier", "met")
"""The packs that come with the program; together they are its collection. Packs of one's own are not in it: who adds
pictures does not want them in every game."""

JOIN = "+"
"""“met+holiday” is a deck of two packs; no slug contains this sign."""

YOUNG = "~young"
"""“collection~young” is a deck without what a class may want to leave out; no slug contains this sign either."""

ORDERED = "~ordered"
"""“set:winter~ordered” is a set that games deal in its order; this comes last, also after the other sign."""


def base_of(slug: str) -> str:
    """The deck itself, whatever is left out of it and however it is dealt."""
    return slug.removesuffix(ORDERED).removesuffix(YOUNG)


class Contents(NamedTuple):
    """What a look at all sources found."""

    packs: tuple[Deck, ...]
    notices: tuple[Sentence, ...]
    collection: Deck | None
    printed: tuple[Deck, ...]
    """The packs again, with their labels as they came."""


class Library:
    """The decks that can be played with. Nothing is read before it is asked for."""

    def __init__(
        self,
        sources: Iterable[Source],
        added: Callable[[], Iterable[Source]] = tuple,
        sets: SavedSets | None = None,
        originals: Originals | None = None,
        corrections: LabelCorrections | None = None,
    ) -> None:
        """`added` finds the packs that were added on this machine; it is asked again at every `refresh`."""
        self.originals, self.corrections = originals, corrections
        self._house = tuple(sources)
        self._find_added = added
        self._sets = sets
        self._contents: Contents | None = None

    @classmethod
    def open(cls, data: Path, cache: Path, *, with_originals: bool = True) -> "Library":
        """The library of the person whose folders these are (see artgames.paths)."""
        lists = paths.resources() / "decks"
        own = lists / "atelier"
        originals = Originals(data) if with_originals else None
        atelier = PackSource(own, own, cache, is_ours=True, originals=originals)
        met = PackSource(lists / "met", find_pictures(), cache, is_ours=True, originals=originals)
        house: list[Source] = [atelier, met]
        if originals is not None:
            homages = HomagesSource(PackSource(own, own, cache, is_ours=True), originals)
            house += [MoreSource(lists / MORE, originals), homages]

        def added() -> list[PackSource]:
            recover(data / "packs")
            folders = sorted(file.parent for file in (data / "packs").glob("*/pack.json"))
            return [PackSource(folder, folder, cache) for folder in folders]

        return cls(house, added, SavedSets(data / "sets.json"), originals, LabelCorrections(data / "labels.json"))

    @property
    def packs(self) -> tuple[Deck, ...]:
        """Every pack as a deck of its own."""
        return self._look().packs

    @property
    def decks(self) -> tuple[Deck, ...]:
        """What is offered to choose from, the best for somebody who does not choose first."""
        whole = self._look().collection
        return (whole, *self.packs) if whole is not None else self.packs

    @property
    def sets(self) -> tuple[PaintingSet, ...]:
        """The filters that somebody saved."""
        return self._sets.all() if self._sets is not None else ()

    @property
    def notices(self) -> tuple[Sentence, ...]:
        """What is missing or damaged, to be translated and shown once."""
        return self._look().notices

    @property
    def messages(self) -> tuple[str, ...]:
        """The notices as English sentences."""
        return tuple(notice.render(()) for notice in self.notices)

    def deck(self, slug: str) -> Deck | None:
        """The deck of a slug, of a saved set (“set:winter”) or of several packs (“met+holiday”); of each of these also
        what is for young players (“collection~young”), and of each of these in its order (“set:winter~ordered”)."""
        if slug.endswith(ORDERED):
            whole = self.deck(slug.removesuffix(ORDERED))
            return whole.dealt_in_order(slug) if whole is not None else None
        if slug.endswith(YOUNG):
            whole = self.deck(slug.removesuffix(YOUNG))
            return whole.for_young_players(slug) if whole is not None else None
        for deck in self.decks:
            if deck.slug == slug:
                return deck
        if JOIN in slug:
            parts = [pack for pack in self.packs if pack.slug in slug.split(JOIN)]
            return Deck.joined(slug, " + ".join(part.title for part in parts), parts) if parts else None
        chosen = next((one for one in self.sets if one.deck_slug == slug), None)
        return self._deck_of_set(chosen) if chosen is not None else None

    def first_choice(self, made_for: str = "") -> Deck | None:
        """For somebody who does not choose: the deck that a game is made for, if it is here, or else the best."""
        return (self.deck(made_for) if made_for else None) or next(iter(self.decks), None)

    def holding(self, cards: Iterable[int]) -> Deck | None:
        """A deck that knows all these cards, whatever was chosen when a match with them began."""
        wanted = tuple(cards)
        everything = (*self.decks, *([Deck.joined("all", "", self.packs)] if len(self.packs) > 1 else ()))
        return next((deck for deck in everything if deck.knows(wanted)), None)

    def as_printed(self, card: int) -> Painting:
        """A card as it came, whatever was corrected on its label since."""
        (pack,) = (pack for pack in self._look().printed if pack.knows([card]))
        return pack.painting(card)

    def slug_of(self, packs: Iterable[str]) -> str:
        """The deck that these packs make up, as tables and sets name it."""
        slugs = set(packs)
        if self._look().collection is not None and slugs == set(HOUSE_PACKS):
            return COLLECTION
        return JOIN.join(sorted(slugs))

    def slug_holding(self, cards: Iterable[int]) -> str:
        """The deck that a set of these cards is taken from."""
        homes = {pack.slug for card in cards for pack in self.packs if pack.knows([card])}
        if self._look().collection is not None and homes & set(HOUSE_PACKS):
            homes |= set(HOUSE_PACKS)  # another painting of the collection shall not make it another deck
        return self.slug_of(homes)

    def deck_for(self, slug: str, cards: Iterable[int]) -> Deck | None:
        """For a match that was begun before: the deck that was chosen, or if it has changed since, any that knows all
        these cards, or the best."""
        chosen, wanted = self.deck(slug), tuple(cards)
        if chosen is not None and chosen.knows(wanted):
            return chosen
        return self.holding(wanted) or self.first_choice()

    def refresh(self) -> None:
        """Look again, after a pack was added or taken away."""
        self._contents = None

    def verify(self) -> bool:
        """Read every picture once, off the UI thread; True if a damaged one was found and `decks` has changed."""
        before = self.notices
        for source in self._sources():
            source.verify()
        after = self._load()
        if after.notices == before:
            return False
        self._contents = after
        return True

    def _deck_of_set(self, chosen: PaintingSet) -> Deck | None:
        whole = self.deck(chosen.deck)
        if whole is None:
            return None
        cards = chosen.arranged(map(whole.painting, whole.ids))
        return whole.only(chosen.deck_slug, chosen.title, cards) if cards else None

    def _sources(self) -> tuple[Source, ...]:
        return (*self._house, *self._find_added())

    def _look(self) -> Contents:
        if self._contents is None:
            self._contents = self._load()
        return self._contents

    def _load(self) -> Contents:
        loaded = [source.load() for source in self._sources()]
        printed = tuple(deck for deck, _ in loaded if deck is not None)
        packs = tuple(deck.corrected(self.corrections.corrected) for deck in printed) if self.corrections else printed
        house = [pack for pack in packs if pack.slug in HOUSE_PACKS]
        whole = Deck.joined(COLLECTION, COLLECTION_TITLE, house) if len(house) > 1 else None
        return Contents(packs, tuple(notice for _, notices in loaded for notice in notices), whole, printed)
