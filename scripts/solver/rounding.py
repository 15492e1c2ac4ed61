"""From play on average to the whole numbers that ship, so that all bounds hold for what ships.

Whatever our own side never plays for is left blank: it can neither be reached nor be taken advantage of.
"""

import numpy as np

from artgames.games.steal_this_game.bot.books import FINE
from scripts.solver.compiling import Floats
from scripts.solver.exits import FLAT, STANCE
from scripts.solver.mix import Mix
from scripts.solver.places import lies, places_of_edges
from scripts.solver.stage import Stage

_IN_THE_MIRROR = [0, 2, 1]
"""Replies: stay, up, down."""


def round_mix(mix: Mix) -> None:
    mix.total = np.rint(mix.now * FINE)
    mix.settle()


def round_thief(stage: Stage, hands: Floats) -> None:
    """`hands`: what is known at the roots."""
    now, total = stage.thief, stage.thief_total
    for rounded, exact in zip(total, now, strict=True):
        np.rint(exact * FINE, out=rounded)
    total.truth[:] = FINE - total.steal[stage.plan.late :]
    if stage.exits.mode == STANCE:
        _round_stances(stage.exits.stance, stage.exits.stance_total)
    stage.settle()
    stage.go_down_with_hands(hands)
    _blank_thief(stage)
    stage.settle()


def _round_stances(now: Floats, total: Floats) -> None:
    """Two points at most."""
    total[:] = 0.0
    best = now.argmax(-1, keepdims=True)
    without = now.copy()
    np.put_along_axis(without, best, -1.0, -1)
    second = without.argmax(-1, keepdims=True)
    one, other = np.take_along_axis(now, best, -1), np.take_along_axis(now, second, -1)
    share = np.rint(FINE * one / (one + other))
    np.put_along_axis(total, best, share, -1)
    np.put_along_axis(total, second, FINE - share, -1)


def _blank_thief(stage: Stage) -> None:
    plan, now, total, reach = stage.plan, stage.thief, stage.thief_total, stage.thief_reach
    edges = places_of_edges(plan)
    at = edges.node
    said = reach[at] * now.claim
    total.steal[reach == 0] = 0.0
    total.truth[reach[plan.late :] == 0] = 0.0
    total.open[(reach * now.steal).sum(1) == 0] = 0.0
    total.claim[reach[at] == 0] = 0.0
    total.act[said == 0] = 0.0
    lying = said * lies(plan, edges)
    total.caught[lying.sum(1) == 0] = 0.0
    if stage.exits.mode == STANCE:
        stage.exits.stance_total[(said - lying) == 0] = 0.0


def mirror_exhibitor(stage: Stage) -> None:
    """Where nothing has happened on one side, play as is learned or in the mirror, one as likely as the other. The sums
    count left and right once there, so an exhibitor who favours one side could be robbed of more than they say."""
    plan, total, remove = stage.plan, stage.exhibitor_total, stage.exits.remove_total
    box = -np.arange(plan.boxes) % plan.boxes
    at = places_of_edges(plan)
    edges = np.flatnonzero(plan.either[at.path].any(-1))
    total.answer[edges] += total.answer[edges][:, box]
    if stage.exits.mode != FLAT:
        remove[edges] += remove[edges][:, :, box][..., box]
    for move in range(plan.mirrored.shape[1]):
        alike = edges[plan.mirrored[at.path[edges], move] == 1]
        total.reply[alike, move] += total.reply[alike, move][:, box][..., _IN_THE_MIRROR]
    stage.settle()


def round_exhibitor(stage: Stage, money: Floats) -> None:
    """`money`: what is known at the roots."""
    now, total = stage.exhibitor, stage.exhibitor_total
    for rounded, exact in zip(total, now, strict=True):
        np.rint(exact * FINE, out=rounded)
    total.answer[..., 0] = FINE - total.answer[..., 1]
    if stage.exits.mode != FLAT:
        np.rint(stage.exits.remove * FINE, out=stage.exits.remove_total)
    stage.settle()
    stage.go_down_with_money(money)
    reach = stage.exhibitor_reach[places_of_edges(stage.plan).node]
    total.answer[reach == 0] = 0.0
    believing = reach * now.answer[..., 0]
    total.reply[np.broadcast_to(believing[:, None] == 0, total.reply.shape[:-1])] = 0.0
    if stage.exits.mode != FLAT:
        doubting = reach * now.answer[..., 1]
        blank = np.broadcast_to(doubting[:, None] == 0, stage.exits.remove_total.shape[:-1])
        stage.exits.remove_total[blank] = 0.0
    stage.settle()
