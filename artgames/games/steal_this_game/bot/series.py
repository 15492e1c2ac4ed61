"""The claims that were made between two wrong accusations: series of rising stops, numbered.

Series are listed by length and then in order, so that all series with one more claim than a given one stand side by
side.
"""

from itertools import combinations
from typing import TypeAlias

from artgames.games.steal_this_game.rules.track import STEAL

SeriesId: TypeAlias = int


class Series:
    """All series of up to `rounds` claims above a token."""

    def __init__(self, token: int, rounds: int) -> None:
        self.all = [one for length in range(rounds + 1) for one in combinations(range(token + 1, STEAL), length)]
        self.token = token
        self.starts = [0]
        for length in range(rounds + 1):
            self.starts.append(self.starts[-1] + sum(len(one) == length for one in self.all))
        self._numbers = {one: number for number, one in enumerate(self.all)}
        self.last = [one[-1] if one else token for one in self.all]
        self.first_longer, self.longer = [0] * len(self.all), [0] * len(self.all)
        """By series: the first one with one more claim, and how many there are (none are listed beyond `rounds`)."""

        for number in reversed(range(1, len(self.all))):
            shorter = self._numbers[self.all[number][:-1]]
            self.first_longer[shorter] = number
            self.longer[shorter] += 1

    def number(self, claims: tuple[int, ...]) -> SeriesId:
        return self._numbers[claims]
