"""What each number in the arrays of a plan stands for."""

from typing import NamedTuple

import numpy as np

from scripts.solver.compiling import Floats, Ints, compiled
from scripts.solver.plan import Plan, edge_at, node_at


class Places(NamedTuple):
    """Of all nodes, or of all edges."""

    root: Ints
    path: Ints
    stop: Ints
    """The last claim; at a root the stop of the token."""

    node: Ints
    """The node itself, or the one at which the claim of an edge is made."""


def places_of_nodes(plan: Plan) -> Places:
    found = _blank(plan.nodes)
    _fill_nodes(plan, found)
    return found


def places_of_edges(plan: Plan) -> Places:
    found = _blank(plan.edges)
    _fill_edges(plan, found)
    return found


def lies(plan: Plan, edges: Places) -> Floats:
    """By edge and hand: 1 where the claim is a lie."""
    return np.asarray(1.0 - plan.true[edges.stop[:, None], plan.pair[edges.root]])


def _blank(count: int) -> Places:
    return Places(*(np.zeros(count, dtype=np.int64) for _ in Places._fields))


@compiled
def _fill_nodes(plan: Plan, found: Places) -> None:
    for root in range(len(plan.token)):
        row = plan.token[root] + 1
        for level in range(plan.rounds + 1):
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for series in range(plan.series[row, level], plan.series[row, level + 1]):
                    node = node_at(plan, root, level, path, series)
                    found.root[node], found.path[node], found.node[node] = root, path, node
                    found.stop[node] = plan.last[series]


@compiled
def _fill_edges(plan: Plan, found: Places) -> None:
    for root in range(len(plan.token)):
        row = plan.token[root] + 1
        for level in range(plan.rounds):
            for path in range(plan.levels[level], plan.levels[level + 1]):
                for series in range(plan.series[row, level], plan.series[row, level + 1]):
                    node = node_at(plan, root, level, path, series)
                    for longer in range(plan.first[series], plan.first[series] + plan.longer[series]):
                        edge = edge_at(plan, root, level, path, longer)
                        found.root[edge], found.path[edge], found.node[edge] = root, path, node
                        found.stop[edge] = plan.last[longer]
