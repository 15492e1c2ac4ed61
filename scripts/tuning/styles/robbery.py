"""Players of Art Robbery with judgements of their own."""

from collections.abc import Callable, Mapping, Sequence
from math import exp

from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.games.art_robbery.bot import OneMoveAhead, choices_by_move
from artgames.games.art_robbery.bot.judgement import Weights
from artgames.games.art_robbery.bot.memory import Memory
from artgames.games.art_robbery.data import BOSS, DOG, GREEDY
from artgames.games.art_robbery.simulator import (
    CARDS,
    DOTS,
    FIVE,
    FOUR,
    GIVE_DOG,
    HOLE,
    KEEP_DOG,
    POINTS,
    RobberySimulator,
)
from artgames.search import Budget, Chance, TreeSearch, chance_of, favourite

EARLIER = Weights(
    alibi=1.5,
    close=1.0,
    hurt=0.8,
    dog=1.0,
    guard=0.15,
    boss=0.4,
    end=0.3,
    second_last=0.0,
    greedy_card=0.8,
    dog_card=0.5,
    boss_card=0.3,
    save=0.0,
    give=2.0,
    give_guard=0.0,
)
"""A normal bot before it was measured against anybody but itself."""

WHIM = 0.1
"""How often anybody in the plain search's play-outs does just anything."""
PACE = 0.48
"""How many simulations the plain search gets for each of a hard bot's; so both think equally long, see `pace`."""
LEAD = 8.0
"""By how many points a lead must be worth it before the plain search is fairly sure of victory."""

Head = Callable[[RobberySimulator], int]
"""Which move to make at a table; hands of others and the deck are not looked at."""


class Greedy:
    """Takes what is worth most at once: its own gain, and what it takes from somebody else."""

    def __init__(self, alibi: float = 1.0, dog: float = 3.0, theft: float = 1.0, middle: float = 1.0) -> None:
        """What an alibi and the dog are worth in points, and what a theft and a tile of the middle count."""
        self._alibi, self._dog, self._theft, self._middle = alibi, dog, theft, middle

    def __call__(self, table: RobberySimulator) -> int:
        luck = table.chance.random
        return max(table.moves(), key=lambda move: (self._gain(table, move), luck()))

    def _gain(self, table: RobberySimulator, move: int) -> float:
        if move >= KEEP_DOG:
            return self._answer(table, move)
        kind, target, seat = move >> 3, move & 7, table.active
        if kind == DOG:
            return 0.0 if table.dog == seat else self._dog * (1 + (table.dog >= 0))
        if kind < DOG and target:
            return self._steal(table, kind, target - 1)
        tile = target - 1 if kind == GREEDY else kind
        return self._middle * self._change(table, seat, tile, 1) if tile >= 0 and table.middle[tile] else 0.0

    def _steal(self, table: RobberySimulator, tile: int, victim: int) -> float:
        others = table.seats - 1
        gain = self._change(table, table.active, tile, 1) - self._change(table, victim, tile, -1) / others
        return self._theft * (min(gain, 2 * self._dog) if victim == table.dog else gain)

    def _answer(self, table: RobberySimulator, move: int) -> float:
        if move == GIVE_DOG:
            return -2 * self._dog
        return self._change(table, table.to_move, table.tile, -1) - self._change(table, table.active, table.tile, 1)

    def _change(self, table: RobberySimulator, seat: int, tile: int, more: int) -> float:
        """What a tile more or less makes of somebody's loot."""
        before = table.loot[seat]
        after = before[:]
        after[tile] += more
        return self._worth(table.raid, after) - self._worth(table.raid, before)

    def _worth(self, raid: int, loot: Sequence[int]) -> float:
        safe = loot[FOUR] or loot[FIVE]
        kinds = range(BOSS + 1 if safe else BOSS)
        return sum(loot[tile] * (POINTS[tile] + self._alibi * DOTS[raid][tile]) for tile in kinds)


class Seated:
    """A head at a table."""

    def __init__(self, head: Head) -> None:
        self._head = head

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        move = self._head(Memory(seen, chance_of(rng)).table)
        return Decision(choices_by_move(seen)[move].make())


class PlainSearch:
    """A tree of imagined worlds in which the unseen cards are dealt anyhow and everybody is greedy; a raid's end is
    judged by points and alibis. It shares the tree with our bots, and none of their judgement."""

    def __init__(self, simulations: int) -> None:
        self._simulations = max(1, round(PACE * simulations))
        self._greedy = Greedy()

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        choices, chance = choices_by_move(seen), chance_of(rng)
        memory = Memory(seen, chance)
        memory.table.horizon = memory.table.raid + 1
        tree = TreeSearch(Budget(self._simulations), chance, 0.3).explore(lambda: deal_anyhow(memory), self._play_out)
        return Decision(choices[favourite(tree)].make())

    def _play_out(self, world: RobberySimulator) -> Sequence[float]:
        luck = world.chance.random
        while world.to_move >= 0:
            whim = luck() < WHIM
            world.make(any_move(world, world.chance) if whim else self._greedy(world))
        return standings(world)


def deal_anyhow(memory: Memory) -> RobberySimulator:
    """The cards that were not seen since the deck was made, as the lot falls."""
    world = memory.table.copy()
    known = [*memory.played, *world.hands[memory.seat]]
    rest = world.shuffled(kind for kind, count in enumerate(CARDS) for _ in range(count - known.count(kind)))
    for seat, hand in enumerate(world.hands):
        if seat != memory.seat:
            waiting = seat == world.active and world.tile >= 0
            hand[:] = [rest.pop() for _ in range(len(hand) - waiting)] + [HOLE] * waiting
    world.deck, world.discard = rest, memory.played[:]
    return world


def any_move(world: RobberySimulator, chance: Chance) -> int:
    moves = world.moves()
    return moves[int(chance.random() * len(moves))]


def standings(world: RobberySimulator) -> list[float]:
    """Everybody's chance by the lead in points, an alibi counting two; in the end, the result."""
    if world.raid == len(DOTS):
        return world.rewards()
    strengths = [exp((points + 2 * dots) / LEAD) for points, dots in zip(world.points, world.dots, strict=True)]
    return [strength / sum(strengths) for strength in strengths]


STYLES: Mapping[str, Callable[[int], Bot]] = {
    "greedy": lambda _: Seated(Greedy()),
    "search": PlainSearch,
    "magpie": lambda _: Seated(Greedy(alibi=0.0, dog=0.0)),
    "hoarder": lambda _: Seated(Greedy(alibi=3.0, dog=6.0, theft=0.5)),
    "robber": lambda _: Seated(Greedy(alibi=1.0, dog=2.0, theft=2.0, middle=0.7)),
    "earlier": lambda _: OneMoveAhead(lambda _: EARLIER),
}
"""A magpie sees points alone, a hoarder clings to alibis and the dog, and a robber would rather steal than take."""
