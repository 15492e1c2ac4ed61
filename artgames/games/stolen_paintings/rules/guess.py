"""The guesses, and what comes to light when the last one is locked in."""

import msgspec

from artgames.engine.api import Event, Seat, Step
from artgames.games.stolen_paintings.rules import views
from artgames.games.stolen_paintings.rules.asking import detectives_without_marks
from artgames.games.stolen_paintings.rules.events import (
    GuessesRevealed,
    MarksLocked,
    MatchEnded,
    RoundScored,
    TheftRevealed,
)
from artgames.games.stolen_paintings.rules.records import Mark, PadRound, Row, State, Tokens, Wager
from artgames.games.stolen_paintings.rules.scoring import final_outcome, score_round
from artgames.games.stolen_paintings.rules.stakes import lay, spend

_with = msgspec.structs.replace


def mark(state: State, seat: Seat, action: Mark) -> Step[State]:
    return _lock(state, seat, tuple(sorted(action.tokens)), 0)


def wager(state: State, seat: Seat, action: Wager) -> Step[State]:
    """SP-35: at most one token in a round, and only on a painting that is marked."""
    return _lock(state, seat, tuple(sorted((action.token, *action.others))), action.token)


def _lock(state: State, seat: Seat, tokens: Tokens, token: int) -> Step[State]:
    marks = (*state.marks[:seat], tokens, *state.marks[seat + 1 :])
    state = _with(state, marks=marks, stakes=lay(state, seat, token))
    locked = MarksLocked(seat, tokens, token)
    if not detectives_without_marks(state):
        return _reveal(state, (locked,))
    return Step(state, (locked,))


def lock_without_marks(state: State) -> Step[State]:
    """SP-13: whoever has not locked in when the time for guessing is up makes no mark."""
    missing = detectives_without_marks(state)
    marks = tuple([() if seat in missing else marked for seat, marked in enumerate(state.marks)])
    return _reveal(_with(state, marks=marks), tuple(MarksLocked(seat, ()) for seat in missing))


def _reveal(state: State, before: tuple[Event, ...]) -> Step[State]:
    """SP-14: first the guesses, then the theft."""
    rows = score_round(state.thief, state.marks, views.stolen_tokens(state), state.wagers)
    return close_round(state, rows, (*before, GuessesRevealed(state.marks, state.wagers)), RoundScored(rows))


def close_round(
    state: State, rows: tuple[Row, ...], before: tuple[Event, ...], verdict: Event, found: bool | None = None
) -> Step[State]:
    """Everything is on the table: the theft is shown, the round is written down."""
    tokens = views.stolen_tokens(state)
    taken = tuple([state.auction[token - 1] for token in tokens])
    state = _with(
        state,
        phase="ended" if state.round == state.house.rounds else "scored",
        totals=tuple([total + row.points for total, row in zip(state.totals, rows, strict=True)]),
        pad=(*state.pad, PadRound(state.round, state.thief, tokens, rows, taken, found, state.agreed)),
        stakes=spend(state),
    )
    places = tuple([state.exhibit.index(painting) for painting in taken])
    events = (*before, TheftRevealed(tokens, taken, places), verdict)
    if state.phase == "ended":
        events = (*events, MatchEnded(final_outcome(state.totals, state.pad)))
    return Step(state, events, reveals=True)
