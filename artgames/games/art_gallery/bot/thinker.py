"""A hard bot: it plays the rest of the round in many imagined worlds before it moves in this one."""

from typing import TypeAlias

from artgames.engine.api import SeatKnowledge
from artgames.games.art_gallery.bot.chances import Chances
from artgames.games.art_gallery.bot.judgement import Judgement
from artgames.games.art_gallery.bot.levels import Habits
from artgames.games.art_gallery.bot.memory import Memory
from artgames.games.art_gallery.bot.wants import Wants
from artgames.games.art_gallery.bot.worlds import Model, Worlds
from artgames.games.art_gallery.simulator import VISIT, GallerySimulator
from artgames.search import Budget, best_of

Moves: TypeAlias = tuple[int, ...]
"""What is done at once: a walk and a visit, or an answer."""


class Thinker:
    """Searches with this judgement in everybody's head."""

    def __init__(self, judgement: Judgement, chances: Chances, budget: Budget, habits: Habits) -> None:
        self._judgement = judgement
        self._chances = chances
        self._budget = budget
        self._habits = habits

    def think(self, seen: SeatKnowledge, memory: Memory, wants: Wants) -> int:
        """The best move."""
        table, habits = memory.table, self._habits
        candidates = self.candidates(table, wants)[: habits.width]
        if len(candidates) == 1:
            return candidates[0][0]
        table.horizon = table.round
        worlds = Worlds(memory, seen, Model(self._judgement, wants, habits.temper))
        seat, play_out = seen.seat, PlayOut(self._judgement, wants, habits.whim)

        def try_out(world: GallerySimulator, moves: Moves) -> float:
            world = world.copy()
            for move in moves:
                world.make(move)
            play_out(world)
            return self._chances.of(world)[seat]

        return best_of(candidates, self._budget, worlds.imagine, try_out)[0]

    def candidates(self, table: GallerySimulator, wants: Wants) -> list[Moves]:
        """What comes to mind, the most promising first."""
        if table.area >= 0:
            at_first_sight = self._judgement.best_answer(table, wants)
            return [(at_first_sight,), *((move,) for move in table.moves() if move != at_first_sight)]
        if not table.walking:
            visits = sorted(self._judgement.visits_here(table, wants), reverse=True)
            return [(VISIT + card,) for _, card in visits]
        turns = sorted(self._judgement.turns(table, wants, self._habits.cards), reverse=True)
        return [(walk, visit) for _, walk, visit in turns]


class PlayOut:
    """Plays on to the horizon, everybody as it seems best at first sight but for a whim now and then."""

    def __init__(self, judgement: Judgement, wants: Wants, whim: float) -> None:
        self._judgement = judgement
        self._wants = wants
        self._whim = whim

    def __call__(self, world: GallerySimulator) -> None:
        judgement, wants, whim, chance = self._judgement, self._wants, self._whim, world.chance.random
        while world.to_move >= 0:
            if world.area >= 0:
                world.make(judgement.best_answer(world, wants))
            elif not world.walking:
                world.make(judgement.best_visit(world, wants))
            elif chance() < whim:
                self._do_anything(world)
            else:
                walk, visit = judgement.best_turn(world, wants)
                world.make(walk)
                world.make(visit)

    def _do_anything(self, world: GallerySimulator) -> None:
        walks = world.moves()
        world.make(walks[int(world.chance.random() * len(walks))])
