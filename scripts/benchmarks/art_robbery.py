"""How well the bots of Art Robbery play, in a few short contests, and how long a hard one thinks."""

from scripts.benchmarks import Measure
from scripts.benchmarks.strengths import Pairing, asked_of, measure_strengths, measure_thoughts

SIMULATIONS = 400
PAIRINGS = (Pairing("normal", "random", 2, 97), *asked_of("art_robbery"))
LONGEST_THOUGHT = 1.0


def measure(matches: int | None = None) -> list[Measure]:
    strengths = measure_strengths("art_robbery", PAIRINGS, SIMULATIONS, matches)
    return [*strengths, *measure_thoughts("art_robbery", LONGEST_THOUGHT)]
