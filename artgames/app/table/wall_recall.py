"""What a round says about memory: who of how many found what was stolen, place by place. Nobody is named."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from artgames.app.table.match_session import TableSession
from artgames.app.voting.vote_count import Count
from artgames.engine.api import Event, Seat, View
from artgames.engine.capabilities import Recalled
from artgames.games import Game
from artgames.scene.board import Board
from artgames.scene.wall_layout import hang
from artgames.store.errors import StoreProblem
from artgames.store.match_notes import MatchNotes
from artgames.store.recall_rounds import WALL_NOTE, Fooled, Found, WallRound, taken_back, with_round
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


class WallNotes:
    """Keeps with a match what each of its rounds says about memory."""

    def __init__(
        self,
        record: MatchNotes,
        session: TableSession,
        game: Game,
        board: Board[View],
        counts: Callable[[], Sequence[Count]],
    ) -> None:
        """`counts` tells how the audience has voted so far."""
        self._record, self._session, self._game, self._board, self._counts = record, session, game, board, counts

    def keep(self, events: Sequence[Event]) -> None:
        """Whenever it is told what hung: which places of the wall people had in mind."""
        if not events:
            self._forget()
            return
        recalled = self._game.recalled(self._session.match.view(None))
        if recalled is None:
            return
        counts = {one.seat: one for one in self._counts() if one.chosen == recalled.marks.get(one.seat)}
        columns = hang(len(recalled.wall), self._board.area).columns
        made = wall_round(recalled, self._session.table.players, counts, (columns, time.time()))
        if made is not None:
            self._note(with_round(self._record.notes(), made))

    def _forget(self) -> None:
        """Somebody took something back; perhaps a round is not over any more."""
        if WALL_NOTE in self._record.notes():
            self._note(taken_back(self._record.notes(), len(self._session.match.view(None).pad)))

    def _note(self, rounds: list[Any]) -> None:
        with suppress(StoreProblem):  # the map is wrong by one round, nothing else
            self._record.note(WALL_NOTE, rounds)
