"""Who has won in the end."""

from artgames.engine.api import Outcome
from artgames.engine.points import most_points


def final_outcome(totals: tuple[int, ...]) -> Outcome:
    """Most points win, and a tie is shared. Who plays alone has known so much."""
    return most_points(totals, "alone" if len(totals) == 1 else "most_points")
