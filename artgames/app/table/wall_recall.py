"""What a round says about memory: who of how many found what was stolen, place by place. Nobody is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from artgames.app.voting.vote_count import Count
from artgames.engine.api import Event, Seat
from artgames.store.recall_rounds import Fooled, Found, WallRound
from artgames.store.seating import Player

REVEAL = "theft_revealed"
"""The event that tells what was stolen, and where each painting had hung."""


class Voice(NamedTuple):
    """One sheet of marks, or the votes of a whole room: so many name a number, of so many that were asked."""

    named: Callable[[int], int]
    asked: int


def reveal_in(events: Sequence[Event]) -> Any:
    """The reveal among these events, if there is one that knows places."""
    found = [event for event in events if event.__struct_config__.tag == REVEAL and hasattr(event, "places")]
    return found[0] if found else None


def wall_round(
    view: Any, players: Sequence[Player], counts: Mapping[Seat, Count], wall: tuple[int, float]
) -> WallRound | None:
    """What is kept of a round that is over, from the room's view of it; None where only bots were asked. `wall` is the
    number of columns and the time."""
    voices = _voices(view, players, counts)
    asked = sum(voice.asked for voice in voices)
    if not asked:
        return None
    named = {token: sum(voice.named(token) for voice in voices) for token in range(1, len(view.auction) + 1)}
    cards = dict(enumerate(view.auction, 1))
    stolen = [Found(view.exhibit.index(cards[token]), named[token], asked) for token in view.stolen]
    decoys = [Fooled(card, named[token], asked) for token, card in cards.items() if token not in view.stolen]
    columns, at = wall
    return WallRound(view.round, at, len(view.exhibit), columns, tuple(stolen), tuple(decoys))


def _voices(view: Any, players: Sequence[Player], counts: Mapping[Seat, Count]) -> list[Voice]:
    """Bots forget by a formula, so they are left out; a shared sheet is one voice."""
    rows = [row for row in view.rows if not row.thief and players[row.seat].kind != "bot"]
    if view.cooperative:
        rows = rows[:1]
    made = []
    for row in rows:
        if players[row.seat].kind == "person":
            made.append(Voice(lambda token, marks=row.marks: int(token in marks), 1))  # type: ignore[misc]
        elif row.seat in counts:
            made.append(Voice(counts[row.seat].named, counts[row.seat].voters))
    return made
