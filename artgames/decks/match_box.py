"""What goes into the box of a match: its cards and, where a game asks for it, which of them look alike, when each was
painted and what their labels say."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, Protocol

from artgames.decks.similarity import Likeness
from artgames.engine.api import Options, OptionValue, Seat, Setup
from artgames.engine.facts import Element, Facts
from artgames.engine.info import GameInfo
from artgames.engine.rng import Rng

ALIKE_FROM = 0.7
"""From this likeness on two cards count as look-alikes: one pair in six of our own collection."""

MOST_ALIKE = 12
LARGEST_BOX = 240
"""Comparing all cards with each other takes half a second for so many; more than anybody sees in one match."""


class Supplies(Protocol):
    """Where a match gets what its game declares to need: a deck, or what stands for one."""

    @property
    def likeness(self) -> Likeness: ...

    @property
    def in_order(self) -> bool:
        """Whether the cards are dealt in the order in which they are given."""

    def year_of(self, card: int) -> int | None:
        """When a card was completed; None where nobody knows."""

    def artist_of(self, card: int) -> str:
        """Who painted a card; empty where nobody knows."""

    def facts_of(self, card: int) -> Facts:
        """What the label of a card says."""


class MatchBox(NamedTuple):
    """`alike` has a row for each card: the card, then those that look most like it, nearest first. `years` are those
    in which the cards were completed, `facts` their labels, in the order of the cards. Each is empty for a game that
    does not ask for it."""

    cards: tuple[int, ...]
    alike: tuple[tuple[int, ...], ...] = ()
    years: tuple[int, ...] = ()
    facts: tuple[Facts, ...] = ()
    in_order: bool = False

    def setup(
        self,
        seats: int,
        options: dict[str, OptionValue],
        seed: str,
        lesson: tuple[tuple[int, Element], ...] = (),
        *,
        audience: tuple[Seat, ...] = (),
        first: tuple[int, ...] = (),
    ) -> Setup:
        return Setup(
            seats, options, seed, self.cards, self.alike, self.years, self.facts, lesson, audience, first, self.in_order
        )


def fill_box(cards: tuple[int, ...], info: GameInfo, options: Options, seed: str, supplies: Supplies) -> MatchBox:
    """The box of a match with these cards and house rules, with all that the game needs."""
    if not supplies.in_order:
        cards = few_of_each(cards, info, seed, supplies.artist_of)
    if not info.asks_likeness(options):
        return labelled_box(cards_to_ask(cards, info, seed, supplies), info, supplies)
    cards = comparable(cards, seed, supplies)
    return labelled_box(cards, info, supplies)._replace(alike=look_alikes(cards, supplies.likeness))


def labelled_box(cards: tuple[int, ...], info: GameInfo, supplies: Supplies) -> MatchBox:
    """The same without any comparison, which takes a moment. A game that needs dates is only ever given cards that have
    one."""
    years = map(supplies.year_of, cards) if "dates" in info.needs else ()
    facts = map(supplies.facts_of, cards) if "facts" in info.needs else ()
    known = tuple(year for year in years if year is not None)
    return MatchBox(cards, years=known, facts=tuple(facts), in_order=supplies.in_order)


def cards_to_ask(cards: tuple[int, ...], info: GameInfo, seed: str, supplies: Supplies) -> tuple[int, ...]:
    """All cards, or by chance as many as a game can ask about at once: wrong answers come from among them."""
    return comparable(cards, seed, supplies) if "facts" in info.needs else cards


def comparable(cards: tuple[int, ...], seed: str, supplies: Supplies) -> tuple[int, ...]:
    """All cards, or by chance as many as can be compared with each other; the first ones of what has an order."""
    if len(cards) <= LARGEST_BOX or supplies.in_order:
        return cards[:LARGEST_BOX]
    drawn, _ = Rng.from_seed(f"{seed}/box").sample(cards, LARGEST_BOX)
    chosen = set(drawn)
    return tuple(card for card in cards if card in chosen)  # a set may have an order of its own


def few_of_each(cards: tuple[int, ...], info: GameInfo, seed: str, artist_of: Callable[[int], str]) -> tuple[int, ...]:
    """By chance no more of one artist than the game wants, but never fewer cards than it needs."""
    if not info.per_artist:
        return cards
    shuffled, _ = Rng.from_seed(f"{seed}/artists").shuffled(cards)
    kept: list[int] = []
    others: list[int] = []
    known: Counter[str] = Counter()
    for card in shuffled:
        artist = artist_of(card)
        known[artist] += 1
        (others if artist and known[artist] > info.per_artist else kept).append(card)
    return tuple(sorted(kept + others[: max(0, info.cards - len(kept))]))


def look_alikes(cards: tuple[int, ...], likeness: Likeness) -> tuple[tuple[int, ...], ...]:
    rows = []
    for card in cards:
        nearest = likeness.nearest(card, cards)[:MOST_ALIKE]
        rows.append((card, *(other for other, alike in nearest if alike >= ALIKE_FROM)))
    return tuple(rows)
