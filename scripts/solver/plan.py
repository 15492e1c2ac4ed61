"""Many trees of one kind as flat arrays, for compiled loops.

A plan is a family of trees ("roots") that share the number of boxes and the paths of the cashier. They differ in the
token they start from and in the pairs of dice the thief may hold. Three numbers find everything:

* a node is a path and a series of as many claims: here the thief makes the next claim, or steals;
* an edge is a path and a series of one claim more: this claim has been made, and the exhibitor answers it;
* the nodes of the last level ("late" ones) stand behind all others: there the exhibitor doubts whatever is claimed.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from artgames.games.steal_this_game.bot.pairs import CLAIMS, PAIRS, TRUE
from artgames.games.steal_this_game.bot.paths import NO_PATH, Paths
from artgames.games.steal_this_game.bot.series import Series
from scripts.solver.compiling import Floats, Ints, inlined
from scripts.solver.exits import MOST_BOXES

TOKENS = len(CLAIMS) + 1
"""Where the token may stand, counted from -1: before the track, or on one of its claims."""

CASHIER_AND_SEEN = MOST_BOXES << MOST_BOXES


class Plan(NamedTuple):
    """See above. `seen` holds one bit for each box."""

    boxes: int
    rounds: int
    width: int
    """How many pairs of dice a thief may hold."""

    levels: Ints
    cashier: Ints
    seen: Ints
    candidates: Ints
    moves: Ints
    action: Ints
    child: Ints
    mirrored: Ints
    either: Ints
    unseen: Ints
    """Whether more than two boxes are left and none was seen empty: then it matters which one is removed."""

    token: Ints
    pair: Ints
    true: Ints
    series: Ints
    last: Ints
    first: Ints
    longer: Ints
    node_base: Ints
    edge_base: Ints
    nodes: int
    late: int
    """The first late node."""

    edges: int


def make_plan(paths: Paths, tokens: Sequence[int], pairs: Sequence[Sequence[int]]) -> Plan:
    """One root for each token and list of pairs. All lists of pairs are equally long."""
    lists = [Series(token, paths.rounds) for token in range(-1, TOKENS - 1)]
    offsets = np.cumsum([0, *(len(one.all) for one in lists)])
    series = np.array([[offset + start for start in one.starts] for one, offset in zip(lists, offsets, strict=False)])
    node_base, edge_base, late, nodes = _bases(paths, np.diff(series), np.array(tokens))
    return Plan(
        **_paths_as_arrays(paths),
        boxes=paths.boxes,
        rounds=paths.rounds,
        width=len(pairs[0]),
        token=np.array(tokens),
        pair=np.array(pairs),
        true=np.array(TRUE, dtype=np.int64),
        series=series,
        last=np.concatenate([one.last for one in lists]).astype(np.int64),
        first=np.concatenate(
            [np.array(one.first_longer) + offset for one, offset in zip(lists, offsets, strict=False)]
        ),
        longer=np.concatenate([one.longer for one in lists]).astype(np.int64),
        node_base=node_base,
        edge_base=edge_base[:, :-1].copy(),
        late=late,
        nodes=nodes,
        edges=int(edge_base[-1, -1]),
    )


def _bases(paths: Paths, series: Ints, tokens: Ints) -> tuple[Ints, Ints, int, int]:
    """Where the nodes and edges of each root and level begin."""
    wide = np.diff(paths.starts)
    counts = wide * series[tokens + 1]
    inner = np.cumsum(np.concatenate([[0], counts[:, :-1].ravel()]))
    late = int(inner[-1])
    last = late + np.cumsum(np.concatenate([[0], counts[:, -1]]))
    node_base = np.column_stack([inner[:-1].reshape(len(tokens), -1), last[:-1]])
    edges = np.cumsum(np.concatenate([[0], (wide[:-1] * series[tokens + 1, 1:]).ravel()]))
    edge_base = np.column_stack([edges[:-1].reshape(len(tokens), -1), edges[paths.rounds :: paths.rounds]])
    return node_base, edge_base, late, int(last[-1])


def _paths_as_arrays(paths: Paths) -> dict[str, Ints]:
    inner, most = len(paths.moves), max(len(moves) for moves in paths.moves)
    action = np.full((inner, most), -1)
    child = np.full((inner, most, 3), NO_PATH)
    mirrored, either = np.zeros((inner, most), dtype=np.int64), np.zeros((inner, most), dtype=np.int64)
    for path, moves in enumerate(paths.moves):
        for number, move in enumerate(moves):
            action[path, number], child[path, number] = move.action, move.replies
            mirrored[path, number], either[path, number] = move.mirrored, move.either
    return {
        "levels": np.array(paths.starts),
        "cashier": np.array([path.cashier for path in paths.all]),
        "seen": np.array([sum(1 << box for box in path.seen) for path in paths.all]),
        "candidates": np.array([len(paths.candidates(path)) for path in paths.all]),
        "unseen": np.array([int(not path.seen and paths.boxes > 2) for path in paths.all]),
        "moves": np.array([len(moves) for moves in paths.moves]),
        "action": action,
        "child": child,
        "mirrored": mirrored,
        "either": either,
    }


class ThiefTable(NamedTuple):
    """A number for everything a thief may do: probabilities, regrets or sums, as the case may be."""

    steal: Floats
    """By node and pair."""

    truth: Floats
    """By late node and pair: the best true claim instead of stealing."""

    open: Floats
    """By node and box: which box to open when stealing."""

    claim: Floats
    """By edge and pair."""

    caught: Floats
    """By edge and box: which box to open when caught lying."""

    act: Floats
    """By edge, pair and move."""


class ExhibitorTable(NamedTuple):
    """The same for the exhibitor, whose box is the one with the money."""

    answer: Floats
    """By edge, box and answer: believe, doubt."""

    reply: Floats
    """By edge, move, box and reply."""


def thief_table(plan: Plan) -> ThiefTable:
    most = plan.action.shape[1]
    return ThiefTable(
        steal=_zeros(plan.nodes, plan.width),
        truth=_zeros(plan.nodes - plan.late, plan.width),
        open=_zeros(plan.nodes, plan.boxes),
        claim=_zeros(plan.edges, plan.width),
        caught=_zeros(plan.edges, plan.boxes),
        act=_zeros(plan.edges, plan.width, most),
    )


def exhibitor_table(plan: Plan) -> ExhibitorTable:
    most = plan.action.shape[1]
    return ExhibitorTable(answer=_zeros(plan.edges, plan.boxes, 2), reply=_zeros(plan.edges, most, plan.boxes, 3))


def _zeros(*size: int) -> Floats:
    return np.zeros(size, dtype=np.float32)


class Worth(NamedTuple):
    """What it is worth to the thief, as a chance to win, to leave a tree otherwise than by a wrong accusation."""

    found: Floats
    """By token (counted from -1) and pair: the thief knows where the money is, and the cashier protects it."""

    late: Floats
    """By cashier and seen boxes, token (counted from -1), pair and box: the best true claim at a late node. With PRIOR
    it depends on the prior instead (see `exits`)."""

    late_stop: Ints
    """By token (counted from -1) and pair: the stop of that claim; -1 where no claim is true."""


def worth_of(boxes: int, found: Floats, late_stop: Ints) -> Worth:
    return Worth(found, np.zeros((CASHIER_AND_SEEN, TOKENS, len(PAIRS), boxes)), late_stop)


# Finding one's way, for compiled functions. Handing a plan to a function that is called often costs more than what it
# does, so small ones take numbers.


@inlined
def node_at(plan: Plan, root: int, level: int, path: int, series: int) -> int:
    row = plan.token[root] + 1
    width = plan.series[row, level + 1] - plan.series[row, level]
    return int(plan.node_base[root, level] + (path - plan.levels[level]) * width + series - plan.series[row, level])


@inlined
def edge_at(plan: Plan, root: int, level: int, path: int, longer: int) -> int:
    row = plan.token[root] + 1
    width = plan.series[row, level + 2] - plan.series[row, level + 1]
    return int(plan.edge_base[root, level] + (path - plan.levels[level]) * width + longer - plan.series[row, level + 1])


@inlined
def is_empty(seen: int, box: int) -> bool:
    """Whether the thief has seen this box empty."""
    return (seen >> box) & 1 == 1


@inlined
def may_open(cashier: int, seen: int, box: int) -> bool:
    """Whether the thief may open this box with hope."""
    return box != cashier and (seen >> box) & 1 == 0


@inlined
def out_of_reach(boxes: int, cashier: int, box: int) -> bool:
    """Whether the cashier cannot be in front of this box after one step."""
    up = (box - cashier) % boxes
    return min(up, boxes - up) > 1


@inlined
def mirror(boxes: int, box: int) -> int:
    return (boxes - box) % boxes
