"""The public in other games that ask for numbers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.rng import Rng
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting

PUBLIC = 3
SEATS = (Player("Ada", 0), Player("Ben", 1), Player("Ochre", 2, "bot"), Player("Audience", PUBLIC, "public"))


def play_until_the_room_is_asked(table: Sitting) -> None:
    """Everybody else does the first thing that is offered, anyhow; also what nobody can vote about."""
    match, rng = table.match, Rng.from_seed("people")
    for _ in range(60):
        waiting = [seat for seat in match.to_act() if seat < 0 or not table.flow.session.votes(seat)]
        if not waiting:
            table.settle()
            return
        action, rng = match.choices(waiting[0])[0].sample(rng)
        match.submit(waiting[0], action)
    raise AssertionError("the public was never asked")


@pytest.mark.parametrize("game", ["art_and_music", "title_teller"])
def test_exactly_as_many_numbers_as_the_rules_want(sit: Sit, game: str) -> None:
    table = sit(SEATS, game=game)
    table.flow.session.hold()
    play_until_the_room_is_asked(table)
    table.bot.waitUntil(lambda: table.flow.next().task is Task.COUNT)
    table.page.press()
    assert table.at(Surface.PAPER, PUBLIC)
    votes, pick = table.page.covers.votes, table.match.choices(PUBLIC)[0].fields[0]
    assert not votes.ui.wanted.isVisible() and not votes.ui.lockButton.isEnabled()
    assert all(tile.picture._card for tile in votes.tiles.values()), "every number has its painting"
    for count, number in enumerate(pick.of, 1):  # type: ignore[union-attr]
        votes.tiles[number].edit.setText(str(count))
        votes.tiles[number].changed.emit()
    assert len(votes.verdict.chosen) == pick.max  # type: ignore[union-attr]
    QTest.mouseClick(votes.ui.lockButton, Qt.MouseButton.LeftButton)
    assert PUBLIC not in table.match.to_act()


def test_where_the_rules_want_an_answer_a_bot_gives_it(sit: Sit) -> None:
    table = sit(SEATS, game="art_and_music")
    table.flow.session.hold()
    play_until_the_room_is_asked(table)
    table.bot.waitUntil(lambda: table.flow.next().task is Task.COUNT)
    turn = table.match.turn
    table.page.press()
    table.flow.session.resume()
    QTest.mouseClick(table.page.covers.votes.ui.skipButton, Qt.MouseButton.LeftButton)
    table.bot.waitUntil(lambda: table.match.turn > turn)
    assert table.match.history[turn].entry.seat == PUBLIC
