"""What the audience says in one match: it is counted, kept with the match, and answers for its seat."""

from __future__ import annotations

from contextlib import suppress

from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.match_session import TableSession
from artgames.app.table.overlays.table_overlays import TableOverlays
from artgames.app.voting.vote_count import VOTES_NOTE, Count, kept_counts, votable, with_count
from artgames.app.voting.vote_texts import told_count
from artgames.engine.api import HOUSE, Seat
from artgames.store.errors import StoreProblem
from artgames.store.match_notes import MatchNotes


class MatchVotes:
    """The seat of the public at one table."""

    def __init__(self, record: MatchNotes, session: TableSession, flow: AudienceFlow, covers: TableOverlays) -> None:
        self._record, self._session, self._flow, self._covers = record, session, flow, covers
        covers.counted.connect(self.take)
        covers.skipped.connect(self.skip)

    def counts(self) -> tuple[Count, ...]:
        """What the public said so far in this match, without what was taken back."""
        history = self._session.match.history
        kept = [one for one in kept_counts(self._record.notes()) if one.turn < len(history)]
        return tuple(one for one in kept if history[one.turn].entry.seat == one.seat)

    def told(self) -> dict[int, str]:
        """The same in words, by the number of actions before each."""
        return {one.turn: self._told(one) for one in self.counts()}

    def asked_seat(self) -> Seat | None:
        """The audience's, while it is asked something that a room can vote about."""
        asked = (seat for seat in self._session.match.to_act() if seat != HOUSE and self._session.votes(seat))
        return next(asked, None)

    def take(self, count: Count) -> None:
        """The majority answers for the public. How many said what is kept with the match, so that it can be told."""
        choice = self._session.match.choices(count.seat)[0]
        answer = {choice.fields[0].name: count.chosen}
        with suppress(StoreProblem):  # without room for this note nobody can say how many hands it were, nothing else
            self._record.note(VOTES_NOTE, with_count(self._record.notes(), count))
        self._flow.take_from_paper({count.seat: choice.make(**answer)})
        if self._session.match.turn > count.turn:
            self._covers.remark(self._told(count))

    def take_from_phones(self) -> None:
        """Votes that were given on phones count, also where nobody came to count them."""
        seat, match = self.asked_seat(), self._session.match
        pick = votable(match.choices(seat)) if seat is not None else None
        if seat is not None and pick is not None and (count := self._covers.ballot.count(match.turn, seat, pick)):
            self.take(count)

    def skip(self, seat: Seat) -> None:
        """The public never holds a table up: it answers nothing or, where the rules want something, a bot does."""
        pick = votable(self._session.match.choices(seat))
        if pick is not None and pick.min == 0:
            choice = self._session.match.choices(seat)[0]
            self._flow.take_from_paper({seat: choice.make(**{pick.name: ()})})
            return
        self._session.let_bot_answer(seat)
        self._flow.back_to_room()

    def _told(self, count: Count) -> str:
        return told_count(count, self._session.table.names[count.seat])
