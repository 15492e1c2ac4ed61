"""A thief who knows where the money is, and an exhibitor who knows that: what follows is plain.

While the cashier protects the money only truths help, since everything is doubted: who is believed pushes the cashier
away and steals. Each truth that is doubted costs a box, and with one box left the thief has won.
"""

from functools import cache

from artgames.games.steal_this_game.bot.pairs import CHANCES, CLAIMS, PAIRS, TRUE, Pair, rerolls, truths


@cache
def worth(boxes: int, token: int, pair: Pair) -> float:
    """The chance to win with these dice in hand, the next claim to be made, by truths alone."""
    return max((worth_shown(boxes - 1, stop, pair) for stop in truths(pair, token)), default=0.0)


@cache
def worth_shown(boxes: int, token: int, pair: Pair) -> float:
    """The same right after a truth was doubted: so many boxes are left, and a die is to be rolled again."""
    if boxes == 1:
        return 1.0
    return max(kept(boxes, token, pair))


def kept(boxes: int, token: int, pair: Pair) -> list[float]:
    """The same for each die that may be kept, in the order of `rerolls`."""
    return [sum(chance * worth(boxes, token, after) for after, chance in chances.items()) for chances in rerolls(pair)]


def best_truth(boxes: int, token: int, pair: Pair) -> int | None:
    """The truth to claim; the lowest of equals; None when there is none."""
    stops = truths(pair, token)
    return max(stops, key=lambda stop: (worth_shown(boxes - 1, stop, pair), -stop), default=None)


def best_lie(token: int) -> int | None:
    """The claim that would be true most often; None when only Steal is left."""
    stops = [stop for stop in CLAIMS if stop > token]
    return max(stops, key=lambda stop: (_chance(stop), -stop), default=None)


def _chance(stop: int) -> float:
    return sum(CHANCES[pair] for pair in range(len(PAIRS)) if TRUE[stop][pair])
