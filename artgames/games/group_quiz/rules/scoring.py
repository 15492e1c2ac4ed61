"""Who has won in the end."""

from artgames.engine.api import Outcome


def final_outcome(totals: tuple[int, ...]) -> Outcome:
    """Most points win, and a tie is shared. Who plays alone has known so much."""
    best = max(totals)
    winners = tuple(seat for seat, points in enumerate(totals) if points == best)
    if len(totals) == 1:
        return Outcome(winners, totals, "alone")
    return Outcome(winners, totals, "most_points" if len(winners) == 1 else "shared")
