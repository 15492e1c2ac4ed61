"""A true claim that is doubted, for the thief: what the way into the next stage is worth."""

import numpy as np

from scripts.solver.compiling import Floats, compiled
from scripts.solver.exits import FLAT, PRIOR, STANCE, Exits, by_prior, by_stance
from scripts.solver.plan import Plan
from scripts.solver.thief_work import Scratch, ThiefPass


@compiled
def truth_doubted(
    plan: Plan,
    work: ThiefPass,
    scratch: Scratch,
    root: int,
    path: int,
    edge: int,
    node: int,
    stop: int,
    claimed: Floats,
) -> None:
    """What it is worth to each hand that tells the truth to be doubted."""
    exits, money, seen = work.exits, scratch.doubted, plan.seen[path]
    for hand in range(plan.width):
        pair = plan.pair[root, hand]
        row = exits.deal[stop, pair]
        if not plan.true[stop, pair]:
            continue
        claimed[hand] = 0.0
        own = work.weight * work.own[node, hand] * work.now.claim[edge, hand]
        if exits.mode == FLAT:
            claimed[hand] = exits.flat[stop, pair] * np.sum(money)
        elif row >= 0 and plan.unseen[path]:
            for removed in range(plan.boxes):
                for box in range(plan.boxes):
                    scratch.part[box] = money[box] * exits.remove[edge, hand, box, removed]
                claimed[hand] += _onward(plan, work, scratch, seen, removed, row, edge, hand, own, scratch.part)
        elif row >= 0:
            claimed[hand] = _onward(plan, work, scratch, seen, -1, row, edge, hand, own, money)


@compiled
def _onward(
    plan: Plan,
    work: ThiefPass,
    scratch: Scratch,
    seen: int,
    removed: int,
    row: int,
    edge: int,
    hand: int,
    own: float,
    money: Floats,
) -> float:
    exits = work.exits
    if exits.mode == PRIOR:
        by_prior(plan.boxes, seen, removed, exits.two[row], exits.three[row], money, scratch.worth)
    else:
        stance = exits.stance[edge, hand, max(removed, 0)]
        by_stance(plan.boxes, seen, removed, exits.two_by[row], exits.three_by[row], stance, scratch.worth)
    value = 0.0
    for box in range(plan.boxes):
        value += money[box] * scratch.worth[box]
    if exits.mode == STANCE and not work.best:
        _learn_stance(exits, plan.boxes, seen, removed, row, edge, hand, own, money, value)
    return value


@compiled
def _learn_stance(
    exits: Exits,
    boxes: int,
    seen: int,
    removed: int,
    row: int,
    edge: int,
    hand: int,
    own: float,
    money: Floats,
    value: float,
) -> None:
    by_box, left = max(removed, 0), 0
    for box in range(boxes):
        if box != removed and (seen >> box) & 1 == 0:
            left += 1
    by = exits.two_by[row] if left == 2 else exits.three_by[row]
    for point in range(len(by)):
        gain, slot = 0.0, 0
        for box in range(boxes):
            if box != removed and (seen >> box) & 1 == 0:
                gain += money[box] * by[point, slot]
                slot += 1
        regret = exits.stance_regret[edge, hand, by_box, point] + gain - value
        exits.stance_regret[edge, hand, by_box, point] = max(regret, 0.0)
        exits.stance_total[edge, hand, by_box, point] += own * exits.stance[edge, hand, by_box, point]
