"""A hard bot: it plays the rest of the round in many imagined worlds before it moves in this one."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from artgames.engine.api import SeatKnowledge
from artgames.games.art_gallery.bot.chances import Chances
from artgames.games.art_gallery.bot.foresight import Foresight
from artgames.games.art_gallery.bot.judgement import Judgement
from artgames.games.art_gallery.bot.levels import Habits
from artgames.games.art_gallery.bot.memory import Memory
from artgames.games.art_gallery.bot.wants import Wants
from artgames.games.art_gallery.bot.worlds import Model, Worlds
from artgames.games.art_gallery.rules.records import TURNS
from artgames.games.art_gallery.simulator import GallerySimulator
from artgames.search import Budget, Case, best_of

Moves: TypeAlias = tuple[int, ...]
"""What is done at once: a walk and a visit, or an answer."""


class Character(NamedTuple):
    """How somebody plays on in an imagined world."""

    judgement: Judgement
    wants: Wants


class World(NamedTuple):
    """A table as it may be. All that luck decides in it is settled, so that what comes of two moves differs by the
    moves alone."""

    table: GallerySimulator
    characters: Sequence[Character]
    """By seat: who sits there."""
    whims: Sequence[Sequence[float]]
    """By seat and turn: a number from 0 to 1, the lower the more whimsical."""


class Thinker:
    """Searches by these judgements: the first is its own, and others may play by any of them."""

    def __init__(self, judgements: Sequence[Judgement], chances: Chances, budget: Budget, habits: Habits) -> None:
        self._judgements = judgements
        self._foresight = Foresight(judgements[0], chances)
        self._chances = chances
        self._budget = budget
        self._habits = habits

    def think(self, seen: SeatKnowledge, memory: Memory, wants: Wants) -> int:
        """The best move."""
        candidates = self.candidates(memory.table, wants)[: self._habits.width]
        if len(candidates) == 1:
            return candidates[0][0]
        imagine, try_out = self._imagination(seen, memory)
        return best_of(candidates, self._budget, imagine, try_out)[0]

    def case(self, seen: SeatKnowledge, memory: Memory, wants: Wants) -> Case:
        """The same question, to be tried in the same worlds with one move and with another; each goes on as it seems
        best at first sight."""
        goes_on: dict[int, Moves] = {}
        for moves in self.candidates(memory.table, wants):
            goes_on.setdefault(moves[0], moves)
        imagine, try_out = self._imagination(seen, memory)

        def try_all(moves: Sequence[int]) -> list[float]:
            world = imagine()
            return [try_out(world, goes_on[move]) for move in moves]

        return Case(list(goes_on), try_all)

    def _imagination(
        self, seen: SeatKnowledge, memory: Memory
    ) -> tuple[Callable[[], World], Callable[[World, Moves], float]]:
        """Worlds as they may be, and what comes of moves in one of them."""
        table, habits, seat = memory.table, self._habits, seen.seat
        table.horizon = table.round
        cast = [Character(judgement, judgement.wants(table)) for judgement in self._judgements]
        worlds = Worlds(memory, seen, [Model(*character, habits.temper) for character in cast])
        luck = table.chance.random

        def imagine() -> World:
            who = [int(luck() * len(cast)) for _ in range(table.seats)]
            who[seat] = 0
            whims = [[luck() for _ in range(TURNS)] for _ in who]
            return World(worlds.imagine(who), [cast[number] for number in who], whims)

        def try_out(world: World, moves: Moves) -> float:
            played = world.table.copy()
            for move in moves:
                played.make(move)
            play_out(played, world, habits.whim)
            return self._chances.of(played)[seat]

        return imagine, try_out

    def candidates(self, table: GallerySimulator, wants: Wants) -> list[Moves]:
        """What comes to mind, the most promising first."""
        if table.area >= 0:
            at_first_sight = self._judgements[0].best_answer(table, wants)
            return [(at_first_sight,), *((move,) for move in table.moves() if move != at_first_sight)]
        if not table.walking:
            return [(visit,) for _, _, visit in sorted(self._foresight.visits(table, wants), reverse=True)]
        turns = sorted(self._foresight.turns(table, wants), reverse=True)
        return [(walk, visit) for _, walk, visit in turns]


def play_out(table: GallerySimulator, world: World, whim: float) -> None:
    """To the horizon, everybody as it seems best at first sight but for a whim now and then."""
    characters, whims = world.characters, world.whims
    while (seat := table.to_move) >= 0:
        judgement, wants = characters[seat]
        if table.area >= 0:
            table.make(judgement.best_answer(table, wants))
        elif not table.walking:
            table.make(judgement.best_visit(table, wants))
        elif (mood := whims[seat][table.turn]) < whim:
            walks = table.moves()
            table.make(walks[int(mood / whim * len(walks))])
        else:
            walk, visit = judgement.best_turn(table, wants)
            table.make(walk)
            table.make(visit)
