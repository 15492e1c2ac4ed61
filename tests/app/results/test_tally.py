"""Counting answers."""

from artgames.app.results.collect_answers import Answer
from artgames.app.results.tally import Count, ResultsFilter, anonymous, by_painting, by_pupil, in_all, pupil_numbers


def answer(name: str, card: int, right: bool, *, match: int = 1, people: tuple[str, ...] = ("Zoe", "Ann")) -> Answer:
    return Answer(match, f"1970-01-0{match}", "chronology", "met", people, name, card, "date", right)


ANSWERS = [
    answer("Zoe", 10, False),
    answer("Zoe", 11, True),
    answer("Ann", 10, False),
    answer("Ann", 11, False),
    answer("Ann", 12, True, match=2),
    answer("Bea", 12, True, match=3, people=("Bea",)),
]


def test_by_pupil_in_the_order_of_names() -> None:
    assert by_pupil(ANSWERS) == [("Ann", Count(3, 1)), ("Bea", Count(1, 1)), ("Zoe", Count(2, 1))]


def test_by_painting_the_most_missed_first() -> None:
    assert by_painting(ANSWERS) == [(10, Count(2, 0)), (11, Count(2, 1)), (12, Count(2, 2))]


def test_nothing_asked_is_nothing_right() -> None:
    assert in_all([]) == Count() and Count().share == 0
    assert in_all(ANSWERS) == Count(6, 3)


def test_filters_by_day_game_class_and_set() -> None:
    def names(wanted: ResultsFilter) -> list[str]:
        return [one.name for one in ANSWERS if wanted.takes(one)]

    assert names(ResultsFilter(day="1970-01-02")) == ["Ann"]
    assert names(ResultsFilter(people=("Bea",))) == ["Bea"]
    assert names(ResultsFilter(game="stolen_paintings")) == [] and len(names(ResultsFilter(deck="met"))) == len(ANSWERS)


def test_pupils_have_numbers_in_the_order_in_which_they_came_not_in_that_of_their_names() -> None:
    assert pupil_numbers(reversed(ANSWERS)) == {"Zoe": 1, "Ann": 2, "Bea": 3}


def test_guests_are_counted_together_by_no_name() -> None:
    guests = [answer("", 10, True), answer("", 12, False)]
    assert by_pupil([*ANSWERS, *guests])[0] == ("", Count(2, 1))
    assert pupil_numbers([*ANSWERS, *guests]) == pupil_numbers(ANSWERS)
    assert [one.name for one in anonymous(guests, ANSWERS, "Pupil {number}")] == ["", ""]


def test_a_number_stays_the_same_in_a_part_of_the_answers() -> None:
    later = [one for one in ANSWERS if one.match == 3]
    told = anonymous(later, ANSWERS, "Pupil {number}")
    assert [one.name for one in told] == ["Pupil 3"]
    assert not any("Bea" in str(one) for one in told)
