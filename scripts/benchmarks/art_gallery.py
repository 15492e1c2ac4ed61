"""How well the bots of Art Gallery play, in a few short contests, and how long a hard one thinks."""

from artgames.games.art_gallery.bot.levels import THINKING
from scripts.benchmarks import Measure
from scripts.benchmarks.strengths import Pairing, asked_of, measure_strengths, measure_thoughts

PAIRINGS = (Pairing("normal", "random", 2, 97), *asked_of("art_gallery"))
LONGEST_THOUGHT = 1.8


def measure(matches: int | None = None) -> list[Measure]:
    strengths = measure_strengths("art_gallery", PAIRINGS, THINKING.simulations, matches)
    return [*strengths, *measure_thoughts("art_gallery", LONGEST_THOUGHT)]
