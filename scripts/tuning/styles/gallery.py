"""Players of Art Gallery with judgements of their own."""

from collections.abc import Callable, Mapping
from math import exp

import msgspec

from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.games.art_gallery.bot import choices_by_move
from artgames.games.art_gallery.bot.judgement import Judgement
from artgames.games.art_gallery.bot.levels import SENSIBLE
from artgames.games.art_gallery.bot.memory import Memory
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.records import HAND_SIZE, SHOP, TURNS
from artgames.games.art_gallery.simulator import BUY, PICK, TAKE, TARGETS, VISIT, GallerySimulator, hold
from artgames.search import Budget, best_of, chance_of

CARDS = range(HAND_SIZE)
ZERO = 4.5
"""What a zero is worth beside the other cards, in pips."""
LEAD = 6.0
"""By how many points a lead must be worth it before the plain search is fairly sure of victory."""
PACE = 0.7
"""How many simulations the plain search gets for each of a hard bot's; so both think equally long, see `pace`."""
GLANCES = 6
"""How many turns anybody in the plain search's play-outs thinks of."""

Turn = tuple[int, ...]
"""A walk and a visit, or a visit alone."""


class Habit(msgspec.Struct, frozen=True):
    """How somebody plays who settles the round in mind after each turn, and counts points."""

    rival_card: int = 7
    """What a card of somebody else is taken for while it lies face down."""
    pip: float = 0.25
    """A pip that is one's own after the round."""
    shop: float = 0.0
    """To go to the Shop, in points."""
    bluffs: bool = False
    """Lays the lowest card in the first two turns."""


class Greedy:
    """Does what would give most points if the round were settled at once."""

    def __init__(self, habit: Habit) -> None:
        self._habit = habit

    def __call__(self, table: GallerySimulator) -> int:
        if table.area >= 0:
            return answer(table)
        base = self._base(table)
        turns = possible_turns(table)
        if self._habit.bluffs and table.turn < TURNS // 2:
            lowest = min(turn[-1] for turn in turns)
            turns = [turn for turn in turns if turn[-1] == lowest]
        luck = table.chance.random
        return max(turns, key=lambda turn: (self._points(base, turn), luck()))[0]

    def _base(self, table: GallerySimulator) -> GallerySimulator:
        world = table.copy()
        world.horizon = world.round
        for area, markers in enumerate(world.markers):
            cards = zip(markers, world.laid[area], strict=True)
            world.laid[area] = [card if seat == table.to_move else self._habit.rival_card for seat, card in cards]
        return world

    def _points(self, base: GallerySimulator, turn: Turn) -> float:
        seat, world = base.to_move, base.copy()
        for walk in turn[:-1]:
            world.make(walk)
        area, card = world.pawns[seat], turn[-1] - VISIT
        world.lay(seat, area, card)
        world.cards[seat][card] -= 1
        world.settle_now()
        while world.to_move >= 0:
            world.make(answer(world))
        return points(world, seat, self._habit.pip) + (self._habit.shop if area == SHOP else 0.0)


def possible_turns(table: GallerySimulator) -> list[Turn]:
    """Every room that can be reached with every card that can be laid there, each once."""
    seat = table.to_move
    held = [card for card in CARDS if table.cards[seat][card]]
    if not table.walking:
        return [(VISIT + card,) for card in held]
    targets, found = TARGETS[table.loop][table.pawns[seat]], dict[tuple[int, int], Turn]()
    for walk in table.moves():
        for card in held:
            if card != walk >> 1 or table.cards[seat][card] > 1:
                found.setdefault((table.end(targets[walk]), card), (walk, VISIT + card))
    return list(found.values())


def points(table: GallerySimulator, seat: int, pip: float) -> float:
    tiles, cards = table.tiles[seat], enumerate(table.cards[seat])
    shown = sum(table.bests[seat]) + 2 * (tiles & table.works[seat]).bit_count() + tiles.bit_count()
    return shown + pip * sum((card or ZERO) * count for card, count in cards)


def answer(table: GallerySimulator) -> int:
    """The highest card, the tiles that are worth most, and every painting."""
    if table.step == PICK:
        return PICK + max(table.lying, key=lambda card: card or ZERO)
    if table.step == BUY:
        return max(table.moves(), key=lambda move: tiles_worth(table, move - BUY))
    return TAKE


def tiles_worth(table: GallerySimulator, piles: int) -> float:
    total = 0.0
    for pile, height in enumerate(table.heights):
        if piles >> pile & 1:
            work = table.piles[pile][height - 1]
            total += 3.0 if table.works[table.to_move] >> work & 1 else 1.8 if work in table.hanging else 1.2
    return total


class Seated:
    """A head at a table."""

    def __init__(self, head: Callable[[GallerySimulator], int]) -> None:
        self._head = head

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        move = self._head(Memory(seen, chance_of(rng)).table)
        return Decision(choices_by_move(seen)[move].make())


class Earlier:
    """A normal bot before it was measured against anybody but itself: it weighs a bid by the markers around."""

    def __init__(self) -> None:
        self._judgement = Judgement(SENSIBLE)

    def __call__(self, table: GallerySimulator) -> int:
        return self._judgement.best_move(table, self._judgement.wants(table))


class PlainSearch:
    """Tries every turn in worlds where the others' cards are dealt anyhow and everybody takes the best of a few turns
    that come to mind; the round's end is judged by points. It shares sequential halving with our bots, and none of
    their judgement."""

    def __init__(self, simulations: int) -> None:
        self._budget = Budget(max(1, round(PACE * simulations)))

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        memory = Memory(seen, chance_of(rng))
        table = memory.table
        table.horizon = table.round
        turns = [(move,) for move in table.moves()] if table.area >= 0 else possible_turns(table)
        best = best_of(turns, self._budget, lambda: deal_anyhow(memory), self._tried(seen.seat))
        return Decision(choices_by_move(seen)[best[0]].make())

    def _tried(self, seat: int) -> Callable[[GallerySimulator, Turn], float]:
        def try_out(world: GallerySimulator, turn: Turn) -> float:
            world = world.copy()
            for move in turn:
                world.make(move)
            while world.to_move >= 0:
                for move in glance(world):
                    world.make(move)
            return chance_to_win(world, seat)

        return try_out


def deal_anyhow(memory: Memory) -> GallerySimulator:
    """What others have in hand or face down, as the lot falls."""
    world = memory.table.copy()
    heaps = [world.shuffled(heap) for heap in memory.heaps]
    for area, markers in enumerate(world.markers):
        for place, seat in enumerate(markers):
            if seat != memory.seat and area > world.area:
                world.laid[area][place] = heaps[seat].pop()
    for seat, heap in enumerate(heaps):
        hold(world, seat, heap)
    return world


def glance(world: GallerySimulator) -> Turn:
    """A turn that looks well, of a few that come to mind; or an answer."""
    if world.area >= 0:
        return (answer(world),)
    luck, seat = world.chance.random, world.to_move
    held = [card for card in CARDS for _ in range(world.cards[seat][card])]
    walks = world.moves() if world.walking else []
    targets = TARGETS[world.loop][world.pawns[seat]]
    best, best_turn = -99.0, tuple[int, ...]((VISIT + held[0],))
    for _ in range(GLANCES):
        card = held[int(luck() * len(held))]
        fitting = [walk for walk in walks if walk >> 1 != card or world.cards[seat][card] > 1]
        walk = fitting[int(luck() * len(fitting))] if fitting else -1
        area = world.pawns[seat] if walk < 0 else world.end(targets[walk])
        worth = looks(world, area, card)
        if worth > best and (fitting or not world.walking):
            best, best_turn = worth, (VISIT + card,) if walk < 0 else (walk, VISIT + card)
    return best_turn if best > -99.0 else (walks[0],) if world.walking else best_turn


def looks(world: GallerySimulator, area: int, card: int) -> float:
    """What laying a card there may bring, at a glance."""
    if area == SHOP:
        return 0.3 * card - 0.5 * len(world.markers[SHOP])
    seat, markers, work = world.to_move, world.markers[area], world.hanging[area]
    rows = zip(world.runs[seat], world.bests[seat], FACES.symbols[work], strict=True)
    gain = sum(max(0, run + value - best) for run, best, value in rows if value)
    mine = sum(laid for owner, laid in zip(markers, world.laid[area], strict=True) if owner == seat) + card
    rivals = len(markers) - markers.count(seat)
    return gain * (mine >= 5 * rivals) - 0.12 * card


def chance_to_win(world: GallerySimulator, seat: int) -> float:
    if world.is_over():
        return float(world.rewards()[seat])
    strengths = [exp(points(world, one, 0.25) / LEAD) for one in range(world.seats)]
    return strengths[seat] / sum(strengths)


def _greedy(**habits: object) -> Callable[[int], Bot]:
    return lambda _: Seated(Greedy(msgspec.convert(habits, Habit)))


STYLES: Mapping[str, Callable[[int], Bot]] = {
    "greedy": _greedy(),
    "search": PlainSearch,
    "cautious": _greedy(rival_card=8),
    "hoarder": _greedy(pip=0.8),
    "shopper": _greedy(shop=4.0),
    "bluffer": _greedy(bluffs=True),
    "earlier": lambda _: Seated(Earlier()),
}
"""A cautious one goes where nobody is, a hoarder parts with no high card, a shopper would rather buy than bid, and a
bluffer begins with low cards."""
