"""Guests: people of whom nothing is left when a match is over."""

from typing import Any

import msgspec

from artgames.store.seating import Player, Table

NOBODY = "—"
"""What a match says instead of a name that is not kept."""


def without_guests(seating: bytes) -> bytes:
    """The seating of a match that is over: nobody knows any more who the guests were."""
    try:
        table = msgspec.json.decode(seating, type=Table)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return seating
    if not any(player.guest for player in table.players):
        return seating
    players = list(table.players)
    for seat, player in enumerate(players):
        if player.guest:
            name = free_name({other.name for other in players if other is not player})
            players[seat] = msgspec.structs.replace(player, name=name, members="")
    return msgspec.json.encode(msgspec.structs.replace(table, players=tuple(players)))


def once_more(table: Table) -> Table:
    """The table to be set up again: who is not known any more has no name, and no day has its deal twice."""
    players = (msgspec.structs.replace(one, name="") if is_nobody(one) else one for one in table.players)
    return msgspec.structs.replace(table, players=tuple(players), daily="")


def is_nobody(player: Player) -> bool:
    """Whether the name of this person was not kept."""
    return player.kind == "person" and player.name.startswith(NOBODY)


def note_without_guests(text: bytes) -> bytes:
    """The same for a note that tells who took a seat in the middle of a match."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return text
    without = _nameless(data)
    return msgspec.json.encode(without) if without != data else text


def _nameless(value: Any) -> Any:
    if isinstance(value, list):
        return [_nameless(one) for one in value]
    if isinstance(value, dict):
        kept = {key: _nameless(one) for key, one in value.items()}
        return {**kept, "name": NOBODY, "members": ""} if value.get("guest") is True else kept
    return value


def free_name(taken: set[str]) -> str:
    """A name for nobody that no other nobody at the table has."""
    stand_in, number = NOBODY, 1
    while stand_in in taken:
        number += 1
        stand_in = f"{NOBODY}{number}"
    return stand_in
