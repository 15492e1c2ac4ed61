"""Every game of the house can be shown to a room, with nothing but its board."""

import pytest

from artgames import games
from tests.app.room.conftest import Room, table_for


@pytest.mark.parametrize("slug", games.names())
def test_a_game_opens_in_a_room(room: Room, slug: str) -> None:
    room.open(table_for(slug))
    assert room.on_console() or room.on_table()
    assert room.window.flow is not None and room.window.flow.board.view == room.match.view(None)
    assert room.window.flow.board.seat is None and room.window.flow.board.choices == ()
    assert room.console.ui.now.text() and room.window.ui.status.text
    names = {chip.name for chip in room.window.ui.people.chips}
    assert names == {player.name for player in room.evening.table.players}
    for _ in range(3):
        room.host.next()
        room.settle()
    assert room.window.flow.board.seat is None
