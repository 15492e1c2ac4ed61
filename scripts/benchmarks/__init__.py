"""The parts of scripts/bench.py: each module measures one thing and returns measures."""

from typing import NamedTuple


class Measure(NamedTuple):
    """A number with its unit, and the limit that we want to keep, if there is one."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False
    """Whether the limit is the least instead of the most."""

    @property
    def verdict(self) -> str:
        if self.limit is None:
            return ""
        kept = self.value >= self.limit if self.at_least else self.value <= self.limit
        return "kept" if kept else "MISSED"

    @staticmethod
    def header() -> str:
        return f"{'measured':<52}{'value':>12} {'unit':<10}{'limit':<10}verdict"

    def line(self) -> str:
        limit = "" if self.limit is None else f"{'≥' if self.at_least else '≤'} {self.limit:,g}"
        return f"{self.name:<52}{self.value:>12,.2f} {self.unit:<10}{limit:<10}{self.verdict}"
