"""What a round says about memory: who of how many found what was stolen, place by place. Nobody is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from artgames.app.voting.vote_count import Count
from artgames.engine.api import Seat
from artgames.engine.capabilities import Recalled
from artgames.store.recall_rounds import Fooled, Found, WallRound
from artgames.store.seating import Player


class Voice(NamedTuple):
    """One sheet of marks, or the votes of a whole room: so many name a number, of so many that were asked."""

    named: Callable[[int], int]
    asked: int


def wall_round(
    recalled: Recalled, players: Sequence[Player], counts: Mapping[Seat, Count], wall: tuple[int, float]
) -> WallRound | None:
    """What is kept of a round that is over; None where only bots were asked. `wall` is the number of columns and the
    time."""
    voices = _voices(recalled, players, counts)
    asked = sum(voice.asked for voice in voices)
    if not asked:
        return None
    cards = dict(enumerate(recalled.asked, 1))
    named = {number: sum(voice.named(number) for voice in voices) for number in cards}
    found = [Found(recalled.wall.index(cards[number]), named[number], asked) for number in recalled.hung]
    decoys = [Fooled(card, named[number], asked) for number, card in cards.items() if number not in recalled.hung]
    columns, at = wall
    return WallRound(recalled.round, at, len(recalled.wall), columns, tuple(found), tuple(decoys))


def _voices(recalled: Recalled, players: Sequence[Player], counts: Mapping[Seat, Count]) -> list[Voice]:
    """Bots forget by a formula, so they are left out; a shared sheet is one voice."""
    seats = [seat for seat in recalled.marks if players[seat].kind != "bot"]
    made = []
    for seat in seats[:1] if recalled.shared else seats:
        if players[seat].kind == "person":
            made.append(Voice(recalled.marks[seat].count, 1))
        elif seat in counts:
            made.append(Voice(counts[seat].named, counts[seat].voters))
    return made
