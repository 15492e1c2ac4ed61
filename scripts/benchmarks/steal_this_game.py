"""How good the solution of Steal This Game is, as the solver has told, how large it is, and how long a move takes.

The figures are those of `scripts/solver/__main__.py`, which finds them anew in minutes to an hour.
"""

from collections.abc import Iterator

from artgames.bots import play_match
from artgames.engine.api import Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.steal_this_game import GAME
from artgames.games.steal_this_game.bot import make_bot
from artgames.games.steal_this_game.bot.books import strategy_file
from artgames.games.steal_this_game.rules import RULES
from scripts.benchmarks import Measure
from scripts.benchmarks.strengths import Timed
from scripts.solver.figures import read_figures

WIDEST_GAP = {"hidden": 3.0, "tracked": 10.0}
MOST_MEGABYTES = 5.0
LONGEST_THOUGHT = 10.0
MATCHES = 50
VISIBILITY = {"hidden": "hidden", "tracked": "visible"}


def measure() -> list[Measure]:
    return [*measure_strengths(), *measure_size(), *measure_thoughts()]


def measure_strengths() -> Iterator[Measure]:
    for option, figures in sorted(read_figures().items()):
        title = f"{GAME.slug}, {option}: "
        yield Measure(f"{title}our thief wins at least", 100 * figures.thief_guarantees, "%")
        yield Measure(f"{title}our exhibitor loses at most", 100 * figures.exhibitor_concedes, "%")
        yield Measure(f"{title}gap", 100 * figures.gap, "points", WIDEST_GAP[option])


def measure_size() -> Iterator[Measure]:
    size = sum(strategy_file(option).stat().st_size for option in read_figures())
    yield Measure(f"{GAME.slug}: strategies on disk", size / 1e6, "MB", MOST_MEGABYTES)


def measure_thoughts() -> Iterator[Measure]:
    """Each bot in both roles, once the strategy is loaded."""
    for option in sorted(read_figures()):
        options = GAME.complete({"shuffle_visibility": VISIBILITY[option]})
        bots = [Timed(make_bot("hard")) for _ in range(2)]
        for number in range(MATCHES + 1):
            match = Match(GAME.slug, RULES, Setup(2, options, f"thoughts {number}"))
            play_match(match, bots, Rng.from_seed(f"thoughts {number}"))
            if number == 0:  # the first match loads
                for bot in bots:
                    bot.seconds.clear()
        longest = max(second for bot in bots for second in bot.seconds)
        yield Measure(f"{GAME.slug}, {option}: longest thought", 1000 * longest, "ms", LONGEST_THOUGHT)
