"""Who wins among several, learned from who won: a conditional logit, in which each has a strength that is a sum of
features times weights, and the chance to win is its share of all strengths."""

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

NEWTON_STEPS = 12


def most_likely(features: Numbers, won: Numbers, penalty: float) -> Numbers:
    """The weights, by Newton's method; the function has one summit only. Features are by contest, seat and kind, what
    was won by contest and seat. The penalty is a normal prior against large weights."""
    count = features.shape[2]
    found: Numbers = np.zeros(count)
    for _ in range(NEWTON_STEPS):
        shares = shares_of(features, found)
        uphill = np.einsum("msx,ms->x", features, won - shares) - penalty * found
        mean = np.einsum("msx,ms->mx", features, shares)
        spread = features - mean[:, None, :]
        curve = np.einsum("msx,msy,ms->xy", spread, spread, shares, optimize=True) + penalty * np.eye(count)
        found = found + np.linalg.solve(curve, uphill)
    return found


def shares_of(features: Numbers, weights: Numbers) -> Numbers:
    """By contest and seat: the chance to win."""
    strengths = features @ weights
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares


def surprise(features: Numbers, won: Numbers, weights: Numbers) -> float:
    """How badly such weights foretell who wins: the mean of minus the logarithm of the winner's chance."""
    return float(-(won * np.log(shares_of(features, weights))).sum(axis=1).mean())
