"""The course of a match: gather → exhibit → theft → arrange → guess → scored, and so on until it has ended."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, Seat, Setup, Step
from artgames.engine.game_rules import GameRules
from artgames.games.stolen_paintings.rules import asking, guess, records, team, views
from artgames.games.stolen_paintings.rules.events import (
    AuctionDrawn,
    AuctionOpened,
    ExhibitClosed,
    PaintingsStolen,
    RoundStarted,
)
from artgames.games.stolen_paintings.rules.exhibit import close_exhibit, open_exhibit, say_ready
from artgames.games.stolen_paintings.rules.invariants import invariants
from artgames.games.stolen_paintings.rules.options import settle, thief_after, thieves
from artgames.games.stolen_paintings.rules.records import AUCTION_SIZE, State
from artgames.games.stolen_paintings.rules.scoring import final_outcome
from artgames.games.stolen_paintings.rules.stakes import full_purses, nothing_laid

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    house = settle(setup)
    shuffled, rng = setup.dealt()
    deck = tuple(sorted(shuffled, key=lambda painting: painting not in setup.first))
    in_turn = thieves(house)
    first, rng = rng.below(len(in_turn))  # SP-02
    state = State(
        house=house,
        rng=rng,
        phase="gather",
        round=1,
        thief=in_turn[first],
        marks=(None,) * setup.seats,
        totals=(0,) * setup.seats,
        deck=deck,
        stakes=full_purses(house),
        team=team.empty_sheet(house),
    )
    return Step(state, (RoundStarted(1, state.thief),), reveals=True)


def outcome(state: State) -> Outcome | None:
    return final_outcome(state.totals, state.pad) if state.phase == "ended" else None


def timed(state: State) -> int | None:
    seconds = {"exhibit": state.house.timer_seconds, "guess": state.house.guess_seconds}.get(state.phase, 0)
    return seconds or None


def _time_up(state: State, seat: Seat, action: records.TimeUp) -> Done:
    if state.phase == "exhibit":
        return close_exhibit(state, (ExhibitClosed(by_time=True),))
    return team.time_is_up(state) if state.house.cooperative else guess.lock_without_marks(state)


def _steal(state: State, seat: Seat, action: records.Steal) -> Done:
    """SP-06: the theft stands before any newcomer is drawn, and cannot be taken back once they are seen."""
    stolen = tuple([painting for painting in state.exhibit if painting in action.paintings])
    drawn = AUCTION_SIZE - len(stolen)
    auction, rng = state.rng.shuffled(stolen + state.deck[:drawn])  # SP-07
    announced = len(stolen) if state.house.announce_count else None  # SP-08
    events = (PaintingsStolen(seat, stolen, announced), AuctionDrawn(seat, auction))
    state = _with(state, phase="arrange", stolen=stolen, auction=auction, deck=state.deck[drawn:], rng=rng)
    return Step(state, events, reveals=True) if state.house.thief_arranges else _open_auction(state, auction, events)


def _hang(state: State, seat: Seat, action: records.Hang) -> Done:
    return _open_auction(state, action.paintings, ())


def _open_auction(state: State, auction: records.Paintings, before: tuple[Event, ...]) -> Done:
    """The tokens 1–8 follow the final order (SP-07)."""
    opened = _with(state, phase="guess", auction=auction)
    return Step(opened, (*before, AuctionOpened(auction)), reveals=True)


def _next_round(state: State, seat: Seat, action: records.NextRound) -> Done:
    """SP-02: the thief changes clockwise. SP-16: everything on the table goes into the box."""
    thief = thief_after(state.house, state.thief)
    state = _with(
        state,
        phase="gather",
        round=state.round + 1,
        thief=thief,
        marks=(None,) * state.house.seats,
        stakes=nothing_laid(state),
        team=team.empty_sheet(state.house),
        box=state.box + state.exhibit + views.newcomers(state),
        exhibit=(),
        stolen=(),
        auction=(),
    )
    return Step(state, (RoundStarted(state.round, thief),), reveals=True)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=asking.asked,
    choices=asking.choices,
    do={
        records.OpenExhibit: open_exhibit,
        records.Ready: say_ready,
        records.TimeUp: _time_up,
        records.Steal: _steal,
        records.Hang: _hang,
        records.Mark: guess.mark,
        records.Wager: guess.wager,
        records.Confirm: team.confirm,
        records.Decide: team.decide,
        records.NextRound: _next_round,
    },
    view=views.view,
    outcome=outcome,
    timed=timed,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
