"""A game that keeps a score pad explains its own points on the result page."""

import pytest
from PySide6.QtCore import Qt

from artgames.app.context import AppContext
from artgames.app.result.page import ResultPage
from artgames.app.table.match_service import Matches
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.app.result.test_page import play_to_the_end


@pytest.mark.parametrize("slug", ["art_and_music", "dialogue", "stolen_paintings"])
def test_a_cell_of_the_pad_says_why(app: App, context: AppContext, slug: str) -> None:
    players = tuple(Player(name, mark) for mark, name in enumerate(("Ada", "Ben", "Cleo")))
    opened = Matches(context.store, context.library).begin(Table(slug, players, {}, ""))
    app.flow.show_result_of(play_to_the_end(opened))
    page = app.window.page()
    assert isinstance(page, ResultPage)
    tips = [
        str(page.sections.pad.index(row, column).data(Qt.ItemDataRole.ToolTipRole))
        for row in range(page.sections.pad.rowCount())
        for column in range(1, page.sections.pad.columnCount())
    ]
    assert tips and all(": " in tip for tip in tips)


def test_the_writers_zero_is_not_explained_wrongly_without_the_others() -> None:
    from artgames.games.dialogue.rules.records import Row
    from artgames.games.dialogue.words import reasons

    assert reasons(Row(0, True, (), False, 0))[0].text == "Everyone or nobody spotted both: 0"
