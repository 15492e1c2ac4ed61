"""Pages of the strategy file from solved games, see `artgames.games.steal_this_game.bot.books`."""

import numpy as np

from artgames.games.steal_this_game.bot.books import BookKey
from artgames.games.steal_this_game.bot.layout import Tree
from scripts.solver.compiling import Floats, Ints
from scripts.solver.exits import STANCE
from scripts.solver.games import FreshGames, PriorGames
from scripts.solver.stage import Stage


def pages_of(key: BookKey, games: FreshGames | PriorGames) -> list[bytes]:
    """One page for each deal. The games are settled and rounded."""
    found = []
    for number, (token, _) in enumerate(key.deals):
        head = games.reroll.total[number] if key.side == "thief" else games.place.total[number]
        parts = [_bytes(head)]
        for spot in key.spots:
            stage, root = root_of(games, spot, number)
            tree = key.tree(spot, token)
            parts.append(_thief(stage, root, tree) if key.side == "thief" else _exhibitor(stage, root, tree))
        found.append(b"".join(parts))
    return found


def root_of(games: FreshGames | PriorGames, spot: int, deal: int) -> tuple[Stage, int]:
    if isinstance(games, FreshGames):
        return games.stage, deal
    for group in games.groups:
        if spot in group.spots:
            return group.stage, group.spots.index(spot) * len(games.place.total) + deal
    raise ValueError("no tree for this slot")


def _thief(stage: Stage, root: int, tree: Tree) -> bytes:
    total, nodes, edges = stage.thief_total, nodes_of(stage, root), edges_of(stage, root)
    arrays = {
        "steal": total.steal[nodes],
        "open": total.open[nodes],
        "claim": total.claim[edges],
        "caught": total.caught[edges],
        "act": total.act[edges],
    }
    if stage.exits.mode == STANCE:
        arrays["stance"] = _two_points(stage.exits.stance_total[edges])
    return _laid_out(arrays, tree.thief_arrays())


def _two_points(stance: Floats) -> Floats:
    """The likeliest point, the other one, and the parts of the first."""
    first = stance.argmax(-1)
    share = stance.max(-1)
    without = stance.copy()
    np.put_along_axis(without, first[..., None], -1.0, -1)
    return np.stack([first, np.where(share > 0, without.argmax(-1), 0), share], -1)


def _exhibitor(stage: Stage, root: int, tree: Tree) -> bytes:
    edges = edges_of(stage, root)
    arrays = {
        "doubt": stage.exhibitor_total.answer[edges][..., 1],
        "reply": stage.exhibitor_total.reply[edges],
    }
    if tree.shape.stances:
        arrays["remove"] = stage.exits.remove_total[edges]
    return _laid_out(arrays, tree.exhibitor_arrays())


def _laid_out(arrays: dict[str, Floats], sizes: dict[str, tuple[int, ...]]) -> bytes:
    for name, size in sizes.items():
        if arrays[name].shape != size:
            raise ValueError(f"{name} has {arrays[name].shape} instead of {size} numbers")
    return b"".join(_bytes(arrays[name]) for name in sizes)


def nodes_of(stage: Stage, root: int) -> Ints:
    """All nodes of a root, level by level."""
    plan = stage.plan
    row, counts = plan.token[root] + 1, np.diff(plan.levels)
    long = np.diff(plan.series[row])
    parts = [plan.node_base[root, level] + np.arange(counts[level] * long[level]) for level in range(plan.rounds + 1)]
    return np.concatenate(parts)


def edges_of(stage: Stage, root: int) -> Ints:
    plan = stage.plan
    row, counts = plan.token[root] + 1, np.diff(plan.levels)
    long = np.diff(plan.series[row])
    parts = [plan.edge_base[root, level] + np.arange(counts[level] * long[level + 1]) for level in range(plan.rounds)]
    return np.concatenate(parts)


def _bytes(array: Floats) -> bytes:
    return np.ascontiguousarray(array).astype(np.uint8).tobytes()
