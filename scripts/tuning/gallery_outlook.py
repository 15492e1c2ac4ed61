"""Learning what counts between two rounds of Art Gallery: what a hard bot judges by, in `bot/levels.py`.

Normal bots, and now and then greedy players, play whole matches among themselves; what everybody has between rounds
and who won in the end are written down. The weights are then fitted by maximum likelihood, and said in points of a
chain. Now and then somebody walks just anywhere, so that hands are seen which nobody would choose.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

import msgspec
import numpy as np

from artgames.games.art_gallery.bot.chances import Chances, Outlook
from artgames.games.art_gallery.bot.foresight import Foresight
from artgames.games.art_gallery.bot.judgement import Judgement, Weights
from artgames.games.art_gallery.bot.levels import OUTLOOK, PRACTISED, SENSIBLE
from artgames.games.art_gallery.bot.prospects import expected_chains
from artgames.games.art_gallery.bot.wants import paintings_to_come
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.records import House
from artgames.games.art_gallery.simulator import GallerySimulator
from scripts.tuning.logit import Numbers, most_likely, surprise
from scripts.tuning.styles.gallery import Greedy, Habit

Head: TypeAlias = Callable[[GallerySimulator], int]
"""Which move to make at a table."""

WHIM = 0.05
PENALTY = 1.0
LOOSER = (0.15, 0.2, 0.27, 0.35, 0.5)
"""By what share of itself the spread may grow with each painting that is still to come; the likeliest is kept."""


def _normal(weights: Weights) -> Head:
    judgement = Judgement(weights)
    foresight = Foresight(judgement, Chances(OUTLOOK))
    return lambda table: foresight.best_move(table, judgement.wants(table))


HEADS: Sequence[Head] = (*(_normal(weights) for weights in (SENSIBLE, SENSIBLE, PRACTISED, PRACTISED)), Greedy(Habit()))
"""By lot, one for everybody at a table: then who wins is not settled by who plays."""


class Moments:
    """Between rounds: by seat what it has (see `has`), how many paintings are still to come, and who won in the end."""

    def __init__(self) -> None:
        self.features: list[list[list[float]]] = []
        self.left: list[int] = []
        self.won: list[list[float]] = []


def learn(seats: int, matches: int) -> tuple[Outlook, float]:
    """What counts, and how surprising victories are that are foretold by it."""
    moments = Moments()
    for number in range(matches):
        watch_match(seats, f"outlook {seats} {number}", moments)
    return fit(moments)


def watch_match(seats: int, seed: str, moments: Moments) -> None:
    chance = Random(seed)
    house = House(seats=seats, galleries=FACES.boards[seats].galleries, pictures=())
    table = GallerySimulator(house, chance)
    table.deal(int(chance.random() * seats))
    head, before = HEADS[int(chance.random() * len(HEADS))], len(moments.left)
    play_round(table, head)
    while not table.is_over():
        moments.left.append(paintings_to_come(table))
        moments.features.append([has(table, seat, moments.left[-1]) for seat in range(seats)])
        table.next_round()
        play_round(table, head)
    moments.won += [table.rewards()] * (len(moments.left) - before)


def play_round(table: GallerySimulator, head: Head) -> None:
    table.horizon = table.round
    luck = table.chance.random
    while table.to_move >= 0:
        if table.area < 0 and table.walking and luck() < WHIM:
            moves = table.moves()
            table.make(moves[int(luck() * len(moves))])
        else:
            table.make(head(table))


def has(table: GallerySimulator, seat: int, left: int) -> list[float]:
    """What may come of its chains, tiles, matching tiles, pips, zeros, and whether it begins."""
    tiles, cards = table.tiles[seat], table.cards[seat]
    pips = sum(card * count for card, count in enumerate(cards))
    chains = expected_chains(table.runs[seat], table.bests[seat], left)
    matching = (tiles & table.works[seat]).bit_count()
    return [chains, tiles.bit_count(), matching, pips, cards[0], float(seat == table.first)]


def fit(moments: Moments) -> tuple[Outlook, float]:
    features, left, won = np.array(moments.features, float), np.array(moments.left), np.array(moments.won)
    tried = [_fitted(features, left, won, looser) for looser in LOOSER]
    return min(tried, key=lambda outlook_and_surprise: outlook_and_surprise[1])


def _fitted(features: Numbers, left: Numbers, won: Numbers, looser: float) -> tuple[Outlook, float]:
    scaled = features / (1 + looser * left)[:, None, None]
    weights = most_likely(scaled, won, PENALTY)
    chain, *others = map(float, weights)
    tile, match, pip, zero, first = (round(weight / chain, 2) for weight in others)
    spread = 1 / chain
    found = Outlook(tile, match, pip, zero, first, round(spread, 1), round(looser * spread, 2))
    return found, surprise(scaled, won, weights)


def written(outlook: Outlook) -> str:
    """As it stands in `bot/levels.py`."""
    return f"Outlook({', '.join(f'{name}={value}' for name, value in msgspec.structs.asdict(outlook).items())})"
