"""Between raids: the Boss is checked, the loot is put away, and the next raid begins or the police come."""

import msgspec

from artgames.engine.api import Event, Step
from artgames.games.art_robbery.data import RAIDS, Faces
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.records import MIDDLE, Out, RaidEnd, Row, State
from artgames.games.art_robbery.rules.scoring import final_outcome, score

STALLED = 2
"""AR-17: so many reshuffles without a tile leaving the middle end a raid."""

_with = msgspec.structs.replace


def end_raid(faces: Faces, state: State, happened: list[Event]) -> State:
    """AR-11: the middle is empty; or AR-17: what still lies there goes out of the game."""
    left = state.middle
    happened.append(events.RaidEnded(state.raid, bool(left), left))
    out = (*state.out, *(Out(tile, MIDDLE) for tile in left))
    return _check_boss(faces, _with(state, phase="raid_over", middle=(), out=out), bool(left), happened)


def _check_boss(faces: Faces, state: State, stalled: bool, happened: list[Event]) -> State:
    """AR-12: whoever holds the Boss now must also hold a 4 or a 5 of this raid now."""
    boss = faces.bosses[state.raid]
    holder = next((seat for seat, loot in enumerate(state.loot) if boss in loot), MIDDLE)
    if holder == MIDDLE:
        return _with(state, raid_end=RaidEnd(stalled, MIDDLE, False))
    if any(tile in state.loot[holder] for tile in faces.keepers[state.raid]):
        happened.append(events.BossKept(holder, boss))
        return _with(state, raid_end=RaidEnd(stalled, holder, True))
    happened.append(events.BossCaught(holder, boss))
    loot = tuple(tuple(tile for tile in pile if tile != boss) for pile in state.loot)
    return _with(state, loot=loot, out=(*state.out, Out(boss, holder)), raid_end=RaidEnd(stalled, holder, False))


def go_on(faces: Faces, state: State) -> Step[State]:
    """AR-13: all loot goes face down, where it is safe."""
    stacks = tuple(tuple(sorted(stack + loot)) for stack, loot in zip(state.stacks, state.loot, strict=True))
    state = _with(state, stacks=stacks, loot=((),) * state.house.seats, raid_end=None)
    return _next_raid(faces, state) if state.raid + 1 < RAIDS else _call_the_police(faces, state)


def _next_raid(faces: Faces, state: State) -> Step[State]:
    """AR-14: the dog stays where it is. AR-15: its owner begins; if nobody has it, the left neighbour of the one who
    played last. Hands and deck stay as they are."""
    raid = state.raid + 1
    starter = state.dog if state.dog != MIDDLE else (state.active + 1) % state.house.seats
    state = _with(state, phase="play", raid=raid, active=starter, middle=faces.tiles_of(raid), reshuffles=0)
    return Step(state, (events.StacksClosed(), events.RaidStarted(raid, starter)))


def _call_the_police(faces: Faces, state: State) -> Step[State]:
    rows = score(faces, state.house, state.stacks, state.out)
    outcome = final_outcome(state.house, rows)
    happened = (
        events.StacksClosed(),
        events.Revealed(state.stacks),
        *_what_the_police_do(rows),
        events.MatchEnded(outcome),
    )
    return Step(_with(state, phase="ended", rows=rows, outcome=outcome), happened, reveals=True)


def _what_the_police_do(rows: tuple[Row, ...]) -> list[Event]:
    arrested = tuple(row.seat for row in rows if row.arrested)
    happened: list[Event] = [events.Arrested(arrested)] if arrested else []
    return happened + [events.Penalised(row.seat, row.lost, row.penalty) for row in rows if row.penalised]
