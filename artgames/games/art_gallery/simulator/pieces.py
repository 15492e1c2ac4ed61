"""What lies on the table that a search plays on."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from artgames.games.art_gallery.data import FACES, PILES
from artgames.games.art_gallery.rules.chains import SYMBOLS
from artgames.games.art_gallery.rules.records import HAND_SIZE, House
from artgames.search.simulator import NOBODY, Chance

NEVER = 1_000_000

Same = TypeVar("Same", bound="Pieces")


class Pieces:
    """Cards, tiles, paintings, markers and pawns."""

    __slots__ = (
        *("area", "bests", "cards", "chance", "deck", "deck_left", "first", "full", "hanging"),
        *("heights", "horizon", "house", "laid", "loop", "lying", "markers", "masks", "moved", "owners", "paintings"),
        *("pawns", "piles", "queue", "round", "rounds_without", "runs", "seats", "step", "taken", "tiles", "to_move"),
        *("turn", "walking", "works"),
    )

    def __init__(self, house: House, chance: Chance) -> None:
        """An empty museum: `deal` opens it."""
        self.house, self.chance = house, chance
        self.seats = seats = house.seats
        self.loop = house.galleries + 1
        self.horizon = NEVER
        """The number of the round that is played last; a search may stop early and judge."""
        self.to_move, self.walking = 0, True
        self.round, self.first, self.turn = 1, 0, 0
        self.cards = [[1] * HAND_SIZE for _ in range(seats)]
        """By seat: how many of each action card are in hand. `masks` has a bit for each that is there."""
        self.masks = [(1 << HAND_SIZE) - 1] * seats
        self.pawns = [0] * seats
        self.moved: list[list[int]] = [[] for _ in range(seats)]
        self.markers: list[list[int]] = [[] for _ in range(self.loop)]
        """By area: whose markers stand there, in order; `laid` has the cards under them."""
        self.laid: list[list[int]] = [[] for _ in range(self.loop)]
        self.full = 0
        """A bit for each area whose bar is full (AG-06)."""
        self.area = NOBODY
        """The one that is being settled, and what is asked there: see `Settlement`."""
        self.step, self.queue, self.lying = 0, list[int](), list[int]()
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.rounds_without = 0
        self._lay_out_works(seats)

    def _lay_out_works(self, seats: int) -> None:
        """No painting hangs yet, no tile is for sale, and nobody has any."""
        self.hanging = [0] * self.loop
        self.deck, self.deck_left = list[int](), 0
        """Top card last: `deck_left` says how many are still there. The list itself never changes, nor do the piles."""
        self.piles: Sequence[Sequence[int]] = [()] * PILES
        self.heights = [0] * PILES
        self.works = [0] * seats
        """By seat: a bit for each painting in its collection, as `tiles` for tiles; `paintings` counts them."""
        self.tiles, self.paintings = [0] * seats, [0] * seats
        self.owners = [NOBODY] * (FACES.count + 1)
        """By work: who has its tile."""
        self.runs = [[0] * SYMBOLS for _ in range(seats)]
        """By seat and symbol: the chain that the last painting belongs to, and the best one so far in `bests`."""
        self.bests = [[0] * SYMBOLS for _ in range(seats)]

    def deal(self, starter: int) -> None:
        """A first round from shuffled cards and tiles."""
        self.deck = self.shuffled(FACES.works)
        self.deck_left = FACES.count
        self.refill()
        tiles = self.shuffled(FACES.works)
        self.heights = list(FACES.heights)
        self.piles = [[tiles.pop() for _ in range(height)] for height in FACES.heights]
        self.first = self.to_move = starter

    def shuffled(self, works: Iterable[int]) -> list[int]:
        chance = self.chance.random
        return sorted(works, key=lambda _: chance())

    def copy(self: Same) -> Same:
        """The same table again, to be played on independently. A search does this for every simulation, so each piece
        is written out."""
        other = type(self).__new__(type(self))
        other.house, other.chance, other.seats, other.loop = self.house, self.chance, self.seats, self.loop
        other.horizon, other.round, other.rounds_without = self.horizon, self.round, self.rounds_without
        other.to_move, other.walking, other.first, other.turn = self.to_move, self.walking, self.first, self.turn
        other.cards = [held[:] for held in self.cards]
        other.masks, other.pawns = self.masks[:], self.pawns[:]
        other.moved, other.taken = [cards[:] for cards in self.moved], [cards[:] for cards in self.taken]
        other.markers, other.laid = [bar[:] for bar in self.markers], [bar[:] for bar in self.laid]
        other.full, other.area, other.step = self.full, self.area, self.step
        other.queue, other.lying = self.queue[:], self.lying[:]
        other.hanging, other.deck, other.deck_left = self.hanging[:], self.deck, self.deck_left
        other.piles, other.heights = self.piles, self.heights[:]
        other.works, other.tiles, other.paintings = self.works[:], self.tiles[:], self.paintings[:]
        other.owners = self.owners[:]
        other.runs, other.bests = [runs[:] for runs in self.runs], [bests[:] for bests in self.bests]
        return other

    def refill(self) -> None:
        for area in range(1, self.loop):
            if not self.hanging[area]:
                self.deck_left -= 1
                self.hanging[area] = self.deck[self.deck_left]

    def own(self, seat: int, tile: int) -> None:
        """A tile more."""
        self.tiles[seat] |= 1 << tile
        self.owners[tile] = seat

    def collect(self, seat: int, work: int) -> None:
        """A painting more, at the end of the collection."""
        self.paintings[seat] += 1
        self.works[seat] |= 1 << work
        runs, bests = self.runs[seat], self.bests[seat]
        for symbol, value in enumerate(FACES.symbols[work]):
            runs[symbol] = run = runs[symbol] + value if value else 0
            bests[symbol] = max(bests[symbol], run)
