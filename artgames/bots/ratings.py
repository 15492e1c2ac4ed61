"""How strong players are, from who has won against whom: shares with their intervals, and ratings with their errors."""

import math
from collections.abc import Sequence

import msgspec

NORMAL_QUANTILE = 1.96
ELO = 400 / math.log(10)
"""Points of rating for a strength that is e times as great: the customary scale of chess."""

_ROUNDS = 200
_SETTLED = 1e-9


class Table(msgspec.Struct, frozen=True):
    """A match: who sat where, and each seat's share of the victory."""

    players: tuple[str, ...]
    shares: tuple[float, ...]


class Rating(msgspec.Struct, frozen=True):
    """In points of Elo, with the error that is not exceeded in 95 of 100 leagues."""

    player: str
    elo: float
    error: float


def wilson(won: float, matches: int) -> tuple[float, float]:
    """Where the true share lies, with 95 % confidence."""
    share, square = won / matches, NORMAL_QUANTILE**2
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    spread = math.sqrt(share * (1 - share) / matches + square / (4 * matches**2))
    half = NORMAL_QUANTILE / (1 + square / matches) * spread
    return max(0.0, middle - half), min(1.0, middle + half)  # rounding must not print -0.0 %


def rate(tables: Sequence[Table]) -> list[Rating]:
    """The strengths by which these results are most likely, the mean at 0: everybody wins in proportion to strength
    (Bradley and Terry, for tables of any size). As if every two had shared one match more, so that whoever has won
    them all is not infinitely strong."""
    players = list(dict.fromkeys(player for table in tables for player in table.players))
    pairs = [(one, other) for place, one in enumerate(players) for other in players[:place]]
    played = [*tables, *(Table(pair, (0.5, 0.5)) for pair in pairs)]
    strengths = [0.0] * len(players)
    for _ in range(_ROUNDS):
        slope, curve = _derivatives(players, strengths, played)
        step = _solved(curve, slope)
        strengths = [one + more for one, more in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < _SETTLED:
            break
    _, curve = _derivatives(players, strengths, played)
    errors = [NORMAL_QUANTILE * math.sqrt(max(0.0, one)) for one in _variances(curve)]
    found = zip(players, strengths, errors, strict=True)
    ratings = [Rating(player, ELO * strength, ELO * error) for player, strength, error in found]
    return sorted(ratings, key=lambda rating: -rating.elo)


def _derivatives(
    players: list[str], strengths: list[float], played: Sequence[Table]
) -> tuple[list[float], list[list[float]]]:
    """Of the likelihood: its slope, and its curvature turned positive. A mean other than 0 is held back, since only
    differences count."""
    count = len(players)
    slope = [-sum(strengths)] * count
    curve = [[1.0] * count for _ in players]
    for table in played:
        seats = [players.index(player) for player in table.players]
        weights = [math.exp(strengths[seat]) for seat in seats]
        chances = [weight / sum(weights) for weight in weights]
        for seat, chance, share in zip(seats, chances, table.shares, strict=True):
            slope[seat] += share - chance
            curve[seat][seat] += chance
            for other, also in zip(seats, chances, strict=True):
                curve[seat][other] -= chance * also
    return slope, curve


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """By Gauss and Jordan; the matrix is positive definite, so no pivot is 0."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        pivot = [value / rows[place][place] for value in rows[place]]
        rows[place] = pivot
        for other, row in enumerate(rows):
            if other != place:
                rows[other] = [value - row[place] * along for value, along in zip(row, pivot, strict=True)]
    return [row[-1] for row in rows]


def _variances(curve: list[list[float]]) -> list[float]:
    """The diagonal of the inverse. Holding the mean back has added 1 to its every element, which changes the inverse
    only along the mean."""
    count = len(curve)
    units = [[float(place == other) for other in range(count)] for place in range(count)]
    return [_solved(curve, unit)[place] - 1 / count**2 for place, unit in enumerate(units)]
