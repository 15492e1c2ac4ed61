"""The other lists and tables."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from artgames import games
from artgames.app.actions import ACTS, PAGE_KEYS, everywhere
from artgames.app.help.markdown_guide import cut
from artgames.app.home.situations import anything
from artgames.app.models.games import GameFilter, GamesModel
from artgames.app.models.help import ContentsModel, KeysModel
from artgames.app.models.options import Column, OptionsModel
from artgames.app.models.score_pad import MARK_ROLE, PadModel
from artgames.app.models.stolen import StolenModel, StolenRow
from artgames.app.models.unfinished import UnfinishedModel, Waiting, ago
from artgames.decks import Painting
from artgames.engine.api import Refused
from artgames.engine.capabilities import ScoreRow
from artgames.engine.info import GameInfo
from artgames.store import Player

GAME = games.load("stolen_paintings").info
OTHER = GameInfo("other", "Other", "A short one.", 2, 4, (5, 10), 6)


def watched(model: QAbstractItemModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)


def texts(model: QAbstractItemModel, column: int = 0) -> list[object]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_games_are_filtered_by_kind_players_and_minutes(qapp: object) -> None:
    model, shown = GamesModel(), GameFilter()
    watched(model)
    shown.setSourceModel(model)
    watched(shown)
    model.set_games([GAME, OTHER])
    assert texts(shown) == ["Stolen Paintings", "Other"]
    shown.set_wanted(anything, players=8, minutes=0)
    assert texts(shown) == ["Stolen Paintings"]
    shown.set_wanted(anything, players=3, minutes=10)
    assert texts(shown) == ["Other"]
    shown.set_wanted(lambda game: game.shelf < 2, players=0, minutes=0)
    assert texts(shown) == ["Stolen Paintings"]
    shown.set_wanted(lambda game: game.shelf < 2, players=3, minutes=10)
    assert texts(shown) == []
    shown.set_wanted(anything, players=0, minutes=0)
    assert len(texts(shown)) == 2


def test_a_screen_reader_hears_what_a_game_asks_for(qapp: object) -> None:
    model = GamesModel()
    model.set_games([GAME])
    told = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "2–8 players" in told and "ages 8+" in told


def test_house_rules_know_their_preset(qapp: object) -> None:
    model = OptionsModel()
    watched(model)
    model.set_game(GAME, {})
    assert model.preset() == "book"
    model.use_preset("young")
    assert model.preset() == "young" and model.values()["exhibit"] == 12
    assert model.setData(model.index(0, Column.VALUE), 16)
    assert model.preset() == ""


@pytest.mark.parametrize(("row", "value"), [(0, 13), (0, "24"), (1, 4), (1, 601), (3, 1)])
def test_house_rules_out_of_range_are_refused(qapp: object, row: int, value: object) -> None:
    model = OptionsModel()
    model.set_game(GAME, {})
    before = model.values()
    assert not model.setData(model.index(row, Column.VALUE), value)
    assert model.values() == before


def test_a_rule_that_means_nothing_beside_the_others_rests(qapp: object) -> None:
    model = OptionsModel()
    watched(model)
    model.set_game(GAME, {"adv_return": 15, "adv_top": 40})
    row = next(row for row, option in enumerate(GAME.options) if option.key == "adv_top")
    index = model.index(row, Column.VALUE)
    assert model.applies(row) and index.flags() & Qt.ItemFlag.ItemIsEnabled
    model.put("adv_return", 0)
    assert not model.applies(row) and not index.flags() & Qt.ItemFlag.ItemIsEnabled
    assert model.values()["adv_top"] == 30 and index.data() == "30"
    assert "Returning paintings" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert not model.setData(index, 40)
    model.put("adv_return", 10)
    assert model.values()["adv_top"] == 40, "what was chosen before is still there"


def test_unknown_house_rules_change_nothing(qapp: object) -> None:
    model = OptionsModel()
    model.set_game(GAME, {"exhibit": 12})
    with pytest.raises(Refused):
        model.set_game(GAME, {"exhibit": 1})
    assert model.values()["exhibit"] == 12


def test_unfinished_matches_go_and_come_back(qapp: object) -> None:
    model = UnfinishedModel()
    watched(model)
    rows = [Waiting(number, "Game", "Ruth, Jonas", f"Line {number}.", "just now") for number in range(3)]
    model.set_rows(rows)
    gone = model.remove(1)
    assert texts(model) == ["Line 0.", "Line 2."]
    model.put_back(1, gone)
    assert texts(model) == ["Line 0.", "Line 1.", "Line 2."]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "just now"),
        (119, "just now"),
        (300, "5 minutes ago"),
        (3700, "an hour ago"),
        (7300, "2 hours ago"),
        (90000, "yesterday"),
        (200000, "2 days ago"),
    ],
)
def test_time_as_people_say_it(qapp: object, seconds: float, said: str) -> None:
    assert ago(seconds) == said


class Row(ScoreRow, frozen=True):
    seat: int
    points: int


@dataclass(frozen=True)
class Round:
    rows: tuple[Row, ...]
    round: int = 0


@pytest.mark.parametrize(
    ("rounds", "heads"), [((0, 0), ["1", "2"]), ((2, 12), ["2", "12"]), ((1, 1, 2), ["1", "2", "3"])]
)
def test_a_column_is_called_as_the_table_called_its_round(
    qapp: object, rounds: tuple[int, ...], heads: list[str]
) -> None:
    model = PadModel()
    model.set_pad([Player("Ruth", 0)], [Round((Row(0, 3),), one) for one in rounds], (3,))
    across = Qt.Orientation.Horizontal
    assert [model.headerData(column, across) for column in range(1, model.columnCount())] == heads
    last = model.index(0, len(rounds)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert last == f"Ruth, round {heads[-1]}: 3"


def test_the_pad_has_totals_first_and_says_why(qapp: object) -> None:
    model = PadModel()
    watched(model)
    pad = [Round((Row(0, -1), Row(1, 4)))]
    model.set_pad([Player("Ruth", 0), Player("Jonas", 1)], pad, (-1, 4), lambda row: "wrong" if row.points < 0 else "")
    assert texts(model, 0) == ["4", "−1"], "the best first"
    assert texts(model, 1) == ["4", "−1"]
    assert model.index(1, 1).data(Qt.ItemDataRole.ToolTipRole) == "−1: wrong"
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == "4"
    assert model.headerData(0, Qt.Orientation.Vertical) == "Jonas"
    assert model.headerData(0, Qt.Orientation.Vertical, MARK_ROLE) == 1


def test_stolen_paintings_are_described(qapp: object) -> None:
    model = StolenModel()
    watched(model)
    painting = Painting(id=1001, title="The Sea", artist="Somebody", sentence="Waves.", file="a", width=2, height=1)
    model.set_rows([StolenRow("Round 1", painting)])
    told = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "The Sea" in told and "Waves." in told


def test_contents_and_keys(qapp: object) -> None:
    contents, keys = ContentsModel(), KeysModel((everywhere(), *PAGE_KEYS))
    watched(contents)
    watched(keys)
    contents.set_guide(cut("# One\n\ntext\n\n## Two\n\nmore"))
    assert texts(contents) == ["One", "Two"]
    assert keys.rowCount() == 1 + len(ACTS) + sum(1 + len(group.keys) for group in PAGE_KEYS)
    assert keys.is_title(0)
