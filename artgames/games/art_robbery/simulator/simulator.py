"""The table that a search plays on."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from artgames.games.art_robbery.data import BOSS, DOG, FACES, GREEDY, RAIDS
from artgames.games.art_robbery.rules.records import HAND_SIZE, House
from artgames.games.art_robbery.simulator.kinds import (
    CARDS,
    DOTS,
    FIVE,
    FOUR,
    GIVE_DOG,
    HOLE,
    KEEP_DOG,
    POINTS,
    TILES,
    count_tiles,
)
from artgames.games.art_robbery.simulator.reckoning import Reckoning
from artgames.search.simulator import NOBODY, Chance

STALLED = 2
"""AR-17: so many reshuffles without a tile leaving the middle end a raid."""

Tiles: TypeAlias = Sequence[Sequence[int]]
Token: TypeAlias = tuple[Any, ...]
"""What was before a move: how the turn ended (None in most cases), card, player, place in the hand, tile, victim, dog,
reshuffles."""


class RobberySimulator(Reckoning):
    """A table that is changed by `make` and changed back by `unmake`."""

    __slots__ = (
        *("active", "chance", "deck", "discard", "dog", "dots", "greedy_tiles", "hands", "horizon", "house", "left"),
        *("loot", "middle", "patience", "place", "points", "raid", "reshuffles", "seats", "stacks", "steal_optional"),
        *("tile", "to_move"),
    )

    def __init__(self, house: House, chance: Chance) -> None:
        """An empty table before the first raid: `deal` gives out the cards."""
        self.house = house
        self.chance = chance
        self.seats = house.seats
        self.steal_optional = house.steal_optional
        self.greedy_tiles = range(BOSS if house.greedy_no_boss else BOSS + 1)
        self.patience: float = STALLED if house.stall_guard else float("inf")
        self.horizon = RAIDS
        """How many raids are played; a search may stop earlier and judge."""
        self.raid = 0
        self.active = self.to_move = 0
        self.middle = list(TILES)
        self.left = sum(TILES)
        self.loot = [[0] * (BOSS + 1) for _ in range(house.seats)]
        self.stacks: list[tuple[int, ...]] = [()] * house.seats
        """By seat: the points of each tile in the stack; `points` and `dots` are what they come to."""
        self.points = [0] * house.seats
        self.dots = [0] * house.seats
        self.dog = NOBODY
        self.hands: list[list[int]] = [[] for _ in range(house.seats)]
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.reshuffles = 0
        self.tile = NOBODY
        """The tile that a victim with the dog is asked for; the card for it came from `place` in the thief's hand."""
        self.place = 0

    def deal(self, starter: int) -> None:
        """A first raid from a shuffled deck."""
        self.deck = self.shuffled(kind for kind, count in enumerate(CARDS) for _ in range(count))
        self.hands = [[self.deck.pop() for _ in range(HAND_SIZE)] for _ in range(self.seats)]
        self.active = self.to_move = starter

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        chance = self.chance.random
        return sorted(cards, key=lambda _: chance())

    def copy(self) -> "RobberySimulator":
        """The same table again, to be played on independently."""
        other = RobberySimulator.__new__(RobberySimulator)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        other.middle = self.middle[:]
        other.loot = [loot[:] for loot in self.loot]
        other.hands = [hand[:] for hand in self.hands]
        other.deck, other.discard = self.deck[:], self.discard[:]
        return other

    def lay_out(self, middle: Iterable[int], loot: Tiles, stacks: Tiles) -> None:
        """Put tiles on the table, by their numbers in the box."""
        self.middle = count_tiles(middle)
        self.left = sum(self.middle)
        self.loot = [count_tiles(tiles) for tiles in loot]
        self.stacks = [tuple(FACES.values[tile] for tile in tiles) for tiles in stacks]
        self.points = [sum(values) for values in self.stacks]
        self.dots = [sum(FACES.dots[tile] for tile in tiles) for tiles in stacks]

    # What can be done

    def moves(self) -> list[int]:
        if self.tile >= 0:
            return [KEEP_DOG, GIVE_DOG]
        active, middle, loots = self.active, self.middle, self.loot
        found: list[int] = []
        for kind in set(self.hands[active]):
            if kind < DOG:
                nothing = True
                if not middle[kind]:  # AR-02
                    target = kind * 8
                    for loot in loots:
                        target += 1
                        if loot[kind] and loot is not loots[active]:
                            found.append(target)
                            nothing = self.steal_optional  # AR-03
                if nothing:
                    found.append(kind * 8)
            elif kind == DOG:
                found.append(DOG * 8)
            else:
                greedy = [GREEDY * 8 + 1 + tile for tile in self.greedy_tiles if middle[tile]]
                found += greedy or [GREEDY * 8]
        return found

    # Doing and undoing

    def make(self, move: int) -> Token:
        if move >= KEEP_DOG:
            return self._answer(move)
        kind, target = move >> 3, move & 7
        active, dog, reshuffles = self.active, self.dog, self.reshuffles
        place = self.hands[active].index(kind)
        self.discard.append(kind)
        tile = victim = NOBODY
        if kind == DOG:
            self.dog = active
        elif target and kind < DOG:
            tile, victim = kind, target - 1
            if victim == dog:
                self.ask(victim, tile, place)
                return None, kind, active, place, tile, victim, dog, reshuffles
            self.loot[victim][tile] -= 1
            self.loot[active][tile] += 1
        else:
            tile = kind if kind < DOG else target - 1
            if tile >= 0 and self.middle[tile]:
                self.middle[tile] -= 1
                self.left -= 1
                self.loot[active][tile] += 1
                self.reshuffles = 0
            else:
                tile = NOBODY
        return self._end_turn(place), kind, active, place, tile, victim, dog, reshuffles

    def unmake(self, token: Token) -> None:
        ended, kind, active, place, tile, victim, dog, reshuffles = token
        hand = self.hands[active]
        self.active = active
        if self.tile >= 0:
            self.tile = NOBODY
        else:
            if ended is not None:
                self._reopen(ended)
            self.deck.append(hand[place])
            if kind == HOLE:
                self.ask(victim, tile, place)
            if tile >= 0 and self.dog == dog:
                self._put_back(tile, active, victim)
        hand[place] = kind
        if kind != HOLE:
            self.discard.pop()
            self.to_move = active
        self.dog, self.reshuffles = dog, reshuffles

    def ask(self, victim: int, tile: int, place: int) -> None:
        """AR-10: from here on the victim has to answer; the card was played from this place in the hand."""
        self.hands[self.active][place] = HOLE
        self.tile, self.place, self.to_move = tile, place, victim

    def _put_back(self, tile: int, active: int, victim: int) -> None:
        self.loot[active][tile] -= 1
        if victim >= 0:
            self.loot[victim][tile] += 1
        else:
            self.middle[tile] += 1
            self.left += 1

    def _answer(self, move: int) -> Token:
        """AR-10: the dog or the tile."""
        active, victim, tile = self.active, self.to_move, self.tile
        if move == GIVE_DOG:
            self.dog = active
        else:
            self.loot[victim][tile] -= 1
            self.loot[active][tile] += 1
        self.tile = NOBODY
        place, reshuffles = self.place, self.reshuffles
        return self._end_turn(place), HOLE, active, place, tile, victim, victim, reshuffles

    def _end_turn(self, place: int) -> Token | None:
        """Draw and pass the turn on. What a reshuffle or the end of a raid replaces is returned."""
        active, deck = self.active, self.deck
        self.hands[active][place] = deck.pop()
        before = None
        if not deck:  # AR-16
            before = deck, self.discard
            self.deck, self.discard = self.shuffled(self.discard), []
            self.reshuffles += 1
        if not self.left or self.reshuffles >= self.patience:
            return before, self._end_raid()
        self.to_move = self.active = active + 1 if active + 1 < self.seats else 0
        return before if before is None else (before, None)

    def _end_raid(self) -> Token:
        before = self.loot, self.middle, self.left, self.stacks, self.points, self.dots
        self.stacks, self.points, self.dots = self.stacks[:], self.points[:], self.dots[:]
        for seat, loot in enumerate(self.loot):
            self._close(seat, loot)
        self.loot = [[0] * (BOSS + 1) for _ in range(self.seats)]
        self.middle, self.left, self.reshuffles = list(TILES), sum(TILES), 0
        self.raid += 1
        if self.dog < 0:  # AR-15
            self.active = (self.active + 1) % self.seats
        else:
            self.active = self.dog
        self.to_move = self.active if self.raid < self.horizon else NOBODY
        return before

    def _close(self, seat: int, loot: Sequence[int]) -> None:
        """Loot becomes part of the stack, but for a Boss that cannot be kept (AR-12)."""
        dots = DOTS[self.raid]
        keepable = loot if loot[FOUR] or loot[FIVE] else loot[:BOSS]
        for tile, count in enumerate(keepable):
            if count:
                self.stacks[seat] += (POINTS[tile],) * count
                self.points[seat] += POINTS[tile] * count
                self.dots[seat] += dots[tile] * count

    def _reopen(self, ended: Token) -> None:
        reshuffled, closed = ended
        if closed is not None:
            self.loot, self.middle, self.left, self.stacks, self.points, self.dots = closed
            self.raid -= 1
        if reshuffled is not None:
            self.deck, self.discard = reshuffled
