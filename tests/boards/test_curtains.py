"""The curtain between two players: it says what for, and tells everybody the same."""

from __future__ import annotations

import pytest

from artgames import games
from artgames.app.context import AppContext
from artgames.app.table.match_session import from_hand
from artgames.scene.overlays.curtain_look import Cloth
from tests.boards.every import Window

CLOTHS = {
    "stolen_paintings": Cloth.NIGHT,
    "forgers": Cloth.NIGHT,
    "art_robbery": Cloth.HEIST,
    "steal_this_game": Cloth.FAIR,
}


@pytest.mark.parametrize("slug", games.names())
def test_whoever_is_handed_the_laptop_is_told_what_for(context: AppContext, slug: str) -> None:
    cloths = set()
    with Window(context, slug) as shown:
        if shown.match.setup.seats == 1:
            return  # nobody else looks on
        for moment in shown.moments():
            if moment.seat is None or not any(choice.secret or from_hand(choice) for choice in moment.choices):
                continue  # answered before everybody's eyes
            room = shown.match.view(None)
            shown.board.show(room, None, ())
            look = shown.board.curtain(room)
            assert look.errand, room.phase
            assert all("{who}" in tease for tease in look.teases)
            cloths.add(look.cloth)
    assert slug not in CLOTHS or CLOTHS[slug] in cloths
