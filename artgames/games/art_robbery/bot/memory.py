"""What a seat knows that has watched and counted from the beginning.

Stacks are no secret to somebody who saw the tiles being taken. Cards are counted too: a new deck is made of discards
that everybody saw, so at that moment all other cards are known to be in the hands.
"""

from collections.abc import Iterable, Sequence
from math import exp

from artgames.engine.api import Event, Seat, SeatKnowledge
from artgames.games.art_robbery.bot.judgement import Judgement
from artgames.games.art_robbery.data import FACES, GREEDY, TILES_A_RAID
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.records import HAND_SIZE, TableView
from artgames.games.art_robbery.simulator import CARDS, HOLE, TILE_KINDS, RobberySimulator
from artgames.search import Chance

KINDS = range(GREEDY + 1)
NO_DOUBT = (1.0,) * len(KINDS)
LEAST_BELIEVED = 0.2
"""Nobody plays so reliably that a card can be ruled out."""


class Model:
    """How the others are thought to play: by this judgement, more or less."""

    def __init__(self, judgement: Judgement, temper: float) -> None:
        """`temper`: by how many points they may misjudge a move; the smaller, the more their plays give away."""
        self.judgement = judgement
        self._temper = temper

    def doubts(self, table: RobberySimulator, seat: Seat, played: int) -> list[float]:
        """By kind of card, how well keeping one fits with having played another: 1 is well enough."""
        table.active = seat
        table.hands[seat] = list(KINDS)
        best = [-99.0] * len(KINDS)
        for score, move in self.judgement.scores(table, self.judgement.worths(table)):
            best[move >> 3] = max(best[move >> 3], score)
        return [max(LEAST_BELIEVED, exp(min(0.0, best[played] - score) / self._temper)) for score in best]


class Play:
    """A card that another seat played, and what that says about the cards it kept."""

    __slots__ = ("doubts", "kind", "seat")

    def __init__(self, seat: Seat, kind: int, doubts: Sequence[float]) -> None:
        self.seat = seat
        self.kind = kind
        self.doubts = doubts


class Memory:
    """Follows a match through the events that one seat has witnessed."""

    def __init__(self, seen: SeatKnowledge, chance: Chance, model: Model | None = None) -> None:
        """Without a model of how the others play, nothing is read into their plays."""
        view: TableView = seen.view
        self.seat = seen.seat
        self._model = model
        self._stacks: list[list[int]] = [[] for _ in range(view.seats)]
        self._loot: list[list[int]] = [[] for _ in range(view.seats)]
        self.table = RobberySimulator(view.house, chance)
        """The table as everybody sees it, with the stacks as remembered and the own hand alone."""

        self.played: list[int] = []
        """Kinds of the cards played since the deck was made."""

        self.others: list[Play] = []
        """Those of them that others played."""

        self.deck_then: list[int] | None = None
        """By kind, what the deck was made of; None for the first deck, of which hands were dealt."""

        self._own = [0] * len(KINDS)
        """By kind, what the own seat drew since then, less what it played."""
        self._drawn = [0] * len(KINDS)
        for event in seen.events:
            self._follow_cards(event)
            self._follow_tiles(event)
        self._look(view, chance)

    def _follow_cards(self, event: Event) -> None:
        match event:
            case events.CardPlayed():
                kind = FACES.kinds[event.card]
                self.played.append(kind)
                if event.seat == self.seat:
                    self._own[kind] -= 1
                else:
                    doubts = self._model.doubts(self.table, event.seat, kind) if self._model else NO_DOUBT
                    self.others.append(Play(event.seat, kind, doubts))
            case events.CardDrawn() if event.seat == self.seat and event.card is not None:
                self._own[FACES.kinds[event.card]] += 1
                self._drawn[FACES.kinds[event.card]] += 1
            case events.DeckReshuffled():
                self.deck_then = count_kinds(self.played)
                self.played, self.others = [], []
                self._own, self._drawn = [0] * len(KINDS), [0] * len(KINDS)

    def _follow_tiles(self, event: Event) -> None:
        table = self.table
        match event:
            case events.RaidStarted():
                table.raid = event.raid
                raid = range(event.raid * TILES_A_RAID, (event.raid + 1) * TILES_A_RAID)
                table.lay_out(raid, self._loot, self._stacks)
            case events.TileTaken():
                self._loot[event.seat].append(event.tile)
                table.loot[event.seat][TILE_KINDS[event.tile]] += 1
                table.middle[TILE_KINDS[event.tile]] -= 1
                table.left -= 1
            case events.TileStolen():
                self._loot[event.victim].remove(event.tile)
                self._loot[event.thief].append(event.tile)
                table.loot[event.victim][TILE_KINDS[event.tile]] -= 1
                table.loot[event.thief][TILE_KINDS[event.tile]] += 1
            case events.DogTaken():
                table.dog = event.seat
            case events.DogGiven():
                table.dog = event.thief
            case events.BossCaught():
                self._loot[event.seat].remove(event.tile)
            case events.StacksClosed():
                for stack, loot in zip(self._stacks, self._loot, strict=True):
                    stack.extend(loot)
                self._loot = [[] for _ in self._loot]

    def _look(self, view: TableView, chance: Chance) -> None:
        """What lies on the table is seen, not remembered."""
        table = self.table
        table.raid, table.active, table.to_move = view.raid, view.active, view.active
        table.dog, table.reshuffles = view.dog, view.reshuffles
        table.lay_out(view.middle, view.loot, self._known_stacks(view, chance))
        table.hands = [[HOLE] * size for size in view.hand_sizes]
        table.hands[self.seat] = [FACES.kinds[card] for card in view.hand]
        for seat, hand in enumerate(view.hands):
            table.hands[seat] = [FACES.kinds[card] for card in hand]
        if len(self.played) != view.discard_size:
            self._start_late(view)
        if view.pending is not None:
            table.hands[view.active].append(HOLE)
            table.ask(view.pending.victim, TILE_KINDS[view.pending.tile], HAND_SIZE - 1)

    def _start_late(self, view: TableView) -> None:
        """A match whose beginning nobody can tell: only what is seen now is known."""
        self.played = [FACES.kinds[view.discard_top]] if view.discard_size else []
        self.others, self.deck_then = [], None
        self._own, self._drawn = [0] * len(KINDS), [0] * len(KINDS)

    def _known_stacks(self, view: TableView, chance: Chance) -> Sequence[Sequence[int]]:
        if view.stacks:
            return view.stacks
        if [len(stack) for stack in self._stacks] == list(view.stack_sizes):
            return self._stacks
        gone = {*view.my_stack, *(out.tile for out in view.out)}
        unknown = [tile for tile in range(view.raid * TILES_A_RAID) if tile not in gone]
        unknown.sort(key=lambda _: chance.random())
        sizes = enumerate(view.stack_sizes)
        return [view.my_stack if seat == view.seat else [unknown.pop() for _ in range(size)] for seat, size in sizes]

    def unseen(self) -> tuple[list[int], list[int]]:
        """By kind: the cards that the others had in their hands when the deck was made, and those that have come or
        will come from the deck to others."""
        own_then = [now - more for now, more in zip(count_kinds(self.table.hands[self.seat]), self._own, strict=True)]
        away = [all_of - own for all_of, own in zip(CARDS, own_then, strict=True)]
        if self.deck_then is None:
            return [0] * len(KINDS), [a - b for a, b in zip(away, self._drawn, strict=True)]
        held = [a - b for a, b in zip(away, self.deck_then, strict=True)]
        return held, [a - b for a, b in zip(self.deck_then, self._drawn, strict=True)]


def count_kinds(cards: Iterable[int]) -> list[int]:
    counts = [0] * len(KINDS)
    for kind in cards:
        if kind != HOLE:
            counts[kind] += 1
    return counts
