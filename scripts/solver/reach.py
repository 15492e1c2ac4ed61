"""How likely one side is to play as far as each node, from the roots down; what the other side does is left out."""

from scripts.solver.compiling import Floats, compiled
from scripts.solver.plan import ExhibitorTable, Plan, ThiefTable, edge_at, mirror, node_at

_DOWN = 2


@compiled
def thief_reach(plan: Plan, now: ThiefTable, reach: Floats) -> None:
    """`reach` by node and hand; what stands at the roots is kept."""
    for root in range(len(plan.token)):
        row = plan.token[root] + 1
        for level in range(plan.rounds):
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for series in range(plan.series[row, level], plan.series[row, level + 1]):
                    node = node_at(plan, root, level, path, series)
                    for longer in range(plan.first[series], plan.first[series] + plan.longer[series]):
                        edge = edge_at(plan, root, level, path, longer)
                        for move in range(plan.moves[path]):
                            for reply in range(3):
                                child = plan.child[path, move, reply]
                                if child >= 0 and not (reply == _DOWN and plan.mirrored[path, move]):
                                    below = node_at(plan, root, level + 1, child, longer)
                                    for hand in range(plan.width):
                                        said = reach[node, hand] * now.claim[edge, hand]
                                        reach[below, hand] = said * now.act[edge, hand, move]


@compiled
def exhibitor_reach(plan: Plan, now: ExhibitorTable, reach: Floats) -> None:
    """`reach` by node and box; what stands at the roots is kept."""
    believing, left = reach[0].copy(), reach[0].copy()
    for root in range(len(plan.token)):
        row = plan.token[root] + 1
        for level in range(plan.rounds):
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for series in range(plan.series[row, level], plan.series[row, level + 1]):
                    node = node_at(plan, root, level, path, series)
                    for longer in range(plan.first[series], plan.first[series] + plan.longer[series]):
                        edge = edge_at(plan, root, level, path, longer)
                        for box in range(plan.boxes):
                            believing[box] = reach[node, box] * now.answer[edge, box, 0]
                        for move in range(plan.moves[path]):
                            still_hidden(plan, path, move, believing, left)
                            _reply(plan, root, level, path, longer, move, now.reply[edge, move], left, reach)


@compiled
def still_hidden(plan: Plan, path: int, move: int, believing: Floats, left: Floats) -> None:
    """Who is left after a move of the thief: not who had the money where the thief looked."""
    for box in range(plan.boxes):
        other = mirror(plan.boxes, box) if plan.either[path, move] else box
        left[box] = 0.5 * (believing[box] + believing[other])
    if plan.action[path, move] < plan.boxes:
        left[plan.action[path, move]] = 0.0


@compiled
def _reply(
    plan: Plan, root: int, level: int, path: int, longer: int, move: int, now: Floats, left: Floats, reach: Floats
) -> None:
    for reply in range(3):
        child = plan.child[path, move, reply]
        if child >= 0:
            below = node_at(plan, root, level + 1, child, longer)
            seen_in_mirror = reply == _DOWN and plan.mirrored[path, move]
            for box in range(plan.boxes):
                if seen_in_mirror:
                    reach[below, mirror(plan.boxes, box)] += left[box] * now[box, reply]
                else:
                    reach[below, box] = left[box] * now[box, reply]
