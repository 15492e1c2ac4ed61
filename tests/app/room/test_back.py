"""The host's way back: the very last step of people, and nothing else of theirs."""

from typing import Any

from PySide6.QtCore import Qt

from artgames.app.table.seat_menu import offers
from artgames.app.table.surface import Surface
from artgames.app.voting.vote_count import Count
from artgames.engine.api import Seat
from artgames.engine.rng import Rng
from artgames.store import Player, Table
from tests.app.room.conftest import Room

PUBLIC: Seat = 2
OCHRE: Seat = 3
SEATS = (Player("Ruth", 0), Player("Jonas", 1), Player("Audience", PUBLIC, "public"), Player("Ochre", OCHRE, "bot"))


def to_the_last(room: Room, last: Seat, *players: Player) -> None:
    """One seat is the only one that has not marked anything yet. Bots do nothing by themselves here."""
    room.open(Table("stolen_paintings", players or SEATS, {"exhibit": 12}, "met"), seed="back 2")
    room.flow.session.bots.wake = lambda: None  # type: ignore[method-assign]
    match: Any = room.match
    while room.view.phase != "guess" or match.to_act() != (last,):
        answer(room, next(seat for seat in reversed(match.to_act()) if seat != last or room.view.phase != "guess"))


def answer(room: Room, seat: Seat) -> None:
    action, _ = room.match.choices(seat)[0].sample(Rng.from_seed("back"))
    assert room.flow.session.submit(seat, action)
    room.settle()
    if room.flow.surface is not Surface.ROOM:
        room.flow.back_to_room()


def vote(room: Room, number: int) -> None:
    room.evening.votes.take(Count(room.match.turn, PUBLIC, "hands", ((number, 9),), 9, (number,)))
    room.settle()
    assert room.view.phase == "scored"


def test_correcting_a_vote_takes_back_the_vote_alone(room: Room) -> None:
    to_the_last(room, PUBLIC)
    turn, locked = room.match.turn, room.view.locked
    vote(room, 3)
    room.press(Qt.Key.Key_PageUp)
    assert room.match.turn == turn + 1, "it asks first"
    said = room.console.toast.text()
    assert "Audience" in said and "vote" in said and "Jonas" not in said
    room.press(Qt.Key.Key_PageUp)
    room.settle()
    assert room.match.turn == turn and room.view.locked == locked, "nobody's secret answer is lost"
    vote(room, 5)
    assert room.view.marks[PUBLIC] == (5,)
    room.console.toast.stop()


def test_back_says_whose_answer_is_lost_and_which_bots_play_again(room: Room) -> None:
    to_the_last(room, OCHRE)
    (last,) = (one.entry.seat for one in room.match.history[-1:])
    answer(room, OCHRE)
    turn = room.match.turn
    room.press(Qt.Key.Key_PageUp)
    said = room.console.toast.text()
    assert room.evening.table.names[last] in said and "given again" in said
    assert "These bots play again: Ochre" in said, "it did the last step, and will do it once more"
    room.press(Qt.Key.Key_PageUp)
    room.settle()
    assert room.match.turn == turn - 2
    room.console.toast.stop()


def test_the_answer_of_a_person_is_found_also_when_a_bot_sits_there_now(room: Room) -> None:
    emil = Player("Emil", PUBLIC)
    to_the_last(room, PUBLIC, *SEATS[:2], emil, SEATS[3])
    answer(room, PUBLIC)
    turn = room.match.turn
    room.evening.replace_player(PUBLIC, next(bot for _, bot in offers(emil) if bot.kind == "bot"))
    room.press(Qt.Key.Key_PageUp)
    assert "Emil" in room.console.toast.text(), "it was a person who answered last"
    assert room.match.turn == turn
    room.console.toast.stop()
