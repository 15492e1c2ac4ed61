"""The time line built painting by painting: no year too early, and the same points."""

from artgames.engine.api import HOUSE
from artgames.engine.match import Match
from artgames.games.chronology.rules import RULES
from artgames.games.chronology.rules.records import ListsShown, PaintingDated, RoundScored, ShowNext, TimeLineBuilt
from artgames.games.chronology.rules.scoring import right_so_far
from tests.games.chronology.conftest import ChronologyTable

YEARS = (1500, 1510, 1510, 1600, 1650, 1700, 1800, 1900)


def test_one_painting_after_the_other_the_oldest_first() -> None:
    table = ChronologyTable(YEARS, by_card=True)
    right = table.tokens_by_year()
    assert isinstance(table.lock_all(right)[-1], ListsShown)
    view = table.view()
    assert (view.phase, view.time_line, view.years, view.rows) == ("told", (), (), ())
    assert view.lists == (right, right)
    for count in range(1, 8):
        (dated,) = table.match.submit(HOUSE, ShowNext()).events
        assert dated == PaintingDated(right[count - 1], YEARS[count - 1])
        view = table.view()
        assert (view.time_line, view.years) == (right[:count], YEARS[:count]) and view.phase == "told"
    events = table.match.submit(HOUSE, ShowNext()).events
    assert [type(event) for event in events[:2]] == [PaintingDated, RoundScored]
    assert table.view().phase == "ended" and [row.points for row in table.view().rows] == [8, 8]


def test_it_scores_as_it_always_does() -> None:
    one_by_one, at_once = ChronologyTable(YEARS, by_card=True), ChronologyTable(YEARS)
    wrong = (*one_by_one.tokens_by_year()[::-1][:4], *one_by_one.tokens_by_year()[:4])
    for table in (one_by_one, at_once):
        table.lock(0, table.tokens_by_year())
        last = table.lock(1, wrong)
        assert any(isinstance(event, TimeLineBuilt) for event in last) == (table is at_once)
    while one_by_one.match.outcome() is None:
        one_by_one.match.submit(HOUSE, ShowNext())
    assert one_by_one.view().rows == at_once.view().rows


def test_the_next_round_begins_with_an_empty_time_line() -> None:
    table = ChronologyTable(YEARS * 2, by_card=True, deals=2)
    table.lock_all(table.tokens_by_year())
    for _ in range(8):
        table.match.submit(HOUSE, ShowNext())
    table.next_round()
    assert table.state.told == 0 and table.view().time_line == () and table.view().lists == ()


def test_what_is_right_so_far_may_stand_either_way_in_one_year() -> None:
    assert right_so_far((3, 2, 1, 4), {}) == ()
    assert right_so_far((3, 2, 1, 4), {1: 1500}) == (1,)
    assert right_so_far((3, 2, 1, 4), {1: 1500, 2: 1500, 4: 1600}) == (2, 1, 4)


def test_a_match_from_before_is_built_at_once() -> None:
    table = ChronologyTable(YEARS, deals=1)
    table.lock(0, table.tokens_by_year())
    saved = table.match.save()
    assert "by_card" not in saved.setup.options
    loaded = Match.load(RULES, saved)
    assert loaded.state == table.state and not loaded.state.house.by_card
