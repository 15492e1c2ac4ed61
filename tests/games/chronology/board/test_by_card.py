"""The time line painting by painting, through the real widgets."""

from tests.app.table.conftest import Sit, people
from tests.games.chronology.board.hands import all_texts, drag_into, right_order


def test_every_press_hangs_one_and_tells_who_is_right_so_far(sit: Sit) -> None:
    table = sit(people(2), game="chronology", by_card=True)
    right = right_order(table)
    years = {token: str(table.match.state.row[token - 1].year) for token in right}
    table.press_button()
    for wanted in (right, right[::-1]):
        table.open_curtain()
        drag_into(table, wanted)
        table.press_button()
    table.settle()
    assert table.page.ui.primaryButton.text() == "Show the oldest"
    assert not any(year in all_texts(table) for year in years.values())
    for count in range(1, 8):
        table.press_button()
        table.settle()
        assert table.view.time_line == right[:count]
        assert years[right[count - 1]] in all_texts(table)
        shown = {item.look.number: len(item.look.seats) for item in table.paintings()}
        assert set(shown) == set(right), "none is lost"
        assert [bool(shown[token]) for token in right[:count]] == [True] * count
        assert not any(shown[token] for token in right[count:])
    table.press_button()
    table.settle()
    assert table.view.phase == "ended" and [row.points for row in table.view.rows] == [8, 1]
