"""The course of a match: gather → look → forge → guess → revealed, and so on until it has ended."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step
from artgames.engine.choices import Choice, Pick
from artgames.engine.game_rules import GameRules
from artgames.engine.points import most_points
from artgames.engine.tuples import replaced
from artgames.games.forgers.rules import records, views
from artgames.games.forgers.rules.invariants import invariants
from artgames.games.forgers.rules.options import settle
from artgames.games.forgers.rules.records import ALL_PLACES, HAND_SIZE, WALL_SIZE, State

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    house = settle(setup)
    deck, rng = setup.dealt()
    forger, rng = rng.below(setup.seats)
    seats = range(setup.seats)
    hands = tuple(deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in seats)
    state = State(
        house=house,
        rng=rng,
        phase="gather",
        round=1,
        forger=forger,
        points=(0,) * setup.seats,
        deck=deck[setup.seats * HAND_SIZE :],
        hands=hands,
        loot=((),) * setup.seats,
    )
    dealt = tuple(records.HandDealt(seat, hands[seat]) for seat in seats)
    return Step(state, (*dealt, records.RoundStarted(1, forger)), reveals=True)


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case "look":
            looking = tuple(seat for seat in _others(state) if seat not in state.ready)
            return (*looking, HOUSE) if state.house.timer_seconds else looking
        case "forge":
            return (state.forger,)
        case "guess":
            asked = views.guesser(state)
            return () if asked is None else (asked,)
    return () if state.phase == "ended" else (HOUSE,)


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if seat == HOUSE:
        kinds = {"gather": records.OpenWall, "look": records.TimeUp, "revealed": records.NextRound}
        return (Choice(kinds[state.phase]),)
    if state.phase == "look":
        return (Choice(records.Ready),)
    return _forge_choices(state) if state.phase == "forge" else _guess_choices(state)


def outcome(state: State) -> Outcome | None:
    return final_outcome(state.points) if state.phase == "ended" else None


def timed(state: State) -> int | None:
    """SP-45: the wall is shown for so long in every round."""
    return (state.house.timer_seconds or None) if state.phase == "look" else None


def final_outcome(points: tuple[int, ...]) -> Outcome:
    """SP-46: most paintings win, a tie is shared."""
    return most_points(points, "most_paintings")


# Who may do what


def _forge_choices(state: State) -> tuple[Choice, ...]:
    """SP-41: exactly one forgery for each other player, at places of their own. SP-42: pairs may change places besides.

    They do so first, so that whatever is chosen fits together: a forgery never changes places with anything.
    """
    count = state.house.forgeries
    cards = Pick("cards", state.hands[state.forger], count, count)
    places = Pick("places", ALL_PLACES, count, count, "place")
    swaps = [Pick("swapped", ALL_PLACES if pairs else (), 2 * pairs, 2 * pairs, "place") for pairs in _pairs(state)]
    return tuple(Choice(records.Forge, (cards, places, swapped), secret=True) for swapped in swaps)


def _pairs(state: State) -> range:
    return range(state.house.extra_swaps + 1)


def _guess_choices(state: State) -> tuple[Choice, ...]:
    """SP-44: a place that was named in vain may be named again, one whose forgery is gone may not."""
    return (Choice(records.Guess, (Pick("places", views.standing(state.wall), 1, 1, "place"),)),)


def _others(state: State) -> list[Seat]:
    return [seat for seat in range(state.house.seats) if seat != state.forger]


# The wall


def _open_wall(state: State, seat: Seat, action: records.OpenWall) -> Done:
    """SP-43: only gaps are filled; forgeries that nobody found hang on as ordinary paintings."""
    wall = state.wall or (None,) * WALL_SIZE
    filled = tuple(place for place, painting in enumerate(wall) if painting is None)
    new = iter(state.deck[: len(filled)])
    hung = tuple(next(new) if painting is None else painting for painting in wall)
    state = _with(state, phase="look", wall=hung, deck=state.deck[len(filled) :])
    return Step(state, (records.WallOpened(hung, filled),), reveals=True)


def _ready(state: State, seat: Seat, action: records.Ready) -> Done:
    """The wall closes early only when everybody but the forger says so."""
    ready = tuple(sorted((*state.ready, seat)))
    if len(ready) == state.house.forgeries:
        return _close_wall(state, (records.LookerReady(seat), records.WallClosed(by_time=False)))
    return Step(_with(state, ready=ready), (records.LookerReady(seat),))


def _time_up(state: State, seat: Seat, action: records.TimeUp) -> Done:
    return _close_wall(state, (records.WallClosed(by_time=True),))


def _close_wall(state: State, events: tuple[Event, ...]) -> Done:
    # Nothing is shown by it, yet it must not be taken back: that would be a second look at the wall.
    return Step(_with(state, phase="forge", ready=()), events, reveals=True)


# Forging and guessing


def _forge(state: State, seat: Seat, action: records.Forge) -> Done:
    wall = views.exchanged(tuple(painting for painting in state.wall if painting is not None), action.swapped)
    hung = dict(zip(action.places, action.cards, strict=True))
    forged = tuple(records.Forgery(place, wall[place], hung[place]) for place in sorted(hung))
    wall = tuple(hung.get(place, painting) for place, painting in enumerate(wall))
    left = tuple(card for card in state.hands[seat] if card not in action.cards)
    swapped = views.in_order(action.swapped)
    state = _with(
        state, phase="guess", wall=wall, forged=forged, swapped=swapped, hands=replaced(state.hands, seat, left)
    )
    return Step(state, (records.ForgeriesHung(seat, forged, swapped), records.WallReopened(wall)), reveals=True)


def _guess(state: State, seat: Seat, action: records.Guess) -> Done:
    """SP-43: for a forgery that is found the guesser gets a stolen painting, for a wrong guess the forger keeps one."""
    (place,) = action.places
    painting = state.wall[place]
    assert painting is not None  # the choice offers no gap
    found = any(forgery.place == place for forgery in state.forged)
    taker = seat if found else state.forger
    guess = records.Pointed(seat, place, painting, found)
    state = _with(
        state,
        guesses=(*state.guesses, guess),
        points=tuple(points + (other == taker) for other, points in enumerate(state.points)),
        wall=tuple(None if found and other == place else hung for other, hung in enumerate(state.wall)),
        box=(*state.box, painting) if found else state.box,
    )
    made = records.GuessMade(guess, taker)
    if len(state.guesses) == state.house.forgeries or (state.house.stop_immediately and _is_decided(state)):
        return _reveal(state, (made,))
    return Step(state, (made,), reveals=True)


def _is_decided(state: State) -> bool:
    return max(state.points) >= state.house.goal


def _reveal(state: State, before: tuple[Event, ...]) -> Done:
    """SP-43: which of the stolen paintings somebody gets makes no difference, so chance decides. SP-46: the match ends
    after the guesses of the round in which somebody gets there."""
    stolen, rng = state.rng.shuffled([forgery.original for forgery in state.forged])
    takers = [guess.seat if guess.found else state.forger for guess in state.guesses]
    taken = tuple(zip(takers, stolen, strict=False))
    seats = range(state.house.seats)
    rows = tuple(_row(state, seat) for seat in seats)
    told = records.PadRound(state.round, state.forger, state.forged, state.swapped, state.guesses, rows)
    state = _with(
        state,
        rng=rng,
        phase="ended" if _is_decided(state) else "revealed",
        loot=tuple(state.loot[seat] + tuple(card for taker, card in taken if taker == seat) for seat in seats),
        box=state.box + stolen[len(taken) :],
        pad=(*state.pad, told),
    )
    events = (*before, records.ForgeriesRevealed(state.forged, state.swapped, taken))
    if state.phase == "ended":
        events = (*events, records.MatchEnded(final_outcome(state.points)))
    return Step(state, events, reveals=True)


def _row(state: State, seat: Seat) -> records.Row:
    is_forger = seat == state.forger
    hits = sum(guess.found for guess in state.guesses if guess.seat == seat)
    wrong = sum(not guess.found for guess in state.guesses if guess.seat == seat)
    missed = sum(not guess.found for guess in state.guesses) if is_forger else 0
    return records.Row(seat, is_forger, hits, wrong, missed, missed if is_forger else hits)


def _next_round(state: State, seat: Seat, action: records.NextRound) -> Done:
    """SP-47: the forger's hand is filled up again, the other hands stay as they are. The left neighbour is next."""
    old, missing = state.forger, state.house.forgeries
    drawn = state.deck[:missing]
    forger = (old + 1) % state.house.seats
    state = _with(
        state,
        phase="gather",
        round=state.round + 1,
        forger=forger,
        deck=state.deck[missing:],
        hands=replaced(state.hands, old, state.hands[old] + drawn),
        forged=(),
        swapped=(),
        guesses=(),
    )
    return Step(state, (records.HandDealt(old, drawn), records.RoundStarted(state.round, forger)), reveals=True)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do={
        records.OpenWall: _open_wall,
        records.Ready: _ready,
        records.TimeUp: _time_up,
        records.Forge: _forge,
        records.Guess: _guess,
        records.NextRound: _next_round,
    },
    view=views.view,
    outcome=outcome,
    timed=timed,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
