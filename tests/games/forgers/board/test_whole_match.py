"""A whole match through the real window: once by mouse, once by keyboard alone, once with bots."""

from PySide6.QtCore import Qt

from artgames.app.table.surface import Surface
from artgames.engine.match import Match
from artgames.games.forgers.rules import RULES
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.games.forgers.board.hands import forge, look, point


def test_by_mouse(sit: Sit) -> None:
    """Three people to four paintings: one forgery is found in every round, and one is not."""
    table = sit(people(3), game="forgers", goal=4)
    while table.view.phase != "ended":
        assert table.view.phase == "gather"
        look(table)
        assert table.at(Surface.CURTAIN, table.view.forger)
        before = table.match.state.wall
        forge(table, 8, 15, swapped=(0, 23))
        assert (table.view.wall[0], table.view.wall[23]) == (before[23], before[0])
        point(table, 15)
        assert table.view.wall[15] is None
        point(table, 3)
        assert table.view.phase in ("revealed", "ended")
        assert table.view.before == before
        if table.view.phase == "revealed":
            table.press_button()
            table.settle()
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert max(table.view.points) == 4
    assert Match.load(RULES, table.match.save()).state == table.match.state


def play_round_by_keyboard(table: Sitting) -> None:
    key = table.key
    key(Qt.Key.Key_Return)
    table.settle()
    for number in range(2):
        key(Qt.Key(Qt.Key.Key_1.value + number))  # the forger's own is no answer
    table.settle()
    key(Qt.Key.Key_Space)  # the curtain
    assert table.at(Surface.PRIVATE, table.view.forger)
    key(Qt.Key.Key_2)  # the second card of the hand
    key(Qt.Key.Key_Right)  # the keyboard is at A1, then A2
    key(Qt.Key.Key_Right)
    key(Qt.Key.Key_Space)
    table.flow.board.finish_running()
    key(Qt.Key.Key_Return)
    table.settle()
    assert table.match.state.forged[0].place == 1
    key(Qt.Key.Key_Right)
    key(Qt.Key.Key_Space)  # A1 is pointed at
    key(Qt.Key.Key_Return)
    table.settle()


def test_by_keyboard_alone(sit: Sit) -> None:
    table = sit(people(2), seed="keys", game="forgers", goal=4)
    while table.view.phase != "ended":
        play_round_by_keyboard(table)
        assert [(guess.place, guess.found) for guess in table.view.pad[-1].guesses] == [(0, False)]
        if table.view.phase == "revealed":
            table.key(Qt.Key.Key_Return)
            table.settle()
    assert table.view.round == 7, "the forger always gets away with it"
    with table.bot.waitSignal(table.page.finished):
        table.key(Qt.Key.Key_Return)


def test_one_person_with_bots(sit: Sit) -> None:
    """Who plays alone meets no curtain; bots look, forge and point by themselves."""
    seats = (*people(1), *(Player(name, mark, "bot") for mark, name in enumerate(("Ochre", "Umber"), 1)))
    table = sit(seats, game="forgers", goal=4, timer_seconds=0)
    curtains = 0
    while table.view.phase != "ended":
        table.settle()
        curtains += table.flow.surface is Surface.CURTAIN
        if table.view.phase in ("gather", "revealed"):
            table.press_button()
        elif table.flow.surface is Surface.PRIVATE:
            hand = table.view_of(0).hand
            table.flow.board.number_key(1)
            assert len(hand) == 5
            forge_alone(table)
        elif table.view.phase == "look" and 0 in table.match.to_act():
            table.flow.board.number_key(1)
        elif table.view.phase == "guess" and table.view.guesser == 0:
            place = next(place for place, card in enumerate(table.view.wall) if card is not None)
            point(table, place)
        table.bot.wait(20)
    assert curtains == 0


def forge_alone(table: Sitting) -> None:
    from artgames.games.forgers.rules.records import Forge

    hand = table.view_of(0).hand
    table.flow.board.restore_draft(Forge(hand[:2], (4, 9)))
    table.press_button()
    table.settle()
