"""Points for a dialogue, and who has won in the end."""

from artgames.engine.api import Outcome, Seat
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


def final_outcome(totals: tuple[int, ...]) -> Outcome:
    """SP-48: most points; a tie is shared."""
    winners = tuple(seat for seat, points in enumerate(totals) if points == max(totals))
    return Outcome(winners, totals, "most_points" if len(winners) == 1 else "shared")
