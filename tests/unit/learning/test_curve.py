"""What somebody has learned so far, in numbers."""

from artgames.learning.curve import Day, Hard, by_day, hardest, summary
from artgames.learning.schedule import Item, Review, review

MONA, WAVE = Item(5, "artist"), Item(26, "title")


def _answers(*given: tuple[Item, bool, float]) -> list[Review]:
    return [Review(*one) for one in given]


def test_what_is_asked_for_the_first_time_says_nothing_about_memory() -> None:
    given = _answers((MONA, False, 1), (MONA, True, 2), (WAVE, True, 2), (WAVE, False, 11), (MONA, True, 12))
    assert by_day(given, lambda at: int(at // 10)) == [Day(0, 1, 1), Day(1, 2, 1)]
    assert by_day(given, lambda at: int(at // 10))[1].share == 0.5


def test_the_hardest_paintings_are_those_missed_most_whatever_was_asked_about_them() -> None:
    given = _answers(
        (MONA, False, 1), (Item(5, "date"), False, 2), (WAVE, False, 3), (WAVE, True, 4), (Item(7, "date"), True, 5)
    )
    assert hardest(given) == [Hard(5, 2, 2), Hard(26, 1, 2)]
    assert hardest(given, most=1) == [Hard(5, 2, 2)]


def test_a_summary_counts_items_and_what_is_due() -> None:
    memories = {MONA: review(None, True, 0.0), WAVE: review(None, False, 0.0)}
    assert summary(memories, 2, at=90.0) == (2, 0, 1, 2)
    assert summary({}, 0, at=90.0) == (0, 0, 0, 0)
