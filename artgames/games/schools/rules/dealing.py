"""Which walls there are, and which paintings: every one of them belongs to exactly one wall, beyond doubt."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from artgames.decks.questions import Asker, asker_for
from artgames.engine.api import Setup, refuse
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.schools.rules.records import By, Sorted

FEWEST_ON_A_WALL = 2
FEWEST_WALLS = 2
FEWEST_CARDS = 6
SPARE = 2
"""So many more than its share may hang on a wall: whoever counts must not know."""

_CANNOT = {
    "school": QT_TRANSLATE_NOOP("schools", "Too few of these labels name a school of art. Sort by something else."),
    "country": QT_TRANSLATE_NOOP(
        "schools", "Too few of these labels name the artist’s country. Sort by something else."
    ),
    "century": QT_TRANSLATE_NOOP("schools", "Too few of these labels give a date. Sort by something else."),
}

T = TypeVar("T")


class Mix(Protocol):
    """Puts things in the order in which they are tried."""

    def __call__(self, things: Sequence[T], rng: Rng) -> tuple[tuple[T, ...], Rng]: ...


Walls = dict[str, tuple[int, ...]]
"""What hangs together, by what it has in common."""


def deal(setup: Setup, by: By, groups: int, size: int) -> tuple[tuple[str, ...], tuple[Sorted, ...], Rng]:
    """The names of the walls, and the paintings in any order. Raises Refused where the deck has too little."""
    asker, rng = asker_for(setup.deck, setup.facts), Rng.from_seed(setup.seed)
    mix = _keep if setup.in_order else _shuffle
    names, rng = mix(asker.answers(by), rng)
    walls = _choose_walls(asker, by, names, groups, size // groups - 1)
    if len(walls) < groups:
        names, rng = mix(asker.answers(by), rng)
        walls = _choose_walls(asker, by, names, groups, FEWEST_ON_A_WALL)
    if len(walls) < FEWEST_WALLS or sum(map(len, walls.values())) < FEWEST_CARDS:
        raise refuse("option", _CANNOT[by], "schools")
    names = tuple(sorted(walls))
    taken, rng = _choose_cards(walls, names, size, rng, mix)
    if setup.in_order:
        return names, tuple(sorted(taken, key=lambda one: setup.deck.index(one.card))), rng
    shuffled, rng = rng.shuffled(taken)
    return names, shuffled, rng


def _shuffle(things: Sequence[T], rng: Rng) -> tuple[tuple[T, ...], Rng]:
    return rng.shuffled(things)


def _keep(things: Sequence[T], rng: Rng) -> tuple[tuple[T, ...], Rng]:
    return tuple(things), rng


def _choose_walls(asker: Asker, by: By, names: Iterable[str], groups: int, least: int) -> Walls:
    """The first ones, but only such as do not overlap, with so many paintings at least; one that could hang on two of
    them hangs on neither."""
    chosen: Walls = {}
    for name in names:
        if len(chosen) == groups:
            break
        tried = _without_doubt(asker, by, (*chosen, name))
        if all(len(cards) >= max(least, FEWEST_ON_A_WALL) for cards in tried.values()):
            chosen = tried
    return chosen


def _without_doubt(asker: Asker, by: By, names: tuple[str, ...]) -> Walls:
    return {
        name: tuple(
            card
            for card in asker.having(by, name)
            if all(asker.is_wrong(card, by, other) for other in names if other != name)
        )
        for name in names
    }


def _choose_cards(walls: Walls, names: tuple[str, ...], size: int, rng: Rng, mix: Mix) -> tuple[list[Sorted], Rng]:
    """Two for each wall, and as many more as are wanted and there; no wall has nearly all of them."""
    first: list[Sorted] = []
    others: list[Sorted] = []
    most = size // len(names) + SPARE
    for number, name in enumerate(names, 1):
        cards, rng = mix(walls[name], rng)
        first += [Sorted(card, number) for card in cards[:FEWEST_ON_A_WALL]]
        others += [Sorted(card, number) for card in cards[FEWEST_ON_A_WALL:most]]
    more, rng = mix(others, rng)
    return [*first, *more[: max(0, size - len(first))]], rng
