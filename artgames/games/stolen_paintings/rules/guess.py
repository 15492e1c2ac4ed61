"""The guesses, and what comes to light when the last one is locked in."""

import msgspec

from artgames.engine.api import Event, Seat, Step
from artgames.games.stolen_paintings.rules import sight
from artgames.games.stolen_paintings.rules.asking import detectives_without_marks
from artgames.games.stolen_paintings.rules.events import (
    GuessesRevealed,
    MarksLocked,
    MatchEnded,
    RoundScored,
    TheftRevealed,
)
from artgames.games.stolen_paintings.rules.scoring import final_outcome, score_round
from artgames.games.stolen_paintings.rules.stakes import lay, spend
from artgames.games.stolen_paintings.rules.values import Mark, PadRound, State, Tokens, Wager

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
    tokens = sight.stolen_tokens(state)
    taken = tuple([state.auction[token - 1] for token in tokens])
    rows = score_round(state.thief, state.marks, tokens, state.wagers)
    state = _with(
        state,
        phase="ended" if state.round == state.house.rounds else "scored",
        totals=tuple([total + row.points for total, row in zip(state.totals, rows, strict=True)]),
        pad=(*state.pad, PadRound(state.round, state.thief, tokens, rows, taken)),
        stakes=spend(state),
    )
    places = tuple([state.exhibit.index(painting) for painting in taken])
    revealed = GuessesRevealed(state.marks, state.wagers)
    events = (*before, revealed, TheftRevealed(tokens, taken, places), RoundScored(rows))
    if state.phase == "ended":
        events = (*events, MatchEnded(final_outcome(state.totals, state.pad)))
    return Step(state, events, reveals=True)
