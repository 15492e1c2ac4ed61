"""The compact simulator of Art Robbery: the rules in `rules`, for a search that plays thousands of turns a second.

Cards of one kind are alike, and so are the tiles of one raid with the same value; the simulator knows kinds only. The
kind of a tile is its value 0–5 or BOSS; that of a card its value, BOSS, DOG or GREEDY.

A move is eight times the kind of the card, plus a target: 1 + victim for a theft, 1 + tile for a greedy thief, and 0
where there is nothing to choose. KEEP_DOG and GIVE_DOG are the answers of a victim who has the dog (AR-10).
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from artgames.engine.choices import Action
from artgames.games.art_robbery.data import BOSS, BOSS_KEEPERS, DOG, FACES, GREEDY, RAIDS
from artgames.games.art_robbery.rules.values import HAND_SIZE, Defend, House, PlayCard, State
from artgames.search.simulator import NOBODY, Chance

KEEP_DOG, GIVE_DOG = 72, 73
HOLE = -1
"""The place in a hand that is empty while a victim thinks."""

TILE_KINDS = tuple(BOSS if face.boss else face.value for face in FACES.prints)
TILES = tuple(len(FACES.wanted[0][tile]) for tile in range(BOSS + 1))
"""How many of each kind of tile there are in a raid."""

CARDS = tuple(FACES.kinds.count(kind) for kind in range(GREEDY + 1))
POINTS = tuple(FACES.values[FACES.wanted[0][tile][0]] for tile in range(BOSS + 1))
DOTS = tuple(tuple(FACES.dots[FACES.wanted[raid][tile][0]] for tile in range(BOSS + 1)) for raid in range(RAIDS))
FOUR, FIVE = BOSS_KEEPERS

PENALTY = 10
STALLED = 2
"""AR-17: so many reshuffles without a tile leaving the middle end a raid."""

Tiles: TypeAlias = Sequence[Sequence[int]]
Token: TypeAlias = tuple[Any, ...]
"""What was before a move: how the turn ended (None in most cases), card, player, place in the hand, tile, victim, dog,
reshuffles."""


class RobberySimulator:
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
        self.middle = _count(middle)
        self.left = sum(self.middle)
        self.loot = [_count(tiles) for tiles in loot]
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

    # How it ends

    def scores(self) -> list[int]:
        """Points after penalty and arrest."""
        lost = self._penalties() if self.seats == 2 else [0] * self.seats
        free = self._free()
        return [self.points[seat] - lost[seat] if seat in free else 0 for seat in range(self.seats)]

    def winners(self) -> list[int]:
        free = self._free()
        if not free:  # AR-19
            return list(range(self.seats)) if self.house.all_caught == "draw" else []
        scores = self.scores()
        best = max((scores[seat], self.dots[seat]) for seat in free)  # AR-22
        return [seat for seat in free if (scores[seat], self.dots[seat]) == best]

    def rewards(self) -> list[float]:
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def _free(self) -> list[int]:
        """Who is not arrested (AR-18)."""
        fewest = min(self.dots)
        everybody = list(range(self.seats))
        if self.seats == 2 or (self.house.all_caught == "ignore" and fewest == max(self.dots)):
            return everybody
        return [seat for seat in everybody if self.dots[seat] > fewest]

    def _penalties(self) -> list[int]:
        """AR-20 and AR-21: what the one of two with fewer alibis loses."""
        lost = [0, 0]
        if self.dots[0] != self.dots[1]:
            seat = 0 if self.dots[0] < self.dots[1] else 1
            by_tiles = self.house.two_player_penalty == "discard"
            lost[seat] = self._discarded(seat) if by_tiles else min(self.points[seat], PENALTY)
        return lost

    def _discarded(self, seat: int) -> int:
        """The smallest sum of tiles that is at least the penalty; all of them when there is none."""
        sums = 1  # a bit for each sum that can be made
        for points in self.stacks[seat]:
            sums |= sums << points
        enough = sums >> PENALTY
        return PENALTY + (enough & -enough).bit_length() - 1 if enough else self.points[seat]


def from_state(state: State, chance: Chance) -> RobberySimulator:
    """The table of the readable rules, everything hidden included. Bots imagine theirs instead."""
    simulator = RobberySimulator(state.house, chance)
    simulator.raid, simulator.active, simulator.to_move = state.raid, state.active, state.active
    simulator.dog, simulator.reshuffles = state.dog, state.reshuffles
    simulator.lay_out(state.middle, state.loot, state.stacks)
    simulator.hands = [[FACES.kinds[card] for card in hand] for hand in state.hands]
    simulator.deck = [FACES.kinds[card] for card in state.deck]
    simulator.discard = [FACES.kinds[card] for card in state.discard]
    if state.pending is not None:
        simulator.hands[state.active].append(HOLE)
        simulator.ask(state.pending.victim, TILE_KINDS[state.pending.tile], HAND_SIZE - 1)
    return simulator


def _count(tiles: Iterable[int]) -> list[int]:
    counts = [0] * (BOSS + 1)
    for tile in tiles:
        counts[TILE_KINDS[tile]] += 1
    return counts


def move_of(action: Action) -> int:
    """The number under which the simulator knows an action of a seat."""
    if isinstance(action, Defend):
        return GIVE_DOG if action.give_dog else KEEP_DOG
    assert isinstance(action, PlayCard)
    kind = FACES.kinds[action.card]
    if action.victim >= 0:
        return kind * 8 + 1 + action.victim
    if kind == GREEDY and action.tile >= 0:
        return kind * 8 + 1 + TILE_KINDS[action.tile]
    return kind * 8
