"""The compact simulator of Art Robbery: the same rules as in `rules`, for a search that plays millions of turns.

Tiles of one raid with the same value are alike and so are cards of one kind; the simulator counts kinds. A tile is its
value 0–5 or BOSS, a card its value 0–5, BOSS, DOG or GREEDY. A move is eight times the kind of the card plus a target: 0 for what needs none,
1 + victim for a theft, 1 + tile for a greedy thief; or KEEP_DOG and GIVE_DOG, the answers of a victim with the dog.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

BOSS, DOG, GREEDY = 6, 7, 8
KEEP_DOG, GIVE_DOG = 72, 73
NOBODY = -1
RAIDS = 4
POINTS = (0, 1, 2, 3, 4, 5, 5)
TILES = (1, 1, 1, 3, 1, 1, 1)
CARDS = (6, 6, 6, 6, 6, 6, 6, 6, 7)
DOTS = ((2, 0, 0, 0, 0, 0, 0), (2, 1, 0, 0, 0, 0, 0), (2, 1, 1, 0, 0, 0, 0), (2, 1, 1, 0, 1, 1, 0))
HOLE = -1


class Fast:
    __slots__ = (
        "active",
        "all_caught",
        "chance",
        "deck",
        "discard",
        "dog",
        "dots",
        "greedy_tiles",
        "hands",
        "loot",
        "middle",
        "middle_left",
        "minus_10",
        "place",
        "points",
        "raid",
        "seats",
        "stacks",
        "stall_guard",
        "stalled",
        "steal_optional",
        "tile",
        "to_move",
    )

    def __init__(
        self,
        seats: int,
        chance,
        steal_optional=False,
        greedy_no_boss=False,
        stall_guard=True,
        minus_10=False,
        all_caught="draw",
    ):
        self.seats = seats
        self.chance = chance
        self.steal_optional = steal_optional
        self.greedy_tiles = 6 if greedy_no_boss else 7
        self.stall_guard = stall_guard
        self.minus_10 = minus_10
        self.all_caught = all_caught
        self.raid = 0
        self.active = self.to_move = 0
        self.middle = list(TILES)
        self.middle_left = 9
        self.loot = [[0] * 7 for _ in range(seats)]
        self.stacks = [()] * seats
        self.points = [0] * seats
        self.dots = [0] * seats
        self.dog = NOBODY
        self.stalled = 0
        self.tile = NOBODY
        self.place = 0
        self.discard = []
        cards = [kind for kind, count in enumerate(CARDS) for _ in range(count)]
        deck = self.shuffled(cards)
        self.hands = [[deck.pop() for _ in range(5)] for _ in range(seats)]
        self.deck = deck

    def shuffled(self, cards):
        chance = self.chance.random
        return sorted(cards, key=lambda _: chance())

    def moves(self):
        if self.tile >= 0:
            return [KEEP_DOG, GIVE_DOG]
        active = self.active
        middle = self.middle
        found = []
        for kind in set(self.hands[active]):
            if kind < DOG:
                if middle[kind]:
                    found.append(kind * 8)
                else:
                    self._thefts(kind, active, found)
            elif kind == DOG:
                found.append(56)
            else:
                self._greedy(middle, found)
        return found

    def _thefts(self, kind, active, found):
        before = len(found)
        target = kind * 8 + 1
        for seat, loot in enumerate(self.loot):
            if loot[kind] and seat != active:
                found.append(target + seat)
        if self.steal_optional or len(found) == before:
            found.append(kind * 8)

    def _greedy(self, middle, found):
        before = len(found)
        for tile in range(self.greedy_tiles):
            if middle[tile]:
                found.append(65 + tile)
        if len(found) == before:
            found.append(64)

    def make(self, move):
        if move >= KEEP_DOG:
            return self._answer(move)
        kind = move >> 3
        target = move & 7
        active = self.active
        place = self.hands[active].index(kind)
        self.discard.append(kind)
        dog = self.dog
        stalled = self.stalled
        tile = NOBODY
        victim = NOBODY
        if kind < DOG:
            if target:
                victim = target - 1
                tile = kind
                if victim == dog:
                    self.hands[active][place] = HOLE
                    self.place = place
                    self.tile = kind
                    self.to_move = victim
                    return None, kind
                self.loot[victim][kind] -= 1
                self.loot[active][kind] += 1
            elif self.middle[kind]:
                tile = kind
                self.middle[kind] -= 1
                self.middle_left -= 1
                self.loot[active][kind] += 1
                self.stalled = 0
        elif kind == DOG:
            self.dog = active
        elif target:
            tile = target - 1
            self.middle[tile] -= 1
            self.middle_left -= 1
            self.loot[active][tile] += 1
            self.stalled = 0
        return self._end_turn(place), kind, active, place, tile, victim, dog, stalled

    def _answer(self, move):
        active = self.active
        victim = self.to_move
        tile = self.tile
        place = self.place
        if move == GIVE_DOG:
            self.dog = active
        else:
            self.loot[victim][tile] -= 1
            self.loot[active][tile] += 1
        self.tile = NOBODY
        return self._end_turn(place), HOLE, active, place, tile, victim, move, self.stalled

    def _end_turn(self, place):
        """Draw, and pass the turn on. What cannot be worked out backwards is returned."""
        active = self.active
        deck = self.deck
        self.hands[active][place] = deck.pop()
        before = None
        if not deck:
            before = (deck, self.discard, self.stalled)
            self.deck = self.shuffled(self.discard)
            self.discard = []
            self.stalled += 1
        if not self.middle_left or (self.stalled >= 2 and self.stall_guard):
            return before, self._end_raid()
        following = active + 1
        self.to_move = self.active = following if following < self.seats else 0
        return before

    def _end_raid(self):
        before = (self.loot, self.middle, self.middle_left, self.stacks, self.points, self.dots, self.stalled)
        dots = DOTS[self.raid]
        points_of, dots_of, stacks = self.points[:], self.dots[:], self.stacks[:]
        for seat, loot in enumerate(self.loot):
            if loot[BOSS] and not (loot[4] or loot[5]):
                loot = loot[:BOSS]
            for tile, count in enumerate(loot):
                if count:
                    points_of[seat] += POINTS[tile] * count
                    dots_of[seat] += dots[tile] * count
                    stacks[seat] += (POINTS[tile],) * count
        self.points, self.dots, self.stacks = points_of, dots_of, stacks
        self.loot = [[0] * 7 for _ in range(self.seats)]
        self.middle = list(TILES)
        self.middle_left = 9
        self.stalled = 0
        self.raid += 1
        start = self.dog if self.dog >= 0 else (self.active + 1) % self.seats
        self.active = self.to_move = start
        if self.raid == RAIDS:
            self.to_move = NOBODY
        return before
