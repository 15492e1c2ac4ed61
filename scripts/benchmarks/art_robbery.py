"""How well the bots of Art Robbery play, in a few short contests, and how long a hard one thinks."""

from scripts.benchmarks import Measure
from scripts.benchmarks.strengths import Pairing, measure_strengths, measure_thoughts

SIMULATIONS = 400
PAIRINGS = (
    Pairing("normal", "random", 2, 97),
    Pairing("hard", "normal", 2, 85),
    Pairing("hard", "normal", 3, None),
    Pairing("hard", "normal", 4, 60),
    Pairing("hard", "normal", 5, None),
)
LONGEST_THOUGHT = 1.0


def measure(matches: int | None = None) -> list[Measure]:
    strengths = measure_strengths("art_robbery", PAIRINGS, SIMULATIONS, matches)
    return [*strengths, *measure_thoughts("art_robbery", LONGEST_THOUGHT)]
