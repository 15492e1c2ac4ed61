"""The cooperative game: one sheet, which every detective confirms (SP-23, SP-24)."""

import msgspec

from artgames.engine.api import Event, Seat, Step
from artgames.games.stolen_paintings.rules import views
from artgames.games.stolen_paintings.rules.asking import detectives, not_agreed
from artgames.games.stolen_paintings.rules.events import RoundDecided, SheetConfirmed, SheetLocked
from artgames.games.stolen_paintings.rules.guess import close_round
from artgames.games.stolen_paintings.rules.records import Confirm, Decide, House, State, Team
from artgames.games.stolen_paintings.rules.scoring import team_rows

_with = msgspec.structs.replace


def empty_sheet(house: House) -> Team | msgspec.UnsetType:
    return Team() if house.cooperative else msgspec.UNSET


def confirm(state: State, seat: Seat, action: Confirm) -> Step[State]:
    """SP-24: whoever writes another sheet stands behind it alone, until the others confirm it."""
    tokens = tuple(sorted(action.tokens))
    is_new = tokens != state.sheet
    agreed = (seat,) if is_new else tuple(sorted((*state.agreed, seat)))
    state = _with(state, team=Team(tokens, agreed))
    said = SheetConfirmed(seat, tokens, is_new)
    if not not_agreed(state):
        return _lock(state, (said, SheetLocked(tokens, agreed, "all")))
    return Step(state, (said,))


def decide(state: State, seat: Seat, action: Decide) -> Step[State]:
    """SP-24: in a deadlock the majority decides."""
    return _lock(state, (SheetLocked(state.sheet, state.agreed, "majority"),))


def time_is_up(state: State) -> Step[State]:
    """SP-13: the last sheet that anybody has confirmed counts, and nothing at all if there is none."""
    return _lock(state, (SheetLocked(state.sheet, state.agreed, "time"),))


def _lock(state: State, before: tuple[Event, ...]) -> Step[State]:
    """SP-23: exactly what was stolen, and the detectives win; anything else, and the thief does."""
    team = detectives(state)
    marks = tuple([state.sheet if seat in team else None for seat in range(state.house.seats)])
    rows = team_rows(state.thief, marks, views.stolen_tokens(state))
    found = state.sheet == views.stolen_tokens(state)
    return close_round(_with(state, marks=marks), rows, before, RoundDecided(state.thief, found), found)
