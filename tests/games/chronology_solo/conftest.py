"""The table of both chronological games."""

from tests.games.chronology.conftest import make_table

__all__ = ["make_table"]
