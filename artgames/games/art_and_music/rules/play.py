"""The course of a match: love → guess → scored, once for each seat, until it has ended."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step
from artgames.engine.choices import Choice, Pick, Text
from artgames.engine.game_rules import GameRules
from artgames.engine.points import added, most_points
from artgames.engine.tuples import replaced
from artgames.engine.writing import tidy
from artgames.games.art_and_music import GAME
from artgames.games.art_and_music.rules import records, views
from artgames.games.art_and_music.rules.invariants import invariants
from artgames.games.art_and_music.rules.records import ALL_TOKENS, LONGEST_HINT, ROW_SIZE, State
from artgames.games.art_and_music.rules.scoring import score_turn

_ONE_TOKEN = Pick("tokens", ALL_TOKENS, 1, 1, "token")
_LOVE = (Choice(records.Love, (_ONE_TOKEN, Text("hint", LONGEST_HINT)), secret=True), Choice(records.Pass, secret=True))
_GUESS = (Choice(records.Guess, (_ONE_TOKEN,), secret=True),)
_NAME = (Choice(records.NamePainting, (_ONE_TOKEN,), secret=True),)
_SAY = (Choice(records.SayHint),)
_PASS = (Choice(records.Pass),)
_NEXT_TURN = (Choice(records.NextTurn),)

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    house = _settle(setup)
    deck, rng = setup.dealt()
    lover, rng = rng.below(setup.seats)
    state = State(
        house=house,
        rng=rng,
        phase="love",
        round=1,
        lover=lover,
        deck=deck[ROW_SIZE:],
        row=deck[:ROW_SIZE],
        guesses=(None,) * setup.seats,
        totals=(0,) * setup.seats,
    )
    return Step(state, (records.TurnStarted(1, lover, state.row),), reveals=True)


def to_act(state: State) -> tuple[Seat, ...]:
    aloud = state.house.aloud
    if state.phase == "love":
        return (state.lover, HOUSE) if aloud else (state.lover,)
    if state.phase == "guess":
        done = views.locked(state)
        seats = (seat for seat in range(state.house.seats) if seat not in done)
        return tuple(seat for seat in seats if seat != state.lover or aloud)
    return (HOUSE,) if state.phase == "scored" else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if state.house.aloud and state.phase == "love":
        return _SAY if seat == HOUSE else _PASS
    if state.phase == "guess" and seat == state.lover:
        return _NAME
    return {"love": _LOVE, "guess": _GUESS}.get(state.phase, _NEXT_TURN)


def outcome(state: State) -> Outcome | None:
    """SP-39: most points; a tie is shared."""
    return most_points(state.totals) if state.phase == "ended" else None


def _settle(setup: Setup) -> records.House:
    """The house rules of a match. Raises Refused for options, seats or a box that do not fit."""
    options = GAME.settle(setup)  # SP-37
    # SP-38: with two rows in the box the next eight are never those that have just hung.
    GAME.check_cards(len(setup.deck), ROW_SIZE if options["keep_row"] else 2 * ROW_SIZE)
    return records.House(seats=setup.seats, cards=len(setup.deck), **options)


def _love(state: State, seat: Seat, action: records.Love) -> Done:
    """SP-39: free words, shown to all. They cannot be taken back once they are read."""
    hint, (token,) = tidy(action.hint), action.tokens
    return Step(
        _with(state, phase="guess", hint=hint, token=token), (records.HintGiven(seat, hint, token),), reveals=True
    )


def _pass(state: State, seat: Seat, action: records.Pass) -> Done:
    passed = (records.TurnPassed(seat),)
    if state.round < state.house.seats:
        return _start_turn(state, passed)
    return _end(_with(state, phase="ended"), passed)


def _guess(state: State, seat: Seat, action: records.Guess) -> Done:
    (token,) = action.tokens
    guesses = replaced(state.guesses, seat, token)
    state, locked = _with(state, guesses=guesses), records.GuessLocked(seat, token)
    return Step(state, (locked,)) if to_act(state) else _reveal(state, locked)


def _say_hint(state: State, seat: Seat, action: records.SayHint) -> Done:
    return Step(_with(state, phase="guess"), (records.HintGiven(state.lover, "", None),), reveals=True)


def _name_painting(state: State, seat: Seat, action: records.NamePainting) -> Done:
    (token,) = action.tokens
    state, named = _with(state, token=token), records.PaintingNamed(seat, token)
    return Step(state, (named,)) if to_act(state) else _reveal(state, named)


def _reveal(state: State, locked: Event) -> Done:
    """First the guesses, then the lover's painting, then the points."""
    assert state.token is not None
    painting = state.row[state.token - 1]
    rows = score_turn(state.lover, state.guesses, state.token)
    scored = _with(
        state,
        phase="scored",
        totals=added(state.totals, rows),
        pad=(*state.pad, records.Turn(state.round, state.lover, state.hint, state.token, painting, rows)),
    )
    events = (
        locked,
        records.GuessesRevealed(state.guesses),
        records.ChoiceRevealed(state.lover, state.token, painting),
        records.TurnScored(rows),
    )
    if state.round < state.house.seats:
        return Step(scored, events, reveals=True)
    return _end(_with(scored, phase="ended"), events)


def _end(state: State, events: tuple[Event, ...]) -> Done:
    return Step(state, (*events, records.MatchEnded(most_points(state.totals))), reveals=True)


def _next_turn(state: State, seat: Seat, action: records.NextTurn) -> Done:
    return _start_turn(state, ())


def _start_turn(state: State, before: tuple[Event, ...]) -> Done:
    """SP-39: one turn each, to the left."""
    lover = (state.lover + 1) % state.house.seats
    state = state if state.house.keep_row else _hang_row(state)
    state = _with(
        state,
        phase="love",
        round=state.round + 1,
        lover=lover,
        hint="",
        token=None,
        guesses=(None,) * state.house.seats,
    )
    return Step(state, (*before, records.TurnStarted(state.round, lover, state.row)), reveals=True)


def _hang_row(state: State) -> State:
    """SP-38: eight new ones. A deck that runs low is refilled with what hung before the last row."""
    deck, box, rng = state.deck, state.box, state.rng
    if len(deck) < ROW_SIZE:
        shuffled, rng = rng.shuffled(box)
        deck, box = deck + shuffled, ()
    row: records.Paintings = deck[:ROW_SIZE]
    return _with(state, row=row, deck=deck[ROW_SIZE:], box=box + state.row, rng=rng)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do={
        records.Love: _love,
        records.SayHint: _say_hint,
        records.NamePainting: _name_painting,
        records.Pass: _pass,
        records.Guess: _guess,
        records.NextTurn: _next_turn,
    },
    view=views.view,
    outcome=outcome,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
