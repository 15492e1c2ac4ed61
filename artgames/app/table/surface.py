"""What the screen of the laptop is at a moment."""

from __future__ import annotations

from enum import Enum, auto


class Surface(Enum):
    """What the screen is at this moment."""

    ROOM = auto()
    """Everybody may look."""

    CURTAIN = auto()
    """Nothing is shown until the right person has the laptop."""

    PRIVATE = auto()
    """One person's page."""

    PAPER = auto()
    """Answers from paper are typed in; with a seat, the votes of the public for that seat."""
