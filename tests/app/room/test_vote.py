"""Asking the audience is a scene of its own: the room sees itself being counted, and then what comes of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.app.voting.vote_count import Ballot
from artgames.app.voting.vote_sheet import VoteSheet
from artgames.bots.random_bot import RandomBot
from artgames.bots.runner import bot_stream
from artgames.engine.rng import Rng
from artgames.store import Player, Table
from tests.app.room.conftest import Room

AUDIENCE = 2
SEATS = (Player("Ruth", 0), Player("Jonas", 1), Player("Audience", AUDIENCE, "public"))
GAMES = ("stolen_paintings", "title_teller", "art_and_music")
"""Of the games in which a room can vote: one that leaves open how many numbers, one of few paintings, one of eight."""


def everyone_but_the_audience(room: Room) -> bool:
    """Whoever has a seat answers anything; False once only the room is asked."""
    match, session = room.match, room.flow.session
    others = [seat for seat in match.to_act() if seat < 0 or not session.votes(seat)]
    if not others:
        return False
    seat = others[0]
    action = RandomBot().choose(match.seen(seat), bot_stream(Rng.from_seed("vote"), match, seat)).action
    match.submit(seat, action)
    return True


def asked(room: Room, slug: str = "stolen_paintings") -> None:
    """A match in which everybody has answered but the room."""
    room.open(Table(slug, SEATS, {}, "met" if slug == "stolen_paintings" else ""))
    room.flow.session.hold()
    while everyone_but_the_audience(room):
        pass
    room.flow.back_to_room()
    room.settle()
    assert room.flow.next().task is Task.COUNT


def sheet(room: Room) -> VoteSheet:
    """The host begins to count."""
    room.host.next()
    assert room.flow.surface is Surface.PAPER and room.page.covers.votes.isVisible()
    return room.page.covers.votes


def raise_hands(votes: VoteSheet, number: int, hands: int) -> None:
    votes.tiles[number].edit.setFocus()
    for digit in str(hands):
        QTest.keyClick(votes.tiles[number].edit, Qt.Key(ord(digit)))


def votes_shown(room: Room) -> dict[int, int]:
    return {number: bar.count for number, bar in room.window.vote_wall.bars.items() if bar.count}


def is_shown(room: Room) -> bool:
    return room.window.ui.boardView.scene() is room.window.vote_wall


def test_the_room_sees_hands_being_counted_painting_by_painting(room: Room) -> None:
    asked(room)
    votes, window = sheet(room), room.window
    raise_hands(votes, 3, 17)
    assert is_shown(room) and window.ui.status.text == "Hands up for 3!"
    raise_hands(votes, 5, 12)
    assert window.ui.status.text == "Hands up for 5!"
    assert votes_shown(room) == {3: 17, 5: 12}
    assert window.ui.tally.isVisible() and not window.ui.people.isVisible()
    assert window.ui.tally.texts == ("17 people", "More than half: 3 · 5")
    assert [number for number, bar in window.vote_wall.bars.items() if bar.is_chosen] == [3, 5]


def test_what_most_say_is_lit_before_the_reveal_and_then_the_match_goes_on(room: Room) -> None:
    asked(room)
    votes, window = sheet(room), room.window
    raise_hands(votes, 3, 9)
    votes.ui.lockButton.setFocus()
    assert window.ui.status.text == "The audience says 3"
    dark = [number for number, painting in window.vote_wall.paintings.items() if painting.look.dimmed]
    assert dark == [1, 2, 4, 5, 6, 7, 8]
    QTest.keyClick(votes.ui.lockButton, Qt.Key.Key_Return)
    room.settle()
    assert room.view.phase == "scored" and room.view.marks[AUDIENCE] == (3,)
    assert not is_shown(room) and window.ui.people.isVisible() and not window.ui.tally.isVisible()
    assert not window.vote_wall.paintings, "nothing of it is kept"


def test_slips_are_counted_in_sight(room: Room) -> None:
    asked(room)
    votes, window = sheet(room), room.window
    votes.ui.slipsButton.click()
    for line in ("35", "3"):
        QTest.keyClicks(votes.ui.slipEdit, line)
        QTest.keyClick(votes.ui.slipEdit, Qt.Key.Key_Return)
    assert window.ui.status.text == "Counting the slips"
    assert votes_shown(room) == {3: 2, 5: 1} and window.ui.tally.texts == ("2 slips", "More than half: 3")
    assert [number for number, ring in window.vote_wall._rings.items() if ring.isVisible()] == [3]


@pytest.mark.parametrize("slug", GAMES)
def test_votes_on_phones_are_counted_live(room: Room, slug: str) -> None:
    asked(room, slug)
    assert is_shown(room) and room.window.ui.status.text == "The audience votes"
    number = next(iter(room.window.vote_wall.bars))
    room.evening.covers.take_ballot(Ballot(((number, 4),), 6))
    room.flow.changed.emit()
    assert votes_shown(room) == {number: 4} and room.window.ui.tally.texts[0] == "6 votes"
    assert sheet(room).counts() == {number: 4}, "the host counts the hands besides"


def test_nobody_sees_a_vote_while_others_still_answer(room: Room) -> None:
    room.open(Table("stolen_paintings", SEATS, {}, "met"))
    room.flow.session.hold()
    while room.view.phase != "guess":
        everyone_but_the_audience(room)
    room.flow.back_to_room()
    room.settle()
    assert room.flow.next().task is not Task.COUNT
    room.evening.covers.take_ballot(Ballot(((1, 4),), 6))
    room.flow.changed.emit()
    assert not is_shown(room)
    chip = room.window.ui.people.chips[AUDIENCE]
    assert (chip.name, chip.state) == ("Audience", "asked"), "not ready before it has voted"


def test_the_wall_follows_the_size_of_the_screen(room: Room) -> None:
    asked(room)
    before = room.window.vote_wall.sceneRect()
    room.window.resize(room.window.width() // 2, room.window.height() // 2)
    room.app.bot.waitUntil(lambda: room.window.vote_wall.sceneRect().width() < before.width(), timeout=5000)
    assert room.window.vote_wall.sceneRect() == room.window.ui.boardView.area


@pytest.mark.parametrize("cover", ["black", "house"])
def test_what_the_host_covers_stays_covered(room: Room, cover: str) -> None:
    asked(room)
    getattr(room.console, cover)()
    assert room.window.slide.isVisible()
    room.flow.changed.emit()
    assert room.window.slide.isVisible()
