"""Seats while a table is set up."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from artgames.app.models.seat_ways import way_of
from artgames.app.models.seats import Column, SeatsModel
from artgames.app.table.seat_menu import offers
from artgames.store import Player, Table
from artgames.store.guests import NOBODY, once_more


@pytest.fixture
def model(qapp: object) -> SeatsModel:
    made = SeatsModel()
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    made.set_players([Player("Ruth", 0), Player("", 1), Player("", 4, "bot")])
    return made


def test_empty_names_are_suggested(model: SeatsModel) -> None:
    assert [player.name for player in model.players()] == ["Ruth", "Player 2", "Bot Amber"]
    assert model.data(model.index(1, Column.NAME), Qt.ItemDataRole.EditRole) == ""


def test_a_suggestion_avoids_a_name_that_somebody_has(model: SeatsModel) -> None:
    model.setData(model.index(0, Column.NAME), "player 2")
    assert model.shown_name(1) == "Player 10"
    assert model.first_problem() is None


def test_names_do_not_change_while_somebody_types(model: SeatsModel) -> None:
    """From the first letter to the last, and back, the other seats are called as before."""
    model.set_players([Player("", seat) for seat in range(4)] + [Player("", 4 + seat, "bot") for seat in range(2)])
    before = [player.name for player in model.players()]
    assert before == ["Player 1", "Player 2", "Player 3", "Player 4", "Bot Amber", "Bot Ochre"]
    for typed in ("J", "Jo", "Jon", "Jonas", ""):
        model.setData(model.index(1, Column.NAME), typed)
        now = [player.name for player in model.players()]
        assert now[:1] + now[2:] == before[:1] + before[2:]
    assert [player.name for player in model.players()] == before


def test_everybody_may_type_what_another_would_be_called(model: SeatsModel) -> None:
    model.set_players([Player("", seat) for seat in range(8)])
    for row in range(7):
        model.setData(model.index(row, Column.NAME), f"Player {8 * (row + 1)}")
    assert model.first_problem() is None and model.shown_name(7) not in {f"Player {8 * n}" for n in range(1, 8)}


@pytest.mark.parametrize("on_paper", [True, False])
def test_paper_is_offered_where_something_can_be_written(model: SeatsModel, on_paper: bool) -> None:
    model.set_players([Player("Ruth", 0, answers="paper"), Player("", 1)], on_paper=on_paper)
    assert ("paper" in [way.key for way in model.ways]) == on_paper
    assert model.players()[0].answers == ("paper" if on_paper else "curtain")


def test_two_with_one_name_are_refused_whatever_the_case(model: SeatsModel) -> None:
    model.setData(model.index(1, Column.NAME), "  RUTH ")
    problem = model.first_problem()
    assert problem is not None and problem[0] == 1
    assert "RUTH" in problem[1]


def test_sixty_letters_are_the_most(model: SeatsModel) -> None:
    assert model.setData(model.index(0, Column.NAME), "x" * 60)
    assert not model.setData(model.index(0, Column.NAME), "x" * 61)
    assert model.shown_name(0) == "x" * 60


def test_marks_are_exchanged_never_shared(model: SeatsModel) -> None:
    model.setData(model.index(0, Column.MARK), 4)
    assert [player.mark for player in model.players()] == [4, 1, 0]


def test_a_new_seat_takes_a_free_mark_and_a_bot_a_pigment(model: SeatsModel) -> None:
    row = model.add("bot")
    assert model.players()[row].mark == 2
    assert model.players()[row].name == "Bot Ochre"


def test_eight_seats_have_eight_marks_and_names(model: SeatsModel) -> None:
    while model.rowCount() < 8:
        model.add("person" if model.rowCount() % 2 else "bot")
    players = model.players()
    assert len({player.mark for player in players}) == len({player.name for player in players}) == 8


def test_seats_move_and_go(model: SeatsModel) -> None:
    assert model.move(0, 2)
    assert not model.move(2, 3)
    assert [player.name for player in model.players()][2] == "Ruth"
    assert model.move(2, 0)
    model.remove(1)
    assert [player.name for player in model.players()] == ["Ruth", "Bot Amber"]


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("paper", ("person", "normal", "paper")),
        ("hard", ("bot", "hard", "curtain")),
        ("curtain", ("person", "normal", "curtain")),
    ],
)
def test_one_word_says_how_a_seat_plays(model: SeatsModel, way: str, expected: tuple[str, str, str]) -> None:
    model.setData(model.index(1, Column.PLAYS), way)
    player = model.players()[1]
    assert (player.kind, player.level, player.answers) == expected
    assert model.data(model.index(1, Column.PLAYS), Qt.ItemDataRole.EditRole) == way


def test_a_guest_is_chosen_like_any_other_way_to_play_and_has_no_name_the_next_time() -> None:
    model = SeatsModel()
    before = Table("chronology", (Player("Ada", 0), Player(NOBODY, 1, guest=True)), {}, "met")
    model.set_players(once_more(before).players)
    assert [way_of(player) for player in model.players()] == ["curtain", "guest"]
    assert model.shown_name(1) == "Player 2", "what was kept instead of a name is none"
    model.set_players([Player("Ada", 0, guest=True)], on_paper=False, by_phone=False, with_bots=False)
    assert model.players() == (Player("Ada", 0),), "who plays alone has nothing to choose from"


def test_a_bots_seat_that_becomes_a_persons_gets_a_persons_name(model: SeatsModel) -> None:
    model.set_players((Player("Ada", 0), Player("Bot Ochre", 1, "bot")))
    model.setData(model.index(1, Column.PLAYS), "curtain")
    assert model.players()[1].name == "Player 2"
    model.setData(model.index(0, Column.PLAYS), "easy")
    assert model.players()[0].name == "Bot Amber"


def test_in_the_middle_of_a_match_too() -> None:
    assert [player.name for _, player in offers(Player("Bot Ochre", 1, "bot"))] == ["Player 2"]
    assert [player.name for _, player in offers(Player("Ada", 1, "bot"))] == ["Ada"], "she comes back"


def test_a_name_that_nobody_has_typed_is_nobodys(model: SeatsModel) -> None:
    model.set_players((Player("Player 3", 0), Player("Ada", 1), Player("Bot Ochre", 2, "bot")))
    assert model.data(model.index(0, Column.NAME), Qt.ItemDataRole.EditRole) == ""
    assert [player.name for player in model.players()] == ["Player 1", "Ada", "Bot Ochre"]


@pytest.mark.parametrize("way", ["easy", "public"])
def test_a_bot_does_not_have_the_name_of_a_person_who_gets_it_back(model: SeatsModel, way: str) -> None:
    model.set_players((Player("Ada", 0), Player("Ben", 1)), with_public=True)
    for plays in (way, "normal"):
        model.setData(model.index(1, Column.PLAYS), plays)
        assert "Ben" not in model.players()[1].name
    model.setData(model.index(1, Column.PLAYS), "curtain")
    assert model.players() == (Player("Ada", 0), Player("Ben", 1))
