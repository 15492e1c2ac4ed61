# ruff: noqa: PLR0917 - compiled loops take numbers and arrays; a record for each call would cost more than the call
"""One pass from the leaves to the roots for the thief: learn from regret, or find the best response.

All values are counterfactual: by hand, summed over the boxes the money may be in, each weighted with how likely the
exhibitor plays as far as here.
"""

from typing import NamedTuple

import numpy as np

from scripts.solver.compiling import Floats, Ints, compiled
from scripts.solver.exits import FLAT, MOST_BOXES, PRIOR, STANCE, Exits, by_late_prior, by_prior, by_stance
from scripts.solver.plan import (
    Plan,
    ThiefTable,
    Worth,
    edge_at,
    is_empty,
    may_open,
    mirror,
    node_at,
    out_of_reach,
)


class ThiefPass(NamedTuple):
    """What a pass works on."""

    now: ThiefTable
    regret: ThiefTable
    total: ThiefTable
    """Past play, weighted."""

    own: Floats
    """The thief's reach, by node and hand."""

    other: Floats
    """The exhibitor's reach, by node and box."""

    answer: Floats
    """How the exhibitor answers, by edge, box and answer."""

    value: Floats
    """To be filled, by node and hand."""

    worth: Worth
    exits: Exits
    best: bool
    """Whether to respond best instead of learning."""

    weight: float
    """How much this play counts among past plays."""


class Scratch(NamedTuple):
    """Room for the loops."""

    doubted: Floats
    believed: Floats
    part: Floats
    worth: Floats
    boxes: Floats
    truths: Floats
    claims: Floats
    moves: Floats


@compiled
def thief_pass(plan: Plan, work: ThiefPass) -> None:
    width, rows = plan.width, np.zeros((4, MOST_BOXES))
    room = np.zeros((3, MOST_BOXES))
    scratch = Scratch(
        rows[0], rows[1], rows[2], rows[3], room, np.zeros(width), np.zeros((10, width)), np.zeros((8, width))
    )
    for root in range(len(plan.token)):
        if work.best:
            _late_best(plan, work, scratch, root)
        else:
            _late_learn(plan, work, scratch, root)
    for level in range(plan.rounds - 1, -1, -1):
        for root in range(len(plan.token)):
            row = plan.token[root] + 1
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for series in range(plan.series[row, level], plan.series[row, level + 1]):
                    _claim_node(plan, work, scratch, root, level, path, series)


@compiled
def _open(cashier: int, seen: int, money: Floats, now: Floats, regret: Floats, best: bool) -> float:
    """What opening a box is worth."""
    value = 0.0
    for box in range(len(now)):
        if may_open(cashier, seen, box):
            value = max(value, money[box]) if best else value + now[box] * money[box]
    if not best:
        for box in range(len(now)):
            if may_open(cashier, seen, box):
                regret[box] = max(regret[box] + money[box] - value, 0.0)
    return value


# Late nodes: to steal, or to make a true claim that will be doubted


@compiled
def _late_learn(plan: Plan, work: ThiefPass, scratch: Scratch, root: int) -> None:
    level, row, exits, width = plan.rounds, plan.token[root] + 1, work.exits, plan.width
    now, regret, total = work.now, work.regret, work.total
    for path in range(plan.levels[level], plan.levels[level + 1]):
        cashier, seen = plan.cashier[path], plan.seen[path]
        state = cashier << MOST_BOXES | seen
        for series in range(plan.series[row, level], plan.series[row, level + 1]):
            node, token = node_at(plan, root, level, path, series), plan.last[series]
            late, money = node - plan.late, work.other[node]
            steal, stealing = _open(cashier, seen, money, now.open[node], regret.open[node], False), 0.0
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
def _late_best(plan: Plan, work: ThiefPass, scratch: Scratch, root: int) -> None:
    level, row, exits = plan.rounds, plan.token[root] + 1, work.exits
    for path in range(plan.levels[level], plan.levels[level + 1]):
        cashier, seen = plan.cashier[path], plan.seen[path]
        for series in range(plan.series[row, level], plan.series[row, level + 1]):
            node, token = node_at(plan, root, level, path, series), plan.last[series]
            money = work.other[node]
            steal = _open(cashier, seen, money, work.now.open[node], work.regret.open[node], True)
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


# All other nodes


@compiled
def _claim_node(plan: Plan, work: ThiefPass, scratch: Scratch, root: int, level: int, path: int, series: int) -> None:
    node, cashier, seen = node_at(plan, root, level, path, series), plan.cashier[path], plan.seen[path]
    steal = _open(cashier, seen, work.other[node], work.now.open[node], work.regret.open[node], work.best)
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
    caught = _open(cashier, seen, scratch.doubted, work.now.caught[edge], work.regret.caught[edge], work.best)
    _doubted(plan, work, scratch, root, path, edge, node, stop, claimed)
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
def _doubted(
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
