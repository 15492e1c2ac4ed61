"""The course of a match: gather → exhibit → theft → arrange → guess → scored, and so on until it has ended."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step, require_choice
from artgames.engine.choices import Action, Choice, Order, Pick
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.rules import sight
from artgames.games.stolen_paintings.rules.decoys import lay_decoys_on_top
from artgames.games.stolen_paintings.rules.house import cards_for_a_round, settle
from artgames.games.stolen_paintings.rules.invariants import broken_invariants
from artgames.games.stolen_paintings.rules.scoring import final_outcome, score_round
from artgames.games.stolen_paintings.rules.values import (
    ALL_TOKENS,
    AUCTION_SIZE,
    MAX_STOLEN,
    AuctionDrawn,
    AuctionOpened,
    DeckReshuffled,
    DetectiveReady,
    ExhibitClosed,
    ExhibitOpened,
    GuessesRevealed,
    Hang,
    Mark,
    Marks,
    MarksLocked,
    MatchEnded,
    NextRound,
    OpenExhibit,
    PadRound,
    Paintings,
    PaintingsStolen,
    Ready,
    RoundScored,
    RoundStarted,
    State,
    Steal,
    TableView,
    TheftRevealed,
    TimeUp,
)

_OPEN_EXHIBIT = (Choice(OpenExhibit),)
_READY = (Choice(Ready),)
_TIME_UP = (Choice(TimeUp),)
_NEXT_ROUND = (Choice(NextRound),)
_HOUSE_ONLY = (HOUSE,)

# SP-09, SP-10: any number of marks up to the limit, and none at all. Limits are few, so each is built once.
_MARK = {
    limit: (Choice(Mark, (Pick("tokens", ALL_TOKENS, 0, limit, "token"),), secret=True),) for limit in (3, AUCTION_SIZE)
}

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


class StolenPaintings:
    """The rules. Methods that carry a ruling name it."""

    version = 1
    actions: tuple[type[Action], ...] = (OpenExhibit, Ready, TimeUp, Steal, Hang, Mark, NextRound)
    state_type = State

    def start(self, setup: Setup) -> Done:
        house = settle(setup)
        deck, rng = Rng.from_seed(setup.seed).shuffled(setup.deck)
        thief, rng = rng.below(setup.seats)  # SP-02
        state = State(
            house=house,
            rng=rng,
            phase="gather",
            round=1,
            thief=thief,
            marks=(None,) * setup.seats,
            totals=(0,) * setup.seats,
            deck=deck,
        )
        return Step(state, (RoundStarted(1, thief),), reveals=True)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        if phase == "guess":
            missing = _detectives_without_marks(state)
            return (*missing, HOUSE) if state.house.guess_seconds else missing
        if phase == "exhibit":
            watching = tuple([seat for seat in _detectives(state) if seat not in state.ready])
            return (*watching, HOUSE) if state.house.timer_seconds else watching
        if phase in ("theft", "arrange"):
            return (state.thief,)
        return () if phase == "ended" else _HOUSE_ONLY

    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        if seat == HOUSE:
            return _house_choices(state)
        if not 0 <= seat < state.house.seats:
            return ()
        return _thief_choices(state) if seat == state.thief else _detective_choices(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Done:
        require_choice(self, state, seat, action)
        return _DO[type(action)](state, seat, action)

    def view(self, state: State, seat: Seat | None) -> TableView:
        return sight.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return final_outcome(state.totals, state.pad) if state.phase == "ended" else None

    def timed(self, state: State) -> int | None:
        seconds = {"exhibit": state.house.timer_seconds, "guess": state.house.guess_seconds}.get(state.phase, 0)
        return seconds or None

    def check(self, state: State) -> list[str]:
        return broken_invariants(state)

    def reshuffle_unseen(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return sight.reshuffle_unseen(state, seat, rng)


# Who may do what


def _house_choices(state: State) -> tuple[Choice, ...]:
    phase, house = state.phase, state.house
    if phase == "gather":
        return _OPEN_EXHIBIT
    if phase == "scored":
        return _NEXT_ROUND
    if (phase == "exhibit" and house.timer_seconds) or (phase == "guess" and house.guess_seconds):
        return _TIME_UP
    return ()


def _thief_choices(state: State) -> tuple[Choice, ...]:
    if state.phase == "theft":  # SP-05
        return (Choice(Steal, (Pick("paintings", state.exhibit, 1, MAX_STOLEN),), secret=True),)
    if state.phase == "arrange":  # SP-07
        return (Choice(Hang, (Order("paintings", state.auction),), secret=True),)
    return ()


def _detective_choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if state.phase == "exhibit" and seat not in state.ready:
        return _READY
    if state.phase == "guess" and state.marks[seat] is None:
        return _MARK[state.house.max_marks]
    return ()


def _detectives(state: State) -> list[Seat]:
    return [seat for seat in range(state.house.seats) if seat != state.thief]


def _detectives_without_marks(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, marked in enumerate(state.marks) if marked is None and seat != state.thief])


# The exhibit


def _open_exhibit(state: State, seat: Seat, action: OpenExhibit) -> Done:
    """SP-04: all paintings are shown at once."""
    events: tuple[Event, ...] = ()
    if len(state.deck) < cards_for_a_round(state.house):
        state = _refill_deck(state)
        events = (DeckReshuffled(),)
    size = state.house.exhibit
    exhibit = state.deck[:size]
    deck, rng = lay_decoys_on_top(state.deck[size:], exhibit, state.house, state.rng)
    opened = _with(state, phase="exhibit", exhibit=exhibit, deck=deck, rng=rng)
    return Step(opened, (*events, ExhibitOpened(exhibit)), reveals=True)


def _refill_deck(state: State) -> State:
    """SP-15: the box goes under the rest of the deck, and only ever here, so that no painting of this round's exhibit
    can come back as a newcomer."""
    shuffled, rng = state.rng.shuffled(state.box)
    return _with(state, deck=state.deck + shuffled, box=(), rng=rng)


def _ready(state: State, seat: Seat, action: Ready) -> Done:
    """SP-04: the exhibit closes early only when every detective says so."""
    ready = tuple(sorted((*state.ready, seat)))
    said = DetectiveReady(seat)
    if len(ready) == state.house.seats - 1:
        return _close_exhibit(state, (said, ExhibitClosed(by_time=False)))
    return Step(_with(state, ready=ready), (said,))


def _close_exhibit(state: State, events: tuple[Event, ...]) -> Done:
    # Nothing is shown by it, yet it must not be taken back: that would be a second look at the exhibit.
    return Step(_with(state, phase="theft", ready=()), events, reveals=True)


def _time_up(state: State, seat: Seat, action: TimeUp) -> Done:
    if state.phase == "exhibit":
        return _close_exhibit(state, (ExhibitClosed(by_time=True),))
    return _lock_without_marks(state)


# The theft and the auction


def _steal(state: State, seat: Seat, action: Steal) -> Done:
    """SP-06: the theft stands before any newcomer is drawn, and cannot be taken back once they are seen."""
    stolen = tuple([painting for painting in state.exhibit if painting in action.paintings])
    drawn = AUCTION_SIZE - len(stolen)
    auction, rng = state.rng.shuffled(stolen + state.deck[:drawn])  # SP-07
    announced = len(stolen) if state.house.announce_count else None  # SP-08
    events = (PaintingsStolen(seat, stolen, announced), AuctionDrawn(seat, auction))
    state = _with(state, phase="arrange", stolen=stolen, auction=auction, deck=state.deck[drawn:], rng=rng)
    return Step(state, events, reveals=True) if state.house.thief_arranges else _open_auction(state, auction, events)


def _hang(state: State, seat: Seat, action: Hang) -> Done:
    return _open_auction(state, action.paintings, ())


def _open_auction(state: State, auction: Paintings, before: tuple[Event, ...]) -> Done:
    """The tokens 1–8 follow the final order (SP-07)."""
    opened = _with(state, phase="guess", auction=auction)
    return Step(opened, (*before, AuctionOpened(auction)), reveals=True)


def _mark(state: State, seat: Seat, action: Mark) -> Done:
    tokens = tuple(sorted(action.tokens))
    marks = (*state.marks[:seat], tokens, *state.marks[seat + 1 :])
    locked = MarksLocked(seat, tokens)
    if marks.count(None) == 1:  # only the thief's is left
        return _reveal(state, marks, (locked,))
    return Step(_with(state, marks=marks), (locked,))


def _lock_without_marks(state: State) -> Done:
    """SP-13: whoever has not locked in when the time for guessing is up makes no mark."""
    missing = _detectives_without_marks(state)
    marks = tuple([() if seat in missing else marked for seat, marked in enumerate(state.marks)])
    return _reveal(state, marks, tuple(MarksLocked(seat, ()) for seat in missing))


# The reveal


def _reveal(state: State, marks: Marks, before: tuple[Event, ...]) -> Done:
    """SP-14: first the guesses, then the theft."""
    tokens = sight.stolen_tokens(state)
    taken = tuple([state.auction[token - 1] for token in tokens])
    rows = score_round(state.thief, marks, tokens)
    state = _with(
        state,
        phase="ended" if state.round == state.house.rounds else "scored",
        marks=marks,
        totals=tuple([total + row.points for total, row in zip(state.totals, rows, strict=True)]),
        pad=(*state.pad, PadRound(state.round, state.thief, tokens, rows, taken)),
    )
    places = tuple([state.exhibit.index(painting) for painting in taken])
    events = (*before, GuessesRevealed(marks), TheftRevealed(tokens, taken, places), RoundScored(rows))
    if state.phase == "ended":
        events = (*events, MatchEnded(final_outcome(state.totals, state.pad)))
    return Step(state, events, reveals=True)


def _next_round(state: State, seat: Seat, action: NextRound) -> Done:
    """SP-02: the left neighbour is the next thief. SP-16: everything on the table goes into the box."""
    thief = (state.thief + 1) % state.house.seats
    state = _with(
        state,
        phase="gather",
        round=state.round + 1,
        thief=thief,
        marks=(None,) * state.house.seats,
        box=state.box + state.exhibit + sight.newcomers(state),
        exhibit=(),
        stolen=(),
        auction=(),
    )
    return Step(state, (RoundStarted(state.round, thief),), reveals=True)


_DO: dict[type[Action], Callable[[State, Seat, Any], Done]] = {
    OpenExhibit: _open_exhibit,
    Ready: _ready,
    TimeUp: _time_up,
    Steal: _steal,
    Hang: _hang,
    Mark: _mark,
    NextRound: _next_round,
}
