"""What exits are worth, from what the next stage is worth."""

import numpy as np

from artgames.games.steal_this_game.bot.pairs import CLAIMS, PAIRS, TRUE, rerolls
from scripts.solver.compiling import Floats, Ints
from scripts.solver.plan import TOKENS

_TRUE = np.array(TRUE)


def best_truth(flat: Floats) -> Floats:
    """By token (counted from -1) and pair: the best of all true claims above it, each worth `flat` when doubted."""
    best = np.zeros((TOKENS, len(PAIRS)))
    for stop in reversed(CLAIMS):
        best[stop] = np.maximum(best[stop + 1], np.where(_TRUE[stop], flat[stop], 0.0))
    return best


def best_truth_stop(flat: Floats) -> Ints:
    """By token (counted from -1) and pair: the stop of that claim, the lowest of equals; -1 where there is none."""
    best = np.zeros((TOKENS, len(PAIRS)))
    stops = np.full((TOKENS, len(PAIRS)), -1)
    for stop in reversed(CLAIMS):
        here = np.where(_TRUE[stop], flat[stop], -1.0)
        better = _TRUE[stop] & (here >= best[stop + 1])
        best[stop] = np.where(better, here, best[stop + 1])
        stops[stop] = np.where(better, stop, stops[stop + 1])
    return stops


def after_reroll(best: Floats) -> Floats:
    """By stop and pair shown: what `best` (by token and pair) is worth once one die was rolled again."""
    worth = np.zeros((len(CLAIMS), len(PAIRS)))
    for pair in range(len(PAIRS)):
        for chances in rerolls(pair):
            mean = sum(chance * best[1:, after] for after, chance in chances.items())
            worth[:, pair] = np.maximum(worth[:, pair], mean)
    return worth


def known_worth() -> dict[int, Floats]:
    """By boxes left, stop and pair shown: the thief tracks the money, the cashier protects it, and everything is
    doubted, since a thief who is believed pushes the cashier away and steals. Only truths help, until one box is left.
    """
    worth: dict[int, Floats] = {1: np.ones((len(CLAIMS), len(PAIRS)))}
    for boxes in (2, 3):
        worth[boxes] = after_reroll(best_truth(worth[boxes - 1]))
    return worth
