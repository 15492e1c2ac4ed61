"""A strategy that ships, back into the arrays of solved games: so that figures are those of the file."""

import numpy as np

from artgames.games.steal_this_game.bot.books import FINE, BookKey, Library, Page
from scripts.solver.compiling import Floats
from scripts.solver.exits import STANCE
from scripts.solver.games import FreshGames, PriorGames
from scripts.solver.stage import Stage
from scripts.solver.writing import edges_of, nodes_of, root_of


def read_book(library: Library, key: BookKey, games: FreshGames | PriorGames) -> None:
    """Let our side of these games play what stands in the book. The other side plays as before."""
    for number, deal in enumerate(key.deals):
        page = library.page(key, deal)
        head = games.reroll if key.side == "thief" else games.place
        head.total[number] = np.frombuffer(page.head, dtype=np.uint8).reshape(head.total[number].shape)
        for spot in key.spots:
            stage, root = root_of(games, spot, number)
            _read_tree(stage, root, page, spot)
    games.settle()


def _read_tree(stage: Stage, root: int, page: Page, spot: int) -> None:
    nodes, edges = nodes_of(stage, root), edges_of(stage, root)
    thief, exhibitor = stage.thief_total, stage.exhibitor_total
    if page.key.side == "exhibitor":
        doubt = _array(page, spot, "doubt")
        exhibitor.answer[edges] = np.stack([FINE - doubt, doubt], -1)
        exhibitor.reply[edges] = _array(page, spot, "reply")
        if page.trees[spot].shape.stances:
            stage.exits.remove_total[edges] = _array(page, spot, "remove")
        return
    thief.steal[nodes], thief.open[nodes] = _array(page, spot, "steal"), _array(page, spot, "open")
    late = nodes >= stage.plan.late
    thief.truth[nodes[late] - stage.plan.late] = FINE - thief.steal[nodes[late]]
    for name, array in (("claim", thief.claim), ("caught", thief.caught), ("act", thief.act)):
        array[edges] = _array(page, spot, name)
    if stage.exits.mode == STANCE:
        stage.exits.stance_total[edges] = _stances(_array(page, spot, "stance"), stage.exits.stance_total.shape[-1])


def _stances(read: Floats, points: int) -> Floats:
    """From two points and the parts of the first to the parts of all; without parts nothing was written."""
    found = np.zeros((*read.shape[:-1], points))
    first, second, share = (read[..., part].astype(np.int64) for part in range(3))
    np.put_along_axis(found, second[..., None], np.where(share > 0, FINE - share, 0)[..., None], -1)
    np.put_along_axis(found, first[..., None], share[..., None], -1)
    return found


def _array(page: Page, spot: int, name: str) -> Floats:
    array = page.array(spot, name)
    return np.frombuffer(array.data, dtype=np.uint8).reshape(array.size).astype(np.float64)
