"""Answers that somebody began and has not locked in: they outlive every new picture until the answer is given."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from artgames.app.table.match_session import TableSession
from artgames.engine.api import HOUSE, Seat, View
from artgames.engine.choices import Action, Choice
from artgames.scene.board import Board
from artgames.scene.draft_answer import Sketch


class Question(NamedTuple):
    """What somebody is asked, and since when: the same words in the next round are another question."""

    asked: Seat | None
    """None where several people put one answer together."""

    since: int
    choices: tuple[Choice, ...]


Begun: TypeAlias = dict[Seat | None, tuple[Question, Sketch]]
"""By whose page it was begun on; None is the shared screen."""


class Drafts:
    """Shows pictures on a board, and puts back on each what its audience had begun to answer there.

    What was begun on one person's page is kept for that page only, what was begun before everybody's eyes for the
    shared screen: so nothing secret can ever turn up in the room.
    """

    def __init__(self, board: Board[View], session: TableSession, kept: Begun) -> None:
        """`kept` is what was begun in this match before somebody left the table, and outlives this evening."""
        self._board, self._session, self._match = board, session, session.match
        self._kept = kept
        self._open: tuple[Seat | None, Question] | None = None
        """For whom the board is shown now, and what can be answered on it."""

    def show_private(self, seat: Seat) -> None:
        """The page of one person."""
        self._board.answers_openly = None
        self._show(self._match.view(seat), seat, self._match.choices(seat), seat)

    def show_room(self, view: View, *, rests: bool) -> None:
        """The shared screen. What can be answered here and now is only offered when nothing moves any more."""
        player = self._session.open_answerer() if rests else None
        self._board.answers_openly = player
        choices = () if player is None else self._match.choices(player)
        asked = player if player is not None or not rests else self._presses_openly()
        self._show(view, None, choices, asked)

    def _presses_openly(self) -> Seat:
        """Whose gestures lead to something on the shared screen, where nobody puts an answer together there."""
        openly = (seat for seat in self._session.people_asked() if not self._session.answers_in_secret(seat))
        return next(openly, HOUSE)

    def _show(self, view: View, audience: Seat | None, choices: tuple[Choice, ...], asked: Seat | None) -> None:
        """Draw the picture of this audience, where `asked` may answer, with what was begun."""
        self.shut_down()
        self._board.show(view, audience, choices)
        if asked is not None:
            own = self._question(asked)
            question = self._question(None) if self._board.answers_together() else own
            self._open = (audience, question)
            kept = self._kept.get(audience)
            if kept is not None and kept[0] in (question, own):  # own: what somebody has taken back
                self._board.put_back(kept[1])

    def shut_down(self) -> None:
        """The board is about to show something else: keep what was begun on it, if that is still asked."""
        page, self._open = self._open, None
        if page is None or page[1] != self._question(page[1].asked):
            return
        sketch = self._board.sketch()
        if sketch is not None:
            self._kept[page[0]] = (page[1], sketch)
        else:
            self._kept.pop(page[0], None)

    def take_back(self, asked: Seat, action: Action) -> None:
        """An answer was taken back: it is what was begun."""
        self._open = None
        audience = asked if self._session.answers_in_secret(asked) else None
        self._kept[audience] = (self._question(asked), Sketch(action))

    def has(self, seat: Seat) -> bool:
        """Whether something waits behind this seat's curtain."""
        kept = self._kept.get(seat)
        return kept is not None and kept[0] == self._question(seat)

    def complete(self) -> dict[Seat, Action]:
        """What was begun, is covered now, and would count if it were locked in as it is."""
        found: dict[Seat, Action] = {}
        for question, sketch in self._kept.values():
            seat = self._session.open_answerer() if question.asked is None else question.asked
            if seat is None or sketch.answer is None or question != self._question(question.asked):
                continue
            if self.may_give(seat, sketch.answer):
                found[seat] = sketch.answer
        return found

    def may_give(self, seat: Seat, action: Action) -> bool:
        """Whether this is an answer to what the seat is asked now."""
        choices = self._match.choices(seat)
        return any(choice.fits(action) and choice.problem(action) is None for choice in choices)

    def _question(self, asked: Seat | None) -> Question:
        """It is another one as soon as whoever is asked, or the house, has done something. What several are asked
        together is another one when they are asked something else: whoever of them is the next to answer."""
        history = self._match.history
        steps = (at for at in range(len(history), 0, -1) if history[at - 1].entry.seat in (asked, HOUSE))
        answers = self._session.open_answerer() if asked is None else asked
        return Question(asked, next(steps, 0), () if answers is None else self._match.choices(answers))
