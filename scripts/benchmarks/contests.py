"""How good bots are: one of them among others of another level, every seat in turn.

Each deal is played once from every seat, so luck with the cards evens out. The interval is Wilson's, for 95 %. Bots
that search get a fixed number of simulations and no clock, so that the answer does not depend on the machine.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from artgames import games
from artgames.bots import play_match
from artgames.bots.ratings import wilson
from artgames.engine.api import Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.testing.plain_setups import CARDS
from scripts.tuning.styles import make_player


class Contest(msgspec.Struct, frozen=True):
    """Who plays against whom. Match number n of a contest is always the same match."""

    game: str
    bot: str
    others: str
    seats: int
    simulations: int
    """Of each bot that searches, for each move."""

    def __str__(self) -> str:
        others = self.others if self.seats == 2 else f"{self.seats - 1} {self.others}"
        return f"{self.game}: {self.bot} against {others}"


class Played(msgspec.Struct, frozen=True):
    """A match of a contest: the bot's share of the victory."""

    contest: Contest
    number: int
    won: float
    steps: int


class Standing(msgspec.Struct, frozen=True):
    """What a contest came to: shares from 0 to 1."""

    contest: Contest
    matches: int
    share: float
    low: float
    high: float
    steps_a_match: float

    def __str__(self) -> str:
        interval = f"{100 * self.share:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"
        return f"{self.contest}: {interval} of {self.matches} matches"


def play(contest: Contest, number: int) -> Played:
    game = games.load(contest.game)
    deal, seat = divmod(number, contest.seats)
    players = [make_player(game.slug, name, contest.simulations) for name in (contest.bot, contest.others)]
    setup = Setup(contest.seats, game.info.complete({}), f"deal {deal}", CARDS)
    match = Match(game.slug, game.rules, setup)
    bots = [players[place != seat] for place in range(contest.seats)]
    winners = play_match(match, bots, Rng.from_seed(f"bots {number}")).winners
    return Played(contest, number, 1 / len(winners) if seat in winners else 0.0, match.turn)


def standing(contest: Contest, played: Iterable[Played]) -> Standing:
    matches = list(played)
    won = sum(match.won for match in matches)
    low, high = wilson(won, len(matches))
    steps = sum(match.steps for match in matches) / len(matches)
    return Standing(contest, len(matches), won / len(matches), low, high, steps)


class Record:
    """A file with a line for each match that was played: a long contest can be broken off and taken up again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = path.read_bytes().splitlines() if path.exists() else []
        self._played = [msgspec.json.decode(line, type=Played) for line in lines]

    def of(self, contest: Contest) -> list[Played]:
        return [played for played in self._played if played.contest == contest]

    def go_on(self, contest: Contest, matches: int, tell: Callable[[Standing], None]) -> None:
        """Play what is still missing of the first matches of a contest."""
        done = {played.number for played in self.of(contest)}
        for number in range(matches):
            if number not in done:
                played = play(contest, number)
                with self._path.open("ab") as file:
                    file.write(msgspec.json.encode(played) + b"\n")
                self._played.append(played)
                tell(standing(contest, self.of(contest)))
