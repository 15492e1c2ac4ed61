"""Who sits down on the set-up page: those who have played here are known by name, face and whom they play with."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from artgames.app.context import AppContext
from artgames.app.models.seat_ways import MOST_SEATS, own_names
from artgames.app.models.seats import SeatsModel
from artgames.app.setup.groups import GroupsMenu, groups_of
from artgames.app.setup.hands_picker import may_be_open
from artgames.app.table.match_service import first_table
from artgames.engine.info import GameInfo
from artgames.store.seating import Player, Table


class Seating:
    """Fills the model of the seats."""

    def __init__(self, context: AppContext, seats: SeatsModel, groups: GroupsMenu) -> None:
        self._context, self._seats, self._groups = context, seats, groups

    def remember_people(self) -> list[str]:
        """The names of those who have played here, with their faces and those they play with."""
        known = self._context.store.people()
        self._seats.known_faces = {person.name: person.face for person in known}
        self._groups.fill(groups_of(self._context.store))
        return own_names(person.name for person in known)

    def seat(self, game: GameInfo, players: Sequence[Player]) -> None:
        self._seats.set_players(
            [self._seats.with_known_face(player) for player in players],
            on_paper=game.on_paper,
            by_phone=game.max_seats > 1,
            with_bots=game.has_bots,
            with_public=game.public,
        )

    def seat_group(self, game: GameInfo, players: tuple[Player, ...]) -> None:
        """The family, the class: as many of them as the game has seats, and empty chairs where it needs more."""
        seated = list(players[: game.max_seats])
        free = [mark for mark in range(MOST_SEATS) if mark not in {player.mark for player in seated}]
        seated += [Player("", mark) for mark in free[: max(0, game.min_seats - len(seated))]]
        self.seat(game, seated)


def table_for(game: GameInfo, people: list[str]) -> Table:
    """As many seats as the game has. Two people with secrets that are no cards hold them before each other's eyes."""
    table = first_table(game.slug, people, "")
    players = table.players[: game.max_seats]
    faces = game.facing and "hands" in game.needs and len(players) == 2 and not may_be_open(game)
    return msgspec.structs.replace(table, players=players, hands="facing" if faces else table.hands)
