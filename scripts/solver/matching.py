"""From regrets, or from sums of past play, to probabilities: in proportion to what is positive, evenly if nothing."""

from scripts.solver.compiling import Floats, compiled
from scripts.solver.exits import FLAT, STANCE, Exits
from scripts.solver.plan import ExhibitorTable, Plan, ThiefTable, edge_at, may_open, node_at


@compiled
def match_thief(plan: Plan, scores: ThiefTable, now: ThiefTable) -> None:
    """Fill `now` with the probabilities that follow from the scores."""
    for root in range(len(plan.token)):
        row = plan.token[root] + 1
        for level in range(plan.rounds + 1):
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for series in range(plan.series[row, level], plan.series[row, level + 1]):
                    node = node_at(plan, root, level, path, series)
                    _match_boxes(plan.cashier[path], plan.seen[path], scores.open[node], now.open[node])
                    if level < plan.rounds:
                        _match_claims(plan, root, level, path, series, scores, now)
                    else:
                        _match_late(node - plan.late, node, scores, now)


@compiled
def match_exhibitor(plan: Plan, scores: ExhibitorTable, now: ExhibitorTable) -> None:
    for edge in range(plan.edges):
        for box in range(plan.boxes):
            _match(scores.answer[edge, box], now.answer[edge, box], 2)
    for root in range(len(plan.token)):
        row = plan.token[root] + 1
        for level in range(plan.rounds):
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for longer in range(plan.series[row, level + 1], plan.series[row, level + 2]):
                    edge = edge_at(plan, root, level, path, longer)
                    for move in range(plan.moves[path]):
                        for box in range(plan.boxes):
                            _match_reply(
                                plan.child[path, move], scores.reply[edge, move, box], now.reply[edge, move, box]
                            )


@compiled
def _match(scores: Floats, now: Floats, count: int) -> None:
    total = 0.0
    for one in range(count):
        total += max(scores[one], 0.0)
    for one in range(count):
        now[one] = max(scores[one], 0.0) / total if total > 0 else 1.0 / count


@compiled
def _match_boxes(cashier: int, seen: int, scores: Floats, now: Floats) -> None:
    """Boxes that are protected or were seen empty are not opened."""
    total, count = 0.0, 0
    for box in range(len(now)):
        now[box] = 0.0
        if may_open(cashier, seen, box):
            total += max(scores[box], 0.0)
            count += 1
    for box in range(len(now)):
        if may_open(cashier, seen, box):
            now[box] = max(scores[box], 0.0) / total if total > 0 else 1.0 / count


@compiled
def _match_reply(child: Floats, scores: Floats, now: Floats) -> None:
    total, count = 0.0, 0
    for reply in range(3):
        if child[reply] >= 0:
            total += max(scores[reply], 0.0)
            count += 1
    for reply in range(3):
        if child[reply] >= 0:
            now[reply] = max(scores[reply], 0.0) / total if total > 0 else 1.0 / count


@compiled
def _match_claims(
    plan: Plan, root: int, level: int, path: int, series: int, scores: ThiefTable, now: ThiefTable
) -> None:
    """To steal, or one of the claims above the token; and what to do when it is believed or doubted."""
    node = node_at(plan, root, level, path, series)
    first = edge_at(plan, root, level, path, plan.first[series])
    longer = plan.longer[series]
    for hand in range(plan.width):
        total = max(scores.steal[node, hand], 0.0)
        for edge in range(first, first + longer):
            total += max(scores.claim[edge, hand], 0.0)
        even = 1.0 / (longer + 1)
        now.steal[node, hand] = max(scores.steal[node, hand], 0.0) / total if total > 0 else even
        for edge in range(first, first + longer):
            now.claim[edge, hand] = max(scores.claim[edge, hand], 0.0) / total if total > 0 else even
    for edge in range(first, first + longer):
        _match_boxes(plan.cashier[path], plan.seen[path], scores.caught[edge], now.caught[edge])
        for hand in range(plan.width):
            _match(scores.act[edge, hand], now.act[edge, hand], plan.moves[path])


@compiled
def _match_late(late: int, node: int, scores: ThiefTable, now: ThiefTable) -> None:
    for hand in range(now.steal.shape[1]):
        steal, truth = max(scores.steal[node, hand], 0.0), max(scores.truth[late, hand], 0.0)
        now.steal[node, hand] = steal / (steal + truth) if steal + truth > 0 else 0.5
        now.truth[late, hand] = 1.0 - now.steal[node, hand]


@compiled
def match_removals(plan: Plan, exits: Exits, scores: Floats) -> None:
    """Any box but the one with the money may be removed."""
    if exits.mode == FLAT:
        return
    for edge in range(plan.edges):
        for hand in range(plan.width):
            for box in range(plan.boxes):
                total, boxes = 0.0, plan.boxes
                for removed in range(boxes):
                    if removed != box:
                        total += max(scores[edge, hand, box, removed], 0.0)
                for removed in range(boxes):
                    if removed != box:
                        score = max(scores[edge, hand, box, removed], 0.0)
                        exits.remove[edge, hand, box, removed] = score / total if total > 0 else 1.0 / (boxes - 1)


@compiled
def match_stances(plan: Plan, exits: Exits, scores: Floats) -> None:
    """Any point of the grid that belongs to as many boxes as are left."""
    if exits.mode != STANCE:
        return
    two, three = exits.two_by.shape[1], exits.three_by.shape[1]
    for root in range(len(plan.token)):
        row = plan.token[root] + 1
        for level in range(plan.rounds):
            for path in range(plan.levels[level], plan.levels[level + 1]):
                left = plan.candidates[path] - plan.unseen[path]
                for longer in range(plan.series[row, level + 1], plan.series[row, level + 2]):
                    edge = edge_at(plan, root, level, path, longer)
                    for hand in range(plan.width):
                        for removed in range(plan.boxes):
                            now = exits.stance[edge, hand, removed]
                            _match(scores[edge, hand, removed], now, two if left == 2 else three)
