"""One player, ten paintings, three rounds."""

import pytest

from artgames.engine.api import Refused
from artgames.games.chronology.rules.scoring import POINTS, title_of
from artgames.games.chronology.words import TITLE_NAMES, next_title
from tests.games.chronology.conftest import ChronologyTable, MakeTable

YEARS = tuple(range(1400, 1700, 10))


def sit(make_table: MakeTable, **options: bool) -> ChronologyTable:
    return make_table(YEARS, seats=1, game="chronology_solo", **options)


def test_ten_paintings_three_times(make_table: MakeTable) -> None:
    table = sit(make_table)
    seen: set[int] = set()
    for number in (1, 2, 3):
        seen |= set(table.view().row)
        assert len(table.view().row) == 10 and len(seen) == 10 * number
        table.lock(0, table.tokens_by_year())
        if number < 3:
            table.next_round()
    outcome = table.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.reason) == ((0,), (165,), "master")


def test_only_one_may_play(make_table: MakeTable) -> None:
    with pytest.raises(Refused):
        make_table(YEARS, seats=2, game="chronology_solo")


def test_sp33_only_neighbours_count_unless_the_house_rules_forgive_gaps(make_table: MakeTable) -> None:
    def points(*, forgiving: bool) -> int:
        table = sit(make_table, solo_subsequence=forgiving)
        right = table.tokens_by_year()
        # The latest painting stands in the middle: four rise before it and it rises itself, then five more.
        table.lock(0, (*right[:4], right[9], *right[4:9]))
        return table.view().totals[0]

    assert points(forgiving=False) == POINTS[5]
    assert points(forgiving=True) == POINTS[9]


def test_sp33_equal_years_count_as_ordered(make_table: MakeTable) -> None:
    table = make_table((1600,) * 10, seats=1, game="chronology_solo")
    table.lock(0, (10, 3, 7, 1, 2, 9, 8, 4, 6, 5))
    assert table.view().totals == (55,)


def test_the_table_of_points() -> None:
    assert POINTS[1:] == (1, 3, 6, 10, 15, 21, 28, 36, 45, 55)


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "novice"),
        (3, "novice"),
        (10, "novice"),
        (11, "fan"),
        (19, "fan"),
        (20, "apprentice"),
        (34, "apprentice"),
        (35, "lover"),
        (49, "lover"),
        (50, "expert"),
        (99, "expert"),
        (100, "master"),
        (165, "master"),
    ],
)
def test_sp34_titles_by_the_bands_as_printed(points: int, title: str) -> None:
    assert title_of(points) == title
    assert TITLE_NAMES[title]


def test_sp34_eleven_cannot_be_made_of_three_rounds() -> None:
    sums = {a + b + c for a in POINTS[1:] for b in POINTS[1:] for c in POINTS[1:]}
    assert min(sums) == 3 and max(sums) == 165
    assert {10, 12} <= sums and 11 not in sums


def test_the_next_title_is_known() -> None:
    assert next_title(12) == ("apprentice", 20)
    assert next_title(99) == ("master", 100)
    assert next_title(100) is None


def test_the_end_is_told_with_the_title(make_table: MakeTable) -> None:
    from artgames.games.chronology_solo import words

    table = sit(make_table)
    for number in (1, 2, 3):
        table.lock(0, table.tokens_by_year()[::-1])
        assert words.status(table.view()).render(("Ada",))
        if number < 3:
            table.next_round()
    outcome = table.match.outcome()
    assert outcome is not None
    told = words.result(outcome).render(("Ada",))
    assert told == words.status(table.view()).render(("Ada",)) == "Ada scores 3: an art novice."
