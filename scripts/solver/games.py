"""Families of games to be solved: those that begin with a fresh row of boxes, and those with a prior."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np

from artgames.games.steal_this_game.bot.books import DEALS, FIRST, Deal
from artgames.games.steal_this_game.bot.layout import HANDS_AFTER_REROLL, hands_after
from artgames.games.steal_this_game.bot.pairs import CHANCES, CLAIMS, PAIRS, Pair, rerolls
from artgames.games.steal_this_game.bot.paths import Paths
from scripts.solver.compiling import Floats
from scripts.solver.exits import Exits
from scripts.solver.mix import Mix
from scripts.solver.plan import Plan, Worth, make_plan
from scripts.solver.rounding import mirror_exhibitor, round_exhibitor, round_mix, round_thief
from scripts.solver.stage import Stage

ExitsFor: TypeAlias = Callable[[Plan], Exits]


class Terms(NamedTuple):
    """What is the same for all games with as many boxes."""

    boxes: int
    rounds: int
    """How many claims are believed at most between two wrong accusations."""

    worth: Worth
    exits: ExitsFor
    idle: bool
    """Whether the thief may do nothing after being believed."""


class FreshGames:
    """The thief knows nothing of where the money is: at the beginning, or after a hidden shuffle for each deal."""

    def __init__(self, terms: Terms) -> None:
        boxes = terms.boxes
        paths = Paths(boxes, terms.rounds, symmetric=True, idle=terms.idle)
        self.deals: tuple[Deal, ...] = DEALS if boxes < 4 else (FIRST,)
        hands = [hands_after(pair) for _, pair in DEALS] if boxes < 4 else [tuple(range(len(PAIRS)))]
        plan = make_plan(paths, [stop for stop, _ in self.deals], hands)
        self.stage = Stage(plan, terms.worth, terms.exits(plan))
        self._chances = chances_after(hands) if boxes < 4 else np.array([[CHANCES] * 2])
        self._mirrored = -np.arange(boxes) % boxes
        self.place = Mix(np.ones((len(self.deals), boxes), dtype=bool))
        """Where the money lies, counted from the cashier."""

        self.reroll = Mix(np.ones(self._chances.shape[:2], dtype=bool))
        self.turns = 0

    @property
    def stages(self) -> list[Stage]:
        return [self.stage]

    def learn(self, turns: int) -> None:
        for _ in range(turns):
            self.turns += 1
            weight = float(self.turns) ** 2
            self.stage.go_down(self._hands(), self.place.now)
            values = self.stage.teach_thief(weight)
            self.reroll.learn((self._chances * values[:, None]).sum(-1), weight)
            self.stage.go_down_with_hands(self._hands())
            costs = self.stage.teach_exhibitor(weight)
            self.place.learn(-(costs + costs[:, self._mirrored]) / 2, weight)

    def settle(self) -> None:
        """Play as on average so far."""
        for one in (self.stage, self.place, self.reroll):
            one.settle()
        self.stage.go_down(self._hands(), self.place.now)

    def round_thief(self) -> None:
        """Play what will be written."""
        round_mix(self.reroll)
        round_thief(self.stage, self._hands())

    def round_exhibitor(self) -> None:
        round_mix(self.place)
        mirror_exhibitor(self.stage)
        round_exhibitor(self.stage, self.place.now)

    def conceded(self) -> Floats:
        """By deal: how often the present exhibitor loses at most."""
        return np.asarray((self._chances * self.stage.best_thief()[:, None]).sum(-1).max(-1))

    def guaranteed(self) -> Floats:
        """By deal: how often the present thief wins at least."""
        return np.asarray(self.stage.best_exhibitor().min(-1))

    def values(self) -> Floats:
        """By deal: how often the thief wins as both sides play now."""
        self.stage.go_down(self._hands(), self.place.now)
        return np.asarray((self.place.now * self.stage.values()).sum(-1))

    def _hands(self) -> Floats:
        return np.asarray((self.reroll.now[..., None] * self._chances).sum(1))


class Group(NamedTuple):
    """Trees with the same paths: all deals for each of some slots of the cashier."""

    stage: Stage
    spots: list[int]


class PriorGames:
    """One box was removed, and the thief has a prior: how likely the money is in each slot. All deals.

    Slots are the boxes left, those that may hold the money first. Trees count boxes from the slot of the cashier.
    """

    def __init__(self, terms: Terms, prior: tuple[float, ...]) -> None:
        self.boxes = terms.boxes
        self.prior = np.zeros(terms.boxes)
        self.prior[: len(prior)] = prior
        self._slots = len(prior)
        hands = [hands_after(pair) for _, pair in DEALS]
        self._chances = chances_after(hands)
        self.place = Mix(np.ones((len(DEALS), self.boxes, self.boxes), dtype=bool))
        """By deal, slot of the money and slot of the cashier."""

        self.reroll = Mix(np.ones((len(DEALS), self.boxes, 2), dtype=bool))
        """By deal and slot of the cashier: the larger or the smaller die is kept."""

        self.groups = [self._group(terms, seen, spots, hands) for seen, spots in self._by_seen().items()]
        self.turns = 0

    @property
    def stages(self) -> list[Stage]:
        return [group.stage for group in self.groups]

    def _by_seen(self) -> dict[frozenset[int], list[int]]:
        """By boxes seen empty, counted from the cashier: its slots."""
        found: dict[frozenset[int], list[int]] = {}
        for spot in range(self.boxes):
            seen = frozenset((slot - spot) % self.boxes for slot in range(self._slots, self.boxes))
            found.setdefault(seen, []).append(spot)
        return found

    def _group(self, terms: Terms, seen: frozenset[int], spots: list[int], hands: list[tuple[Pair, ...]]) -> Group:
        paths = Paths(self.boxes, terms.rounds, seen, idle=terms.idle)
        plan = make_plan(paths, [stop for _ in spots for stop, _ in DEALS], hands * len(spots))
        return Group(Stage(plan, terms.worth, terms.exits(plan)), spots)

    def learn(self, turns: int) -> None:
        for _ in range(turns):
            self.turns += 1
            weight = float(self.turns) ** 2
            self._go_down()
            gains = np.zeros(self.reroll.now.shape)
            for group in self.groups:
                values = self._by_spot(group, group.stage.teach_thief(weight))
                for number, spot in enumerate(group.spots):
                    gains[:, spot] = (self._chances * values[number][:, None]).sum(-1)
            self.reroll.learn(gains, weight)
            costs = np.zeros(self.place.now.shape)
            for group in self.groups:
                group.stage.go_down_with_hands(self._hands(group))
                self._collect(group, group.stage.teach_exhibitor(weight), costs)
            self.place.learn(-costs, weight)

    def settle(self) -> None:
        for one in self._learners():
            one.settle()
        self._go_down()

    def round_thief(self) -> None:
        """Play what will be written."""
        round_mix(self.reroll)
        for group in self.groups:
            round_thief(group.stage, self._hands(group))

    def round_exhibitor(self) -> None:
        round_mix(self.place)
        for group in self.groups:
            round_exhibitor(group.stage, self._money(group))

    def conceded(self) -> Floats:
        """By deal: how often the present exhibitor loses at most."""
        total = np.zeros(len(DEALS))
        for group in self.groups:
            for values in self._by_spot(group, group.stage.best_thief()):
                total += (self._chances * values[:, None]).sum(-1).max(-1)
        return total

    def guaranteed(self) -> Floats:
        """By deal and slot of the money: how often the present thief wins at least."""
        costs = np.zeros(self.place.now.shape)
        for group in self.groups:
            self._collect(group, group.stage.best_exhibitor(), costs)
        return np.asarray(costs.min(-1)[:, : self._slots])

    def _learners(self) -> list[Mix | Stage]:
        return [self.place, self.reroll, *(group.stage for group in self.groups)]

    def _go_down(self) -> None:
        for group in self.groups:
            group.stage.go_down(self._hands(group), self._money(group))

    def _hands(self, group: Group) -> Floats:
        return np.concatenate([(self.reroll.now[:, spot, :, None] * self._chances).sum(1) for spot in group.spots])

    def _money(self, group: Group) -> Floats:
        """By root and box, counted from the cashier."""
        found = [np.roll(self.prior * self.place.now[:, :, spot], -spot, axis=1) for spot in group.spots]
        return np.concatenate(found)

    def _by_spot(self, group: Group, values: Floats) -> Floats:
        return values.reshape(len(group.spots), len(DEALS), -1)

    def _collect(self, group: Group, values: Floats, costs: Floats) -> None:
        for number, spot in enumerate(group.spots):
            costs[:, :, spot] = np.roll(self._by_spot(group, values)[number], spot, axis=1)


def chances_after(hands: list[tuple[Pair, ...]]) -> Floats:
    """By deal, die kept (the larger, the smaller) and hand."""
    chances = np.zeros((len(DEALS), 2, HANDS_AFTER_REROLL))
    for deal, (_, pair) in enumerate(DEALS):
        options = rerolls(pair)
        for kept in range(2):
            for after, chance in options[kept % len(options)].items():
                chances[deal, kept, hands[deal].index(after)] = chance
    return chances


def by_stop(values: Floats) -> Floats:
    """From deals to stops and pairs. With only Steal left the cashier protects the money: no chance."""
    array = np.zeros((len(CLAIMS), len(PAIRS)))
    for (stop, pair), value in zip(DEALS, values, strict=True):
        array[stop, pair] = value
    return array
