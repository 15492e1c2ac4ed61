"""What somebody wants to see of the collection: what is ticked, and how many paintings each tick is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

import msgspec

from artgames.decks import Filter, Painting

Value: TypeAlias = str | int | bool
"""A fact's text, the first year of a century, the slug of a pack, or True for a simple tick."""

_replace = msgspec.structs.replace


class Facet(Enum):
    """The kinds of facts that one can tick, in the order in which they are listed."""

    FAVOURITES = "favourites"
    PORTRAITS = "portraits"
    YOUNG = "young"
    PACK = "packs"
    CENTURY = "century"
    SCHOOL = "schools"
    SUBJECT = "subjects"
    COUNTRY = "nationalities"
    MUSEUM = "museums"


TEXT_FACETS = {
    Facet.SCHOOL: "school",
    Facet.SUBJECT: "subject",
    Facet.COUNTRY: "nationality",
    Facet.MUSEUM: "museum",
}
"""Those that are a text on the label, and where it stands there."""

YES_OR_NO: dict[Facet, Callable[[Painting], bool]] = {
    Facet.PORTRAITS: lambda painting: painting.portrait,
    Facet.YOUNG: lambda painting: painting.for_young_players,
}
"""Those that are ticked or not, and hold for a painting or do not."""


class FilterQuery(msgspec.Struct, frozen=True):
    """A filter, and what only this machine knows: in which packs to look, and whether to show favourites alone."""

    filter: Filter = Filter()
    packs: tuple[str, ...] = ()  # none: all of them
    favourites: bool = False

    @property
    def is_everything(self) -> bool:
        return self == FilterQuery()

    def chosen(self, facet: Facet) -> tuple[Value, ...]:
        """What is ticked of a facet."""
        if facet in TEXT_FACETS:
            return tuple(getattr(self.filter, facet.value))
        if facet is Facet.CENTURY:
            return self._centuries()
        if facet is Facet.PACK:
            return self.packs
        ticked = self.favourites if facet is Facet.FAVOURITES else getattr(self.filter, facet.value)
        return (True,) if ticked else ()

    def toggled(self, facet: Facet, value: Value) -> FilterQuery:
        """With a tick set, or taken away where it was set."""
        if facet is Facet.CENTURY:
            return self._with_century(int(value))
        if facet is Facet.FAVOURITES:
            return _replace(self, favourites=not self.favourites)
        if facet in YES_OR_NO:
            return self._with_filter(**{facet.value: not getattr(self.filter, facet.value)})
        before: tuple[Any, ...] = self.chosen(facet)
        after = tuple(one for one in before if one != value) if value in before else (*before, value)
        return _replace(self, packs=after) if facet is Facet.PACK else self._with_filter(**{facet.value: after})

    def with_words(self, words: str) -> FilterQuery:
        return self._with_filter(words=words)

    def without_cards(self) -> FilterQuery:
        """No longer only those that were picked by hand."""
        return self._with_filter(cards=())

    def _with_filter(self, **changes: Any) -> FilterQuery:
        return _replace(self, filter=_replace(self.filter, **changes))

    def _centuries(self) -> tuple[int, ...]:
        first, last = self.filter.not_before, self.filter.not_after
        return () if first is None or last is None else tuple(range(century_of(first), last + 1, 100))

    def _with_century(self, start: int) -> FilterQuery:
        """A filter knows one span of years: ticks stay side by side, and one taken out of the middle ends the span."""
        ticked = self._centuries()
        if not ticked:
            span = (start, start)
        elif start not in ticked:
            span = (min(start, ticked[0]), max(start, ticked[-1]))
        elif ticked == (start,):
            return self._with_filter(not_before=None, not_after=None)
        elif start == ticked[0]:
            span = (start + 100, ticked[-1])
        else:
            span = (ticked[0], start - 100)
        return self._with_filter(not_before=span[0], not_after=span[1] + 99)


def century_of(year: int) -> int:
    """The first year of the hundred that a year belongs to: 1500 for 1503."""
    return year // 100 * 100


class Hall(NamedTuple):
    """Everything there is to choose from, by number."""

    paintings: tuple[Painting, ...]
    packs: dict[int, str]  # card → slug of its pack
    favourites: Collection[int]

    def chosen(self, wanted: FilterQuery) -> list[Painting]:
        """The paintings that are wanted."""
        if wanted.is_everything:
            return list(self.paintings)
        tests = tuple(self._tests(wanted).values())
        return [painting for painting in self.paintings if all(test(painting) for test in tests)]

    def counts(self, wanted: FilterQuery) -> dict[Facet, dict[Value, int]]:
        """For every tick there could be, how many paintings it would show beside all that is ticked of other facets."""
        tests = self._tests(wanted)
        found: dict[Facet, Counter[Value]] = {facet: Counter() for facet in Facet}
        for painting in self.paintings:
            failing = {facet for facet, test in tests.items() if not test(painting)}
            for facet in Facet:
                if failing <= {facet}:
                    found[facet].update(self.values_of(painting, facet))
        return {facet: dict(counter) for facet, counter in found.items()}

    def values_of(self, painting: Painting, facet: Facet) -> Iterable[Value]:
        """The ticks of a facet that this painting is shown by."""
        if facet in TEXT_FACETS:
            text = getattr(painting, TEXT_FACETS[facet])
            return (text,) if text else ()
        if facet is Facet.CENTURY:
            if painting.begun is None or painting.completed is None:
                return ()
            return range(century_of(painting.begun), painting.completed + 1, 100)
        if facet is Facet.PACK:
            return (self.packs[painting.id],)
        holds = painting.id in self.favourites if facet is Facet.FAVOURITES else YES_OR_NO[facet](painting)
        return (True,) if holds else ()

    def _tests(self, wanted: FilterQuery) -> dict[Facet | None, Callable[[Painting], bool]]:
        """One for each facet that is ticked, and one for everything else that a filter asks."""
        tests: dict[Facet | None, Callable[[Painting], bool]] = {}
        asked = wanted.filter
        rest: dict[str, Any] = {}
        for facet in TEXT_FACETS:
            if values := getattr(asked, facet.value):
                tests[facet] = Filter(**{facet.value: values}).takes
                rest[facet.value] = ()
        for facet, holds in YES_OR_NO.items():
            if getattr(asked, facet.value):
                tests[facet] = holds
                rest[facet.value] = False
        if asked.not_before is not None or asked.not_after is not None:
            tests[Facet.CENTURY] = Filter(not_before=asked.not_before, not_after=asked.not_after).takes
        if wanted.packs:
            tests[Facet.PACK] = lambda painting: self.packs[painting.id] in wanted.packs
        if wanted.favourites:
            tests[Facet.FAVOURITES] = lambda painting: painting.id in self.favourites
        others = _replace(asked, **rest, not_before=None, not_after=None)
        if others != Filter():
            tests[None] = others.takes
        return tests
