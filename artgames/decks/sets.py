"""Sets: a filter that somebody saved under a name, and an order, to play with or to teach with again."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from artgames.decks.catalogue import Painting
from artgames.decks.filters import Filter, plain
from artgames.engine.rng import Rng
from artgames.engine.words import one_line
from artgames.safe_files import own_folder, write_whole

LONGEST_TITLE = 80
PREFIX = "set:"
"""What the slug of a set's deck begins with; no pack is called that."""


Order: TypeAlias = Literal["number", "year", "artist", "hand", "shuffled"]
"""`hand`: as the filter lists its cards. `shuffled`: always the same way, by a seed."""


class PaintingSet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Cards of a deck by a rule that is asked anew each time, so that a set grows with the collection. A set that lists
    its cards is those cards, and nothing else."""

    slug: str
    title: str
    deck: str  # slug of the deck it is taken from
    filter: Filter
    order: Order = "number"
    seed: str = ""

    @property
    def deck_slug(self) -> str:
        return PREFIX + self.slug

    def arranged(self, paintings: Iterable[Painting]) -> tuple[int, ...]:
        """The cards of these that belong to the set, in its order."""
        mine = [painting for painting in paintings if self.filter.takes(painting)]
        if self.order == "hand":
            places = {card: place for place, card in enumerate(self.filter.cards)}
            return tuple(sorted((one.id for one in mine), key=lambda card: places.get(card, len(places) + card)))
        if self.order == "shuffled":
            return Rng.from_seed(f"set/{self.seed}").shuffled(sorted(one.id for one in mine))[0]
        return tuple(one.id for one in sorted(mine, key=_by_artist if self.order == "artist" else self._by_year))

    def _by_year(self, painting: Painting) -> tuple[int, int]:
        """What has no date stands at the end; without an order of its own a set is in that of the numbers."""
        year = painting.completed if painting.completed is not None else 10_000
        return (year if self.order == "year" else 0, painting.id)


class SavedSets:
    """The sets of a person, in one readable file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def all(self) -> tuple[PaintingSet, ...]:
        """In the order of their titles; none if the file cannot be read."""
        with suppress(OSError, msgspec.MsgspecError):
            found = msgspec.json.decode(self._file.read_bytes(), type=tuple[PaintingSet, ...])
            shown = (msgspec.structs.replace(one, title=one_line(one.title, LONGEST_TITLE)) for one in found)
            return tuple(sorted(shown, key=lambda one: one.title.casefold()))
        return ()

    def save(self, title: str, deck: str, wanted: Filter, order: Order = "number") -> PaintingSet:
        """Keep a filter under a title; one that was kept under the same title before is replaced. Raises OSError."""
        before = self.titled(title)
        slug = before.slug if before is not None else self._new_slug(title)
        made = PaintingSet(slug=slug, title=title.strip(), deck=deck, filter=wanted, order=order)
        self.keep(made)
        return made

    def keep(self, one: PaintingSet) -> None:
        """Write a set down as it is, in place of the one with its slug: to bring it back. Raises OSError."""
        self._write((*(other for other in self.all() if other.slug != one.slug), one))

    def rename(self, slug: str, title: str) -> None:
        """Another title; tables that were set up with the set still find it. Raises OSError."""
        for one in self.all():
            if one.slug == slug:
                self.keep(msgspec.structs.replace(one, title=title.strip()))

    def titled(self, title: str) -> PaintingSet | None:
        """The set of this title, however it is typed."""
        return next((one for one in self.all() if plain(one.title) == plain(title)), None)

    def remove(self, slug: str) -> None:
        """Forget a set; nothing happens to its paintings. Raises OSError."""
        self._write(tuple(one for one in self.all() if one.slug != slug))

    def _new_slug(self, title: str) -> str:
        """One that no other set has, also when that was renamed since."""
        taken = {one.slug for one in self.all()}
        slug = first = plain(title).replace(" ", "-") or "set"
        number = 1
        while slug in taken:
            number += 1
            slug = f"{first}-{number}"
        return slug

    def _write(self, sets: tuple[PaintingSet, ...]) -> None:
        own_folder(self._file.parent)
        write_whole(self._file, msgspec.json.format(msgspec.json.encode(sets), indent=1) + b"\n")


def _by_artist(painting: Painting) -> tuple[bool, list[str], int, int]:
    """By the last word of the name; one artist's paintings in the order of time, and nobody's at the end."""
    words = plain(painting.artist).split()
    return (not words, [*words[-1:], *words[:-1]], painting.completed or 0, painting.id)
