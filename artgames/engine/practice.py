"""A practice round: a little match that goes by a script, with a coach who says what to try next.

The learner sits at seat 0 and plays on the real board by the real rules; the others do what the script says. A game
that has one puts it into `games/<slug>/practice.py` as `PRACTICE`.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from artgames.engine.api import (
    HOUSE,
    Decision,
    Options,
    Outcome,
    Refused,
    Rules,
    S,
    Seat,
    SeatKnowledge,
    Setup,
    Step,
    refuse,
    require_choice,
)
from artgames.engine.choices import Action, Choice
from artgames.engine.facts import Facts
from artgames.engine.info import GameInfo
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice

LEARNER: Seat = 0

READING = 0.3
ACTING = 3.0
"""Seconds for a word, and for a move with all that is seen of it."""

_ASTRAY = Sentence("engine", QT_TRANSLATE_NOOP("engine", "That’s allowed, but for now do as the coach says."))

Plan: TypeAlias = Callable[[Any], Action]
"""What is to be done, given the state in which it is done."""

Accepts: TypeAlias = Callable[[Any, Action], bool]
"""Whether an action will do as well as the planned one, in this state."""


class Move(msgspec.Struct, frozen=True):
    """Something that a seat does. The learner does it by hand, and so does the house, by the learner's large button."""

    seat: Seat
    plan: Plan
    accepts: Accepts | None = None
    """None: only the planned action will do."""

    @property
    def is_by_hand(self) -> bool:
        return self.seat in (LEARNER, HOUSE)

    def fits(self, state: Any, action: Action) -> bool:
        return action == self.plan(state) if self.accepts is None else self.accepts(state, action)


class Line(msgspec.Struct, frozen=True):
    """What the coach says, and what happens then, one move after another. A line without moves is only read."""

    says: Sentence
    moves: tuple[Move, ...] = ()
    astray: Sentence = _ASTRAY
    """The answer to something else that the learner may do by the rules."""


class Coach:
    """Says the lines of one game's practice round."""

    def __init__(self, context: str) -> None:
        self._say = Voice(context)

    def __call__(self, text: str, *moves: Move, astray: str = "", **people: Seat) -> Line:
        """A line with its moves. `people` are those whom the text names; `astray` is a text, too."""
        return Line(self._say(text, people), moves, self._say(astray) if astray else _ASTRAY)


class Lesson(msgspec.Struct, frozen=True):
    """A practice round. The options may go beyond what is offered at set-up, if the opening settles them."""

    seats: int
    lines: tuple[Line, ...]
    options: Options = {}
    cards: int = 0
    """How many paintings it takes."""

    opening: Callable[[Setup], Step[Any]] | None = None
    """The table as the learner finds it; None: as a match begins."""

    def setup(
        self, info: GameInfo, cards: tuple[int, ...], years: tuple[int, ...] = (), facts: tuple[Facts, ...] = ()
    ) -> Setup:
        options, taken = {**info.complete({}), **self.options}, slice(self.cards)
        return Setup(self.seats, options, "practice", cards[taken], years=years[taken], facts=facts[taken])

    def seconds(self) -> float:
        """About how long it takes."""
        words = sum(len(line.says.text.split()) for line in self.lines)
        return words * READING + sum(len(line.moves) for line in self.lines) * ACTING


class PracticeMatch(Match[S]):
    """A match that only goes as its lesson goes. It has no clock, no way back and no result, and is kept nowhere."""

    def __init__(
        self,
        info: GameInfo,
        rules: Rules[S],
        lesson: Lesson,
        cards: tuple[int, ...] = (),
        *,
        years: tuple[int, ...] = (),
        facts: tuple[Facts, ...] = (),
    ) -> None:
        """`years` are those of the cards, for a game that needs dates; `facts` are their labels, for one that asks."""
        setup = lesson.setup(info, cards, years, facts)
        opening = lesson.opening(setup) if lesson.opening is not None else None
        super().__init__(info.slug, rules, setup, opening=opening)
        self.lesson = lesson
        self._read = 0

    # Where the lesson is

    @property
    def line(self) -> int:
        """The number of the line that the coach says now; of none when all are said."""
        return self._place()[0]

    @property
    def is_over(self) -> bool:
        return self.line == len(self.lesson.lines)

    @property
    def is_reading(self) -> bool:
        """Whether the coach waits until the learner has read."""
        return not self.is_over and not self.lesson.lines[self.line].moves

    def due(self) -> Move | None:
        """The move that comes next, if the coach does not wait to be read."""
        line, done = self._place()
        moves = self.lesson.lines[line].moves if line < len(self.lesson.lines) else ()
        return moves[done] if moves else None

    def planned(self, move: Move) -> Action:
        """What a move of the lesson does as things stand."""
        return move.plan(self.state)

    def _place(self) -> tuple[int, int]:
        """The line, and how many of its moves are done: both follow from what was done and read so far."""
        done, read = self.turn, self._read
        for number, line in enumerate(self.lesson.lines):
            if done < len(line.moves) or (not line.moves and not read):
                return number, done
            done -= len(line.moves)
            read -= not line.moves
        return len(self.lesson.lines), 0

    def go_on(self) -> None:
        """The learner has read the line."""
        if self.is_reading:
            self._read += 1
            self._tell(())

    # The match, as far as the lesson lets it go

    def to_act(self) -> tuple[Seat, ...]:
        due = self.due()
        return () if due is None else tuple(seat for seat in super().to_act() if seat == due.seat)

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        return super().choices(seat) if seat in self.to_act() else ()

    def submit(self, seat: Seat, action: Action, *, at: float = 0.0, turn: int | None = None) -> Step[S]:
        """Do what the lesson expects. Whatever else is allowed is answered by a friendly sentence. Raises Refused."""
        due = self.due()
        if due is None or due.seat != seat:
            raise refuse("not_asked", QT_TRANSLATE_NOOP("engine", "Read what the coach says first."))
        if not due.fits(self.state, action):
            require_choice(self.rules, self.state, seat, action)
            raise Refused("astray", self.lesson.lines[self.line].astray)
        return super().submit(seat, action, at=at, turn=turn)

    def outcome(self) -> Outcome | None:
        return None

    def timed(self) -> int | None:
        return None

    def can_undo(self, seat: Seat) -> bool:
        return False


class Scripted:
    """Plays its part of a lesson."""

    def __init__(self, match: PracticeMatch[Any]) -> None:
        self._match = match

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        due = self._match.due()
        assert due is not None
        return Decision(self._match.planned(due))


def rehearse(match: PracticeMatch[Any]) -> list[str]:
    """Go through a lesson as it is planned: what is wrong with it, in words; nothing when it runs to its end."""
    wrong = [f"before line 1: {name}" for name in match.rules.check(match.state)]
    while not match.is_over and not wrong:
        number, due = match.line + 1, match.due()
        if due is None:
            match.go_on()
            continue
        try:
            match.submit(due.seat, match.planned(due))
        except Refused as refusal:
            wrong.append(f"line {number}: {refusal}")
        wrong += [f"line {number}: {name}" for name in match.rules.check(match.state)]
    return wrong
