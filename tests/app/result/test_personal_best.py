"""Who plays alone sees the own results of other days."""

import pytest
from PySide6.QtCore import Qt

from artgames.app.models.best import LONGEST, ranked
from artgames.app.result.page import ResultPage
from artgames.app.setup.page import SetupPage
from artgames.app.table.match_service import Matches, OpenMatch
from artgames.engine.api import HOUSE
from artgames.games.chronology.rules.records import Arrange, NextRound
from artgames.store import Player, Table
from tests.app.conftest import App


def play_alone(app: App, name: str, wrong: int = 0, *, forgiving: bool = False) -> OpenMatch:
    """A match to its end; the first `wrong` rounds are put in order from the latest painting on."""
    table = Table("chronology_solo", (Player(name, 0),), {"solo_subsequence": forgiving}, "met")
    opened = Matches(app.context.store, app.context.library).begin(table)
    for number in (1, 2, 3):
        row = opened.match.state.row
        right = tuple(sorted(range(1, 11), key=lambda token: row[token - 1].year))
        opened.match.submit(0, Arrange(right[::-1] if number <= wrong else right))
        if number < 3:
            opened.match.submit(HOUSE, NextRound())
    return opened


def show(app: App, opened: OpenMatch) -> ResultPage:
    app.flow.show_result_of(opened)
    page = app.window.page()
    assert isinstance(page, ResultPage)
    page.slips.end()
    return page


def shown(page: ResultPage) -> list[list[str]]:
    model = page.sections.best.model
    return [[model.index(row, column).data() for column in range(3)] for row in range(model.rowCount())]


def test_the_best_results_come_first_and_the_present_one_stands_out(app: App) -> None:
    for wrong in (2, 0):
        show(app, play_alone(app, "Ada", wrong))
    page = show(app, play_alone(app, "Ada", 1))
    points = [int(row[1]) for row in shown(page)]
    assert points == sorted(points, reverse=True) and points[0] == 165
    assert [row[0] for row in shown(page)] == ["1.", "2.", "3."]
    assert shown(page)[0][2] == "Master of art"
    bold = [page.sections.best.model.index(row, 1).data(Qt.ItemDataRole.FontRole) is not None for row in range(3)]
    assert bold == [False, True, False]
    assert page.ui.title.text().startswith("Ada scores")
    assert "165" in page.sections.best.chart.accessibleName()
    assert page.podium.isVisible() and not page.sections.chart.isVisible() and not page.ui.rotate.isVisible()
    assert page.sections.best.list.isVisible() and page.sections.best.chart.isVisible()


def test_sp33_results_by_other_house_rules_and_of_others_are_not_compared(app: App) -> None:
    for opened in (play_alone(app, "Ben"), play_alone(app, "Ada", forgiving=True)):
        show(app, opened)
    page = show(app, play_alone(app, "ada"))
    assert len(shown(page)) == 1


def test_a_table_for_several_has_its_podium_again(app: App) -> None:
    show(app, play_alone(app, "Ada"))
    table = Table("chronology", (Player("Ada", 0), Player("Ben", 1)), {}, "met")
    opened = Matches(app.context.store, app.context.library).begin(table)
    for seat in (0, 1):
        opened.match.submit(seat, Arrange(tuple(range(1, 9))))
    page = show(app, opened)
    assert page.podium.isVisible() and not page.sections.best.list.isVisible() and page.ui.rotate.isVisible()
    page.podium.skip()


def test_a_long_list_is_cut_but_keeps_the_present_result() -> None:
    results = [(points, "title", "today", points == 3) for points in range(3, 30)]
    rows = ranked(results)
    assert len(rows) == LONGEST + 1
    assert rows[-1].is_now and rows[-1].place == 27
    tied = ranked([(5, "", "", False), (5, "", "", False), (4, "", "", False)])
    assert [row.place for row in tied] == [1, 1, 3]


@pytest.mark.parametrize("wrong", [0, 3])
def test_the_chart_reaches_up_to_the_next_title(app: App, wrong: int) -> None:
    page = show(app, play_alone(app, "Ada", wrong))
    (_, (_, high)) = page.sections.best.chart.viewRange()
    assert high > (165 if wrong == 0 else 11)


def test_one_seat_is_set_up_without_what_only_several_need(app: App) -> None:
    app.navigator.open("setup", "chronology_solo")
    page = app.window.page()
    assert isinstance(page, SetupPage)
    for widget in (page.ui.addPerson, page.ui.addBot, page.ui.waysHint, page.ui.theftLabel):
        assert not widget.isVisible()
    assert [way.key for way in page.seats.ways] == ["curtain"]
    assert page.ui.start.isEnabled()
    app.navigator.open("setup", "chronology")
    assert page.ui.addPerson.isVisible() and len(page.seats.ways) == 7
    assert page.ui.length.text().startswith("About")
