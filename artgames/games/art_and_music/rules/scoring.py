"""Points of a turn."""

from artgames.engine.api import Seat
from artgames.games.art_and_music.rules.records import Guesses, Row


def lover_points(right: int, guessers: int) -> int:
    """SP-39: one for each who found it, but nothing when all did (and nothing when nobody did)."""
    return 0 if right == guessers else right


def score_turn(lover: Seat, guesses: Guesses, token: int) -> tuple[Row, ...]:
    """The rows of all seats, in seat order. SP-39: who is right gets a point, also when all are."""
    right = guesses.count(token)
    rows = [Row(seat, False, guess, guess == token, int(guess == token)) for seat, guess in enumerate(guesses)]
    rows[lover] = Row(lover, True, None, False, lover_points(right, len(guesses) - 1))
    return tuple(rows)
