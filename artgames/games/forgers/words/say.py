"""Making a sentence of this game, and naming a place of the wall."""

from artgames.engine.words import Voice
from artgames.games.forgers.rules.records import COLUMNS

ROW_LETTERS = "ABCD"

say = Voice("forgers")


def place_name(place: int) -> str:
    """A place as people call it across a table: row and column, C4. What hangs there has no name before the reveal."""
    row, column = divmod(place, COLUMNS)
    return f"{ROW_LETTERS[row]}{column + 1}"
