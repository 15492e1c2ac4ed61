"""The game with a hidden shuffle.

After a wrong accusation the dice lie open and the boxes are mixed, so nothing that came before matters. What is left
is a game of its own for each stop of the token and each pair of dice shown. The games with two boxes are solved first,
then those with three, then the whole.

The trees end after some believed claims, and whoever is to be served by a solution pays for it: our exhibitor doubts
everything from then on, our thief falls back on a simple habit (see `overtime`). So everything is solved twice; the
value of the one is at least, of the other at most that of the true game.
"""

import numpy as np

from artgames.games.steal_this_game.bot.pairs import CLAIMS, PAIRS
from scripts.solver.compiling import Floats
from scripts.solver.exits import flat_exits
from scripts.solver.games import Terms
from scripts.solver.overtime import with_overtime
from scripts.solver.plan import worth_of
from scripts.solver.worths import best_truth, best_truth_stop

ONE_BOX = np.ones((len(CLAIMS), len(PAIRS)))
"""By stop and pair: with one box left the thief has won."""


def hidden_terms(boxes: int, rounds: int, after: Floats, *, for_thief: bool) -> Terms:
    """`after`: by stop and pair, what games with one box less are worth."""
    worth = worth_of(boxes, best_truth(after), best_truth_stop(after))
    worth.late[:] = worth.found[None, :, :, None]
    if for_thief:
        worth = with_overtime(worth, boxes)
    return Terms(boxes, rounds, worth, lambda plan: flat_exits(after), idle=not for_thief)
