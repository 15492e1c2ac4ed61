"""What a move is worth at first sight, in points: the whole wisdom of a normal bot, and the habits of everybody in a
hard bot's imagination."""

from collections.abc import Sequence
from operator import mul
from typing import TypeAlias

import msgspec

from artgames.games.art_robbery.data import BOSS, DOG, GREEDY
from artgames.games.art_robbery.simulator import DOTS, FIVE, FOUR, GIVE_DOG, KEEP_DOG, POINTS, RobberySimulator

Worths: TypeAlias = Sequence[Sequence[float]]
"""By seat and kind of tile: what a tile of this raid is worth to that seat."""

ALL_TILES = 9
CLOSE_RACE = 2
"""Alibis between two players that one raid can easily turn."""


class Weights(msgspec.Struct, frozen=True):
    """How much things matter, in points. Tuned by matches of one set of weights against another."""

    alibi: float
    """An alibi."""
    close: float
    """An alibi, besides, to somebody in danger of having the fewest."""
    hurt: float
    """A loss of all the others together, as a share of one's own gain."""
    dog: float
    """To have the dog."""
    guard: float
    """Besides, for each point that it guards."""
    boss: float
    """The share of the Boss's worth that it keeps without a 4 or a 5 beside it."""
    end: float
    """To end the raid, for each point that one is ahead in it."""
    second_last: float
    """To leave only one tile, for each point that one is ahead."""
    greedy_card: float
    """To keep a Greedy Thief for later."""
    dog_card: float
    """To keep a Dog card for later."""
    boss_card: float
    """To keep a Boss card for later."""
    save: float
    """To keep a number card for the end of the raid, for each point it can fetch, when the raid has just begun."""
    give: float
    """How much a tile must be worth to be defended with the dog."""
    give_guard: float
    """Besides, for each point of the dog's worth."""


class Judgement:
    """Looks one move ahead with a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worths(self, table: RobberySimulator) -> Worths:
        """What the tiles of the present raid are worth; it changes only from raid to raid."""
        dots = DOTS[table.raid]
        alibis = [self._alibi_worth(table.dots, seat) for seat in range(table.seats)]
        return [[POINTS[tile] + alibi * dots[tile] for tile in range(BOSS + 1)] for alibi in alibis]

    def _alibi_worth(self, alibis: Sequence[int], seat: int) -> float:
        margin = alibis[seat] - min(count for other, count in enumerate(alibis) if other != seat)
        if len(alibis) == 2:
            margin = abs(margin)
        return self.weights.alibi + (self.weights.close if margin <= CLOSE_RACE else 0)

    def best_move(self, table: RobberySimulator, worths: Worths) -> int:
        if table.tile >= 0:
            return GIVE_DOG if self.defence(table, worths) > 0 else KEEP_DOG
        return max(self.scores(table, worths))[1]

    def defence(self, table: RobberySimulator, worths: Worths) -> float:
        """How much better it is to give the dog than the tile that somebody wants."""
        weights, seat = self.weights, table.to_move
        dog = weights.give + weights.give_guard * self._dog(table.loot[seat], worths[seat])
        return self._loss(table.loot[seat], worths[seat], table.tile) - dog

    def scores(self, table: RobberySimulator, worths: Worths) -> list[tuple[float, int]]:
        """Each card that can be played, each way to play it, with its score in front."""
        weights, seat, middle = self.weights, table.active, table.middle
        mine, loot = worths[seat], table.loot[seat]
        ending = self._ending(table, worths) if table.left <= 2 else 0.0
        waiting = weights.save * table.left / ALL_TILES
        found: list[tuple[float, int]] = []
        for kind in set(table.hands[seat]):
            if kind < DOG:
                cost = waiting * POINTS[kind] + (weights.boss_card if kind == BOSS else 0.0)
                if middle[kind]:
                    gain = mine[kind] if kind < FOUR else self._gain(loot, mine, kind)
                    found.append((gain + ending - cost, kind * 8))
                else:
                    self._add_thefts(table, worths, kind, cost, found)
            elif kind == DOG:
                found.append((self._call_dog(table, worths) - weights.dog_card, DOG * 8))
            else:
                score = ending - weights.greedy_card
                tiles = [tile for tile in table.greedy_tiles if middle[tile]]
                found += [(self._gain(loot, mine, tile) + score, GREEDY * 8 + 1 + tile) for tile in tiles]
                if not tiles:
                    found.append((-weights.greedy_card, GREEDY * 8))
        return found

    def _add_thefts(
        self, table: RobberySimulator, worths: Worths, kind: int, cost: float, found: list[tuple[float, int]]
    ) -> None:
        seat, loots, share = table.active, table.loot, self.weights.hurt / (table.seats - 1)
        nothing = True
        for victim, loot in enumerate(loots):
            if loot[kind] and victim != seat:
                nothing = table.steal_optional
                if kind < FOUR:
                    score = worths[seat][kind] + share * worths[victim][kind]
                else:
                    gain = self._gain(loots[seat], worths[seat], kind)
                    score = gain + share * self._loss(loot, worths[victim], kind)
                if victim == table.dog:  # whichever the victim parts with more easily
                    dog = self._dog(loots[seat], worths[seat]) + share * self._dog(loot, worths[victim])
                    score = min(score, dog)
                found.append((score - cost, kind * 8 + 1 + victim))
        if nothing:
            found.append((0.0, kind * 8))

    def _ending(self, table: RobberySimulator, worths: Worths) -> float:
        """What it is worth that one of the last two tiles leaves the middle: the end of the raid comes nearer."""
        weights, seat, loots = self.weights, table.active, table.loot
        held = [_worth(loot, worth) for loot, worth in zip(loots, worths, strict=True)]
        lead = held[seat] - (sum(held) - held[seat]) / (table.seats - 1)
        if table.left > 1:
            return lead * weights.second_last
        safe = weights.guard * held[seat]  # nothing guards loot better than the end of the raid
        return lead * weights.end + safe

    def _call_dog(self, table: RobberySimulator, worths: Worths) -> float:
        seat, owner = table.active, table.dog
        if owner == seat:
            return 0.0
        score = self._dog(table.loot[seat], worths[seat])
        if owner >= 0:
            score += self.weights.hurt / (table.seats - 1) * self._dog(table.loot[owner], worths[owner])
        return score

    def _dog(self, loot: Sequence[int], worth: Sequence[float]) -> float:
        """What the dog is worth to somebody who holds this loot."""
        return self.weights.dog + self.weights.guard * _worth(loot, worth)

    def _gain(self, loot: Sequence[int], worth: Sequence[float], tile: int) -> float:
        """What a tile is worth to somebody who holds this loot and takes it (AR-12 ties the Boss to a 4 or a 5)."""
        if tile == BOSS:
            return worth[tile] if loot[FOUR] or loot[FIVE] else worth[tile] * self.weights.boss
        if tile >= FOUR and loot[BOSS] and not (loot[FOUR] or loot[FIVE]):
            return worth[tile] + worth[BOSS] * (1 - self.weights.boss)
        return worth[tile]

    def _loss(self, loot: Sequence[int], worth: Sequence[float], tile: int) -> float:
        """What a tile is worth to somebody who has it among this loot and loses it."""
        if tile == BOSS:
            return worth[tile] if loot[FOUR] or loot[FIVE] else worth[tile] * self.weights.boss
        if tile >= FOUR and loot[BOSS] and loot[FOUR] + loot[FIVE] == 1:
            return worth[tile] + worth[BOSS] * (1 - self.weights.boss)
        return worth[tile]


def _worth(loot: Sequence[int], worth: Sequence[float]) -> float:
    return sum(map(mul, loot, worth), 0.0)
