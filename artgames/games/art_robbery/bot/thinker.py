"""A hard bot: it plays the rest of the raid in many imagined worlds before it plays a card in this one."""

from collections.abc import Sequence

from artgames.engine.api import SeatKnowledge
from artgames.engine.rng import Rng
from artgames.games.art_robbery.bot.chances import Chances
from artgames.games.art_robbery.bot.judgement import Judgement, Worths
from artgames.games.art_robbery.bot.levels import Habits
from artgames.games.art_robbery.bot.memory import Memory, Model
from artgames.games.art_robbery.bot.worlds import Worlds
from artgames.games.art_robbery.simulator import RobberySimulator, move_of
from artgames.search import Budget, Case, Chance, Node, TreeSearch, chance_of

LONGEST = 150
"""Turns after which a play-out is judged as it stands; only a raid that is stalled lasts so long."""


class PlayOut:
    """Plays on to the end of the raid, everybody as it seems best at first sight but for a whim now and then, and then
    judges everybody's chance to win the match."""

    def __init__(self, judgement: Judgement, worths: Worths, chances: Chances, chance: Chance, whim: float) -> None:
        self._judgement = judgement
        self._worths = worths
        self._chances = chances
        self._random = chance.random
        self._whim = whim

    def __call__(self, world: RobberySimulator) -> Sequence[float]:
        best_move, worths, whim = self._judgement.best_move, self._worths, self._whim
        for _ in range(LONGEST):
            if world.to_move < 0:
                break
            if self._random() < whim:
                moves = world.moves()
                world.make(moves[int(self._random() * len(moves))])
            else:
                world.make(best_move(world, worths))
        return self._chances.of(world)


class Thinker:
    """Searches with this judgement in everybody's head."""

    def __init__(self, judgement: Judgement, chances: Chances, budget: Budget, habits: Habits) -> None:
        self._judgement = judgement
        self._chances = chances
        self._budget = budget
        self._habits = habits

    def think(self, seen: SeatKnowledge, rng: Rng) -> Node:
        """The tree of what may follow; its children are the moves."""
        chance = chance_of(rng)
        worlds, play_out = self._imagination(seen, chance)
        return TreeSearch(self._budget, chance, self._habits.exploration).explore(worlds.imagine, play_out)

    def case(self, seen: SeatKnowledge, rng: Rng) -> Case:
        """The same question, to be tried in the same worlds with one move and with another."""
        worlds, play_out = self._imagination(seen, chance_of(rng))

        def try_all(moves: Sequence[int]) -> list[float]:
            world, chances = worlds.imagine(), []
            for move in moves:
                after = world.copy()
                after.make(move)
                chances.append(play_out(after)[seen.seat])
            return chances

        return Case(sorted({move_of(choice.make()) for choice in seen.choices}), try_all)

    def _imagination(self, seen: SeatKnowledge, chance: Chance) -> tuple[Worlds, PlayOut]:
        habits = self._habits
        memory = Memory(seen, chance, Model(self._judgement, habits.temper) if habits.temper else None)
        table = memory.table
        table.horizon = table.raid + 1
        worths = self._judgement.worths(table)
        play_out = PlayOut(self._judgement, worths, self._chances, chance, habits.whim)
        return Worlds(memory, seen.view, chance), play_out
