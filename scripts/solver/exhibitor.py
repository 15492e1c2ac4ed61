"""One pass from the leaves to the roots for the exhibitor: learn from regret, take the value, or respond best.

Values are the thief's chances to win, counterfactual: by box the money is in, summed over the thief's hands, each
weighted with how likely it is dealt and how likely the thief plays as far as here.
"""

import numpy as np

from scripts.solver.compiling import Floats, compiled
from scripts.solver.exhibitor_work import BEST, LEARN, ExhibitorPass, Scratch
from scripts.solver.exits import FLAT, MOST_BOXES, PRIOR, by_late_prior, by_prior, by_stance
from scripts.solver.plan import (
    Plan,
    edge_at,
    is_empty,
    mirror,
    node_at,
    out_of_reach,
)
from scripts.solver.reach import still_hidden

_DOWN = 2


@compiled
def exhibitor_pass(plan: Plan, work: ExhibitorPass) -> None:
    most = MOST_BOXES
    rows, room, removals = np.zeros((8, most)), np.zeros((3, most)), np.zeros((most, most))
    scratch = Scratch(
        np.zeros(plan.width),
        rows[0],
        rows[1],
        rows[2],
        np.zeros((3, most)),
        rows[3],
        rows[4],
        rows[5],
        rows[6],
        rows[7],
        room,
        removals,
    )
    for root in range(len(plan.token)):
        _late_level(plan, work, scratch, root)
    for level in range(plan.rounds - 1, -1, -1):
        for root in range(len(plan.token)):
            row = plan.token[root] + 1
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for series in range(plan.series[row, level], plan.series[row, level + 1]):
                    node = node_at(plan, root, level, path, series)
                    _stolen(node, work.other, work.thief.steal, work.thief.open, work.value)
                    for longer in range(plan.first[series], plan.first[series] + plan.longer[series]):
                        _claim(plan, work, scratch, root, level, path, longer, node)


@compiled
def _stolen(node: int, hands: Floats, steal: Floats, opened: Floats, value: Floats) -> None:
    stealing = 0.0
    for hand in range(hands.shape[1]):
        stealing += hands[node, hand] * steal[node, hand]
    for box in range(opened.shape[1]):
        value[node, box] = stealing * opened[node, box]


@compiled
def _late_level(plan: Plan, work: ExhibitorPass, scratch: Scratch, root: int) -> None:
    level, row = plan.rounds, plan.token[root] + 1
    for path in range(plan.levels[level], plan.levels[level + 1]):
        late = work.worth.late[plan.cashier[path] << MOST_BOXES | plan.seen[path]]
        for series in range(plan.series[row, level], plan.series[row, level + 1]):
            node, token = node_at(plan, root, level, path, series), plan.last[series]
            _stolen(node, work.other, work.thief.steal, work.thief.open, work.value)
            for hand in range(plan.width):
                claiming, pair = (
                    work.other[node, hand] * work.thief.truth[node - plan.late, hand],
                    plan.pair[root, hand],
                )
                stop = work.worth.late_stop[token + 1, pair]
                if claiming > 0 and work.exits.mode == PRIOR and stop >= 0 and work.exits.deal[stop, pair] >= 0:
                    deal = work.exits.deal[stop, pair]
                    two, three = work.exits.two[deal], work.exits.three[deal]
                    by_late_prior(plan.boxes, plan.seen[path], two, three, work.own[node], scratch.room)
                    for box in range(plan.boxes):
                        work.value[node, box] += claiming * scratch.room[0, box]
                elif claiming > 0 and work.exits.mode != PRIOR:
                    for box in range(plan.boxes):
                        work.value[node, box] += claiming * late[token + 1, pair, box]


@compiled
def _claim(
    plan: Plan, work: ExhibitorPass, scratch: Scratch, root: int, level: int, path: int, longer: int, node: int
) -> None:
    """Add what this claim costs, believed or doubted."""
    edge = edge_at(plan, root, level, path, longer)
    for hand in range(plan.width):
        scratch.said[hand] = work.other[node, hand] * work.thief.claim[edge, hand]
    _doubted(plan, work, scratch, root, path, edge, node, plan.last[longer])
    _believed(plan, work, scratch, root, level, path, longer, node)
    for box in range(plan.boxes):
        if is_empty(plan.seen[path], box):
            continue
        believed, doubted = scratch.believed[box], scratch.doubted[box]
        value = min(believed, doubted)
        if work.mode != BEST:
            value = work.now.answer[edge, box, 0] * believed + work.now.answer[edge, box, 1] * doubted
        work.value[node, box] += value
        if work.mode == LEARN:
            own = work.weight * work.own[node, box]
            work.regret.answer[edge, box, 0] = max(work.regret.answer[edge, box, 0] + value - believed, 0.0)
            work.regret.answer[edge, box, 1] = max(work.regret.answer[edge, box, 1] + value - doubted, 0.0)
            work.total.answer[edge, box, 0] += own * work.now.answer[edge, box, 0]
            work.total.answer[edge, box, 1] += own * work.now.answer[edge, box, 1]


@compiled
def _doubted(
    plan: Plan, work: ExhibitorPass, scratch: Scratch, root: int, path: int, edge: int, node: int, stop: int
) -> None:
    lying, exits = 0.0, work.exits
    scratch.doubted[:] = 0.0
    for box in range(plan.boxes):
        scratch.doubting[box] = work.own[node, box] * work.now.answer[edge, box, 1]
    for hand in range(plan.width):
        pair, said = plan.pair[root, hand], scratch.said[hand]
        row = exits.deal[stop, pair]
        if not plan.true[stop, pair]:
            lying += said
        elif exits.mode == FLAT:
            for box in range(plan.boxes):
                scratch.doubted[box] += said * exits.flat[stop, pair]
        elif row >= 0 and plan.unseen[path]:
            _removed(plan, work, scratch, path, edge, hand, row, said)
        elif row >= 0:
            if exits.mode == PRIOR:
                by_prior(
                    plan.boxes, plan.seen[path], -1, exits.two[row], exits.three[row], scratch.doubting, scratch.worth
                )
            else:
                stance = exits.stance[edge, hand, 0]
                by_stance(
                    plan.boxes, plan.seen[path], -1, exits.two_by[row], exits.three_by[row], stance, scratch.worth
                )
            for box in range(plan.boxes):
                scratch.doubted[box] += said * scratch.worth[box]
    for box in range(plan.boxes):
        scratch.doubted[box] += lying * work.thief.caught[edge, box]


@compiled
def _removed(
    plan: Plan, work: ExhibitorPass, scratch: Scratch, path: int, edge: int, hand: int, row: int, said: float
) -> None:
    """Nothing has been seen empty: which box to remove matters."""
    exits, boxes, costs = work.exits, plan.boxes, scratch.removals
    for removed in range(boxes):
        for box in range(boxes):
            scratch.part[box] = scratch.doubting[box] * exits.remove[edge, hand, box, removed]
        if exits.mode == PRIOR:
            two, three = exits.two[row], exits.three[row]
            by_prior(boxes, plan.seen[path], removed, two, three, scratch.part, costs[removed])
        else:
            stance = exits.stance[edge, hand, removed]
            by_stance(boxes, plan.seen[path], removed, exits.two_by[row], exits.three_by[row], stance, costs[removed])
    for box in range(boxes):
        value, best = 0.0, np.inf
        for removed in range(boxes):
            if removed != box:
                value += exits.remove[edge, hand, box, removed] * costs[removed, box]
                best = min(best, costs[removed, box])
        scratch.doubted[box] += said * (best if work.mode == BEST else value)
        if work.mode == LEARN:
            for removed in range(boxes):
                if removed != box:
                    regret = exits.remove_regret[edge, hand, box, removed] + said * (value - costs[removed, box])
                    exits.remove_regret[edge, hand, box, removed] = max(regret, 0.0)
                    own = work.weight * scratch.doubting[box]
                    exits.remove_total[edge, hand, box, removed] += own * exits.remove[edge, hand, box, removed]


@compiled
def _believed(
    plan: Plan, work: ExhibitorPass, scratch: Scratch, root: int, level: int, path: int, longer: int, node: int
) -> None:
    edge = edge_at(plan, root, level, path, longer)
    scratch.believed[:] = 0.0
    for box in range(plan.boxes):
        scratch.believing[box] = work.own[node, box] * work.now.answer[edge, box, 0]
    for move in range(plan.moves[path]):
        scratch.after[:] = 0.0
        if plan.action[path, move] < plan.boxes:
            _found(plan, work, scratch, root, path, edge, plan.last[longer], move)
        if plan.child[path, move, 0] >= 0:
            still_hidden(plan, path, move, scratch.believing, scratch.left)
            _reply(plan, work, scratch, root, level, path, longer, move)
        for box in range(plan.boxes):
            other = mirror(plan.boxes, box) if plan.either[path, move] else box
            scratch.believed[box] += 0.5 * (scratch.after[box] + scratch.after[other])


@compiled
def _found(
    plan: Plan, work: ExhibitorPass, scratch: Scratch, root: int, path: int, edge: int, stop: int, move: int
) -> None:
    """The thief has seen the money, or knows by now where it must be."""
    action = plan.action[path, move]
    for box in range(plan.boxes):
        if not is_empty(plan.seen[path], box) and (box == action or plan.candidates[path] == 2):
            sure = out_of_reach(plan.boxes, plan.cashier[path], box)
            for hand in range(plan.width):
                worth = 1.0 if sure else work.worth.found[stop + 1, plan.pair[root, hand]]
                scratch.after[box] += scratch.said[hand] * work.thief.act[edge, hand, move] * worth


@compiled
def _reply(
    plan: Plan, work: ExhibitorPass, scratch: Scratch, root: int, level: int, path: int, longer: int, move: int
) -> None:
    edge, action = edge_at(plan, root, level, path, longer), plan.action[path, move]
    for reply in range(3):
        child = plan.child[path, move, reply]
        if child >= 0:
            below = node_at(plan, root, level + 1, child, longer)
            seen_in_mirror = reply == _DOWN and plan.mirrored[path, move]
            for box in range(plan.boxes):
                scratch.replies[reply, box] = work.value[below, mirror(plan.boxes, box) if seen_in_mirror else box]
    for box in range(plan.boxes):
        if not is_empty(plan.seen[path], box) and box != action:
            now, regret = work.now.reply[edge, move, box], work.regret.reply[edge, move, box]
            own = work.weight * scratch.left[box]
            scratch.after[box] += _best_reply(
                plan.child[path, move],
                scratch.replies[:, box],
                now,
                regret,
                work.total.reply[edge, move, box],
                own,
                work.mode,
            )


@compiled
def _best_reply(
    child: Floats, costs: Floats, now: Floats, regret: Floats, total: Floats, own: float, mode: int
) -> float:
    value, best = 0.0, np.inf
    for reply in range(3):
        if child[reply] >= 0:
            value += now[reply] * costs[reply]
            best = min(best, costs[reply])
    if mode == LEARN:
        for reply in range(3):
            if child[reply] >= 0:
                regret[reply] = max(regret[reply] + value - costs[reply], 0.0)
                total[reply] += own * now[reply]
    return best if mode == BEST else value
