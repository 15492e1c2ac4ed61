"""Who is asked in which phase, and what they may do."""

from artgames.engine.api import HOUSE, Seat
from artgames.engine.choices import Choice, Order, Pick
from artgames.games.stolen_paintings.rules import records
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, AUCTION_SIZE, MAX_STOLEN, State

_OPEN_EXHIBIT = (Choice(records.OpenExhibit),)
_READY = (Choice(records.Ready),)
_TIME_UP = (Choice(records.TimeUp),)
_NEXT_ROUND = (Choice(records.NextRound),)
_DECIDE = (Choice(records.Decide),)
_HOUSE_ONLY = (HOUSE,)

# Limits are few, so each of these is built once.
_LIMITS = (3, AUCTION_SIZE)

# SP-09, SP-10: any number of marks up to the limit, and none at all.
_MARK = {
    limit: (Choice(records.Mark, (Pick("tokens", ALL_TOKENS, 0, limit, "token"),), secret=True),) for limit in _LIMITS
}


def _wager_on(token: int, limit: int) -> Choice:
    others = tuple(other for other in ALL_TOKENS if other != token)
    return Choice(records.Wager, (Pick("others", others, 0, limit - 1, "token"),), (("token", token),), secret=True)


# SP-35: a wager token lies on a painting that is marked, so the token of the wager settles the first of the marks.
_MARK_OR_WAGER = {limit: _MARK[limit] + tuple(_wager_on(token, limit) for token in ALL_TOKENS) for limit in _LIMITS}


# SP-24: open to all, and never empty, since something was stolen for sure.
_WRITE = {
    limit: (Choice(records.Confirm, (Pick("tokens", ALL_TOKENS, 1, limit, "token"),), together=True),)
    for limit in _LIMITS
}


def asked(state: State) -> tuple[Seat, ...]:
    phase = state.phase
    if phase == "guess":
        missing = not_agreed(state) if state.house.cooperative else detectives_without_marks(state)
        return (*missing, HOUSE) if _house_choices(state) else missing
    if phase == "exhibit":
        watching = tuple([seat for seat in detectives(state) if seat not in state.ready])
        return (*watching, HOUSE) if state.house.timer_seconds else watching
    if phase in ("theft", "arrange"):
        return (state.thief,)
    return () if phase == "ended" else _HOUSE_ONLY


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat == HOUSE:
        return _house_choices(state)
    if not 0 <= seat < state.house.seats:
        return ()
    return _thief_choices(state) if seat == state.thief else _detective_choices(state, seat)


def _house_choices(state: State) -> tuple[Choice, ...]:
    phase, house = state.phase, state.house
    if phase == "gather":
        return _OPEN_EXHIBIT
    if phase == "scored":
        return _NEXT_ROUND
    if phase == "exhibit":
        return _TIME_UP if house.timer_seconds else ()
    if phase == "guess":
        return (_DECIDE if may_decide(state) else ()) + (_TIME_UP if house.guess_seconds else ())
    return ()


def _thief_choices(state: State) -> tuple[Choice, ...]:
    if state.phase == "theft":  # SP-05
        return (Choice(records.Steal, (Pick("paintings", state.exhibit, 1, MAX_STOLEN),), secret=True),)
    if state.phase == "arrange":  # SP-07
        return (Choice(records.Hang, (Order("paintings", state.auction),), secret=True),)
    return ()


def _detective_choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if state.phase == "exhibit" and seat not in state.ready:
        return _READY
    if state.phase == "guess" and state.house.cooperative:
        return _team_choices(state, seat)
    if state.phase == "guess" and state.marks[seat] is None:
        may_wager = bool(state.purses) and state.purses[seat] > 0
        return (_MARK_OR_WAGER if may_wager else _MARK)[state.house.max_marks]
    return ()


def _team_choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    """To stand behind the sheet as it is, or to write another one."""
    if seat in state.agreed:
        return ()
    write = _WRITE[state.house.max_marks]
    return (Choice(records.Confirm, given=(("tokens", state.sheet),), together=True), *write) if state.sheet else write


def may_decide(state: State) -> bool:
    """SP-24: more than half of the detectives stand behind the sheet."""
    return state.house.coop_majority and 2 * len(state.agreed) > state.house.seats - 1


def not_agreed(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat in detectives(state) if seat not in state.agreed])


def detectives(state: State) -> list[Seat]:
    return [seat for seat in range(state.house.seats) if seat != state.thief]


def detectives_without_marks(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, marked in enumerate(state.marks) if marked is None and seat != state.thief])
