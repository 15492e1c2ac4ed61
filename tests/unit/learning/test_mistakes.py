"""Which paintings were missed in a match."""

from artgames.engine.assessment import Answered
from artgames.learning.mistakes import missed_cards


def test_the_most_missed_come_first_and_what_was_known_is_left_out() -> None:
    given = [
        Answered(0, 7, "seen", False),
        Answered(0, 5, "seen", False),
        Answered(1, 5, "seen", False),
        Answered(1, 9, "seen", True),
    ]
    assert missed_cards(given) == (5, 7)
