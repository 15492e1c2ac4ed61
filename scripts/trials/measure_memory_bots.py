"""How good the bots are that remember a wall of paintings: bots of two levels at one table, every seat in turn.

    .venv/bin/python -m scripts.trials.measure_memory_bots stolen_paintings [--matches 500]
    .venv/bin/python -m scripts.trials.measure_memory_bots forgers

Prints the table that stands in the game's help; run it again whenever a bot has changed.
"""

import argparse
from collections import defaultdict
from statistics import mean
from typing import Any

from artgames import games, paths
from artgames.bots import play_match
from artgames.decks import Deck, Library
from artgames.engine.api import Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import Game

PAIRS = (("hard", "easy"), ("hard", "normal"), ("normal", "easy"))


class Tally:
    """What each level did, over all matches of a pair."""

    def __init__(self) -> None:
        self.wins: dict[str, float] = defaultdict(float)
        self.as_guesser: dict[str, list[int]] = {}
        self.as_thief: dict[str, list[int]] = {}

    def add(self, levels: list[str], match: Match[Any], winners: tuple[int, ...]) -> None:
        for seat in winners:
            self.wins[levels[seat]] += 1 / len(winners)
        for scored in match.state.pad:
            for row in scored.rows:
                points = self.as_thief if row.thief else self.as_guesser
                points.setdefault(levels[row.seat], []).append(row.points)

    def row(self, level: str, other: str, matches: int) -> str:
        won = round(100 * self.wins[level] / matches)
        guesser, thief = mean(self.as_guesser[level]), mean(self.as_thief[level])
        return f"| {level} | {other} | {won} % | {guesser:.1f} | {thief:.1f} |"


def measure(game: Game, pair: tuple[str, str], matches: int, deck: Deck) -> Tally:
    tally = Tally()
    bots = {level: game.make_bot(level, deck.likeness) for level in pair}
    for number in range(matches):
        levels = [pair[(seat + number) % 2] for seat in range(4)]
        match = Match[Any](game.slug, game.rules, Setup(4, {}, f"match {number}", deck.ids))
        outcome = play_match(match, [bots[level] for level in levels], Rng.from_seed(f"bots {number}"))
        tally.add(levels, match, outcome.winners)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("stolen_paintings", "forgers"))
    parser.add_argument("--matches", type=int, default=500, help="matches for each pair of levels")
    args = parser.parse_args()
    game, matches = games.load(args.game), args.matches
    deck = Library.open(paths.data_dir(), paths.cache_dir()).decks[0]
    print("| Level | Against | Matches won | Points a round as a guesser | as the other |")
    print("|---|---|---|---|---|")
    for pair in PAIRS:
        tally = measure(game, pair, matches, deck)
        print(tally.row(pair[0], pair[1], matches))
        print(tally.row(pair[1], pair[0], matches))


if __name__ == "__main__":
    main()
