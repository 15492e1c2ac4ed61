"""What is known about the strategies that ship: ``resources/steal_this_game/solution.json``.

The solver writes it, the bench and the tests read it.
"""

from pathlib import Path

import msgspec

from artgames import paths
from artgames.games.steal_this_game.bot.books import Option


class Figures(msgspec.Struct, frozen=True):
    """Of one option. Win rates are the thief's; bounds hold for the numbers as they ship."""

    thief_guarantees: float
    """A bound: however the exhibitor plays."""

    exhibitor_concedes: float
    """A bound: however the thief plays."""

    thief_sets: int
    exhibitor_sets: int
    turns: dict[str, int]
    """Of learning, by boxes left."""

    by_deal: dict[str, list[float]]
    """The same bounds when a game with fewer boxes begins, by book, for each deal; for a thief with a prior also for
    each box that may hold the money."""

    predicted: dict[str, float] = {}
    """The thief's win rate in games with simple players, see `predictions`. Hidden option only."""

    @property
    def gap(self) -> float:
        return self.exhibitor_concedes - self.thief_guarantees

    @property
    def value(self) -> float:
        """An estimate: the middle. The value of the game lies no further from it than half the gap."""
        return (self.thief_guarantees + self.exhibitor_concedes) / 2

    def __str__(self) -> str:
        return (
            f"our thief wins {self.thief_guarantees:.4f} at least, our exhibitor loses {self.exhibitor_concedes:.4f} "
            f"at most; gap {self.gap:.4f}, value {self.value:.4f} ± {self.gap / 2:.4f}"
        )


def solution_file() -> Path:
    return paths.resources() / "steal_this_game" / "solution.json"


def read_figures() -> dict[Option, Figures]:
    """By option; empty before anything was solved."""
    file = solution_file()
    return msgspec.json.decode(file.read_bytes(), type=dict[Option, Figures]) if file.exists() else {}


def write_figures(option: Option, figures: Figures) -> None:
    """Those of other options stay."""
    text = msgspec.json.format(msgspec.json.encode(read_figures() | {option: figures}, order="sorted"), indent=1)
    solution_file().write_bytes(_in_long_lines(text) + b"\n")


def _in_long_lines(text: bytes) -> bytes:
    """Lists of numbers on one line each."""
    lines, joined = text.decode().split("\n"), list[str]()
    for line in lines:
        if joined and joined[-1].rstrip()[-1:] in "[," and line.strip()[:1] in "-0123456789]":
            joined[-1] += line.strip()
        else:
            joined.append(line)
    return "\n".join(joined).encode()
