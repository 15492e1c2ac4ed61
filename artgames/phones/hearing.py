"""What phones say once they are in: answers, votes, half-written answers, wishes, the host's remote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from artgames.engine.api import Refused, Seat
from artgames.engine.choices import Pick
from artgames.engine.words import Sentence
from artgames.engine.writing import tidy
from artgames.phones import phrases, wire
from artgames.phones.answers import choice_at, read_answer, read_fields
from artgames.phones.codes import OFFERED, OFFERED_TO_A_CLASS
from artgames.phones.keeper import Keeper
from artgames.phones.lines import Lines
from artgames.phones.messages import AUDIENCE, NameWished, RemotePressed, SeatState, Submitted, ToTable, Voted
from artgames.phones.pages import Pages, send
from artgames.phones.people import People
from artgames.phones.record import Draft
from artgames.phones.seating import SeatPhone
from artgames.phones.wire import Line

LONGEST_NAME = 24
LONGEST_DRAFT = 16 * 1024


def name_of(typed: str, *, are_free: bool, are_pupils: bool = False) -> str:
    """A name as somebody typed it, if it may be typed. Raises Refused."""
    name = tidy(typed)[:LONGEST_NAME].strip()
    if name and not are_free and name not in (OFFERED_TO_A_CLASS if are_pupils else OFFERED):
        raise Refused("illegal", phrases.NAME_NOT_OFFERED)
    return name


class Hearing:
    """Passes on what is meant for the table. Whatever is not allowed is raised as Refused, with a sentence."""

    def __init__(
        self,
        people: People,
        pages: Pages,
        keeper: Keeper,
        lines: Lines,
        *,
        tell: Callable[[ToTable], None],
        say: Callable[[Sentence], str],
    ) -> None:
        self._seating, self._audience, self._pupils = people
        self._pages, self._keeper, self._lines = pages, keeper, lines
        self._tell, self._say = tell, say

    def hear(self, said: Any, line: Line, role: Seat | str | None) -> None:
        match said:
            case wire.Answer():
                self._hear_answer(said, line, role)
            case wire.Begun():
                self._hear_begun(said, role)
            case wire.Wish():
                self._hear_wish(said, line, role)
            case wire.Press():
                self._hear_press(said, role)
            case _:
                raise Refused("malformed", phrases.NOT_UNDERSTOOD)

    def _hear_answer(self, said: wire.Answer, line: Line, role: Seat | str | None) -> None:
        if isinstance(role, str):
            self._vote(said, line, role)
            return
        seat, phone, state = self._asked(role)
        if said.question != state.question:
            self._pages.send_sheet(seat)
            raise Refused("stale", phrases.MOVED_ON)
        if phone.sending == said.question:
            return  # a double tap
        action = read_answer(state.choices, said.way, said.answers, lambda at: self._pages.card_of(seat, at))
        phone.sending = said.question
        self._tell(Submitted(seat, said.question, action))

    def _hear_begun(self, said: wire.Begun, role: Seat | str | None) -> None:
        seat, phone, state = self._asked(role)
        if said.asked != self._pages.fingerprint(state) or phone.sending == state.question:
            return  # begun for what was asked before
        choice = choice_at(state.choices, said.way)
        answers = read_fields(choice, said.answers, lambda at: self._pages.card_of(seat, at))
        draft = Draft(said.asked, said.way, msgspec.to_builtins(answers), said.at)
        if len(msgspec.json.encode(draft)) <= LONGEST_DRAFT:
            phone.draft, self._keeper.has_news = draft, True

    def _hear_wish(self, said: wire.Wish, line: Line, role: Seat | str | None) -> None:
        seat, _ = self._seated(role)
        name = name_of(said.name, are_free=self._keeper.record.free_names)
        if not name:
            raise Refused("illegal", phrases.NO_NAME)
        send(line, {"type": "note", "say": self._say(phrases.WISH_SENT)})
        self._tell(NameWished(seat, name))

    def _hear_press(self, said: wire.Press, role: Seat | str | None) -> None:
        seat, phone = self._seated(role)
        if not phone.remote:
            raise Refused("malformed", phrases.NOT_UNDERSTOOD)
        self._tell(RemotePressed(seat, said.key))

    def tell_votes(self) -> None:
        """Called a few times a second: however many vote, the table hears it no more often than that."""
        state = self._pages.states.get(AUDIENCE)
        if self._lines.votes_changed and state is not None:
            audience = self._audience
            self._tell(Voted(state.question, audience.counts(), audience.voters, audience.left))
        self._lines.votes_changed = False

    def _vote(self, said: wire.Answer, line: Line, visitor: str) -> None:
        state = self._pages.states.get(AUDIENCE)
        if state is None or said.question != state.question:
            raise Refused("stale", phrases.MOVED_ON)
        action = read_answer(state.choices, said.way, said.answers, lambda at: self._pages.card_of(AUDIENCE, at))
        named = [getattr(action, field.name) for field in state.choices[said.way].fields if isinstance(field, Pick)]
        numbers = tuple(number for one in named for number in one)
        if self._pupils.are_asked and self._audience.vote_of(visitor) not in (None, numbers):
            raise Refused("twice", phrases.ANSWER_STANDS)
        self._audience.vote(visitor, numbers)
        self._lines.votes_changed = self._keeper.has_news = True
        if not self._pupils.are_asked:  # what a pupil says counts once it is on disk
            self._pages.send_vote(line, visitor)

    def _seated(self, role: Seat | str | None) -> tuple[Seat, SeatPhone]:
        if not isinstance(role, int) or role not in self._seating.phones:
            raise Refused("malformed", phrases.NOT_UNDERSTOOD)
        return role, self._seating.phones[role]

    def _asked(self, role: Seat | str | None) -> tuple[Seat, SeatPhone, SeatState]:
        seat, phone = self._seated(role)
        if seat not in self._pages.states:
            raise Refused("not_asked", phrases.MOVED_ON)
        return seat, phone, self._pages.states[seat]
