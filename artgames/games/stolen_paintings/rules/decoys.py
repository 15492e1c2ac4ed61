"""Easy and fiendish auctions: which newcomers will hang between the stolen paintings."""

from artgames.engine.info import FAIR
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.rules.records import AUCTION_SIZE, House, Paintings

POOL = 2 * (AUCTION_SIZE - 1)
"""The newcomers are drawn from so many that fit best, so that nobody can tell beforehand which they will be."""


def lay_decoys_on_top(deck: Paintings, exhibit: Paintings, house: House, rng: Rng) -> tuple[Paintings, Rng]:
    """The deck with this round's newcomers on top, chosen by how much they look like the paintings that hang.

    This gives nothing away. The newcomers are settled when the exhibit opens, by the whole wall and by chance, before
    anybody has stolen anything: whatever the thief takes, the same ones come next. So a look-alike at the auction
    says that something like it hung, and nothing about whether that was stolen. The thief draws from the top of the
    deck as ever (SP-06), and the rest of the deck keeps its order.
    """
    if house.decoys == FAIR:
        return deck, rng
    distance = _steps_to_the_wall(house.alike, frozenset(exhibit))
    mixed, rng = rng.shuffled(deck)  # of those that fit equally well, anyone
    furthest = len(house.alike)  # no row is longer
    fitting = sorted(mixed, key=lambda card: distance.get(card, furthest), reverse=house.decoys == "easy")
    drawn, rng = rng.sample(fitting[:POOL], AUCTION_SIZE - 1)
    return drawn + tuple([card for card in deck if card not in drawn]), rng


def _steps_to_the_wall(alike: tuple[Paintings, ...], hung: frozenset[int]) -> dict[int, int]:
    """For each painting that has a look-alike on the wall, how far down its list the first of them stands."""
    found = {}
    for card, *nearest in alike:
        step = next((step for step, other in enumerate(nearest) if other in hung), None)
        if step is not None:
            found[card] = step
    return found
