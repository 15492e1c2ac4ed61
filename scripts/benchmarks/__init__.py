"""The parts of scripts/bench.py: each module measures one thing and returns measures."""

from typing import NamedTuple


class Frame(NamedTuple):
    """Milliseconds that passed, and those of them in which the window's thread had a processor."""

    passed: float
    busy: float


class Measure(NamedTuple):
    """A number with its unit, and the limit that we want to keep, if there is one."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False
    """Whether the limit is the least instead of the most."""

    interval: tuple[float, float] | None = None
    """Where the true value lies, with 95 % confidence, when it can only be sampled."""

    @property
    def verdict(self) -> str:
        """A limit inside the interval is neither kept nor missed: that takes a larger sample."""
        if self.limit is None:
            return ""
        low, high = self.interval or (self.value, self.value)
        surely_kept = low >= self.limit if self.at_least else high <= self.limit
        surely_missed = high < self.limit if self.at_least else low > self.limit
        return "kept" if surely_kept else "MISSED" if surely_missed else "open"

    @staticmethod
    def header() -> str:
        return f"{'measured':<56}{'value':>12} {'unit':<10}{'limit':<10}{'verdict':<9}95 % interval"

    def line(self) -> str:
        limit = "" if self.limit is None else f"{'≥' if self.at_least else '≤'} {self.limit:,g}"
        interval = "" if self.interval is None else f"{self.interval[0]:.1f}–{self.interval[1]:.1f}"
        return f"{self.name:<56}{self.value:>12,.2f} {self.unit:<10}{limit:<10}{self.verdict:<9}{interval}".rstrip()
