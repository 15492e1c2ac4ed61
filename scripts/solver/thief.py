"""One pass from the leaves to the roots for the thief: learn from regret, or find the best response.

All values are counterfactual: by hand, summed over the boxes the money may be in, each weighted with how likely the
exhibitor plays as far as here.
"""

import numpy as np

from scripts.solver.compiling import Floats, compiled
from scripts.solver.exits import MOST_BOXES
from scripts.solver.plan import Plan, edge_at, is_empty, mirror, node_at, out_of_reach
from scripts.solver.thief_doubted import truth_doubted
from scripts.solver.thief_late import late_best, late_learn
from scripts.solver.thief_work import Scratch, ThiefPass, open_box


@compiled
def thief_pass(plan: Plan, work: ThiefPass) -> None:
    width, rows = plan.width, np.zeros((4, MOST_BOXES))
    room = np.zeros((3, MOST_BOXES))
    scratch = Scratch(
        rows[0], rows[1], rows[2], rows[3], room, np.zeros(width), np.zeros((10, width)), np.zeros((8, width))
    )
    for root in range(len(plan.token)):
        if work.best:
            late_best(plan, work, scratch, root)
        else:
            late_learn(plan, work, scratch, root)
    for level in range(plan.rounds - 1, -1, -1):
        for root in range(len(plan.token)):
            row = plan.token[root] + 1
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for series in range(plan.series[row, level], plan.series[row, level + 1]):
                    _claim_node(plan, work, scratch, root, level, path, series)


@compiled
def _claim_node(plan: Plan, work: ThiefPass, scratch: Scratch, root: int, level: int, path: int, series: int) -> None:
    node, cashier, seen = node_at(plan, root, level, path, series), plan.cashier[path], plan.seen[path]
    steal = open_box(cashier, seen, work.other[node], work.now.open[node], work.regret.open[node], work.best)
    first, count = plan.first[series], plan.longer[series]
    for number in range(count):
        _claim(plan, work, scratch, root, level, path, first + number, node, scratch.claims[number])
    first_edge = edge_at(plan, root, level, path, first)
    stealing = 0.0
    for hand in range(plan.width):
        value = steal if work.best else work.now.steal[node, hand] * steal
        for number in range(count):
            claimed = scratch.claims[number, hand]
            if work.best:
                value = max(value, claimed)
            else:
                value += work.now.claim[first_edge + number, hand] * claimed
        work.value[node, hand] = value
        if work.best:
            continue
        own = work.weight * work.own[node, hand]
        work.regret.steal[node, hand] = max(work.regret.steal[node, hand] + steal - value, 0.0)
        work.total.steal[node, hand] += own * work.now.steal[node, hand]
        stealing += own * work.now.steal[node, hand]
        for number in range(count):
            edge = first_edge + number
            regret = work.regret.claim[edge, hand] + scratch.claims[number, hand] - value
            work.regret.claim[edge, hand] = max(regret, 0.0)
            work.total.claim[edge, hand] += own * work.now.claim[edge, hand]
    if not work.best:
        for box in range(plan.boxes):
            work.total.open[node, box] += stealing * work.now.open[node, box]


@compiled
def _claim(
    plan: Plan,
    work: ThiefPass,
    scratch: Scratch,
    root: int,
    level: int,
    path: int,
    longer: int,
    node: int,
    claimed: Floats,
) -> None:
    """What a claim is worth to each hand."""
    edge, stop = edge_at(plan, root, level, path, longer), plan.last[longer]
    for box in range(plan.boxes):
        scratch.believed[box] = work.other[node, box] * work.answer[edge, box, 0]
        scratch.doubted[box] = work.other[node, box] * work.answer[edge, box, 1]
    cashier, seen = plan.cashier[path], plan.seen[path]
    caught = open_box(cashier, seen, scratch.doubted, work.now.caught[edge], work.regret.caught[edge], work.best)
    truth_doubted(plan, work, scratch, root, path, edge, node, stop, claimed)
    lying = 0.0
    for hand in range(plan.width):
        if not plan.true[stop, plan.pair[root, hand]]:
            claimed[hand] = caught
            lying += work.own[node, hand] * work.now.claim[edge, hand]
    if not work.best:
        for box in range(plan.boxes):
            work.total.caught[edge, box] += work.weight * lying * work.now.caught[edge, box]
    for move in range(plan.moves[path]):
        _move(plan, work, scratch, root, level, path, longer, move, scratch.moves[move])
    _act(plan, work, scratch.moves, path, edge, node, claimed)


@compiled
def _act(plan: Plan, work: ThiefPass, gains: Floats, path: int, edge: int, node: int, claimed: Floats) -> None:
    """Add what being believed is worth to each hand."""
    moves = plan.moves[path]
    for hand in range(plan.width):
        value = 0.0
        for move in range(moves):
            gain = gains[move, hand]
            value = max(value, gain) if work.best else value + work.now.act[edge, hand, move] * gain
        claimed[hand] += value
        if not work.best:
            own = work.weight * work.own[node, hand] * work.now.claim[edge, hand]
            for move in range(moves):
                regret = work.regret.act[edge, hand, move] + gains[move, hand] - value
                work.regret.act[edge, hand, move] = max(regret, 0.0)
                work.total.act[edge, hand, move] += own * work.now.act[edge, hand, move]


@compiled
def _move(
    plan: Plan,
    work: ThiefPass,
    scratch: Scratch,
    root: int,
    level: int,
    path: int,
    longer: int,
    move: int,
    gains: Floats,
) -> None:
    """What a look, a push or nothing is worth to each hand, after the reply."""
    gains[:] = 0.0
    action, stop = plan.action[path, move], plan.last[longer]
    if action < plan.boxes:
        for box in range(plan.boxes):
            if not is_empty(plan.seen[path], box) and (box == action or plan.candidates[path] == 2):
                other = mirror(plan.boxes, box) if plan.either[path, move] else box
                weight = 0.5 * (scratch.believed[box] + scratch.believed[other])
                sure = out_of_reach(plan.boxes, plan.cashier[path], box)
                for hand in range(plan.width):
                    gains[hand] += weight * (1.0 if sure else work.worth.found[stop + 1, plan.pair[root, hand]])
    for reply in range(3):
        child = plan.child[path, move, reply]
        if child >= 0 and not (reply == 2 and plan.mirrored[path, move]):
            below = node_at(plan, root, level + 1, child, longer)
            for hand in range(plan.width):
                gains[hand] += work.value[below, hand]
