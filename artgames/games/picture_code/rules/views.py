"""Who sees what, which other worlds look the same, and what follows from how things stand."""

from typing import NamedTuple

import msgspec

from artgames.engine.api import Outcome, Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.games.picture_code.rules.records import MOST, TEAMS, Kind, Reason, State, TableView, Team, other


class Victory(NamedTuple):
    team: Team
    reason: Reason


def giver(state: State) -> Seat:
    """Who writes the clues of the team whose turn it is."""
    return state.house.givers[TEAMS.index(state.team)]


def guessers(state: State) -> tuple[Seat, ...]:
    """All others of that team: any of them may point for all of them."""
    return tuple(seat for seat, team in enumerate(state.house.teams) if team == state.team and seat != giver(state))


def left(state: State, team: Team) -> int:
    """How many paintings this team still has to find."""
    return sum(kind == team and place not in state.open for place, kind in enumerate(state.key))


def guesses_left(state: State) -> int | None:
    """SP-50: the number of the clue and one more; after 0 and “unlimited” there is no limit."""
    if state.phase != "guess":
        return None
    turn = state.turns[-1]
    return turn.number + 1 - len(turn.found) if 1 <= turn.number <= MOST else None


def may_stop(state: State) -> bool:
    """SP-50: not before the first guess."""
    return state.phase == "guess" and bool(state.turns[-1].found)


def victory(state: State) -> Victory | None:
    """SP-50: the alarm loses; whose last painting is uncovered wins, whoever did it."""
    if any(state.key[place] == "alarm" for place in state.open):
        return Victory(other(state.team), "alarm")
    for team in TEAMS:
        if left(state, team) == 0:
            return Victory(team, "all_found" if team == state.team else "given_away")
    return None


def outcome(state: State) -> Outcome | None:
    won = victory(state)
    if won is None:
        return None
    points = tuple(int(team == won.team) for team in state.house.teams)
    winners = tuple(seat for seat, point in enumerate(points) if point)
    return Outcome(winners, points, f"{won.reason}_{won.team}", counted=False)


def knows_key(state: State, seat: Seat | None) -> bool:
    return state.phase == "ended" or seat in state.house.givers


def view(state: State, seat: Seat | None) -> TableView:
    house, won = state.house, victory(state)
    return TableView(
        phase=state.phase,
        seats=len(house.teams),
        seat=own_seat(seat, len(house.teams)),
        wall=state.wall,
        key=state.key if knows_key(state, seat) else (),
        shown=tuple(kind if place in state.open else None for place, kind in enumerate(state.key)),
        team=state.team,
        first=house.first,
        teams=house.teams,
        givers=house.givers,
        left=(left(state, "sun"), left(state, "rain")),
        turns=state.turns,
        guesses_left=guesses_left(state),
        may_stop=may_stop(state),
        names=house.names,
        marked=state.marked,
        missed=state.missed,
        winner=won.team if won else None,
        reason=won.reason if won else None,
    )


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """What is covered could belong to anybody, as far as those who do not know the key can tell."""
    key: list[Kind] = list(state.key)
    if not knows_key(state, seat):
        covered = [place for place in range(len(key)) if place not in state.open]
        kinds, rng = rng.shuffled([key[place] for place in covered])
        for place, kind in zip(covered, kinds, strict=True):
            key[place] = kind
    return msgspec.structs.replace(state, key=tuple(key), rng=rng)
