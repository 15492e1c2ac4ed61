"""Late nodes, for the thief: to steal, or to make a true claim that will be doubted."""

import numpy as np

from scripts.solver.compiling import Floats, Ints, compiled
from scripts.solver.exits import FLAT, MOST_BOXES, PRIOR, Exits, by_late_prior
from scripts.solver.plan import Plan, node_at
from scripts.solver.thief_work import Scratch, ThiefPass, open_box


@compiled
def late_learn(plan: Plan, work: ThiefPass, scratch: Scratch, root: int) -> None:
    level, row, exits, width = plan.rounds, plan.token[root] + 1, work.exits, plan.width
    now, regret, total = work.now, work.regret, work.total
    for path in range(plan.levels[level], plan.levels[level + 1]):
        cashier, seen = plan.cashier[path], plan.seen[path]
        state = cashier << MOST_BOXES | seen
        for series in range(plan.series[row, level], plan.series[row, level + 1]):
            node, token = node_at(plan, root, level, path, series), plan.last[series]
            late, money = node - plan.late, work.other[node]
            steal, stealing = open_box(cashier, seen, money, now.open[node], regret.open[node], False), 0.0
            if exits.mode == PRIOR:
                stops = work.worth.late_stop[token + 1]
                _truths(
                    seen,
                    plan.pair[root],
                    stops,
                    exits.deal,
                    exits.two,
                    exits.three,
                    money,
                    scratch.boxes,
                    scratch.truths,
                )
            else:
                _told_truths(plan.pair[root], work.worth.late[state, token + 1], money, scratch.truths)
            for hand in range(width):
                truth, by_steal = scratch.truths[hand], now.steal[node, hand]
                value = by_steal * steal + (1.0 - by_steal) * truth
                work.value[node, hand] = value
                regret.steal[node, hand] = max(regret.steal[node, hand] + steal - value, 0.0)
                regret.truth[late, hand] = max(regret.truth[late, hand] + truth - value, 0.0)
                own = work.weight * work.own[node, hand]
                total.steal[node, hand] += own * by_steal
                total.truth[late, hand] += own * (1.0 - by_steal)
                stealing += own * by_steal
            for box in range(plan.boxes):
                total.open[node, box] += stealing * now.open[node, box]


@compiled
def _truths(
    seen: int,
    pairs: Ints,
    stops: Ints,
    deal: Ints,
    two: Floats,
    three: Floats,
    money: Floats,
    room: Floats,
    truths: Floats,
) -> None:
    """By hand: what the true claim with the stop named for its pair is worth. `room`: four rows to work in."""
    boxes, total = len(money), 0.0
    for box in range(boxes):
        total += money[box]
    for hand in range(len(pairs)):
        stop, truths[hand] = stops[pairs[hand]], 0.0
        if total > 0 and stop >= 0 and deal[stop, pairs[hand]] >= 0:
            row = deal[stop, pairs[hand]]
            by_late_prior(boxes, seen, two[row], three[row], money, room)
            for box in range(boxes):
                truths[hand] += money[box] * room[0, box]


@compiled
def _told_truths(pairs: Ints, worth: Floats, money: Floats, truths: Floats) -> None:
    """The same where it does not depend on the prior."""
    for hand in range(len(pairs)):
        truths[hand] = 0.0
        for box in range(len(money)):
            truths[hand] += money[box] * worth[pairs[hand], box]


@compiled
def late_best(plan: Plan, work: ThiefPass, scratch: Scratch, root: int) -> None:
    level, row, exits = plan.rounds, plan.token[root] + 1, work.exits
    for path in range(plan.levels[level], plan.levels[level + 1]):
        cashier, seen = plan.cashier[path], plan.seen[path]
        for series in range(plan.series[row, level], plan.series[row, level + 1]):
            node, token = node_at(plan, root, level, path, series), plan.last[series]
            money = work.other[node]
            steal = open_box(cashier, seen, money, work.now.open[node], work.regret.open[node], True)
            for hand in range(plan.width):
                best, pair = steal, plan.pair[root, hand]
                for stop in range(token + 1, 10):
                    if plan.true[stop, pair]:
                        best = max(best, _truth(seen, stop, pair, exits, money, scratch.boxes))
                work.value[node, hand] = best


@compiled
def _truth(seen: int, stop: int, pair: int, exits: Exits, money: Floats, room: Floats) -> float:
    value, row = 0.0, exits.deal[stop, pair]
    if exits.mode == FLAT:
        return float(np.sum(money) * exits.flat[stop, pair])
    if row >= 0 and np.sum(money) > 0:
        by_late_prior(len(money), seen, exits.two[row], exits.three[row], money, room)
        for box in range(len(money)):
            value += money[box] * room[0, box]
    return value
