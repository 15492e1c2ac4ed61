"""Points for a dialogue."""

from artgames.engine.api import Seat
from artgames.games.dialogue.rules.records import Guesses, Pair, Row


def writer_points(right: int, guessers: int) -> int:
    """SP-48: one for each who found both, but nothing when all did."""
    return 0 if right == guessers else right


def score_scene(writer: Seat, guesses: Guesses, speakers: Pair) -> tuple[Row, ...]:
    """The rows of all seats, in seat order. SP-48: both speakers or nothing."""
    right = guesses.count(speakers)
    rows = [
        Row(seat, False, guess or (), guess == speakers, int(guess == speakers)) for seat, guess in enumerate(guesses)
    ]
    rows[writer] = Row(writer, True, (), False, writer_points(right, len(guesses) - 1))
    return tuple(rows)
