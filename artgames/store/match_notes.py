"""Small things that are kept with a match and are no part of it, such as votes, seats and points by hand."""

from __future__ import annotations

from typing import Any, Protocol


class MatchNotes(Protocol):
    """Where they are kept, each under a name."""

    @property
    def id(self) -> int:
        """The number of the match; 0 for one that is not kept."""

    def notes(self) -> dict[str, Any]: ...

    def note(self, name: str, value: Any) -> None:
        """Raises StoreProblem."""
