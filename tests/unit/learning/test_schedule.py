"""When a card comes again: our dates are the library's own."""

import random
from datetime import UTC, datetime, timedelta

import fsrs
import pytest

from artgames.learning.schedule import DAY, Memory, chance, forecast, is_learned, review

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_the_dates_of_a_thousand_reviews_are_those_of_the_library() -> None:
    """Twenty items, fifty answers each, after seconds, hours or months: compared with a plain scheduler."""
    plain, chances = fsrs.Scheduler(enable_fuzzing=False), random.Random(8)
    for number in range(20):
        card, memory, now = fsrs.Card(card_id=number, due=NOON), None, NOON
        for _ in range(50):
            knew = chances.random() < 0.8
            card, _ = plain.review_card(card, fsrs.Rating.Good if knew else fsrs.Rating.Again, now)
            memory = review(memory, knew, now.timestamp())
            assert memory.due == card.due.timestamp()
            assert (memory.stability, memory.difficulty) == (card.stability, card.difficulty)
            wait = chances.choice([timedelta(seconds=chances.random() * 900), card.due - now, timedelta(days=40)])
            now += wait * chances.uniform(0.2, 2)
            assert chance(memory, now.timestamp()) == plain.get_card_retrievability(card, now)


def test_a_card_that_is_known_again_and_again_comes_ever_later_and_a_missed_one_soon() -> None:
    memory, now, waits = None, NOON.timestamp(), []
    for _ in range(6):
        memory = review(memory, True, now)
        waits.append(memory.due - now)
        now = memory.due
    assert waits == sorted(waits) and waits[-1] > 60 * DAY
    assert is_learned(memory) if memory is not None else False
    missed = review(memory, False, now)
    assert missed.due - now < DAY and not is_learned(missed)


def test_answers_in_a_wrong_order_of_time_do_no_harm() -> None:
    """Somebody set the clock of the computer back."""
    memory = review(review(None, True, NOON.timestamp()), True, NOON.timestamp() - 5 * DAY)
    assert memory.due > NOON.timestamp() - 5 * DAY


def _due(days: float) -> Memory:
    return Memory(2, None, 1.0, 5.0, NOON.timestamp() + days * DAY)


@pytest.mark.parametrize(("days", "place"), [(-9, 0), (0, 0), (0.4, 0), (0.6, 1), (1.4, 1), (1.6, 2), (12.6, 13)])
def test_the_forecast_counts_by_calendar_days(days: float, place: int) -> None:
    midnight = NOON.timestamp() + DAY / 2
    counts = forecast([_due(days)], NOON.timestamp(), 14, midnight)
    assert counts == [int(day == place) for day in range(14)]


def test_what_lies_behind_the_forecast_is_left_out() -> None:
    assert sum(forecast([_due(14)], NOON.timestamp(), 14, NOON.timestamp() + DAY / 2)) == 0
