"""Worlds that a seat could be living in, dealt from what it remembers."""

from collections.abc import Sequence

from artgames.engine.api import Seat
from artgames.games.art_robbery.bot.memory import KINDS, Memory
from artgames.games.art_robbery.rules.records import TableView
from artgames.games.art_robbery.simulator import HOLE, RobberySimulator
from artgames.search import Chance

ATTEMPTS = 20


class _Heap:
    """Cards that are known as a heap: how many of each kind there are, and how many in all."""

    __slots__ = ("counts", "size")

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)
        self.size = sum(counts)

    def take(self, kind: int) -> None:
        self.counts[kind] -= 1
        self.size -= 1


class _Hand:
    """What another seat holds: for each card the number of plays of this seat before it came. *Old* cards were there
    when the deck was made, *new* ones have come from it since."""

    __slots__ = ("new", "old", "plays")

    def __init__(self, old: int, new: int) -> None:
        self.old = [0] * old
        self.new = [0] * new
        self.plays = 0


class Worlds:
    """Deals the unseen cards again and again.

    Old and new cards come from two heaps whose contents are known. Which of them a card came from that was played is
    drawn by lot where it is not certain. What a seat kept is drawn by how well it fits with what it played."""

    def __init__(self, memory: Memory, view: TableView, chance: Chance) -> None:
        self._memory = memory
        self._hands_are_open = view.house.open_hands
        self._random = chance.random
        self._again: RobberySimulator | None = None
        self._hidden_discards = view.discard_size - len(memory.played)
        self._old, self._new = memory.unseen()
        self._thief = view.active if view.pending is not None and view.active != memory.seat else None
        self._sizes = {seat: self._size_then(seat, view) for seat in range(view.seats) if seat != memory.seat}
        """How many cards the others had when the deck was made, or the match was joined."""
        self._fits = {seat: self._fit_by_age(seat) for seat in self._sizes}

    def _size_then(self, seat: Seat, view: TableView) -> int:
        waiting = seat == self._thief and any(play.seat == seat for play in self._memory.others)
        return view.hand_sizes[seat] + waiting

    def _fit_by_age(self, seat: Seat) -> list[list[float]]:
        """By the number of plays before a card came: how well each kind fits with the plays since."""
        fits = [[1.0] * len(KINDS)]
        for play in reversed(self._memory.others):
            if play.seat == seat:
                fits.append([fit * doubt for fit, doubt in zip(fits[-1], play.doubts, strict=True)])
        return fits[::-1]

    def imagine(self) -> RobberySimulator:
        """One of these worlds, to be changed at will. Each comes twice, since it takes longer to think one up than to
        play it through."""
        if self._again is not None:
            world, self._again = self._again, None
            return world
        world = self._deal()
        self._again = world.copy()
        self._again.deck = world.shuffled(world.deck)
        return world

    def _deal(self) -> RobberySimulator:
        world = self._memory.table.copy()
        hands, old, new = self._reconstruct()
        for seat, hand in hands.items():
            fits = self._fits[seat]
            cards = [self._draw(old, fits[age]) for age in hand.old] + [self._draw(new, fits[age]) for age in hand.new]
            world.hands[seat][: len(cards)] = cards
        rest = world.shuffled(kind for kind in KINDS for _ in range(new.counts[kind]))
        world.discard = rest[: self._hidden_discards] + self._memory.played
        world.deck = rest[self._hidden_discards :]
        return world

    def _reconstruct(self) -> tuple[dict[Seat, _Hand], _Heap, _Heap]:
        """The hands of the others, and the heaps that their cards are to be drawn from."""
        if self._hands_are_open:
            return {}, _Heap([]), self._not_in_hands()
        for _ in range(ATTEMPTS):
            old, new = _Heap(self._old), _Heap(self._new)
            hands = {seat: _Hand(size, 0) if old.size else _Hand(0, size) for seat, size in self._sizes.items()}
            if self._replay(hands, old, new):
                return hands, old, new
        return self._without_history()

    def _without_history(self) -> tuple[dict[Seat, _Hand], _Heap, _Heap]:
        """For want of a likely story, any hands that can be dealt from what has not been played."""
        hands = {seat: _Hand(0, len(self._memory.table.hands[seat])) for seat in self._sizes}
        if self._thief is not None:
            hands[self._thief].new.pop()
        return hands, _Heap([]), self._not_played()

    def _not_played(self) -> _Heap:
        rest = _Heap([a + b for a, b in zip(self._old, self._new, strict=True)])
        for play in self._memory.others:
            rest.take(play.kind)
        return rest

    def _not_in_hands(self) -> _Heap:
        rest = self._not_played()
        for seat in self._sizes:
            for kind in self._memory.table.hands[seat]:
                if kind != HOLE:
                    rest.take(kind)
        return rest

    def _replay(self, hands: dict[Seat, _Hand], old: _Heap, new: _Heap) -> bool:
        """Let everybody play what they have played. False if this cannot have happened as the lot fell."""
        plays = self._memory.others
        for number, play in enumerate(plays, 1):
            hand, kind = hands[play.seat], play.kind
            from_old = len(hand.old) * old.counts[kind] / old.size if hand.old else 0.0
            from_new = len(hand.new) * new.counts[kind] / new.size if hand.new else 0.0
            if from_old + from_new <= 0:
                return False
            is_old = self._random() * (from_old + from_new) < from_old
            heap, cards = (old, hand.old) if is_old else (new, hand.new)
            heap.take(kind)
            cards.pop(int(self._random() * len(cards)))
            hand.plays += 1
            if number < len(plays) or play.seat != self._thief:
                hand.new.append(hand.plays)
        return True

    def _draw(self, heap: _Heap, fits: Sequence[float]) -> int:
        """A card of the heap, kinds that fit more often."""
        weights = [count * fit for count, fit in zip(heap.counts, fits, strict=True)]
        luck = self._random() * sum(weights)
        drawn = 0
        for kind, weight in enumerate(weights):
            if weight > 0:
                drawn = kind
                luck -= weight
                if luck < 0:
                    break
        heap.take(drawn)
        return drawn
