"""The course of a match: write, then guess → scored for each dialogue, then the album; once a round."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step
from artgames.engine.choices import Choice, Pick, Text
from artgames.engine.game_rules import GameRules
from artgames.engine.points import added, most_points
from artgames.engine.tuples import replaced
from artgames.engine.writing import tidy
from artgames.games.dialogue import GAME
from artgames.games.dialogue.rules import records, views
from artgames.games.dialogue.rules.invariants import invariants
from artgames.games.dialogue.rules.records import ALL_TOKENS, LONGEST_TEXT, MOST_LINES, ROW_SIZE, State
from artgames.games.dialogue.rules.scoring import score_scene

_TWO_TOKENS = Pick("tokens", ALL_TOKENS, 2, 2, "token")  # SP-48: two different ones, in any order
_WRITE = (Choice(records.Write, (_TWO_TOKENS, Text("text", LONGEST_TEXT)), secret=True),)
_GUESS = (Choice(records.Guess, (_TWO_TOKENS,), secret=True),)
_NAME = (Choice(records.NameSpeakers, (_TWO_TOKENS,), secret=True),)
_GO_ON = (Choice(records.GoOn),)
_READ_OUT = (Choice(records.ReadOut),)
_NEXT_ROUND = (Choice(records.NextRound),)

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    house = _settle(setup)
    deck, rng = setup.dealt()
    nobody = (None,) * setup.seats
    state = State(
        house=house,
        rng=rng,
        phase="write",
        round=1,
        deck=deck[ROW_SIZE:],
        row=deck[:ROW_SIZE],
        written=nobody,
        guesses=nobody,
        totals=(0,) * setup.seats,
    )
    return Step(state, (records.RoundStarted(1, state.row),), reveals=True)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "write" and not state.house.aloud:
        return tuple(seat for seat, written in enumerate(state.written) if written is None)
    if state.phase == "guess":
        done, writer = views.locked(state), views.writer(state)
        seats = (seat for seat in range(state.house.seats) if seat not in done)
        return tuple(seat for seat in seats if seat != writer or state.house.aloud)
    return () if state.phase == "ended" else (HOUSE,)


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if state.house.aloud and state.phase == "write":
        return _READ_OUT
    if seat == views.writer(state) and state.phase == "guess":
        return _NAME
    return {"write": _WRITE, "guess": _GUESS, "scored": _GO_ON}.get(state.phase, _NEXT_ROUND)


def outcome(state: State) -> Outcome | None:
    """SP-48: most points; a tie is shared."""
    return most_points(state.totals) if state.phase == "ended" else None


def _settle(setup: Setup) -> records.House:
    """The house rules of a match. Raises Refused for options, seats or a box that do not fit."""
    options = GAME.settle(setup)
    # With two rows in the box the next twelve are never those that have just hung.
    GAME.check_cards(len(setup.deck), ROW_SIZE if options["rounds"] == 1 else 2 * ROW_SIZE)
    return records.House(seats=setup.seats, cards=len(setup.deck), **options)


# Writing and reading


def _write(state: State, seat: Seat, action: records.Write) -> Done:
    one = records.Written(tuple(sorted(action.tokens)), tidy(action.text, MOST_LINES))
    written = replaced(state.written, seat, one)
    state, told = _with(state, written=written), records.DialogueWritten(seat, one)
    return Step(state, (told,)) if None in written else _read_first(state, (told,))


def _read_first(state: State, before: tuple[Event, ...]) -> Done:
    first, rng = state.rng.below(state.house.seats)  # SP-48: a random start, then in the order of the seats
    return _read(_with(state, rng=rng), first, before)


def _read(state: State, writer: Seat, before: tuple[Event, ...]) -> Done:
    written = state.written[writer]
    text = written.text if written is not None else ""  # on paper, nobody knows yet who speaks
    nobody = (None,) * state.house.seats
    state = _with(state, phase="guess", readers=(*state.readers, writer), guesses=nobody)
    return Step(state, (*before, records.DialogueRead(writer, text)), reveals=True)


# Guessing


def _guess(state: State, seat: Seat, action: records.Guess) -> Done:
    pair = tuple(sorted(action.tokens))
    guesses = replaced(state.guesses, seat, pair)
    state, locked = _with(state, guesses=guesses), records.GuessLocked(seat, pair)
    return Step(state, (locked,)) if to_act(state) else _reveal(state, locked)


def _name_speakers(state: State, seat: Seat, action: records.NameSpeakers) -> Done:
    pair = tuple(sorted(action.tokens))
    state = _with(state, written=replaced(state.written, seat, records.Written(pair, "")))
    named = records.SpeakersNamed(seat, pair)
    return Step(state, (named,)) if to_act(state) else _reveal(state, named)


def _reveal(state: State, locked: Event) -> Done:
    """First the guesses, then the two speakers, then the points."""
    writer = state.readers[-1]
    written = state.written[writer]
    assert written is not None
    portraits = tuple(state.row[token - 1] for token in written.tokens)
    rows = score_scene(writer, state.guesses, written.tokens)
    scored = _with(
        state,
        phase="scored",
        totals=added(state.totals, rows),
        pad=(*state.pad, records.Scene(state.round, writer, written.text, written.tokens, portraits, rows)),
    )
    events = (
        locked,
        records.GuessesRevealed(state.guesses),
        records.SpeakersRevealed(writer, written.tokens, portraits),
        records.SceneScored(rows),
    )
    return Step(scored, events, reveals=True)


# Going on


def _go_on(state: State, seat: Seat, action: records.GoOn) -> Done:
    """SP-48: everybody's dialogue is read once; then they are all shown again."""
    if len(state.readers) < state.house.seats:
        return _read(state, (state.readers[-1] + 1) % state.house.seats, ())
    opened = records.AlbumOpened(state.round)
    if state.round < state.house.rounds:
        return Step(_with(state, phase="album"), (opened,), reveals=True)
    ended = records.MatchEnded(most_points(state.totals))
    return Step(_with(state, phase="ended"), (opened, ended), reveals=True)


def _next_round(state: State, seat: Seat, action: records.NextRound) -> Done:
    """SP-48: twelve new portraits. A deck that runs low is refilled with what hung before the last row."""
    deck, box, rng = state.deck, state.box, state.rng
    if len(deck) < ROW_SIZE:
        shuffled, rng = rng.shuffled(box)
        deck, box = deck + shuffled, ()
    nobody = (None,) * state.house.seats
    state = _with(
        state,
        phase="write",
        round=state.round + 1,
        deck=deck[ROW_SIZE:],
        row=deck[:ROW_SIZE],
        box=box + state.row,
        rng=rng,
        readers=(),
        written=nobody,
        guesses=nobody,
    )
    return Step(state, (records.RoundStarted(state.round, state.row),), reveals=True)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do={
        records.Write: _write,
        records.ReadOut: lambda state, seat, action: _read_first(state, ()),
        records.NameSpeakers: _name_speakers,
        records.Guess: _guess,
        records.GoOn: _go_on,
        records.NextRound: _next_round,
    },
    view=views.view,
    outcome=outcome,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
